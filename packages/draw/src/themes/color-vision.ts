/** How different two colours look, also with a colour vision deficiency: CIEDE2000 over simulated vision, and OKLCH for searches. */
import { linearOf } from '@deckwright/core/color';
import type { Rgb } from '../scene/index.ts';
import { fromOklab, lightOfOklab, toOklab } from './color-math.ts';

/** Kinds of colour vision for which the difference of colours is measured. */
export const VISIONS = ['normal', 'deutan', 'protan', 'tritan'] as const;
export type Vision = (typeof VISIONS)[number];

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** Machado, Oliveira, Fernandes 2009: dichromacy (severity 1), rows of a matrix for linear light. */
const SEEN: Readonly<Record<Exclude<Vision, 'normal'>, Matrix>> = {
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const lightOf = (color: Rgb): Triple =>
  [1, 3, 5].map((i) => linearOf(Number.parseInt(color.slice(i, i + 2), 16) / 255)) as unknown as Triple;

const times = ([x, y, z]: Triple, [a, b, c]: Triple): number => a * x + b * y + c * z;

/** Linear light as it is seen, out-of-gamut values cut off. */
function seenBy(vision: Vision, light: Triple): Triple {
  if (vision === 'normal') return light;
  const rows = SEEN[vision];
  return rows.map((row) => Math.min(1, Math.max(0, times(light, row)))) as unknown as Triple;
}

/** CIELAB (D65) of linear light. */
function labOf(light: Triple): Triple {
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const x = f(times(light, [0.4124564, 0.3575761, 0.1804375]) / 0.95047);
  const y = f(times(light, [0.2126729, 0.7151522, 0.072175]));
  const z = f(times(light, [0.0193339, 0.119192, 0.9503041]) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** A colour in every kind of vision, computed once, because a search compares each candidate with many. */
export type Seen = Readonly<Record<Vision, Triple>>;

export function seeColor(color: Rgb): Seen {
  const light = lightOf(color);
  return Object.fromEntries(VISIONS.map((vision) => [vision, labOf(seenBy(vision, light))])) as unknown as Seen;
}

const RAD = Math.PI / 180;

/** CIEDE2000 (Sharma, Wu, Dalal 2005), all weights 1. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const chroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const hue = (p: number, b: number): number => (p === 0 && b === 0 ? 0 : (Math.atan2(b, p) / RAD + 360) % 360);
  const [h1, h2] = [hue(p1, b1), hue(p2, b2)];
  const grey = c1 * c2 === 0;
  let turn = grey ? 0 : h2 - h1;
  if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD);
  const lm = (l1 + l2) / 2;
  const cm = (c1 + c2) / 2;
  let hm = h1 + h2;
  if (!grey) {
    if (Math.abs(h1 - h2) <= 180) hm /= 2;
    else hm = hm < 360 ? hm / 2 + 180 : hm / 2 - 180;
  }
  const t =
    1 -
    0.17 * Math.cos((hm - 30) * RAD) +
    0.24 * Math.cos(2 * hm * RAD) +
    0.32 * Math.cos((3 * hm + 6) * RAD) -
    0.2 * Math.cos((4 * hm - 63) * RAD);
  const sl = 1 + (0.015 * (lm - 50) ** 2) / Math.sqrt(20 + (lm - 50) ** 2);
  const sc = 1 + 0.045 * cm;
  const sh = 1 + 0.015 * cm * t;
  const rt = -2 * Math.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)) * Math.sin(60 * Math.exp(-(((hm - 275) / 25) ** 2)) * RAD);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** Distance of two colours in normal vision. */
export const colorDistance = (a: Rgb, b: Rgb): number => difference(labOf(lightOf(a)), labOf(lightOf(b)));

/** Lightness 0 to 1, chroma 0 to about 0.4, hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

export function toOklch(color: Rgb): Oklch {
  const [l, a, b] = toOklab(color);
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) / RAD + 360) % 360 };
}

/** The nearest colour that a screen has: chroma is lowered until the three channels are there. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  const [x, y] = [Math.cos(h * RAD), Math.sin(h * RAD)];
  for (let chroma = c; chroma > 0; chroma -= 0.004) {
    const lab: Triple = [l, chroma * x, chroma * y];
    if (lightOfOklab(lab).every((v) => v >= -1e-4 && v <= 1.0001)) return fromOklab(lab);
  }
  return fromOklab([l, 0, 0]);
}
