/** Whether a logo is legible on a background. */
import { contrastOf } from '@deckwright/core/color';
import type { Redrawn } from '@deckwright/write/png';

/** A part of a logo is visible at this contrast; text needs more. */
const STANDS_OUT = 1.8;
/** Share of a logo that must be visible; otherwise it gets a background of its own. */
export const LEGIBLE = 0.75;

type Color = `#${string}`;

/** The share of the logo that is visible on a canvas, 0 to 1; 1 for a logo with an opaque background. */
export function legibleOn({ clear, colors }: Pick<Redrawn, 'clear' | 'colors'>, canvas: Color): number {
  if (!clear) return 1;
  const standing = colors.reduce((sum, { rgb, share }) => sum + (contrastOf(hex(rgb), canvas) >= STANDS_OUT ? share : 0), 0);
  return standing / colors.reduce((sum, { share }) => sum + share, 0);
}

/** Backgrounds for a logo, in the order in which they are tried. */
const PLATES = ['ink', 'neutral', 'muted'] as const;
export type Plate = (typeof PLATES)[number];

/**
 * The background on which enough of a logo is visible, otherwise the one on which most is. A logo with a dark word and a pale sign is visible
 * in full on neither a light nor a dark background, but on one between them. Undefined if the slide itself is the best background.
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
