/** Of many lines, those that the slide is about: they have colours of their own, and the others are thin and grey. */
import type { Kit } from '../layout/index.ts';
import type { Color } from '../scene/index.ts';

const MOST = 3;
/** A shorter name may stand in the title by chance. */
const LEAST_NAME = 3;

/** Colour of each leading line by its index: those that are marked, else those that the title names, else the first. */
export function leadingLines(lines: readonly { readonly name: string; readonly marked: boolean }[], kit: Kit): ReadonlyMap<number, Color> {
  const all = lines.map((line, index) => ({ ...line, index }));
  const marked = all.filter((line) => line.marked);
  const named = all.filter(({ name }) => isIn(name, kit.title));
  const leading = marked.length > 0 ? marked : named.length > 0 ? named : all.slice(0, 1);
  return new Map(leading.slice(0, MOST).map(({ index }, i) => [index, kit.accent(i)]));
}

/** Whether the name stands in the title as words. */
function isIn(name: string, title: string): boolean {
  const words = name.trim().toLowerCase();
  if (words.length < LEAST_NAME) return false;
  const at = title.toLowerCase().indexOf(words);
  if (at < 0) return false;
  const letter = /[\p{L}\p{N}]/u;
  return !letter.test(title[at - 1] ?? '') && !letter.test(title[at + words.length] ?? '');
}
