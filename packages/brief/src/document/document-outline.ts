/** What a document becomes: the entries of a deck, each with its whole intent, and what of the document is in none of them. */

/** Characters of the document in UTF-16 units, end exclusive, and where they come from. */
export interface DocumentPlace {
  readonly start: number;
  readonly end: number;
  readonly file?: string;
  readonly page?: number;
  readonly slide?: number;
  /** Notes for the speaker of that slide, which it does not show. */
  readonly notes?: true;
  readonly sheet?: string;
  readonly range?: string;
  /** Number of a mail of a thread in the order of time. */
  readonly mail?: number;
  readonly heading?: string;
}

/** A cell of a workbook, as the workbook shows it. */
export interface DocumentCell {
  readonly file: string;
  readonly sheet: string;
  /** `B2`. */
  readonly cell: string;
  readonly text: string;
}

/** A document as text. */
export interface DocumentInput {
  /** GitHub Markdown. */
  readonly markdown: string;
  readonly places?: readonly DocumentPlace[];
  /** Of workbooks: slides say in `sources` which of them they show. */
  readonly cells?: readonly DocumentCell[];
  /** What the file calls itself. It is drawn only where the text says it too. */
  readonly title?: string;
}

export type Intent = Readonly<Record<string, unknown>>;

/** Draws an intent to look whether it stands; undefined where it is refused or drawn with a fault. Sizes in points. */
export type DrawTrial = (intent: Intent) => { readonly smallest_pt: number } | undefined;

export interface DocumentPlanOptions {
  /** Slides of the whole deck, 1 to 30; what the document itself asks for, or as many as it needs, when absent. */
  readonly slides?: number;
  /** What the document is written in, where it leaves that open: `de`, `en-US`. */
  readonly language?: string;
  readonly theme_id?: string;
  /** Title of the deck instead of the document's own. */
  readonly title?: string;
  /** False keeps every heading as it is written; by default a chart of figures may say what they come to. */
  readonly computed_headlines?: boolean;
  readonly draws: DrawTrial;
  /** What `image_src` is for an address of the document, such as `picture:1`; undefined for a picture that is not at hand. */
  readonly picture?: (address: string) => string | undefined;
}

export interface Missing {
  readonly block_id: string;
  readonly what: string;
}

export interface OutlineEntry {
  /** From 1. */
  readonly slide_number: number;
  readonly headline: string;
  /** Whose words the headline is: those of the document, or a sentence computed from the figures of the slide. */
  readonly headline_by: 'document' | 'rule';
  /** The model whose proposal it is, proved by rules; absent for what rules made. */
  readonly completed_by?: string;
  /** For `POST /v1/render/intent`, or as a slide of a deck. */
  readonly intent: Intent;
  readonly block_ids: readonly string[];
  readonly places: readonly DocumentPlace[];
  /** 0 to 1: how sure the form is. A text is itself. */
  readonly confidence: number;
  readonly missing: readonly Missing[];
}

export interface LeftOut {
  readonly block_id: string;
  readonly text: string;
  /**
   * `asked`: the document says so. `no_room`: beyond the slides of a deck. `not_placed`: no slide says it. `superseded`: a later mail of
   * the thread says another figure. The others are no content: a table
   * of contents, a signature, cells beside a table, a sign over a title, notes for the speaker of no slide.
   */
  readonly reason:
    | 'asked'
    | 'no_room'
    | 'not_placed'
    | 'superseded'
    | 'contents'
    | 'signature'
    | 'beside_table'
    | 'page_furniture'
    | 'speaker_notes';
  readonly place?: DocumentPlace;
}

export interface UsedTwice {
  readonly block_id: string;
  readonly text: string;
  readonly slide_numbers: readonly number[];
  readonly place?: DocumentPlace;
}

export interface OutlineNotice {
  readonly code: string;
  readonly message: string;
  readonly remedy: string;
}

/** A block of the document: a heading, paragraph, list, table, quotation, code or picture. */
export interface OutlineBlock {
  readonly id: string;
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

export interface DeckOutline {
  readonly title: string;
  readonly language: string;
  readonly theme_id?: string;
  readonly slides: readonly OutlineEntry[];
  /** All blocks in the order of the document, with their characters. */
  readonly blocks: readonly OutlineBlock[];
  readonly left_out: readonly LeftOut[];
  readonly used_twice: readonly UsedTwice[];
  readonly notices: readonly OutlineNotice[];
}
