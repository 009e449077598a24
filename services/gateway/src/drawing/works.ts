/** The requests and answers of a drawing thread. All of them cross between threads as structured clones. */
import type { OutlineAsk } from '@deckwright/brief';
import type { TestMark } from '@deckwright/draw/scene';
import type { Facts } from '@deckwright/gallery';
import type { InvoiceDocument } from '@deckwright/platform/invoices';
import type { PictureFingerprint } from '@deckwright/platform/jobs';
import type {
  Brands,
  DeckFile,
  DeckForecast,
  DocumentAsk,
  DocumentOutline,
  DrawnScene,
  EditedDeckText,
  EditedText,
  Forecast,
  FoundPrior,
  OutlineReport,
  PlanAsk,
  PlanMade,
  Preview,
  ReadDeck,
  ReadSlide,
  RefreshedText,
  Refused,
} from './drawing.ts';

/** What comes with the text, by work. */
export interface Orders {
  readonly read: undefined;
  readonly read_deck: undefined;
  readonly forecast: undefined;
  readonly forecast_deck: undefined;
  readonly deck_file: undefined;
  readonly fit: undefined;
  readonly preview: { readonly mark: TestMark | undefined };
  /** The text is empty. */
  readonly scene: { readonly bytes: Uint8Array };
  /** The text is empty. */
  readonly fingerprint: { readonly png: Uint8Array };
  readonly facts: undefined;
  readonly picture: undefined;
  readonly pptx: undefined;
  /** The text is empty. */
  readonly invoice: { readonly document: InvoiceDocument };
  /** The text is the brief. */
  readonly plan: PlanAsk;
  /** The text is in the order. */
  readonly outline: OutlineAsk;
  /** The text is the document. */
  readonly outline_document: DocumentAsk;
  /** The text is the query. */
  readonly search: { readonly family: string | undefined };
  /** The text is the slide's request. `edit` is the body that says what changes, as sent: the order of its keys counts. */
  readonly edit_slide: { readonly edit: string };
  /** With a position, `edit` is of that slide. */
  readonly edit_deck: { readonly edit: string; readonly position?: number };
  readonly refresh: { readonly edit: string };
}

export interface Answers {
  readonly read: ReadSlide | Refused;
  readonly read_deck: ReadDeck | Refused;
  readonly forecast: Forecast | Refused;
  readonly forecast_deck: DeckForecast | Refused;
  readonly deck_file: DeckFile | Refused;
  readonly fit: Forecast | Refused;
  readonly preview: Preview | Refused;
  readonly scene: DrawnScene;
  readonly fingerprint: PictureFingerprint;
  readonly facts: Facts;
  readonly picture: Uint8Array;
  readonly pptx: Uint8Array;
  readonly invoice: Uint8Array;
  readonly plan: PlanMade;
  readonly outline: OutlineReport;
  readonly outline_document: DocumentOutline;
  readonly search: readonly FoundPrior[];
  readonly edit_slide: EditedText | Refused;
  readonly edit_deck: EditedDeckText | Refused;
  readonly refresh: RefreshedText | Refused;
}

export type Work = keyof Answers;

export interface Ask<W extends Work> {
  readonly text: string;
  readonly order: Orders[W];
  readonly brands: Brands | undefined;
}

export type Engine = { readonly [W in Work]: (ask: Ask<W>) => Promise<Answers[W]> };

interface Cost {
  /** From when the thread begins. Milliseconds are usual; what takes longer than this is made to take long. */
  readonly within_ms: number;
  /** What a character of its text counts for beside others: prose is dear, reading is cheap. */
  readonly weight: number;
}

export const COSTS: { readonly [W in Work]: Cost } = {
  // A brief is planned to be read.
  read: { within_ms: 20_000, weight: 0.5 },
  read_deck: { within_ms: 20_000, weight: 0.5 },
  forecast: { within_ms: 20_000, weight: 1 },
  forecast_deck: { within_ms: 60_000, weight: 1 },
  deck_file: { within_ms: 60_000, weight: 1 },
  fit: { within_ms: 20_000, weight: 1 },
  preview: { within_ms: 20_000, weight: 1 },
  scene: { within_ms: 20_000, weight: 1 },
  fingerprint: { within_ms: 20_000, weight: 1 },
  facts: { within_ms: 20_000, weight: 1 },
  picture: { within_ms: 20_000, weight: 1 },
  pptx: { within_ms: 20_000, weight: 1 },
  invoice: { within_ms: 20_000, weight: 1 },
  plan: { within_ms: 20_000, weight: 4 },
  outline: { within_ms: 30_000, weight: 8 },
  outline_document: { within_ms: 60_000, weight: 2 },
  search: { within_ms: 5_000, weight: 2 },
  edit_slide: { within_ms: 10_000, weight: 0.5 },
  edit_deck: { within_ms: 20_000, weight: 0.5 },
  refresh: { within_ms: 20_000, weight: 0.5 },
};
