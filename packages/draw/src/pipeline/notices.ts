/** Separates warnings, which need a remedy, from notices, which say how something is drawn. */
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
  // Labels that may be dates in two ways are categories.
  'dates_ambiguous',
  // Columns of uneven dates.
  'dates_evenly_spaced',
  // A text of the frame under another name.
  'field_renamed',
  // Names stand in a key instead of beside what they name.
  'legend_used',
  // A theme by one of its other names.
  'theme_mapped',
  // A text without a place of its own stands with another text of its item.
  'texts_joined',
  // A number is drawn as a length, an angle or a place, and not written out.
  'numbers_not_printed',
]);

export interface WarningsAndNotices {
  readonly warnings: readonly Warning[];
  readonly notices: readonly Warning[];
}

export const separateNotices = (all: readonly Warning[]): WarningsAndNotices => ({
  warnings: folded(all.filter((w) => !FACTS.has(w.code))),
  notices: folded(all.filter((w) => FACTS.has(w.code))),
});

/** Entries of one kind that are listed one by one. More are merged into one with the places of the others. */
const MAX_ALIKE = 3;
/** Places that the sentence names. `also` has all of them. */
const NAMED = 5;

/** Warnings of one code about one member of different items, `/data/rows/3/value` and `/data/rows/4/value`, in the place of their first. */
function folded(all: readonly Warning[]): readonly Warning[] {
  const kinds = new Map<string, Warning[]>();
  const kindOf = (w: Warning): string | undefined =>
    w.path === undefined || w.patch !== undefined || !/\/\d+(?=\/|$)/.test(w.path)
      ? undefined
      : `${w.code} ${w.path.replaceAll(/\/\d+(?=\/|$)/g, '/*')}`;
  for (const w of all) {
    const kind = kindOf(w);
    if (kind !== undefined) kinds.set(kind, [...(kinds.get(kind) ?? []), w]);
  }
  return all.flatMap((w): Warning[] => {
    const alike = kinds.get(kindOf(w) ?? '') ?? [w];
    if (alike.length <= MAX_ALIKE) return [w];
    if (alike[0] !== w) return [];
    const also = alike.slice(1).flatMap(({ path }) => path ?? []);
    const listed = also.slice(0, NAMED).join(', ');
    return [{ ...w, message: `${w.message} The same holds of ${also.length} more: ${listed}${also.length > NAMED ? ', …' : ''}.`, also }];
  });
}
