/** Sizes of texts that stand on one line. */
import type { Kit } from '../layout/index.ts';
import { tooLong } from './text-items.ts';

/** The first of `sizes` at which every text stands on one line of `width` inches, in bold; refuses texts that no size fits. */
export function oneLineSize(
  texts: readonly (string | undefined)[],
  width: number,
  sizes: readonly number[],
  what: string,
  kit: Kit,
): number {
  const found = sizes.find((size) => texts.every((text) => text === undefined || kit.text.widthIn(text, size, { bold: true }) <= width));
  if (found === undefined) throw tooLong(texts.length, what);
  return found;
}
