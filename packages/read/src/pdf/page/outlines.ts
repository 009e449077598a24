/** Outlines of a page as segments in page points, and what they are: a rectangle, an ellipse, a line, or any path. */
import { ringsOfPath } from '@deckwright/core/geometry';
import { applyTo, type Matrix } from '@deckwright/core/matrix';
import type { PathMark, Segment } from './marks.ts';
import { type Rect, union } from './matrix.ts';

/** The library's own codes in the arguments of a path. */
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const QUADRATIC = 3;
const CLOSE = 4;

/** @param data as the library packs it: a code and its coordinates, repeated */
export function segmentsOf(data: ArrayLike<number>, m: Matrix): Segment[] {
  const out: Segment[] = [];
  let [px, py] = [0, 0];
  const at = (i: number): readonly [number, number] => applyTo(m, data[i] ?? 0, data[i + 1] ?? 0);
  for (let i = 0; i < data.length; ) {
    const code = data[i++];
    if (code === MOVE || code === LINE) {
      const [x, y] = at(i);
      i += 2;
      out.push({ op: code === MOVE ? 'M' : 'L', x, y });
      [px, py] = [x, y];
    } else if (code === CURVE) {
      const [x1, y1] = at(i);
      const [x2, y2] = at(i + 2);
      const [x, y] = at(i + 4);
      i += 6;
      out.push({ op: 'C', x1, y1, x2, y2, x, y });
      [px, py] = [x, y];
    } else if (code === QUADRATIC) {
      const [qx, qy] = at(i);
      const [x, y] = at(i + 2);
      i += 4;
      const third = (a: number, b: number): number => a + (2 * (b - a)) / 3;
      out.push({ op: 'C', x1: third(px, qx), y1: third(py, qy), x2: third(x, qx), y2: third(y, qy), x, y });
      [px, py] = [x, y];
    } else if (code === CLOSE) out.push({ op: 'Z' });
    else break;
  }
  return out;
}

/** The box of all points; control points count, which is exact enough for placing. */
export function boxOfSegments(segments: readonly Segment[]): Rect | undefined {
  const box = { x0: Number.POSITIVE_INFINITY, y0: Number.POSITIVE_INFINITY, x1: Number.NEGATIVE_INFINITY, y1: Number.NEGATIVE_INFINITY };
  const take = (x: number, y: number): void => {
    box.x0 = Math.min(box.x0, x);
    box.y0 = Math.min(box.y0, y);
    box.x1 = Math.max(box.x1, x);
    box.y1 = Math.max(box.y1, y);
  };
  let [px, py] = [0, 0];
  for (const s of segments) {
    if (s.op === 'Z') continue;
    if (s.op === 'C') {
      for (const [x, y] of extremes(px, py, s)) take(x, y);
    }
    take(s.x, s.y);
    [px, py] = [s.x, s.y];
  }
  return Number.isFinite(box.x0) && Number.isFinite(box.y1) ? box : undefined;
}

/** Points of a curve at which it turns, so that the box is that of its ink. */
function extremes(px: number, py: number, s: Extract<Segment, { op: 'C' }>): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  const bezier = (a: number, b: number, c: number, d: number, t: number): number => {
    const u = 1 - t;
    return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
  };
  for (const [a, b, c, d] of [
    [px, s.x1, s.x2, s.x],
    [py, s.y1, s.y2, s.y],
  ] as const) {
    const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a];
    const roots =
      Math.abs(p) < 1e-9 ? [-r / q] : [(-q + Math.sqrt(q * q - 4 * p * r)) / (2 * p), (-q - Math.sqrt(q * q - 4 * p * r)) / (2 * p)];
    for (const t of roots) if (t > 0 && t < 1) out.push([bezier(px, s.x1, s.x2, s.x, t), bezier(py, s.y1, s.y2, s.y, t)]);
  }
  return out;
}

/** The parts of a path that begin with a move. */
export function subpaths(segments: readonly Segment[]): Segment[][] {
  const out: Segment[][] = [];
  for (const s of segments) {
    if (s.op === 'M' || out.length === 0) out.push([]);
    out.at(-1)?.push(s);
  }
  return out.filter((part) => part.length > 1);
}

/** Points; what a writer rounds. */
const NEAR = 0.15;

/** The box of one upright rectangle. */
export function rectangleOf(part: readonly Segment[]): Rect | undefined {
  const points = part.flatMap((s) => (s.op === 'M' || s.op === 'L' ? [[s.x, s.y] as const] : []));
  if (part.some(({ op }) => op === 'C') || points.length < 4 || points.length > 6) return undefined;
  const box = boxOfSegments(part);
  if (box === undefined) return undefined;
  const isCorner = ([x, y]: readonly [number, number]): boolean =>
    (Math.abs(x - box.x0) < NEAR || Math.abs(x - box.x1) < NEAR) && (Math.abs(y - box.y0) < NEAR || Math.abs(y - box.y1) < NEAR);
  if (!points.every(isCorner)) return undefined;
  // Neighbours share an edge, so that a bow tie is none.
  const isStep = (p: readonly [number, number], q: readonly [number, number]): boolean =>
    Math.abs(p[0] - q[0]) < NEAR || Math.abs(p[1] - q[1]) < NEAR;
  const all = [box.x0, box.x1].every((x) =>
    [box.y0, box.y1].every((y) => points.some(([a, b]) => Math.abs(a - x) < NEAR && Math.abs(b - y) < NEAR)),
  );
  return all && points.every((p, i) => i === 0 || isStep(p, points[i - 1] as readonly [number, number])) ? box : undefined;
}

/** The box of one upright ellipse: four curves that touch the middles of its edges. */
export function ellipseOf(outline: readonly Segment[]): Rect | undefined {
  const part = withoutPoints(outline);
  const curves = part.filter(({ op }) => op === 'C');
  if (curves.length < 4 || curves.length > 16 || part.some(({ op }) => op === 'L')) return undefined;
  const box = boxOfSegments(part);
  if (box === undefined) return undefined;
  const [cx, cy, rx, ry] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2, (box.x1 - box.x0) / 2, (box.y1 - box.y0) / 2];
  if (rx < 0.1 || ry < 0.1) return undefined;
  const isOn = (x: number, y: number): boolean => Math.abs(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 - 1) < 0.03;
  const ends = part.flatMap((s) => (s.op === 'M' || s.op === 'C' ? [[s.x, s.y] as const] : []));
  const first = ends[0];
  const last = ends.at(-1);
  const closed =
    first !== undefined && last !== undefined && Math.hypot(first[0] - last[0], first[1] - last[1]) < Math.max(NEAR, rx * 0.02);
  return closed && ends.every(([x, y]) => isOn(x, y)) ? box : undefined;
}

/** Without lines that go nowhere. */
function withoutPoints(part: readonly Segment[]): Segment[] {
  let [px, py] = [Number.NaN, Number.NaN];
  return part.filter((s) => {
    if (s.op === 'Z') return true;
    const isPoint = s.op === 'L' && Math.hypot(s.x - px, s.y - py) < 0.01;
    [px, py] = [s.x, s.y];
    return !isPoint;
  });
}

/** Points; how far an outline may lie from that of its rectangle with round corners. */
const ROUNDED = 0.4;
const CHORDS = 16;
/** What a round corner leaves of its square uncovered. */
const BEYOND_ARC = 1 - Math.PI / 4;

/** Box and radius of one upright rectangle with round corners, however many curves each corner has. */
export function roundedOf(part: readonly Segment[]): { readonly box: Rect; readonly radius: number } | undefined {
  const curves = part.filter(({ op }) => op === 'C').length;
  const box = boxOfSegments(part);
  const [ring] = curves < 4 || curves > 40 ? [] : ringsOfPath(part, CHORDS, (x, y) => [x, y]);
  const [first, last] = [ring?.[0], ring?.at(-1)];
  if (box === undefined || ring === undefined || first === undefined || last === undefined) return undefined;
  if (part.at(-1)?.op !== 'Z' && Math.hypot(first[0] - last[0], first[1] - last[1]) > NEAR) return undefined;
  const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + (x - box.x0) * (ny - box.y0) - (nx - box.x0) * (y - box.y0);
  }, 0);
  const radius = Math.min(Math.sqrt(Math.max(0, w * h - Math.abs(twice) / 2) / (4 * BEYOND_ARC)), w / 2, h / 2);
  const near = Math.min(ROUNDED, 0.06 * Math.min(w, h));
  if (radius < near) return undefined;
  const isOn = ([x, y]: readonly [number, number]): boolean => {
    const dx = Math.abs(x - (box.x0 + box.x1) / 2) - (w / 2 - radius);
    const dy = Math.abs(y - (box.y0 + box.y1) / 2) - (h / 2 - radius);
    const inside = Math.min(Math.max(dx, dy), 0);
    return Math.abs(Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + inside - radius) <= near;
  };
  return ring.every(isOn) ? { box, radius } : undefined;
}

/** Glyphs of one outline: a line of text is no longer, and a page of them is not copied over and over. */
const MAX_GLYPHS = 120;

/** Whether `next` goes on with the outlined glyphs of `mark`. */
export function isOneRun(mark: PathMark, next: PathMark): boolean {
  const [a, b] = [mark.of_glyphs, next.of_glyphs];
  return (
    a !== undefined &&
    b !== undefined &&
    a.count < MAX_GLYPHS &&
    a.size_pt === b.size_pt &&
    a.y === b.y &&
    next.box.x0 - mark.box.x1 < 2 * a.size_pt &&
    mark.clip === next.clip &&
    mark.fill === next.fill &&
    mark.alpha === next.alpha &&
    mark.stroke?.paint === next.stroke?.paint
  );
}

export const joinGlyphs = (mark: PathMark, next: PathMark): PathMark => ({
  ...mark,
  segments: [...mark.segments, ...next.segments],
  box: union(mark.box, next.box),
  ...(mark.of_glyphs === undefined ? {} : { of_glyphs: { ...mark.of_glyphs, count: mark.of_glyphs.count + 1 } }),
});

/** Two ends of one straight line. */
export function lineOf(part: readonly Segment[]): readonly [x1: number, y1: number, x2: number, y2: number] | undefined {
  const [first, second, third] = part;
  if (first?.op !== 'M' || second?.op !== 'L' || (third !== undefined && third.op !== 'Z') || part.length > 3) return undefined;
  return [first.x, first.y, second.x, second.y];
}
