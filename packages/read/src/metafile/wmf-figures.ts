/** Records of a WMF that paint lines, areas and text (MS-WMF, 2.3.3). */
import type { PathSegment } from '@deckwright/core/geometry';
import { ellipseIn, ellipseSteps, rectSteps, roundRectSteps } from './arcs.ts';
import type { Device, Point } from './device.ts';
import { arcIn } from './emf-figures.ts';
import type { Fields } from './fields.ts';
import { inkFrom } from './objects.ts';
import { closed, through } from './steps.ts';
import type { WmfRecord } from './wmf-state.ts';
import { boxFrom } from './wmf-state.ts';
import { textOfBytes, writeWords } from './words.ts';

const LINES = { stroke: true } as const;
const AREAS = { fill: true, stroke: true } as const;

/** x, then y, as in lists of points. */
function outline(fields: Fields, count: number, device: Device): PathSegment[] {
  device.budget.spend('points', count);
  return Array.from({ length: count }, (_, i) => ({ op: i === 0 ? ('M' as const) : ('L' as const), x: fields.i16(), y: fields.i16() }));
}

/** y, then x, as in records of one point. */
function pointFrom(fields: Fields): Point {
  const y = fields.i16();
  return { x: fields.i16(), y };
}

const counted = (fields: Fields): number => fields.count(fields.u16(), 4);

const polyPolygon: WmfRecord = (fields, device) => {
  const counts = Array.from({ length: fields.count(fields.u16(), 2) }, () => fields.u16());
  const steps: PathSegment[] = [];
  for (const count of counts) for (const step of closed(outline(fields, fields.count(count, 4), device))) steps.push(step);
  device.draw(steps, AREAS);
};

/** An arc, with what closes it. */
const arc =
  (close: 'open' | 'chord' | 'pie'): WmfRecord =>
  (fields, device) => {
    const to = pointFrom(fields);
    const from = pointFrom(fields);
    const { ellipse, start, steps } = arcIn(boxFrom(fields), from, to, false);
    const own: PathSegment[] =
      close === 'pie' ? [{ op: 'M', x: ellipse.cx, y: ellipse.cy }, { op: 'L', ...start }, ...steps] : [{ op: 'M', ...start }, ...steps];
    device.draw(close === 'open' ? own : closed(own), close === 'open' ? LINES : AREAS);
  };

const OPAQUE = 0x2;
const CLIPPED = 0x4;
const GLYPHS = 0x10;

const extTextOut: WmfRecord = (fields, device) => {
  const { x, y } = pointFrom(fields);
  const [length, options] = [fields.u16(), fields.u16()];
  const has_rect = (options & (OPAQUE | CLIPPED)) !== 0;
  const rect = has_rect ? ([fields.i16(), fields.i16(), fields.i16(), fields.i16()] as const) : undefined;
  const bytes = fields.take(length);
  fields.skip(Math.min(length % 2, fields.left));
  if ((options & GLYPHS) !== 0) {
    device.leaveOut('text by numbers of glyphs');
    return;
  }
  const text = textOfBytes(bytes, device.state.font.charset);
  // Distances are those of bytes; letters of two bytes have them in pairs, which are left to the face.
  const dx = text.length === length && fields.left >= length * 2 ? Array.from(bytes, () => fields.i16()) : undefined;
  writeWords(device, {
    text,
    x,
    y,
    opaque: (options & OPAQUE) !== 0,
    clipped: (options & CLIPPED) !== 0,
    ...(rect && { rect }),
    ...(dx?.some((d) => d !== 0) ? { dx } : {}),
  });
};

const textOut: WmfRecord = (fields, device) => {
  const length = fields.u16();
  const bytes = fields.take(length);
  fields.skip(length % 2);
  writeWords(device, { text: textOfBytes(bytes, device.state.font.charset), ...pointFrom(fields) });
};

export const WMF_FIGURE_RECORDS: Readonly<Record<number, WmfRecord>> = {
  531: (fields, device) => device.goOn([{ op: 'L', ...pointFrom(fields) }]),
  532: (fields, device) => {
    const { x, y } = pointFrom(fields);
    device.moveTo(x, y);
  },
  804: (fields, device) => device.draw(closed(outline(fields, counted(fields), device)), AREAS),
  805: (fields, device) => device.draw(outline(fields, counted(fields), device), LINES),
  1048: (fields, device) => device.draw(ellipseSteps(ellipseIn(...boxFrom(fields))), AREAS),
  1051: (fields, device) => device.draw(rectSteps(...boxFrom(fields)), AREAS),
  1055: (fields, device) => {
    const color = inkFrom(fields);
    const { x, y } = pointFrom(fields);
    device.paintWith(through(device.matrix, rectSteps(x, y, x + 1, y + 1)), { color, alpha: 1 });
  },
  1313: textOut,
  1336: polyPolygon,
  1564: (fields, device) => {
    const [h, w] = [fields.i16(), fields.i16()];
    device.draw(roundRectSteps(...boxFrom(fields), w, h), AREAS);
  },
  2071: arc('open'),
  2074: arc('pie'),
  2096: arc('chord'),
  2610: extTextOut,
};
