/** Ink at another size, by the cubic convolution of Keys (1981, a = -0.5) on the way up and by area on the way down. */
import type { Ink } from './ink.ts';

export function scaleInk(ink: Ink, height: number): Ink {
  const scale = height / ink.height;
  const width = Math.max(1, Math.round(ink.width * scale));
  const across = weightsOf(ink.width, width);
  const down = weightsOf(ink.height, height);
  const rows = new Float32Array(ink.height * width);
  for (let y = 0; y < ink.height; y++) {
    for (const [x, { from, weights }] of across.entries()) {
      let sum = 0;
      for (const [i, weight] of weights.entries()) sum += weight * (ink.gray[y * ink.width + clamp(from + i, ink.width)] ?? 255);
      rows[y * width + x] = sum;
    }
  }
  const gray = new Uint8Array(width * height);
  for (const [y, { from, weights }] of down.entries()) {
    for (let x = 0; x < width; x++) {
      let sum = 0;
      for (const [i, weight] of weights.entries()) sum += weight * (rows[clamp(from + i, ink.height) * width + x] ?? 255);
      gray[y * width + x] = Math.max(0, Math.min(255, Math.round(sum)));
    }
  }
  return { ...ink, width, height, gray };
}

const clamp = (at: number, length: number): number => Math.max(0, Math.min(length - 1, at));

interface Weights {
  readonly from: number;
  readonly weights: readonly number[];
}

function weightsOf(from: number, to: number): Weights[] {
  const ratio = from / to;
  const stretch = Math.max(1, ratio);
  return Array.from({ length: to }, (_, i): Weights => {
    const centre = (i + 0.5) * ratio - 0.5;
    const first = Math.ceil(centre - 2 * stretch);
    const last = Math.floor(centre + 2 * stretch);
    const raw = Array.from({ length: last - first + 1 }, (__, k) => cubic((first + k - centre) / stretch));
    const sum = raw.reduce((a, b) => a + b, 0);
    return { from: first, weights: raw.map((weight) => weight / sum) };
  });
}

function cubic(x: number): number {
  const t = Math.abs(x);
  if (t < 1) return 1.5 * t ** 3 - 2.5 * t ** 2 + 1;
  return t < 2 ? -0.5 * t ** 3 + 2.5 * t ** 2 - 4 * t + 2 : 0;
}
