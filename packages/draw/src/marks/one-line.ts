/** Sizes of texts on one line. */
import type { Kit } from '../layout/index.ts';
import { tooLong } from './text-items.ts';

/** The first of `sizes` at which every text fits one line of `width` inches, in bold. Texts that fit at no size are refused. */
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
