/** Decodes a PNG (ISO 15948) to look up single pixels. Interlaced files and 16-bit palettes are not supported. */
import { concatBytes } from '@deckwright/core/bytes';
import { inflate } from '@deckwright/core/inflate';

export interface Pixels {
  readonly w: number;
  readonly h: number;
  at(x: number, y: number): { readonly rgb: `#${string}`; readonly alpha: number };
}

const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const MAX_PIXELS = 4_000_000;

/** Undefined for a file that is damaged, too large or not supported. */
export function readPng(bytes: Uint8Array): Pixels | undefined {
  try {
    return decode(bytes);
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array): Pixels | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const w = view.getUint32(16);
  const h = view.getUint32(20);
  const depth = bytes[24] as number;
  const type = bytes[25] as number;
  const channels = CHANNELS[type];
  if (channels === undefined || bytes[28] !== 0 || w * h > MAX_PIXELS || w === 0 || h === 0) return undefined;
  const data: Uint8Array[] = [];
  let palette: Uint8Array | undefined;
  let clear: Uint8Array | undefined;
  for (let at = 8; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const body = bytes.subarray(at + 8, at + 8 + length);
    if (name === 'IDAT') data.push(body);
    else if (name === 'PLTE') palette = body;
    else if (name === 'tRNS') clear = body;
    else if (name === 'IEND') break;
    at += 12 + length;
  }
  const stride = Math.ceil((w * channels * depth) / 8);
  const step = Math.max(1, (channels * depth) >> 3);
  const raw = inflate(concatBytes(data), (stride + 1) * h + 1024);
  if (raw.length < (stride + 1) * h) return undefined;
  const rows = unfilter(raw, stride, h, step);
  return { w, h, at: (x, y) => pixel(rows, y * stride, x, depth, type, channels, palette, clear) };
}

/** Undoes the row filters (ISO 15948, 9.2). */
function unfilter(raw: Uint8Array, stride: number, h: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * h);
  for (let y = 0; y < h; y++) {
    const filter = raw[y * (stride + 1)] as number;
    const from = y * (stride + 1) + 1;
    const to = y * stride;
    for (let i = 0; i < stride; i++) {
      const left = i >= step ? (out[to + i - step] as number) : 0;
      const up = y > 0 ? (out[to + i - stride] as number) : 0;
      const corner = i >= step && y > 0 ? (out[to + i - stride - step] as number) : 0;
      const guess = filter === 0 ? 0 : filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : paeth(left, up, corner);
      out[to + i] = (raw[from + i] as number) + guess;
    }
  }
  return out;
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c;
  const pa = Math.abs(p - a);
  const pb = Math.abs(p - b);
  const pc = Math.abs(p - c);
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
}

function pixel(
  rows: Uint8Array,
  row: number,
  x: number,
  depth: number,
  type: number,
  channels: number,
  palette: Uint8Array | undefined,
  clear: Uint8Array | undefined,
): { rgb: `#${string}`; alpha: number } {
  const sample = (channel: number): number => {
    const index = x * channels + channel;
    if (depth === 8) return rows[row + index] as number;
    if (depth === 16) return rows[row + 2 * index] as number;
    const bit = index * depth;
    return ((rows[row + (bit >> 3)] as number) >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
  };
  if (type === 3) {
    const i = sample(0);
    return { rgb: hex(palette?.[3 * i] ?? 0, palette?.[3 * i + 1] ?? 0, palette?.[3 * i + 2] ?? 0), alpha: (clear?.[i] ?? 255) / 255 };
  }
  const full = depth < 8 ? 255 / ((1 << depth) - 1) : 1;
  if (type === 0 || type === 4) {
    const grey = Math.round(sample(0) * full);
    return { rgb: hex(grey, grey, grey), alpha: type === 4 ? sample(1) / 255 : 1 };
  }
  return { rgb: hex(sample(0), sample(1), sample(2)), alpha: type === 6 ? sample(3) / 255 : 1 };
}

const hex = (r: number, g: number, b: number): `#${string}` => `#${((r << 16) | (g << 8) | b).toString(16).padStart(6, '0').toUpperCase()}`;
