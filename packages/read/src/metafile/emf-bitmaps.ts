/** Records of an EMF that show bitmaps (MS-EMF, 2.3.1). */
import { type Place, showBitmap, showBlended, showWithout } from './bitmaps.ts';
import type { Device } from './device.ts';
import { type Bitmap, dib } from './dib.ts';
import type { EmfRecord } from './emf-state.ts';
import { Fields } from './fields.ts';
import { inkFrom } from './objects.ts';
import { SRC_COPY } from './raster-ops.ts';

const BOUNDS = 16;
/** A matrix and a colour of the source. */
const SOURCE_FACTS = 24 + 4;
const INDEXES_OF_PALETTE = 1;

/** Use, then offsets and sizes of header and pixels. Undefined where there is none, or one that is not decoded. */
function bitmapFrom(fields: Fields, device: Device, use?: number): Bitmap | undefined {
  const colors = use ?? fields.u32();
  const [info_at, info_size, bits_at, bits_size] = [fields.u32(), fields.u32(), fields.u32(), fields.u32()];
  if (info_size === 0 || bits_size === 0) return undefined;
  const bitmap = dib(fields.part(info_at, info_size), fields.part(bits_at, bits_size), device.budget);
  if (typeof bitmap === 'string') {
    device.leaveOut(bitmap);
    return undefined;
  }
  if (colors === INDEXES_OF_PALETTE) device.leaveOut('palettes of bitmaps');
  return bitmap;
}

const placeFrom = (fields: Fields): Place => ({ x: fields.i32(), y: fields.i32(), w: fields.i32(), h: fields.i32() });

/** BITBLT and STRETCHBLT. @param stretched the part of the source has a size of its own */
const blit =
  (stretched: boolean): EmfRecord =>
  (fields, device) => {
    const to = placeFrom(fields.skip(BOUNDS));
    const rop = fields.u32();
    const [x, y] = [fields.i32(), fields.i32()];
    fields.skip(SOURCE_FACTS);
    const bits_at = fields.at;
    const has_source = fields.skip(8).u32() > 0;
    fields.at = bits_at;
    const bitmap = bitmapFrom(fields, device);
    if (bitmap === undefined) {
      if (!has_source) device.blit(rop, device.square(to.x, to.y, to.w, to.h));
      return;
    }
    const size = stretched ? { w: fields.i32(), h: fields.i32() } : { w: to.w, h: to.h };
    showBitmap(device, rop, bitmap, to, { x, y, ...size });
  };

const stretchBits: EmfRecord = (fields, device) => {
  fields.skip(BOUNDS);
  const [x, y] = [fields.i32(), fields.i32()];
  const from = placeFrom(fields);
  const source_at = fields.at;
  fields.skip(16);
  const [use, rop] = [fields.u32(), fields.u32()];
  const to = { x, y, w: fields.i32(), h: fields.i32() };
  fields.at = source_at;
  const bitmap = bitmapFrom(fields, device, use);
  if (bitmap === undefined) return;
  showBitmap(device, rop, bitmap, to, fromTop(from, bitmap));
};

/** The part of a bitmap whose rows go upwards is counted from its lower edge. */
export const fromTop = (from: Place, { top_down, height }: Bitmap): Place => (top_down ? from : { ...from, y: height - from.y - from.h });

const bitsToDevice: EmfRecord = (fields, device) => {
  fields.skip(BOUNDS);
  const [x, y] = [fields.i32(), fields.i32()];
  const from = placeFrom(fields);
  const source_at = fields.at;
  const use = fields.skip(16).u32();
  fields.at = source_at;
  const bitmap = bitmapFrom(fields, device, use);
  if (bitmap !== undefined) showBitmap(device, SRC_COPY, bitmap, { x, y, w: from.w, h: from.h }, fromTop(from, bitmap));
};

const PER_PIXEL = 1;

/** ALPHABLEND and TRANSPARENTBLT differ in four bytes. */
const blended =
  (by_color: boolean): EmfRecord =>
  (fields, device) => {
    const to = placeFrom(fields.skip(BOUNDS));
    const facts = fields.take(4);
    const [x, y] = [fields.i32(), fields.i32()];
    const bitmap = bitmapFrom(fields.skip(SOURCE_FACTS), device);
    const from = { x, y, w: fields.i32(), h: fields.i32() };
    if (bitmap === undefined) return;
    if (by_color) showWithout(device, bitmap, to, from, inkFrom(new Fields(facts)));
    else showBlended(device, bitmap, to, from, (facts[2] ?? 255) / 255, ((facts[3] ?? 0) & PER_PIXEL) !== 0);
  };

export const EMF_BITMAP_RECORDS: Readonly<Record<number, EmfRecord>> = {
  76: blit(false),
  77: blit(true),
  80: bitsToDevice,
  81: stretchBits,
  114: blended(false),
  116: blended(true),
};
