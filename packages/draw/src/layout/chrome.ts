/** The texts around the body of a slide: title, source, footnotes and bands. */

/** What is drawn beside the sentence of the takeaway. All of it comes from the caller. */
export interface Implication {
  readonly label?: Sourced;
  readonly figure?: Sourced;
  readonly figure_label?: Sourced;
  readonly icon?: Sourced;
  /** A few words at the end, such as who decides when; not drawn beside a figure. */
  readonly note?: Sourced;
}

/** A text of the frame and its pointer in the request. */
export interface Sourced {
  readonly text: string;
  readonly path: string;
}

/** A note at the foot. Its number stands before it where a mark in the body refers to it. */
export interface Footnote extends Sourced {
  readonly number?: number;
}

export interface Chrome {
  readonly title?: Sourced;
  readonly subtitle?: Sourced;
  readonly kicker?: Sourced;
  readonly sticker?: Sourced;
  readonly source?: Sourced;
  /** Further sources, of parts of the slide that have their own. */
  readonly more_sources?: readonly Sourced[];
  readonly footer?: Sourced;
  readonly footnotes: readonly Footnote[];
  /** Sample size, printed as `n = …` after the source. */
  readonly sample_size?: Sourced;
  /** A remark of the product about the figures. It is a separate sentence above the source. */
  readonly remark?: string;
  readonly takeaway?: Sourced;
  /** What is drawn beside the takeaway in its band. */
  readonly implication?: Implication;
  readonly highlight?: Sourced;
  readonly caution?: Sourced;
  readonly page_number?: { readonly text: string; readonly path?: string };
}
