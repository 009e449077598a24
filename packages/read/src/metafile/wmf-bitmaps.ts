/** Records of a WMF that show bitmaps (MS-WMF, 2.3.1). Bitmaps of a device, which are not independent of it, are left out. */
import { type Place, showBitmap } from './bitmaps.ts';
import type { Device } from './device.ts';
import { type Bitmap, packedDib } from './dib.ts';
import { fromTop } from './emf-bitmaps.ts';
import type { Fields } from './fields.ts';
import { SRC_COPY } from './raster-ops.ts';
import type { WmfRecord } from './wmf-state.ts';

/** Without a bitmap a record is as long as the high byte of its function says, and has a reserved field (MS-WMF, 2.3.1.2). */
const hasBitmap = (fields: Fields, func: number): boolean => fields.bytes.length / 2 !== (func >> 8) + 3;

/** y, then x. */
function pair(fields: Fields): readonly [x: number, y: number] {
  const y = fields.i16();
  return [fields.i16(), y];
}

function bitmapFrom(fields: Fields, device: Device): Bitmap | undefined {
  const bitmap = packedDib(fields.take(fields.left), device.budget);
  if (typeof bitmap !== 'string') return bitmap;
  device.leaveOut(bitmap);
  return undefined;
}

/** @param stretched the part of the source has a size of its own @param independent what follows is a packed DIB */
const blit =
  (stretched: boolean, independent: boolean): WmfRecord =>
  (fields, device, func) => {
    const rop = fields.u32();
    const own = stretched ? pair(fields) : undefined;
    const [from_x, from_y] = pair(fields);
    const with_bitmap = hasBitmap(fields, func);
    if (!with_bitmap) fields.skip(2);
    const [w, h] = pair(fields);
    const [x, y] = pair(fields);
    if (!with_bitmap) device.blit(rop, device.square(x, y, w, h));
    else if (!independent) device.leaveOut('bitmaps of a device');
    else {
      const bitmap = bitmapFrom(fields, device);
      const [from_w, from_h] = own ?? [w, h];
      if (bitmap !== undefined) showBitmap(device, rop, bitmap, { x, y, w, h }, { x: from_x, y: from_y, w: from_w, h: from_h });
    }
  };

const stretchDib: WmfRecord = (fields, device) => {
  const rop = fields.u32();
  fields.skip(2);
  const [from_w, from_h] = pair(fields);
  const [from_x, from_y] = pair(fields);
  const [w, h] = pair(fields);
  const [x, y] = pair(fields);
  show(fields, device, rop, { x, y, w, h }, { x: from_x, y: from_y, w: from_w, h: from_h });
};

const dibToDevice: WmfRecord = (fields, device) => {
  fields.skip(6);
  const [from_x, from_y] = pair(fields);
  const [w, h] = pair(fields);
  const [x, y] = pair(fields);
  show(fields, device, SRC_COPY, { x, y, w, h }, { x: from_x, y: from_y, w, h });
};

function show(fields: Fields, device: Device, rop: number, to: Place, from: Place): void {
  const bitmap = bitmapFrom(fields, device);
  if (bitmap !== undefined) showBitmap(device, rop, bitmap, to, fromTop(from, bitmap));
}

export const WMF_BITMAP_RECORDS: Readonly<Record<number, WmfRecord>> = {
  1565: (fields, device) => {
    const rop = fields.u32();
    const [w, h] = pair(fields);
    const [x, y] = pair(fields);
    device.blit(rop, device.square(x, y, w, h));
  },
  2338: blit(false, false),
  2368: blit(false, true),
  2851: blit(true, false),
  2881: blit(true, true),
  3379: dibToDevice,
  3907: stretchDib,
};
