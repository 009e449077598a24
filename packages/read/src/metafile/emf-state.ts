/** Records of an EMF that change the device: coordinates, objects, ways of painting, clips (MS-EMF, 2.3.2, 2.3.7, 2.3.8, 2.3.11, 2.3.12). */
import { IDENTITY, type Matrix, multiply } from '@deckwright/core/matrix';
import { rectSteps } from './arcs.ts';
import type { Device } from './device.ts';
import { dib } from './dib.ts';

import type { Fields } from './fields.ts';
import { brushOf, fontOf, inkFrom, patternBrush, penOf, regionSteps, scaled } from './objects.ts';
import { type Extent, STOCK } from './state.ts';
import { through } from './steps.ts';
import { textOfUtf16 } from './words.ts';

/** Draws one record. Its fields begin behind its type and size; offsets in it count from the record's first byte. */
export type EmfRecord = (fields: Fields, device: Device) => void;

const STOCK_BIT = 0x80000000;
/** Bytes of the name in a LOGFONT. */
const NAME_BYTES = 64;

const moved = (extent: Extent, fields: Fields): Extent => ({ ...extent, x: fields.i32(), y: fields.i32() });
const resized = (extent: Extent, fields: Fields): Extent => ({ ...extent, w: fields.i32(), h: fields.i32() });

function matrixFrom(fields: Fields): Matrix {
  const [a, b, c, d, e, f] = [fields.f32(), fields.f32(), fields.f32(), fields.f32(), fields.f32(), fields.f32()];
  return [a, b, c, d, e, f];
}

function changeWorld(fields: Fields, device: Device): void {
  const by = matrixFrom(fields);
  const mode = fields.u32();
  const { world } = device.state;
  if (mode === 1) device.set({ world: IDENTITY });
  else if (mode === 2) device.set({ world: multiply(world, by) });
  else if (mode === 3) device.set({ world: multiply(by, world) });
  else if (mode === 4) device.set({ world: by });
}

function createFont(fields: Fields, device: Device): void {
  const index = fields.u32();
  const nameOf = () => textOfUtf16(fields.take(Math.min(NAME_BYTES, fields.left & ~1)));
  device.create(index, fontOf(fields, 4, nameOf));
}

function createDibBrush(fields: Fields, device: Device): void {
  const index = fields.u32();
  fields.skip(4);
  const [info_at, info_size, bits_at, bits_size] = [fields.u32(), fields.u32(), fields.u32(), fields.u32()];
  const bitmap = dib(fields.part(info_at, info_size), fields.part(bits_at, bits_size), device.budget);
  device.create(index, patternBrush(bitmap, device));
}

function extendedPen(fields: Fields, device: Device): void {
  const index = fields.u32();
  fields.skip(16);
  const [style, width, brush_style] = [fields.u32(), fields.u32(), fields.u32()];
  const color = inkFrom(fields);
  const pen = penOf(style, width, brush_style === 1 ? undefined : color);
  device.create(index, pen);
}

function cutToRegion(fields: Fields, device: Device): void {
  const size = fields.u32();
  const mode = fields.u32();
  if (size === 0) device.cutAnew();
  else device.cutBy({ steps: regionSteps(fields, device.budget), even_odd: false }, mode);
}

export const EMF_STATE_RECORDS: Readonly<Record<number, EmfRecord>> = {
  9: (fields, device) => device.set({ window: resized(device.state.window, fields) }),
  10: (fields, device) => device.set({ window: moved(device.state.window, fields) }),
  11: (fields, device) => device.set({ viewport: resized(device.state.viewport, fields) }),
  12: (fields, device) => device.set({ viewport: moved(device.state.viewport, fields) }),
  17: (fields, device) => device.set({ map_mode: fields.u32() }),
  18: (fields, device) => device.set({ opaque: fields.u32() === 2 }),
  19: (fields, device) => device.set({ winding: fields.u32() === 2 }),
  20: (fields, device) => device.set({ rop2: fields.u32() }),
  22: (fields, device) => device.set({ align: fields.u32() }),
  24: (fields, device) => device.set({ text_color: inkFrom(fields) }),
  25: (fields, device) => device.set({ back_color: inkFrom(fields) }),
  26: (fields, device) => device.moveClips(fields.i32(), fields.i32()),
  28: (_, device) => device.set({ meta: device.state.clips }),
  29: (fields, device) => device.cutOut(through(device.matrix, rectSteps(fields.i32(), fields.i32(), fields.i32(), fields.i32()))),
  30: (fields, device) => device.cutToRect(fields.i32(), fields.i32(), fields.i32(), fields.i32()),
  31: (fields, device) => device.set({ viewport: scaled(device.state.viewport, fields.i32(), fields.i32(), fields.i32(), fields.i32()) }),
  32: (fields, device) => device.set({ window: scaled(device.state.window, fields.i32(), fields.i32(), fields.i32(), fields.i32()) }),
  33: (_, device) => device.save(),
  34: (fields, device) => device.restore(fields.i32()),
  35: (fields, device) => device.set({ world: matrixFrom(fields) }),
  36: changeWorld,
  37: (fields, device) => {
    const index = fields.u32();
    device.select(index >= STOCK_BIT ? STOCK[index - STOCK_BIT] : device.object(index));
  },
  38: (fields, device) => {
    const [index, style, width] = [fields.u32(), fields.u32(), fields.i32()];
    device.create(index, penOf(style & 0xff, width, inkFrom(fields.skip(4))));
  },
  39: (fields, device) => {
    const [index, style] = [fields.u32(), fields.u32()];
    device.create(index, brushOf(style, inkFrom(fields)));
  },
  40: (fields, device) => device.delete(fields.u32()),
  57: (fields, device) => device.set({ clockwise: fields.u32() === 2 }),
  67: (fields, device) => device.cutToPath(fields.u32()),
  75: cutToRegion,
  82: createFont,
  93: createDibBrush,
  94: createDibBrush,
  95: extendedPen,
  115: (fields, device) => {
    if ((fields.u32() & 1) === 1) device.leaveOut('mirrored layout');
  },
};
