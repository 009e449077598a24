/** Pens, brushes, colours and regions as records of both formats have them. */
import type { PathSegment } from '@deckwright/core/geometry';
import { rectSteps } from './arcs.ts';
import type { Device } from './device.ts';
import type { Bitmap } from './dib.ts';
import type { Ink } from './drawing.ts';
import type { Fields } from './fields.ts';
import type { Budget } from './limits.ts';
import { inkOf } from './raster-ops.ts';
import type { Brush, Extent, Font, Pen } from './state.ts';

/** A ColorRef: red, green, blue, and a byte that says of which table it is. */
export function inkFrom(fields: Fields): Ink {
  const [r, g, b] = [fields.u8(), fields.u8(), fields.u8()];
  fields.skip(1);
  return inkOf(r, g, b);
}

const DASHES: Readonly<Record<number, Pen['dash']>> = { 1: 'dash', 2: 'dot', 3: 'dashDot', 4: 'dashDot', 7: 'dash', 8: 'dot' };
const NO_LINE = 5;

/** @param style PenStyle (MS-EMF, 2.1.25) */
export function penOf(style: number, width: number, color: Ink | undefined): Pen {
  const geometric = (style & 0xf0000) === 0x10000;
  const kind = style & 0xf;
  const [cap, join] = [style & 0xf00, style & 0xf000];
  const wide = Math.max(0, width) > 1;
  return {
    kind: 'pen',
    color: kind === NO_LINE ? undefined : color,
    width: Math.abs(width),
    // A wide pen that is not geometric has no dashes.
    dash: geometric || !wide ? (DASHES[kind] ?? 'solid') : 'solid',
    cap: cap === 0x100 ? 'square' : cap === 0x200 ? 'flat' : 'round',
    join: join === 0x1000 ? 'bevel' : join === 0x2000 ? 'miter' : 'round',
  };
}

const HATCHED = 2;

/** @param style BrushStyle (MS-WMF, 2.1.1.4) */
export const brushOf = (style: number, color: Ink): Brush => ({
  kind: 'brush',
  color: style === 1 ? undefined : color,
  ...(style === HATCHED ? { hatched: true } : {}),
});

/** @param bitmap or the kind of what is not decoded */
export function patternBrush(bitmap: Bitmap | string, device: Device): Brush {
  if (typeof bitmap !== 'string') return { kind: 'brush', color: '#808080', bitmap };
  device.leaveOut(bitmap);
  return { kind: 'brush', color: '#808080' };
}

/** By fractions; a denominator of 0 changes nothing. */
export function scaled(extent: Extent, x_times: number, x_by: number, y_times: number, y_by: number): Extent {
  if (x_by === 0 || y_by === 0) return extent;
  return { ...extent, w: (extent.w * x_times) / x_by, h: (extent.h * y_times) / y_by };
}

/** Rectangles of RGNDATA (MS-EMF, 2.2.24). */
export function regionSteps(fields: Fields, budget: Budget): PathSegment[] {
  fields.skip(8);
  const claimed = fields.u32();
  fields.skip(20);
  const count = fields.count(claimed, 16);
  budget.spend('points', count * 5);
  const steps: PathSegment[] = [];
  for (let i = 0; i < count; i++) {
    const [left, top, right, bottom] = [fields.i32(), fields.i32(), fields.i32(), fields.i32()];
    for (const step of rectSteps(left, top, right, bottom)) steps.push(step);
  }
  return steps;
}

/** A LOGFONT. @param bytes of its numbers @param nameOf reads its last member, the name of the family, which a zero may end */
export function fontOf(fields: Fields, bytes: 2 | 4, nameOf: () => string): Font {
  const number = () => (bytes === 4 ? fields.i32() : fields.i16());
  const height = number();
  fields.skip(bytes);
  const escapement = number();
  fields.skip(bytes);
  const weight = number();
  const [italic, underline, strike, charset] = [fields.u8(), fields.u8(), fields.u8(), fields.u8()];
  fields.skip(4);
  return {
    kind: 'font',
    height,
    escapement,
    bold: weight >= 600,
    italic: italic !== 0,
    underline: underline !== 0,
    strike: strike !== 0,
    charset,
    family: nameOf().split('\0')[0] || 'Arial',
  };
}
