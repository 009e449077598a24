/** Colour arithmetic on `#RRGGBB`: DrawingML modifiers (ISO 29500-1, 20.1.2.3), mixing in OKLab. */
import { contrastOf, encodedOf, linearOf, luminanceOf } from '@deckwright/core/color';
import type { Rgb } from '../scene/index.ts';

type Triple = readonly [number, number, number];

const channels = (color: Rgb): Triple => [1, 3, 5].map((i) => Number.parseInt(color.slice(i, i + 2), 16) / 255) as unknown as Triple;

const toHex = (values: Triple): Rgb =>
  `#${values
    .map((v) =>
      Math.round(Math.min(1, Math.max(0, v)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
    .toUpperCase()}`;

function toHsl([r, g, b]: Triple): Triple {
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const spread = max - min;
  const l = (max + min) / 2;
  if (spread === 0) return [0, 0, l];
  const s = l > 0.5 ? spread / (2 - max - min) : spread / (max + min);
  const h = max === r ? (g - b) / spread + (g < b ? 6 : 0) : max === g ? (b - r) / spread + 2 : (r - g) / spread + 4;
  return [h / 6, s, l];
}

function fromHsl([h, s, l]: Triple): Triple {
  if (s === 0) return [l, l, l];
  const q = l < 0.5 ? l * (1 + s) : l + s - l * s;
  const p = 2 * l - q;
  const part = (turn: number): number => {
    const t = (turn + 1) % 1;
    if (t < 1 / 6) return p + (q - p) * 6 * t;
    if (t < 1 / 2) return q;
    if (t < 2 / 3) return p + (q - p) * (2 / 3 - t) * 6;
    return p;
  };
  return [part(h + 1 / 3), part(h), part(h - 1 / 3)];
}

/** Saturation times `satMod`, luminance times `lumMod` plus `lumOff`, all in thousandths of a percent of the HSL value. */
export function modulate(color: Rgb, { satMod = 100_000, lumMod = 100_000, lumOff = 0 }): Rgb {
  const [h, s, l] = toHsl(channels(color));
  const lightness = Math.min(1, Math.max(0, (l * lumMod + lumOff) / 100_000));
  return toHex(fromHsl([h, Math.min(1, (s * satMod) / 100_000), lightness]));
}

/** OKLab after Björn Ottosson, 2020. */
export function toOklab(color: Rgb): Triple {
  const [r, g, b] = channels(color).map(linearOf) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Linear light of an OKLab colour; outside 0 to 1 where a screen does not have it. */
export function lightOfOklab([L, a, b]: Triple): Triple {
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

export const fromOklab = (lab: Triple): Rgb => toHex(lightOfOklab(lab).map((v) => encodedOf(Math.max(0, v))) as unknown as Triple);

/** Straight mix in OKLab: share `k` (0 to 1) of `b`. */
export function mix(a: Rgb, b: Rgb, k: number): Rgb {
  const x = toOklab(a);
  const y = toOklab(b);
  return fromOklab([x[0] * (1 - k) + y[0] * k, x[1] * (1 - k) + y[1] * k, x[2] * (1 - k) + y[2] * k]);
}

/** The nearest colour of the same hue whose contrast to `ground` is at least `limit`: lightness moves in hundredths. */
export function withContrast(color: Rgb, ground: Rgb, limit: number): Rgb {
  if (contrastOf(color, ground) >= limit) return color;
  const [L, a, b] = toOklab(color);
  const step = luminanceOf(ground) > 0.3 ? -0.01 : 0.01;
  for (let i = 1; i <= 100; i++) {
    const lightness = L + i * step;
    if (lightness < 0 || lightness > 1) break;
    const candidate = fromOklab([lightness, a, b]);
    if (contrastOf(candidate, ground) >= limit) return candidate;
  }
  return step < 0 ? '#000000' : '#FFFFFF';
}
