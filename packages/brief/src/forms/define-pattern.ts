/** What speaks for a form in a brief, and how its content is filled from the brief's own words. */
import type { ReadBrief } from '../document/reading.ts';
import type { Reading } from '../relations/values.ts';

export interface Pattern {
  readonly form: string;
  /** Phrases that ask for this form by name, "as a waterfall": it is drawn or the brief refused. `x*` begins, `*x` ends a word. English first. */
  readonly names?: readonly string[];
  /** Phrases of its subject. */
  readonly strong: readonly string[];
  readonly weak?: readonly string[];
  /** Its content is figures: without them it is refused. */
  readonly figures: boolean;
  /** One sentence: what a brief must say to become this form. */
  readonly needs: string;
  /** A clause that a brief can be completed with: what only its author knows is a blank of `blanks.ts`. */
  readonly sample: string;
  readonly read: (brief: ReadBrief) => Reading | undefined;
}

export const definePattern = (pattern: Pattern): Pattern => pattern;
