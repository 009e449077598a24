/** Finds the nearest colour of the same hue with enough contrast. */
import { contrastOf } from '@deckwright/core/color';
import type { Rgb } from './ground.ts';

/** Steps of lightness between black and white. */
const STEPS = 400;
/** Added to the limit, so that the rounding of another program does not fall below it. */
const MARGIN = 0.03;

/** Factor of the limit for a colour that changes from lighter to darker than its background, or back, because the limit alone gives a dull shade. */
const FLIPPED = 1.4;

/**
 * Keeps hue and saturation (HSL), and changes lightness as little as possible. A colour that must become lighter instead of darker than its
 * background, or the reverse, gets a higher contrast. Undefined when no lightness reaches the limit on all backgrounds.
 */
export function readableColor(color: Rgb, grounds: readonly Rgb[], limit: number): Rgb | undefined {
  const { h, s, l } = toHsl(color);
  const reaches = (candidate: Rgb, ratio: number): boolean => grounds.every((ground) => contrastOf(candidate, ground) >= ratio);
  for (let step = 1; step <= STEPS; step++) {
    for (const sign of [-1, 1]) {
      const at = (of: number): number => l + (sign * of) / STEPS;
      if (at(step) < 0 || at(step) > 1) continue;
      const candidate = fromHsl(h, s, at(step));
      if (!reaches(candidate, limit + MARGIN)) continue;
      if (!flips(color, candidate, grounds)) return candidate;
      let further = candidate;
      for (let on = step + 1; at(on) >= 0 && at(on) <= 1 && !reaches(further, limit * FLIPPED); on++) further = fromHsl(h, s, at(on));
      return further;
    }
  }
  // The steps may have left out black and white.
  return (['#000000', '#FFFFFF'] as const).find((end) => reaches(end, limit));
}

/** Whether one of the colours is lighter and the other darker than one of the backgrounds. */
function flips(color: Rgb, candidate: Rgb, grounds: readonly Rgb[]): boolean {
  const lighter = (a: Rgb, b: Rgb): boolean => contrastOf(a, '#000000') > contrastOf(b, '#000000');
  return grounds.some((ground) => lighter(color, ground) !== lighter(candidate, ground));
}

interface Hsl {
  /** Sixths of the circle, 0 to 6. */
  readonly h: number;
  readonly s: number;
  readonly l: number;
}

function toHsl(color: Rgb): Hsl {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const chroma = max - min;
  const l = (max + min) / 2;
  if (chroma === 0) return { h: 0, s: 0, l };
  const s = chroma / (1 - Math.abs(2 * l - 1));
  const h = max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  return { h, s, l };
}

function fromHsl(h: number, s: number, l: number): Rgb {
  const chroma = (1 - Math.abs(2 * l - 1)) * s;
  const second = chroma * (1 - Math.abs((h % 2) - 1));
  const min = l - chroma / 2;
  const sector = Math.floor(h) % 6;
  const rgb = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ][sector] ?? [0, 0, 0];
  return `#${rgb
    .map((value) =>
      Math.round((value + min) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;
}
