/** Outlines of a device: through a matrix, closed, and what they enclose. */
import type { Bounds, PathSegment } from '@deckwright/core/geometry';
import { applyTo, type Matrix } from '@deckwright/core/matrix';
import { rectSteps } from './arcs.ts';
import type { Clip, Steps } from './drawing.ts';

/** Beyond it nothing is seen; numbers of hostile files stay finite. */
const FARTHEST = 1e9;
const near = (value: number): number =>
  value >= -FARTHEST && value <= FARTHEST ? value : value > 0 ? FARTHEST : value < 0 ? -FARTHEST : 0;

export function placed(m: Matrix, x: number, y: number): { readonly x: number; readonly y: number } {
  const [px, py] = applyTo(m, x, y);
  return { x: near(px), y: near(py) };
}

export function through(m: Matrix, steps: Steps): PathSegment[] {
  return steps.map((s): PathSegment => {
    if (s.op === 'Z') return s;
    if (s.op !== 'C') return { op: s.op, ...placed(m, s.x, s.y) };
    const [a, b] = [placed(m, s.x1, s.y1), placed(m, s.x2, s.y2)];
    return { op: 'C', x1: a.x, y1: a.y, x2: b.x, y2: b.y, ...placed(m, s.x, s.y) };
  });
}

/** With every part closed, as an area is. */
export function closed(steps: Steps): PathSegment[] {
  const out: PathSegment[] = [];
  for (const step of steps) {
    const last = out.at(-1)?.op;
    if (step.op === 'M' && last !== undefined && last !== 'Z') out.push({ op: 'Z' });
    out.push(step);
  }
  if (out.length > 0 && out.at(-1)?.op !== 'Z') out.push({ op: 'Z' });
  return out;
}

/** The same lines as outlines of at most so many steps each. */
export function inPieces(steps: Steps, most: number): readonly Steps[] {
  const pieces: PathSegment[][] = [];
  let piece: PathSegment[] = [];
  let start = { x: 0, y: 0 };
  let end = start;
  let split = false;
  for (const step of steps) {
    if (piece.length >= most) {
      pieces.push(piece);
      piece = step.op === 'M' ? [] : [{ op: 'M', ...end }];
      split = step.op !== 'M';
    }
    // What closes a part that was split goes back to where the part began.
    if (step.op === 'Z') piece.push(split ? { op: 'L', ...start } : step);
    else piece.push(step);
    if (step.op === 'M') {
      start = { x: step.x, y: step.y };
      split = false;
    }
    end = step.op === 'Z' ? start : { x: step.x, y: step.y };
  }
  return piece.length > 0 ? [...pieces, piece] : pieces;
}

/** The upright box around all points. Undefined for none. */
export function boundsOf(steps: Steps): Bounds | undefined {
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const see = (x: number, y: number): void => {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  };
  for (const s of steps) {
    if (s.op === 'Z') continue;
    see(s.x, s.y);
    if (s.op !== 'C') continue;
    see(s.x1, s.y1);
    see(s.x2, s.y2);
  }
  return left <= right ? { left, top, right, bottom } : undefined;
}

/** The box that a clip is, where it is an upright one. */
export function boxOfClip({ steps }: Clip): Bounds | undefined {
  const [a, b, c, d, end] = steps;
  if (steps.length !== 5 || a?.op !== 'M' || b?.op !== 'L' || c?.op !== 'L' || d?.op !== 'L' || end?.op !== 'Z') return undefined;
  const level = a.y === b.y && b.x === c.x && c.y === d.y && d.x === a.x;
  const upright = a.x === b.x && b.y === c.y && c.x === d.x && d.y === a.y;
  return level || upright ? boundsOf(steps) : undefined;
}

export const overlap = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** The clip that a box is; of an empty one, the empty clip. */
export const boxClip = ({ left, top, right, bottom }: Bounds): Clip => ({
  steps: right > left && bottom > top ? rectSteps(left, top, right, bottom) : [],
  even_odd: false,
});
