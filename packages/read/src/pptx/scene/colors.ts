/** Mixing of `#RRGGBB` colours, for properties that scenes do not have: opacity of text, lightened faces of a shape, means of gradients. */
import type { Rgb } from '@deckwright/draw/scene';

type Triple = [number, number, number];

const levels = (color: Rgb): Triple => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16)) as Triple;
const hex = (level: number): string =>
  Math.round(Math.min(255, Math.max(0, level)))
    .toString(16)
    .padStart(2, '0')
    .toUpperCase();

/** `share` of `b` in `a`, in sRGB as the programs do it. */
export function mixRgb(a: Rgb, b: Rgb, share: number): Rgb {
  const from = levels(a);
  const to = levels(b);
  return `#${from.map((level, i) => hex(level + ((to[i] as number) - level) * share)).join('')}`;
}

/** Mean of colours by weight. */
export function meanRgb(colors: readonly { readonly color: Rgb; readonly weight: number }[]): Rgb {
  const sum = [0, 0, 0];
  let weights = 0;
  for (const { color, weight } of colors) {
    levels(color).forEach((level, i) => {
      sum[i] = (sum[i] as number) + level * weight;
    });
    weights += weight;
  }
  return weights === 0 ? '#808080' : `#${sum.map((level) => hex(level / weights)).join('')}`;
}
