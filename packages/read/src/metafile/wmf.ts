/** Records of a WMF (MS-WMF) on a device. Where a record has a point, y comes first. */
import type { Rect } from '@deckwright/core/geometry';
import { Device } from './device.ts';
import type { Mark, MetafileDrawing } from './drawing.ts';
import { Fields } from './fields.ts';
import { Budget } from './limits.ts';
import { type Extent, MM_ANISOTROPIC } from './state.ts';
import { boundsOf } from './steps.ts';
import { UnreadableMetafile } from './unreadable-metafile.ts';
import { WMF_BITMAP_RECORDS } from './wmf-bitmaps.ts';
import { WMF_FIGURE_RECORDS } from './wmf-figures.ts';
import type { WmfRecord } from './wmf-state.ts';
import { WMF_STATE_RECORDS } from './wmf-state.ts';

const PLACEABLE = 0x9ac6cdd7;
const PLACEABLE_BYTES = 22;
const HEADER_BYTES = 18;
const SET_WINDOW_ORIGIN = 0x20b;
const SET_WINDOW_EXTENT = 0x20c;

const RECORDS: Readonly<Record<number, WmfRecord>> = { ...WMF_STATE_RECORDS, ...WMF_FIGURE_RECORDS, ...WMF_BITMAP_RECORDS };

/** Records that paint and are not drawn. */
const NOT_DRAWN: Readonly<Record<number, string>> = {
  1049: 'FLOODFILL',
  1352: 'EXTFLOODFILL',
  552: 'FILLREGION',
  1065: 'FRAMEREGION',
  298: 'INVERTREGION',
  299: 'PAINTREGION',
};

export function readWmf(bytes: Uint8Array): MetafileDrawing {
  const fields = new Fields(bytes);
  const placed = placeableBox(fields);
  const header_at = fields.at;
  const header_size = fields.skip(2).u16() * 2;
  if (header_size !== HEADER_BYTES) throw new UnreadableMetafile('Its header has an unknown size.');
  const first = header_at + header_size;
  const box = placed ?? firstWindow(bytes, first);
  const budget = new Budget();
  const device = new Device(budget, { dots: { x: 1, y: 1 }, least_width: 0 });
  // A later window is stretched to the same place.
  const frame = box && { x: 0, y: 0, w: Math.abs(box.w), h: Math.abs(box.h) };
  if (frame !== undefined) device.set({ map_mode: MM_ANISOTROPIC, viewport: frame, window: box ?? frame });
  for (const { func, record } of recordsOf(bytes, first)) {
    budget.spend('records');
    const name = NOT_DRAWN[func];
    if (name !== undefined) device.leaveOut(`${name} records`);
    else RECORDS[func]?.(record, device, func);
  }
  const marks = device.finish();
  return { format: 'WMF', frame: frame ?? around(marks), marks, left_out: device.left_out };
}

/** The box of a header before the header that Aldus added; undefined without one. */
function placeableBox(fields: Fields): Extent | undefined {
  if (fields.u32() !== PLACEABLE) {
    fields.at = 0;
    return undefined;
  }
  fields.skip(2);
  const [left, top, right, bottom] = [fields.i16(), fields.i16(), fields.i16(), fields.i16()];
  fields.at = PLACEABLE_BYTES;
  return right === left || bottom === top ? undefined : { x: left, y: top, w: right - left, h: bottom - top };
}

function* recordsOf(bytes: Uint8Array, from: number): Generator<{ readonly func: number; readonly record: Fields }> {
  for (let at = from; at + 6 <= bytes.length; ) {
    const head = new Fields(bytes.subarray(at));
    const [size, func] = [head.u32() * 2, head.u16()];
    // The last record; some writers give it no size.
    if (func === 0) return;
    if (size < 6 || size > bytes.length - at) throw new UnreadableMetafile('A record is longer than the file.');
    yield { func, record: new Fields(bytes.subarray(at, at + size)).skip(6) };
    at += size;
  }
}

/** The window that the records begin with. */
function firstWindow(bytes: Uint8Array, from: number): Extent | undefined {
  let origin = { x: 0, y: 0 };
  let seen = 0;
  for (const { func, record } of recordsOf(bytes, from)) {
    if (seen++ > 200_000) return undefined;
    if (func === SET_WINDOW_ORIGIN) {
      const y = record.i16();
      origin = { x: record.i16(), y };
    } else if (func === SET_WINDOW_EXTENT) {
      const h = record.i16();
      const w = record.i16();
      if (w !== 0 && h !== 0) return { ...origin, w, h };
    }
  }
  return undefined;
}

/** The box around all marks, for a file that does not tell its size. */
function around(marks: readonly Mark[]): Rect {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const mark of marks) {
    const box = extentOf(mark);
    if (box === undefined) continue;
    left = Math.min(left, box.left);
    top = Math.min(top, box.top);
    right = Math.max(right, box.right);
    bottom = Math.max(bottom, box.bottom);
  }
  return right > left && bottom > top ? { x: left, y: top, w: right - left, h: bottom - top } : { x: 0, y: 0, w: 1, h: 1 };
}

function extentOf(mark: Mark) {
  if (mark.kind === 'path') return boundsOf(mark.steps);
  if (mark.kind === 'text')
    return { left: mark.x, top: mark.y, right: mark.x + mark.size * mark.text.length * 0.5, bottom: mark.y + mark.size };
  const [a, b, c, d, e, f] = mark.matrix;
  const [xs, ys] = [
    [e, e + a, e + c, e + a + c],
    [f, f + b, f + d, f + b + d],
  ];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
