/** The content that a drawing already has, so that words added later keep clear of it. Inches. */
import type { Bounds } from '@deckwright/core/geometry';
import { inOfEmu, type Shape, walk } from '../scene/index.ts';

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

/** Grounds and gridlines are below all words. */
const BELOW = new Set(['gridline', 'decoration', 'background', 'group', 'track']);

export function obstaclesOf(shapes: readonly Shape[]): Obstacles {
  const words: Bounds[] = [];
  const marks: Bounds[] = [];
  const strokes: (readonly [Spot, Spot])[] = [];
  for (const shape of walk(shapes)) {
    if (shape.kind === 'text') words.push(...inksOf(shape));
    else if (shape.kind === 'group' || BELOW.has(shape.role)) continue;
    else if (shape.kind === 'line')
      strokes.push([
        [inOfEmu(shape.from.x), inOfEmu(shape.from.y)],
        [inOfEmu(shape.to.x), inOfEmu(shape.to.y)],
      ]);
    else if (shape.kind === 'path' && shape.fill === undefined) strokes.push(...stretchesOf(shape));
    else if (shape.role === 'mark') marks.push(boundsOf(shape));
    else words.push(boundsOf(shape));
  }
  return { words, marks, strokes };
}

/** The ink of each line of a text. */
export const inksOf = (shape: Shape): readonly Bounds[] =>
  shape.kind !== 'text'
    ? []
    : shape.text.lines.map((l) => ({
        left: inOfEmu(shape.box.x + l.x),
        right: inOfEmu(shape.box.x + l.x + l.w),
        top: inOfEmu(shape.box.y + l.baseline - l.ascent),
        bottom: inOfEmu(shape.box.y + l.baseline + l.descent),
      }));

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
