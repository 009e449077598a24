/** Records of an EMF that paint lines and areas (MS-EMF, 2.3.5, 2.3.10). */
import type { PathSegment } from '@deckwright/core/geometry';
import { angleTowards, arcSteps, ellipseIn, ellipseSteps, pointAt, rectSteps, roundRectSteps, sweepBetween } from './arcs.ts';
import type { Device, Point } from './device.ts';
import type { EmfRecord } from './emf-state.ts';
import type { Fields } from './fields.ts';
import { inkFrom, regionSteps } from './objects.ts';
import { inkOf } from './raster-ops.ts';
import { closed, through } from './steps.ts';

const BOUNDS = 16;
const LINES = { stroke: true } as const;
const AREAS = { fill: true, stroke: true } as const;

type Reader = (fields: Fields) => Point;
const wide: Reader = (fields) => ({ x: fields.i32(), y: fields.i32() });
const short: Reader = (fields) => ({ x: fields.i16(), y: fields.i16() });
const sizeOf = (reader: Reader): number => (reader === wide ? 8 : 4);

function pointsFrom(fields: Fields, reader: Reader, device: Device): Point[] {
  const count = fields.count(fields.skip(BOUNDS).u32(), sizeOf(reader));
  return read(fields, reader, count, device);
}

function read(fields: Fields, reader: Reader, count: number, device: Device): Point[] {
  device.budget.spend('points', count);
  return Array.from({ length: count }, () => reader(fields));
}

const lines = (points: readonly Point[]): PathSegment[] => points.map((point) => ({ op: 'L', ...point }));

/** Each three points are a curve; what is left of them is passed over. */
function curves(points: readonly Point[]): PathSegment[] {
  const steps: PathSegment[] = [];
  for (let i = 0; i + 2 < points.length; i += 3) {
    const [a, b, end] = [points[i], points[i + 1], points[i + 2]];
    if (a && b && end) steps.push({ op: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...end });
  }
  return steps;
}

/** The first point moves. */
const outline = ([first, ...rest]: readonly Point[], make: (points: readonly Point[]) => PathSegment[]): PathSegment[] =>
  first === undefined ? [] : [{ op: 'M', ...first }, ...make(rest)];

const polyline =
  (reader: Reader): EmfRecord =>
  (fields, device) =>
    device.draw(outline(pointsFrom(fields, reader, device), lines), LINES);
const polygon =
  (reader: Reader): EmfRecord =>
  (fields, device) =>
    device.draw(closed(outline(pointsFrom(fields, reader, device), lines)), AREAS);
const bezier =
  (reader: Reader): EmfRecord =>
  (fields, device) =>
    device.draw(outline(pointsFrom(fields, reader, device), curves), LINES);
const linesTo =
  (reader: Reader): EmfRecord =>
  (fields, device) =>
    device.goOn(lines(pointsFrom(fields, reader, device)));
const curvesTo =
  (reader: Reader): EmfRecord =>
  (fields, device) =>
    device.goOn(curves(pointsFrom(fields, reader, device)));

/** Several of them; areas are closed. */
function several(reader: Reader, areas: boolean): EmfRecord {
  return (fields, device) => {
    const parts = fields.skip(BOUNDS).u32();
    fields.skip(4);
    const counts = Array.from({ length: fields.count(parts, 4) }, () => fields.u32());
    const steps: PathSegment[] = [];
    for (const count of counts)
      for (const step of outline(read(fields, reader, fields.count(count, sizeOf(reader)), device), lines)) steps.push(step);
    device.draw(areas ? closed(steps) : steps, areas ? AREAS : LINES);
  };
}

const MOVE = 6;
const BEZIER = 4;
const LINE = 2;
const CLOSE = 1;

/** Moves, lines and curves, each point with its kind. */
function polyDraw(reader: Reader): EmfRecord {
  return (fields, device) => {
    const points = pointsFrom(fields, reader, device);
    const kinds = points.map(() => fields.u8());
    const { x, y } = device.state;
    const steps: PathSegment[] = [{ op: 'M', x, y }];
    for (let i = 0; i < points.length; i++) {
      const point = points[i] as Point;
      const kind = (kinds[i] ?? 0) & MOVE;
      let end = i;
      if (kind === MOVE) steps.push({ op: 'M', ...point });
      else if (kind === LINE) steps.push({ op: 'L', ...point });
      else if (kind === BEZIER) {
        for (const step of curves(points.slice(i, i + 3))) steps.push(step);
        end = i + 2;
      }
      if (((kinds[end] ?? 0) & CLOSE) !== 0) steps.push({ op: 'Z' });
      i = end;
    }
    device.draw(steps, LINES);
  };
}

type BoxSteps = (left: number, top: number, right: number, bottom: number, fields: Fields, device: Device) => PathSegment[];
const boxed =
  (make: BoxSteps, how: { readonly fill?: boolean; readonly stroke?: boolean }): EmfRecord =>
  (fields, device) =>
    device.draw(make(fields.i32(), fields.i32(), fields.i32(), fields.i32(), fields, device), how);

/** The part of an ellipse between two rays. */
export function arcIn(box: readonly [number, number, number, number], from: Point, to: Point, clockwise: boolean) {
  const ellipse = ellipseIn(...box);
  const start = angleTowards(ellipse, from.x, from.y);
  const steps = arcSteps(ellipse, start, sweepBetween(start, angleTowards(ellipse, to.x, to.y), clockwise));
  return { ellipse, start: pointAt(ellipse, start), steps };
}

const arc: BoxSteps = (left, top, right, bottom, fields, { state }) => {
  const { start, steps } = arcIn([left, top, right, bottom], wide(fields), wide(fields), state.clockwise);
  return [{ op: 'M', ...start }, ...steps];
};
const pie: BoxSteps = (left, top, right, bottom, fields, { state }) => {
  const { ellipse, start, steps } = arcIn([left, top, right, bottom], wide(fields), wide(fields), state.clockwise);
  return [{ op: 'M', x: ellipse.cx, y: ellipse.cy }, { op: 'L', ...start }, ...steps, { op: 'Z' }];
};

/** A line to where the arc begins, and the arc. */
const arcTo: EmfRecord = (fields, device) => {
  const box = [fields.i32(), fields.i32(), fields.i32(), fields.i32()] as const;
  const { start, steps } = arcIn(box, wide(fields), wide(fields), device.state.clockwise);
  device.goOn([{ op: 'L', ...start }, ...steps]);
};

const angleArc: EmfRecord = (fields, device) => {
  const { x, y } = wide(fields);
  const radius = fields.u32();
  // Degrees, counterclockwise.
  const [from, sweep] = [fields.f32(), fields.f32()].map((degrees) => (-Math.max(-720, Math.min(720, degrees)) * Math.PI) / 180) as [
    number,
    number,
  ];
  const ellipse = { cx: x, cy: y, rx: radius, ry: radius };
  device.goOn([{ op: 'L', ...pointAt(ellipse, from) }, ...arcSteps(ellipse, from, sweep)]);
};

const setPixel: EmfRecord = (fields, device) => {
  const { x, y } = wide(fields);
  device.paintWith(through(device.matrix, rectSteps(x, y, x + 1, y + 1)), { color: inkFrom(fields), alpha: 1 });
};

/** A region in the brush that the record names, or in the one that is selected. */
const fillRegion =
  (named: boolean): EmfRecord =>
  (fields, device) => {
    fields.skip(BOUNDS + 4);
    const { brush } = device.state;
    if (named) device.select(device.object(fields.u32()));
    device.paint(through(device.matrix, regionSteps(fields, device.budget)), { fill: true });
    device.set({ brush });
  };

const GRADIENT_TRIANGLES = 2;
const VERTEX = 16;

/** Rectangles between two colours; triangles in their mean. */
const gradientFill: EmfRecord = (fields, device) => {
  const [claimed, meshes, mode] = [fields.skip(BOUNDS).u32(), fields.u32(), fields.u32()];
  device.budget.spend('points', claimed);
  const vertices = Array.from({ length: fields.count(claimed, VERTEX) }, () => {
    const point = wide(fields);
    const [r, g, b] = [fields.u16() >> 8, fields.u16() >> 8, fields.u16() >> 8];
    fields.skip(2);
    return { ...point, r, g, b };
  });
  const corners = mode === GRADIENT_TRIANGLES ? 3 : 2;
  device.budget.spend('points', meshes);
  for (let i = fields.count(meshes, corners * 4); i > 0; i--) {
    const [a, b, c] = Array.from({ length: corners }, () => vertices[fields.u32()]);
    if (a === undefined || b === undefined) continue;
    if (corners === 3) {
      if (c === undefined) continue;
      device.leaveOut('triangles of GRADIENTFILL');
      const mean = inkOf((a.r + b.r + c.r) / 3, (a.g + b.g + c.g) / 3, (a.b + b.b + c.b) / 3);
      device.paintWith(
        closed(
          through(
            device.matrix,
            outline(
              [a, b, c].map(({ x, y }) => ({ x, y })),
              lines,
            ),
          ),
        ),
        { color: mean, alpha: 1 },
      );
      continue;
    }
    const [from, to] = [inkOf(a.r, a.g, a.b), inkOf(b.r, b.g, b.b)];
    const gradient = { angle: mode === 1 ? 90 : 0, from, to };
    const mean = inkOf((a.r + b.r) / 2, (a.g + b.g) / 2, (a.b + b.b) / 2);
    device.paintWith(through(device.matrix, rectSteps(a.x, a.y, b.x, b.y)), { color: mean, alpha: 1, gradient });
  }
};

export const EMF_FIGURE_RECORDS: Readonly<Record<number, EmfRecord>> = {
  2: bezier(wide),
  3: polygon(wide),
  4: polyline(wide),
  5: curvesTo(wide),
  6: linesTo(wide),
  7: several(wide, false),
  8: several(wide, true),
  15: setPixel,
  27: (fields, device) => device.moveTo(fields.i32(), fields.i32()),
  41: angleArc,
  42: boxed((left, top, right, bottom) => ellipseSteps(ellipseIn(left, top, right, bottom)), AREAS),
  43: boxed(rectSteps, AREAS),
  44: boxed((left, top, right, bottom, fields) => roundRectSteps(left, top, right, bottom, fields.i32(), fields.i32()), AREAS),
  45: boxed(arc, LINES),
  46: boxed((...given) => closed(arc(...given)), AREAS),
  47: boxed(pie, AREAS),
  54: (fields, device) => device.goOn(lines([wide(fields)])),
  55: arcTo,
  56: polyDraw(wide),
  59: (_, device) => device.beginPath(),
  60: (_, device) => device.endPath(),
  61: (_, device) => device.closeFigure(),
  62: (_, device) => device.paintPath({ fill: true }),
  63: (_, device) => device.paintPath(AREAS),
  64: (_, device) => device.paintPath(LINES),
  68: (_, device) => device.abortPath(),
  71: fillRegion(true),
  74: fillRegion(false),
  85: bezier(short),
  86: polygon(short),
  87: polyline(short),
  88: curvesTo(short),
  89: linesTo(short),
  90: several(short, false),
  91: several(short, true),
  92: polyDraw(short),
  118: gradientFill,
};
