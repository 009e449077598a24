/** Noise and small vectors for the rendered photographs: seeded by nothing but their arguments. */

export type Vec = readonly [number, number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
export const unit = (a: Vec): Vec => scale(a, 1 / Math.hypot(a[0], a[1], a[2]));
export const lerp = (a: Vec, b: Vec, k: number): Vec => [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
export const clamp = (v: number, low = 0, high = 1): number => Math.min(high, Math.max(low, v));
export const smooth = (from: number, to: number, v: number): number => {
  const k = clamp((v - from) / (to - from));
  return k * k * (3 - 2 * k);
};

/** A number from 0 to 1 for a point of a whole grid. */
export function hash(x: number, y: number): number {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Smooth between grid points, 0 to 1. */
export function noise(x: number, y: number): number {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const a = hash(ix, iy);
  const b = hash(ix + 1, iy);
  const c = hash(ix, iy + 1);
  const d = hash(ix + 1, iy + 1);
  return a + (b - a) * ux + (c - a) * uy + (a - b - c + d) * ux * uy;
}

/** Octaves of noise, each turned so that no grid shows; 0 to 1. */
export function fbm(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(px, py);
    [px, py] = [1.6 * px + 1.2 * py + 17.3, -1.2 * px + 1.6 * py + 9.1];
    weight *= 0.5;
  }
  return sum / (1 - weight * 2 + 1e-9);
}

/** Sharp crests, as of mountains; 0 to 1. */
export function ridges(x: number, y: number, octaves: number): number {
  let sum = 0;
  let weight = 0.5;
  let last = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i++) {
    const n = 1 - Math.abs(2 * noise(px, py) - 1);
    const sharp = n * n;
    sum += weight * sharp * last;
    last = clamp(sharp * 1.6);
    [px, py] = [1.6 * px + 1.2 * py + 17.3, -1.2 * px + 1.6 * py + 9.1];
    weight *= 0.5;
  }
  return sum;
}

/** Dice whose throws are the same every time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
}

/** Linear light to a byte, with the shoulder of film. */
export function toByte(light: number): number {
  const v = Math.max(0, light);
  const film = (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14);
  return Math.round(255 * clamp(film) ** (1 / 2.2));
}
