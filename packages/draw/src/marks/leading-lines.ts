/** Of many lines, those that the slide is about: they have colours of their own, and the others are thin and grey. */
import type { Kit } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';

const MOST = 3;

/** Colour of each leading line by its index: those that are marked, by the caller or by the title, else the first. */
export function leadingLines(marked: readonly boolean[], kit: Kit): ReadonlyMap<number, Color> {
  const leading = marked.includes(true) ? [...marked.keys()].filter((i) => marked[i]) : [0];
  return new Map(leading.slice(0, MOST).map((index, i) => [index, kit.accent(i)]));
}
