/** Whether a logo is legible on a background. */
import { contrastOf } from '@deckwright/core/color';
import type { Redrawn } from '@deckwright/write/png';

/** A part of the logo stands out at this contrast: a mark, not a text. */
const STANDS_OUT = 1.8;
/** So much of it must, or it gets a ground of its own. */
export const LEGIBLE = 0.75;

type Color = `#${string}`;

/** The share of the logo that stands out from a canvas, 0 to 1; a logo with a ground of its own does. */
export function legibleOn({ clear, colors }: Pick<Redrawn, 'clear' | 'colors'>, canvas: Color): number {
  if (!clear) return 1;
  const standing = colors.reduce((sum, { rgb, share }) => sum + (contrastOf(hex(rgb), canvas) >= STANDS_OUT ? share : 0), 0);
  return standing / colors.reduce((sum, { share }) => sum + share, 0);
}

/** Grounds that a logo may get, in the order in which they are tried. */
const PLATES = ['ink', 'neutral', 'muted'] as const;
export type Plate = (typeof PLATES)[number];

/**
 * The ground on which enough of a logo stands out, else the one on which most does: a dark word beside a pale sign vanishes in part on the slide
 * and in part on its opposite, and stands out between them. Undefined where the slide itself is that ground.
 */
export function plateFor(look: Pick<Redrawn, 'clear' | 'colors'>, colors: Readonly<Record<'canvas' | Plate, Color>>): Plate | undefined {
  let best: Plate | undefined;
  let most = legibleOn(look, colors.canvas);
  for (const plate of PLATES) {
    if (most >= LEGIBLE) break;
    const legible = legibleOn(look, colors[plate]);
    if (legible > most) [best, most] = [plate, legible];
  }
  return best;
}

const hex = (rgb: readonly number[]): Color =>
  `#${rgb
    .map((v) => v.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase()}`;
