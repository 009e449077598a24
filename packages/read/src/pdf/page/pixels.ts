/** Pixels of pictures as the library hands them over, in one form. */
import type { PdfColor, PdfPixels } from './marks.ts';
import { rgbOf } from './shadings.ts';

/** The library's kinds of pixels. */
const GRAY_1BPP = 1;
const RGB_24BPP = 2;
const RGBA_32BPP = 3;

export interface LibraryImage {
  readonly width?: number;
  readonly height?: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray | null;
}

/** Undefined for what cannot be decoded. */
export function pixelsOf(image: LibraryImage | null | undefined): PdfPixels | undefined {
  const { width = 0, height = 0, kind, data } = image ?? {};
  if (!(width > 0 && height > 0) || data === undefined || data === null) return undefined;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (kind === RGB_24BPP && bytes.length >= width * height * 3) return { width, height, channels: 3, data: bytes };
  if (kind === RGBA_32BPP && bytes.length >= width * height * 4) return { width, height, channels: 4, data: bytes };
  if (kind === GRAY_1BPP) return fromBits(bytes, width, height, [255, 255, 255], [0, 0, 0], 3);
  return undefined;
}

/** A stencil in one colour: clear where its bit is set. */
export function stencilPixels(image: LibraryImage | null | undefined, color: PdfColor): PdfPixels | undefined {
  const { width = 0, height = 0, data } = image ?? {};
  if (!(width > 0 && height > 0) || data === undefined || data === null) return undefined;
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  const rgb = rgbOf(color);
  return fromBits(bytes, width, height, [...rgb, 0], [...rgb, 255], 4);
}

function fromBits(
  bytes: Uint8Array,
  width: number,
  height: number,
  one: readonly number[],
  zero: readonly number[],
  channels: 3 | 4,
): PdfPixels | undefined {
  const stride = (width + 7) >> 3;
  if (bytes.length < stride * height) return undefined;
  const data = new Uint8Array(width * height * channels);
  let at = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const color = ((bytes[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1 ? one : zero;
      for (let c = 0; c < channels; c++) data[at++] = color[c] ?? 0;
    }
  return { width, height, channels, data };
}
