/** A soft mask of the graphics state (ISO 32000-1, 11.6.5.2): what is known of it, and what a fill becomes behind it. */

import type { Matrix } from '@deckwright/core/matrix';
import type { PdfColor, PdfPaint, PdfPixels } from './marks.ts';
import { meanOfStops, rgbOf } from './shadings.ts';

export interface SoftMask {
  readonly by_alpha: boolean;
  /** What was painted in it; a mask of one picture is known exactly. */
  readonly images: { readonly matrix: Matrix; readonly pixels: PdfPixels | undefined }[];
  /** Of its other marks, 0 for clear to 1. */
  readonly levels: number[];
}

export const startMask = (smask: unknown): SoftMask => ({
  by_alpha: (smask as { readonly subtype?: unknown } | null)?.subtype === 'Alpha',
  images: [],
  levels: [],
});

export function addLevel(mask: SoftMask, paint: PdfPaint, alpha: number): void {
  if (paint.kind === 'none') return;
  const color = paint.kind === 'gradient' ? meanOfStops(paint.gradient.stops) : paint.color;
  mask.levels.push(alpha * (mask.by_alpha ? 1 : luminance(rgbOf(color))));
}

/** The share of a fill that is seen through the mask, in the mean; 1 for a mask of which nothing is known. */
export const levelOf = ({ levels, images }: SoftMask): number =>
  images.length > 0 || levels.length === 0 ? 1 : levels.reduce((sum, level) => sum + level, 0) / levels.length;

/** Pieces that a shadow with soft edges has at least; the light of its colour at most. */
const PIECES = 3;
const DARK = 0.15;

/** Whether a fill is a shadow with soft edges: dark, through a mask of several pieces. No one share of it is seen, and most of it is hidden. */
export const isSoftShadow = ({ levels, images }: SoftMask, color: PdfColor): boolean =>
  images.length === 0 && levels.length >= PIECES && new Set(levels).size > 1 && luminance(rgbOf(color)) <= DARK;

/** One colour through a mask that is one picture, as a picture; undefined for other masks. */
export function maskedFill(
  { images, levels, by_alpha }: SoftMask,
  color: PdfColor,
): { readonly matrix: Matrix; readonly pixels: PdfPixels } | undefined {
  const [image] = images;
  const pixels = image?.pixels;
  if (image === undefined || pixels === undefined || images.length > 1 || levels.length > 0) return undefined;
  const { width, height, channels, data } = pixels;
  const rgb = rgbOf(color);
  const out = new Uint8Array(width * height * 4);
  for (let from = 0, to = 0; to < out.length; from += channels, to += 4) {
    const own = channels === 4 ? (data[from + 3] ?? 0) / 255 : 1;
    const light = luminance([data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0]);
    out.set(rgb, to);
    out[to + 3] = 255 * own * (by_alpha ? 1 : light);
  }
  return { matrix: image.matrix, pixels: { width, height, channels: 4, data: out } };
}

/** ISO 32000-1, 11.5.3. */
const luminance = ([r = 0, g = 0, b = 0]: readonly number[]): number => (0.3 * r + 0.59 * g + 0.11 * b) / 255;
