/**
 * What the gateway asks of the drawing engine: read a request, plan, edit or forecast it, draw a throw-away picture of it, or an example of
 * ours. All of it that is dear runs in threads.
 */

import type { DeckOutline, FigureChange, Outline, OutlineAsk, Proposals, ProposedOutline, ProposedPlan } from '@deckwright/brief';
import type { DocumentWish, MisfitNotice, ReadText } from '@deckwright/convert/document';
import type { DrawProblem } from '@deckwright/core/draw-problem';
import type { Prior } from '@deckwright/draw/catalog';
import type { ChangedFigure } from '@deckwright/draw/deck';
import type { TestMark } from '@deckwright/draw/scene';
import type { Brand, BrandBook } from '@deckwright/draw/themes';
import type { Facts } from '@deckwright/gallery';
import type { ReadJson } from '@deckwright/platform/http';
import type { InvoiceDocument } from '@deckwright/platform/invoices';
import type { JsonObject, OutputFormat, PictureFingerprint } from '@deckwright/platform/jobs';

/** A deck that was read: what its job and those of its slides need to know of it. */
export interface ReadDeck {
  readonly ok: true;
  readonly input_hash: string;
  readonly outputs: readonly OutputFormat[];
  readonly name: string | null;
  readonly theme_id: string;
  readonly slides: readonly ReadDeckSlide[];
}

export interface ReadDeckSlide {
  /** Name of the slide's job. */
  readonly name: string | null;
  /** The slide as a request of its own. */
  readonly request_text: string;
  readonly input_hash: string;
  /** Of a brief: the typed slide that it was read as. */
  readonly routed?: unknown;
}

export type Refused = { readonly ok: false; readonly problem: DrawProblem };

/** A request that was read: what a job needs to know of it. */
export interface ReadSlide {
  readonly ok: true;
  readonly input_hash: string;
  readonly outputs: readonly OutputFormat[];
  readonly name: string | null;
}

/** Brands by their ids. */
export const bookOf =
  (brands: Brands = []): BrandBook =>
  (id) =>
    brands.find(({ theme }) => theme.id === id);

/** The drawing's part of the render response. */
export type Report = JsonObject;

/** Those that a request names, pinned. */
export type Brands = readonly Brand[];

export interface Forecast {
  readonly ok: true;
  readonly report: Report;
}

/** Of a deck. */
export interface DeckForecast extends Forecast {
  /** Usable slides of which no two are alike, which are paid for. */
  readonly paid_slides: number;
}

export interface Preview extends Forecast {
  readonly png: Uint8Array;
}

export interface DrawnScene {
  readonly png: Uint8Array;
  readonly fingerprint: PictureFingerprint;
}

/** What of a request for a plan matters beside the brief. */
export interface PlanAsk {
  readonly top?: number | undefined;
  readonly locale?: string | undefined;
  readonly language?: string | undefined;
  readonly allow_low_confidence: boolean;
  readonly variant_policy?: string | undefined;
  /** What a model has answered so far, where one may propose. */
  readonly proposals?: Proposals | undefined;
}

/** What a brief would become, as an answer; where a model may propose, with what is still to be asked. */
export interface PlanMade {
  readonly report: Report;
  readonly proposed?: Pick<ProposedPlan, 'asks' | 'proposer'>;
}

export type OutlineReport = Outline;

/** A document that was read, and how it is to become a deck. */
export interface DocumentAsk {
  readonly wish: DocumentWish;
  readonly document: Omit<ReadText, 'markdown'>;
  /** Data URIs of pictures, by their ids. */
  readonly pictures?: ReadonlyMap<string, string>;
  /** Name of the document, for an outline that people edit. */
  readonly name?: string;
  /** Such an outline of the same document after an edit. */
  readonly edited?: string;
  /** What a model has answered so far, where one may propose. */
  readonly proposals?: Proposals;
}

export type DocumentOutline =
  | {
      readonly ok: true;
      readonly outline: DeckOutline;
      /** As Markdown that people edit; where a name of the document is known. */
      readonly editable?: string;
      /** Where a model may propose. */
      readonly proposed?: Omit<ProposedOutline, 'outline'>;
    }
  /** What is wrong with an edited outline. */
  | { readonly ok: false; readonly detail: string };

/** A deck that is not kept. */
export interface DeckFile {
  readonly ok: true;
  readonly report: Report;
  /** Absent where no slide stands. */
  readonly pptx?: Uint8Array;
}

export interface FoundPrior {
  readonly prior: Prior;
  readonly score: number;
}

/** A request after an edit: text, since the order of its keys says something. */
export interface EditedText {
  readonly ok: true;
  readonly text: string;
}

export interface EditedDeckText extends EditedText {
  /** Where each slide stood before, from 0. */
  readonly from: readonly number[];
}

export interface RefreshedText extends EditedText {
  readonly figures: readonly ChangedFigure[];
  /** Labels that no slide has. */
  readonly unmatched: readonly string[];
  /** Of a workbook: figures whose cells changed, and what no longer fits. */
  readonly cells?: readonly FigureChange[];
  readonly misfits?: readonly MisfitNotice[];
}

/** Who asks: one share of the threads for each account, and within it for each key. */
export interface Asker {
  readonly account: string;
  readonly key?: string;
  /** Aborts when the caller has disconnected. */
  readonly signal?: AbortSignal;
}

/**
 * The engine for one asker. Each rejects with a ProblemError: 429 when too much of the asker's work waits, 503 when too much of all does or
 * the work takes too long.
 */
export interface Drawing {
  readonly readJson: ReadJson;
  /** Checks a request without drawing it. `text` is the request as sent, `value` what was read from it. */
  read(value: unknown, text: string, brands?: Brands): Promise<ReadSlide | Refused>;
  /** Draws without keeping anything. `text` is the request as sent. */
  forecast(text: string, brands?: Brands): Promise<Forecast | Refused>;
  /** As `read`, for a deck: whole, or not at all. */
  readDeck(value: unknown, text: string, brands?: Brands): Promise<ReadDeck | Refused>;
  /** As `forecast`, for a deck. */
  forecastDeck(text: string, brands?: Brands): Promise<DeckForecast | Refused>;
  /** The .pptx of a deck. */
  deckFile(text: string): Promise<DeckFile | Refused>;
  /** How each text of the request would stand on the slide, and how much longer it could be. */
  fit(text: string, brands?: Brands): Promise<Forecast | Refused>;
  /** As `forecast`, with a PNG of 768 px; with the mark of test keys where it is asked for. */
  preview(text: string, brands?: Brands, mark?: TestMark): Promise<Preview | Refused>;
  /** The preview, a PNG of 768 px, of a stored scene. */
  scene(bytes: Uint8Array): Promise<DrawnScene>;
  /** What a picture of ours looks like. */
  fingerprint(png: Uint8Array): Promise<PictureFingerprint>;
  /** What a brief would become. */
  plan(brief: string, ask: PlanAsk): Promise<PlanMade>;
  /** The slides that a text or briefs would become. */
  outline(ask: OutlineAsk): Promise<OutlineReport>;
  /** The slides that a document in Markdown would become, each of which was drawn to look whether it stands. */
  outlineDocument(markdown: string, ask: DocumentAsk, brands?: Brands): Promise<DocumentOutline>;
  /** Priors that have something of a query, best first. */
  search(query: string, family?: string): Promise<readonly FoundPrior[]>;
  /** A slide's request after an edit; `edit` is the body that says what changes, as sent. */
  editSlide(text: string, edit: string, brands?: Brands): Promise<EditedText | Refused>;
  /** The same of a deck; with a position from 1, the edit is of that slide. */
  editDeck(text: string, edit: string, brands?: Brands, position?: number): Promise<EditedDeckText | Refused>;
  /** A deck's request with other figures; `edit` may have the `cells` of its workbook instead. */
  refreshDeck(text: string, edit: string, brands?: Brands): Promise<RefreshedText | Refused>;
  /** What the checks find on an example; this and the next two reject for a request that cannot be drawn. */
  facts(text: string): Promise<Facts>;
  /** A PNG of 960 px. */
  picture(text: string): Promise<Uint8Array>;
  pptx(text: string): Promise<Uint8Array>;
  /** The PDF of an invoice. */
  invoice(document: InvoiceDocument): Promise<Uint8Array>;
}

/** The engine with its threads. */
export interface DrawingPool {
  readonly readJson: ReadJson;
  for(asker: Asker): Drawing;
  close(): Promise<void>;
}
