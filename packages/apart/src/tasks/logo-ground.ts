/** Whether a logo stands out from what it is put on. */
import { contrast } from '@deckwright/draw/themes';
import type { Redrawn } from '@deckwright/write/png';

/** A part of the logo stands out at this contrast: a mark, not a text. */
const STANDS_OUT = 1.8;
/** So much of it must, or it gets a ground of its own. */
export const LEGIBLE = 0.75;

type Color = `#${string}`;

/** The share of the logo that stands out from a canvas, 0 to 1; a logo with a ground of its own does. */
export function legibleOn({ clear, colors }: Pick<Redrawn, 'clear' | 'colors'>, canvas: Color): number {
  if (!clear) return 1;
  const standing = colors.reduce((sum, { rgb, share }) => sum + (contrast(hex(rgb), canvas) >= STANDS_OUT ? share : 0), 0);
  return standing / colors.reduce((sum, { share }) => sum + share, 0);
}

const hex = (rgb: readonly number[]): Color =>
  `#${rgb
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
