/** Bitmaps of records: the part that is shown, where it goes, and what is made of their opacity. */
import { type Matrix, multiply } from '@deckwright/core/matrix';
import type { Device } from './device.ts';
import type { Bitmap } from './dib.ts';
import type { Ink } from './drawing.ts';
import { channelsOf } from './raster-ops.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface Shown {
  readonly bitmap: Bitmap;
  readonly matrix: Matrix;
}

/** Sizes below 0 mirror. Undefined when nothing of it is shown. */
function shownPart(device: Device, bitmap: Bitmap, to: Place, from: Place): Shown | undefined {
  if (to.w === 0 || to.h === 0) return undefined;
  const x0 = Math.max(0, Math.min(from.x, from.x + from.w));
  const y0 = Math.max(0, Math.min(from.y, from.y + from.h));
  const x1 = Math.min(bitmap.width, Math.max(from.x, from.x + from.w));
  const y1 = Math.min(bitmap.height, Math.max(from.y, from.y + from.h));
  if (x1 <= x0 || y1 <= y0) return undefined;
  let matrix = device.square(to.x, to.y, to.w, to.h);
  if (from.w < 0) matrix = multiply(matrix, [-1, 0, 0, 1, 1, 0]);
  if (from.h < 0) matrix = multiply(matrix, [1, 0, 0, -1, 0, 1]);
  const [w, h] = [x1 - x0, y1 - y0];
  if (w === bitmap.width && h === bitmap.height) return { bitmap, matrix };
  const data = new Uint8Array(w * h * 4);
  device.budget.spend('pixels', w * h);
  for (let y = 0; y < h; y++) {
    const at = ((y0 + y) * bitmap.width + x0) * 4;
    data.set(bitmap.data.subarray(at, at + w * 4), y * w * 4);
  }
  return { bitmap: { ...bitmap, width: w, height: h, data }, matrix };
}

/** By a raster operation. @param from counted from the top */
export function showBitmap(device: Device, rop: number, bitmap: Bitmap, to: Place, from: Place): void {
  const shown = shownPart(device, bitmap, to, from);
  if (shown !== undefined) device.blit(rop, shown.matrix, shown.bitmap);
}

/** @param each opacity of each pixel counts, and is in the colours already */
export function showBlended(device: Device, bitmap: Bitmap, to: Place, from: Place, opacity: number, each: boolean): void {
  const shown = shownPart(device, bitmap, to, from);
  if (shown === undefined) return;
  const { width, height, data } = shown.bitmap;
  const out = new Uint8Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = each ? (data[i + 3] as number) : 255;
    for (let c = 0; c < 3; c++) out[i + c] = alpha === 0 ? 0 : Math.min(255, Math.round(((data[i + c] as number) * 255) / alpha));
    out[i + 3] = Math.round(alpha * opacity);
  }
  device.picture({ width, height, channels: 4, data: out }, shown.matrix);
}

/** All but one colour. */
export function showWithout(device: Device, bitmap: Bitmap, to: Place, from: Place, clear: Ink): void {
  const shown = shownPart(device, bitmap, to, from);
  if (shown === undefined) return;
  const { width, height } = shown.bitmap;
  const data = Uint8Array.from(shown.bitmap.data);
  const [r, g, b] = channelsOf(clear);
  for (let i = 0; i < data.length; i += 4) data[i + 3] = data[i] === r && data[i + 1] === g && data[i + 2] === b ? 0 : 255;
  device.picture({ width, height, channels: 4, data }, shown.matrix);
}
