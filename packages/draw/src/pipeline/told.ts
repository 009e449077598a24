/** What a slide tells of itself, in two piles: warnings, which ask for a change, and notices, which state how something is drawn. */
import type { Warning } from '../layout/index.ts';

/**
 * True of the drawing and no fault of the request: what the form does with such data. Nothing is lost, and nothing needs to be
 * mended, so that a caller who lets warnings fail a build is not stopped by them.
 */
const FACTS: ReadonlySet<string> = new Set([
  // The axis or the columns start above zero, which is drawn on them.
  'axis_broken',
  'axis_not_zero',
  // A value too small to be seen is drawn at the least length, its number beside it.
  'bar_min_length',
  // Few items are not stretched over the whole slide.
  'content_sparse',
  // Names stand in a key instead of beside what they name.
  'legend_used',
  // A number is drawn as a length, an angle or a place, and not written out.
  'numbers_not_printed',
]);

export interface Told {
  readonly warnings: readonly Warning[];
  readonly notices: readonly Warning[];
}

export const toldApart = (all: readonly Warning[]): Told => ({
  warnings: all.filter((w) => !FACTS.has(w.code)),
  notices: all.filter((w) => FACTS.has(w.code)),
});
