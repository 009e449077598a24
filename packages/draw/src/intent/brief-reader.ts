/** The contract of whoever reads briefs. `draw` reads none itself: a reader is handed in with the request's kit. */
import type { WayOut } from '@deckwright/core/ways-out';

/** Characters of a brief, end exclusive, and what stands there. */
export interface BriefSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A value of the intent with the characters that it was taken from. */
export interface Extracted extends BriefSpan {
  /** JSON Pointer into the intent. */
  readonly path: string;
}

/** What of a brief stands nowhere on the slide. */
export type Unplaced = BriefSpan;

/** A marked blank, such as `[name]`, that nobody filled in. */
export type Blank = BriefSpan;

/** A form that may be meant. */
export interface Candidate {
  readonly form: string;
  readonly variant?: string;
  /** Its share among all forms and a refusal, 0 to 1. */
  readonly score: number;
  /** Its content can be taken from the brief. */
  readonly fillable: boolean;
}

/** Why a form that was understood is not drawn: what the slide would say is not what the brief says. */
export interface BriefFault extends BriefSpan {
  readonly form: string;
  /** The value of the intent that would be false. */
  readonly path: string;
}

export interface RepairOption {
  readonly form: string;
  readonly add: string;
  /** The brief with a clause that has marked blanks, such as `[name]`: filled in, it routes; with a blank left it is refused. */
  readonly completed_brief: string;
  /** The same as steps: change the brief, fill in its blanks, send it again. */
  readonly ways_out: readonly WayOut[];
}

/** A place of a draft that only the writer can fill. */
export interface OpenPlace {
  /** JSON Pointer into the intent of the draft. */
  readonly path: string;
  /** What belongs there: `[number]`, `[name]`, `[text]`, `[month]`, `[low, medium or high]`. */
  readonly blank: string;
}

/** The nearest form, filled with what a brief says: sent back as it is where nothing is open, or with its open places filled. */
export interface BriefDraft {
  readonly form: string;
  readonly variant: string;
  readonly intent: Readonly<Record<string, unknown>>;
  readonly open: readonly OpenPlace[];
}

export interface BriefPlan {
  readonly route: 'selected' | 'needs_confirmation' | 'would_fabricate' | 'unroutable' | 'deck';
  readonly form?: string;
  readonly variant?: string;
  readonly confidence: { readonly calibrated: number; readonly label: 'high' | 'medium' | 'low'; readonly source: 'structural_router' };
  readonly candidates: readonly Candidate[];
  readonly language: string;
  /** A body of `POST /v1/render/intent`: there when something can be drawn. */
  readonly intent?: Readonly<Record<string, unknown>>;
  readonly extracted: readonly Extracted[];
  readonly headline?: 'claim' | 'composed';
  readonly unplaced: readonly Unplaced[];
  /** Words on the slide that are not the brief's: the form needs them. */
  readonly added: readonly { readonly path: string; readonly text: string }[];
  readonly style: { readonly asked: readonly string[]; readonly theme_id?: string; readonly unsupported: readonly string[] };
  readonly repair_options: readonly RepairOption[];
  /** Of what has to be confirmed: what would be drawn. */
  readonly draft?: BriefDraft;
  /** Of a completed brief that was sent as it is: what is still to be filled in. */
  readonly blanks?: readonly Blank[];
  /** Of a refusal whose form was understood: which form, and what is wrong or missing, in a sentence. */
  readonly reason?: string;
  /** The characters that break the proof of what would have been drawn. */
  readonly fault?: BriefFault;
}

export interface PlanOptions {
  readonly locale?: string;
  readonly allow_low_confidence?: boolean;
}

export interface AskedLanguage {
  /** How the text is to be read, where the text itself leaves it open. */
  readonly locale?: string;
  readonly warning?: { readonly code: string; readonly message: string; readonly path: string; readonly remedy: string };
}

/** A pure function of the brief: the same brief gives the same plan. */
export interface BriefReader {
  /** The longest brief that it reads. */
  readonly max_characters: number;
  planBrief(brief: string, options: PlanOptions): BriefPlan;
  /** The language that a caller asks for, against the one that the brief is written in. `asked` is an ISO 639-1 code or a tag that begins with one. */
  askedLanguage(brief: string, asked: string | undefined): AskedLanguage;
  /** `[name] (2), [number] (1)`. */
  countedBlanks(blanks: readonly Blank[]): string;
}
