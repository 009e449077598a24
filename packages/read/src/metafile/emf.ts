/** Records of an EMF (MS-EMF) on a device. Those of EMF+ are passed over: a file that has both is drawn from its EMF records. */
import type { Rect } from '@deckwright/core/geometry';
import { Device } from './device.ts';
import type { MetafileDrawing } from './drawing.ts';
import { EMF_BITMAP_RECORDS } from './emf-bitmaps.ts';
import { EMF_FIGURE_RECORDS } from './emf-figures.ts';
import type { EmfRecord } from './emf-state.ts';
import { EMF_STATE_RECORDS } from './emf-state.ts';
import { EMF_TEXT_RECORDS } from './emf-text.ts';
import { Fields } from './fields.ts';
import { Budget } from './limits.ts';
import { UnreadableMetafile } from './unreadable-metafile.ts';

const END = 14;
const COMMENT = 70;
const PLUS = 0x2b464d45;
const PLUS_HEADER = 0x4001;
const PLUS_HEAD_BYTES = 12;

const RECORDS: Readonly<Record<number, EmfRecord>> = {
  ...EMF_STATE_RECORDS,
  ...EMF_FIGURE_RECORDS,
  ...EMF_TEXT_RECORDS,
  ...EMF_BITMAP_RECORDS,
};

/** Records that paint and are not drawn. */
const NOT_DRAWN: Readonly<Record<number, string>> = {
  53: 'EXTFLOODFILL',
  66: 'WIDENPATH',
  73: 'INVERTRGN',
  78: 'MASKBLT',
  79: 'PLGBLT',
  96: 'POLYTEXTOUTA',
  97: 'POLYTEXTOUTW',
  102: 'GLSRECORD',
  103: 'GLSBOUNDEDRECORD',
};

export function readEmf(bytes: Uint8Array): MetafileDrawing {
  const header = headerOf(bytes);
  const budget = new Budget();
  const device = new Device(budget, { dots: header.dots, least_width: 1 });
  let dual = false;
  let plus_records = 0;
  for (let at = header.size; at < bytes.length; ) {
    const head = new Fields(bytes.subarray(at));
    const [type, size] = [head.u32(), head.u32()];
    if (size < 8 || size > bytes.length - at) throw new UnreadableMetafile('A record is longer than the file.');
    budget.spend('records');
    if (type === END) break;
    const fields = new Fields(bytes.subarray(at, at + size)).skip(8);
    at += size;
    if (type === COMMENT) {
      const plus = plusIn(fields);
      dual ||= plus.dual;
      plus_records += plus.records;
      continue;
    }
    const record = RECORDS[type];
    const name = NOT_DRAWN[type];
    if (name !== undefined) device.leaveOut(`${name} records`);
    else record?.(fields, device);
  }
  const marks = device.finish();
  if (plus_records > 0 && !dual) device.left_out.set('EMF+ records', plus_records);
  return { format: 'EMF', frame: header.frame, marks, left_out: device.left_out };
}

/** Records of EMF+ in a comment, and whether their head says that the EMF records beside them paint the same. */
function plusIn(fields: Fields): { readonly records: number; readonly dual: boolean } {
  const plus = { records: 0, dual: false };
  if (fields.left < 8 || fields.skip(4).u32() !== PLUS) return plus;
  while (fields.left >= PLUS_HEAD_BYTES) {
    const [type, flags, size] = [fields.u16(), fields.u16(), fields.u32()];
    plus.records++;
    if (type === PLUS_HEADER) plus.dual = (flags & 1) === 1;
    if (size < PLUS_HEAD_BYTES || size - 8 > fields.left) break;
    fields.skip(size - 8);
  }
  return plus;
}

interface Header {
  readonly size: number;
  /** Dots of the device in a millimetre. */
  readonly dots: { readonly x: number; readonly y: number };
  /** In the device. */
  readonly frame: Rect;
}

function headerOf(bytes: Uint8Array): Header {
  const fields = new Fields(bytes).skip(4);
  const size = fields.u32();
  const bounds = [fields.i32(), fields.i32(), fields.i32(), fields.i32()] as const;
  const frame_mm = [fields.i32(), fields.i32(), fields.i32(), fields.i32()].map((value) => value / 100) as [number, number, number, number];
  fields.skip(32);
  const [px_x, px_y, mm_x, mm_y] = [fields.i32(), fields.i32(), fields.i32(), fields.i32()];
  if (size < 88 || size > bytes.length) throw new UnreadableMetafile('Its header is longer than the file.');
  const dots = { x: px_x > 0 && mm_x > 0 ? px_x / mm_x : USUAL_DOTS, y: px_y > 0 && mm_y > 0 ? px_y / mm_y : USUAL_DOTS };
  const [left, top, right, bottom] = frame_mm;
  const frame = { x: left * dots.x, y: top * dots.y, w: (right - left) * dots.x, h: (bottom - top) * dots.y };
  if (frame.w > 0 && frame.h > 0) return { size, dots, frame };
  return {
    size,
    dots,
    frame: { x: bounds[0], y: bounds[1], w: Math.max(1, bounds[2] - bounds[0]), h: Math.max(1, bounds[3] - bounds[1]) },
  };
}

/** Of a millimetre, at 96 to an inch. */
const USUAL_DOTS = 96 / 25.4;
