/** Ellipses, arcs and round rectangles as cubic curves. Angles are radians, clockwise where y goes downwards. */
import type { PathSegment } from '@deckwright/core/geometry';

export interface Ellipse {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export const ellipseIn = (left: number, top: number, right: number, bottom: number): Ellipse => ({
  cx: (left + right) / 2,
  cy: (top + bottom) / 2,
  rx: Math.abs(right - left) / 2,
  ry: Math.abs(bottom - top) / 2,
});

export const pointAt = ({ cx, cy, rx, ry }: Ellipse, angle: number) => ({ x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) });

/** The angle at which a ray from the centre towards a point meets the ellipse. */
export const angleTowards = ({ cx, cy, rx, ry }: Ellipse, x: number, y: number): number =>
  Math.atan2((y - cy) * (rx || 1), (x - cx) * (ry || 1));

/** From one angle through a sweep; without the move to its beginning. */
export function arcSteps(ellipse: Ellipse, from: number, sweep: number): PathSegment[] {
  const { rx, ry } = ellipse;
  const pieces = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / pieces;
  const handle = (4 / 3) * Math.tan(step / 4);
  const steps: PathSegment[] = [];
  for (let i = 0; i < pieces; i++) {
    const [a, b] = [from + i * step, from + (i + 1) * step];
    const [p, q] = [pointAt(ellipse, a), pointAt(ellipse, b)];
    steps.push({
      op: 'C',
      x1: p.x - handle * rx * Math.sin(a),
      y1: p.y + handle * ry * Math.cos(a),
      x2: q.x + handle * rx * Math.sin(b),
      y2: q.y - handle * ry * Math.cos(b),
      x: q.x,
      y: q.y,
    });
  }
  return steps;
}

/** The sweep from one angle to another in a direction. Equal angles are a whole turn. */
export function sweepBetween(from: number, to: number, clockwise: boolean): number {
  const turn = 2 * Math.PI;
  const sweep = (((clockwise ? to - from : from - to) % turn) + turn) % turn || turn;
  return clockwise ? sweep : -sweep;
}

export function ellipseSteps(ellipse: Ellipse): PathSegment[] {
  return [{ op: 'M', ...pointAt(ellipse, 0) }, ...arcSteps(ellipse, 0, 2 * Math.PI), { op: 'Z' }];
}

export const rectSteps = (left: number, top: number, right: number, bottom: number): PathSegment[] => [
  { op: 'M', x: left, y: top },
  { op: 'L', x: right, y: top },
  { op: 'L', x: right, y: bottom },
  { op: 'L', x: left, y: bottom },
  { op: 'Z' },
];

/** @param w width of the ellipse at the corners */
export function roundRectSteps(left: number, top: number, right: number, bottom: number, w: number, h: number): PathSegment[] {
  const [x0, x1] = [Math.min(left, right), Math.max(left, right)];
  const [y0, y1] = [Math.min(top, bottom), Math.max(top, bottom)];
  const rx = Math.min(Math.abs(w), x1 - x0) / 2;
  const ry = Math.min(Math.abs(h), y1 - y0) / 2;
  const corner = (cx: number, cy: number, from: number): PathSegment[] => {
    const ellipse = { cx, cy, rx, ry };
    return [{ op: 'L', ...pointAt(ellipse, from) }, ...arcSteps(ellipse, from, Math.PI / 2)];
  };
  return [
    { op: 'M', x: x0 + rx, y: y0 },
    ...corner(x1 - rx, y0 + ry, -Math.PI / 2),
    ...corner(x1 - rx, y1 - ry, 0),
    ...corner(x0 + rx, y1 - ry, Math.PI / 2),
    ...corner(x0 + rx, y0 + ry, Math.PI),
    { op: 'Z' },
  ];
}
