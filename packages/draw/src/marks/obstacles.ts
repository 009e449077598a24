/** The content that a drawing already has, so that words added later keep clear of it. Inches. */
import type { Bounds } from '@deckwright/core/geometry';
import type { Kit } from '../layout/index.ts';
import { inOfEmu, type Shape, walk } from '../scene/index.ts';
import { inksOf } from './inks.ts';

export type Spot = readonly [number, number];

export interface Obstacles {
  /** Ink of words, and small shapes that belong to them. */
  readonly words: readonly Bounds[];
  readonly marks: readonly Bounds[];
  /** Stretches of lines. */
  readonly strokes: readonly (readonly [Spot, Spot])[];
}

const boundsOf = ({ box }: Shape): Bounds => ({
  left: inOfEmu(box.x),
  right: inOfEmu(box.x + box.w),
  top: inOfEmu(box.y),
  bottom: inOfEmu(box.y + box.h),
});

/** Number of bands by which a disc is described. */
const BANDS = 32;

/** Grounds and gridlines are below all words. */
const BELOW = new Set(['gridline', 'decoration', 'background', 'band', 'group', 'track']);

export function obstaclesOf(shapes: readonly Shape[], kit: Kit): Obstacles {
  const words: Bounds[] = [];
  const marks: Bounds[] = [];
  const strokes: (readonly [Spot, Spot])[] = [];
  const arcs: Bounds[] = [];
  for (const shape of walk(shapes)) {
    if (shape.kind === 'text') words.push(...inksOf(shape, kit));
    else if (shape.kind === 'group' || BELOW.has(shape.role)) continue;
    else if (shape.kind === 'line')
      strokes.push([
        [inOfEmu(shape.from.x), inOfEmu(shape.from.y)],
        [inOfEmu(shape.to.x), inOfEmu(shape.to.y)],
      ]);
    else if (shape.datum?.along === 'angle') arcs.push(boundsOf(shape));
    else if (shape.kind === 'path' && shape.fill === undefined) strokes.push(...stretchesOf(shape));
    else if (shape.role === 'mark') marks.push(boundsOf(shape));
    else words.push(boundsOf(shape));
  }
  return { words, marks: [...marks, ...discOf(arcs)], strokes };
}

/** Bands of the disc that the slices of a ring fill. */
function discOf(arcs: readonly Bounds[]): Bounds[] {
  if (arcs.length === 0) return [];
  const left = Math.min(...arcs.map((a) => a.left));
  const right = Math.max(...arcs.map((a) => a.right));
  const top = Math.min(...arcs.map((a) => a.top));
  const bottom = Math.max(...arcs.map((a) => a.bottom));
  const [cx, cy, r] = [(left + right) / 2, (top + bottom) / 2, (bottom - top) / 2];
  return Array.from({ length: BANDS }, (_, i): Bounds => {
    const [y0, y1] = [top + ((bottom - top) * i) / BANDS, top + ((bottom - top) * (i + 1)) / BANDS];
    const nearest = Math.max(0, y0 - cy, cy - y1);
    const half = Math.sqrt(Math.max(0, r * r - nearest * nearest));
    return { left: cx - half, right: cx + half, top: y0, bottom: y1 };
  });
}

function stretchesOf(shape: Extract<Shape, { kind: 'path' }>): readonly (readonly [Spot, Spot])[] {
  const out: (readonly [Spot, Spot])[] = [];
  let last: Spot | undefined;
  for (const step of shape.steps) {
    if (step.op === 'Z') continue;
    const at: Spot = [inOfEmu(shape.box.x + step.x), inOfEmu(shape.box.y + step.y)];
    if (step.op !== 'M' && last !== undefined) out.push([last, at]);
    last = at;
  }
  return out;
}

export const meet = (a: Bounds, b: Bounds, air = 0): boolean =>
  a.left < b.right + air && b.left < a.right + air && a.top < b.bottom + air && b.top < a.bottom + air;

/** Whether a stretch passes through a box (Liang-Barsky clipping). */
export function passes([x0, y0]: Spot, [x1, y1]: Spot, box: Bounds, air = 0): boolean {
  let from = 0;
  let to = 1;
  const cut = (d: number, q: number): boolean => {
    if (Math.abs(d) < 1e-12) return q >= 0;
    const t = q / d;
    if (d < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
    return from <= to;
  };
  return (
    cut(x0 - x1, x0 - (box.left - air)) &&
    cut(x1 - x0, box.right + air - x0) &&
    cut(y0 - y1, y0 - (box.top - air)) &&
    cut(y1 - y0, box.bottom + air - y0)
  );
}

/** Whether a box is clear of everything. */
export const isClear = (box: Bounds, { words, marks, strokes }: Obstacles, air: number): boolean =>
  words.every((w) => !meet(box, w, air)) &&
  marks.every((m) => !meet(box, m, air)) &&
  strokes.every(([a, b]) => !passes(a, b, box, air / 2));
