/**
 * Circular arcs as cubic Bézier curves. The error is under 3e-4 of the radius for quarter turns and smaller for the sixteenths used here.
 */
import type { StepIn } from './shapes.ts';

/** Degrees clockwise from 12 o'clock. */
export const pointOn = (cx: number, cy: number, r: number, degrees: number): readonly [number, number] => {
  const t = ((degrees - 90) * Math.PI) / 180;
  return [cx + r * Math.cos(t), cy + r * Math.sin(t)];
};

/** Curve steps from `from` to `to` degrees in either direction, without the first point. */
export function arcSteps(cx: number, cy: number, r: number, from: number, to: number): StepIn[] {
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 22.5));
  const sweep = (to - from) / parts;
  const k = (4 / 3) * Math.tan((sweep * Math.PI) / 720);
  return Array.from({ length: parts }, (_, i) => {
    const a = from + i * sweep;
    const [x0, y0] = pointOn(cx, cy, r, a);
    const [x1, y1] = pointOn(cx, cy, r, a + sweep);
    return ['C', x0 - k * (y0 - cy), y0 + k * (x0 - cx), x1 + k * (y1 - cy), y1 - k * (x1 - cx), x1, y1] as const;
  });
}

/** A ring segment between two radii, from `from` to `to` degrees. */
export function ringSteps(cx: number, cy: number, outer: number, inner: number, from: number, to: number): StepIn[] {
  const full = Math.abs(to - from) >= 360 - 1e-6;
  const [sx, sy] = pointOn(cx, cy, outer, from);
  const [ex, ey] = pointOn(cx, cy, inner, to);
  const [ix, iy] = pointOn(cx, cy, inner, from);
  if (full)
    return [
      ['M', sx, sy],
      ...arcSteps(cx, cy, outer, from, from + 360),
      ['Z'],
      ['M', ix, iy],
      ...arcSteps(cx, cy, inner, from + 360, from),
      ['Z'],
    ];
  return [['M', sx, sy], ...arcSteps(cx, cy, outer, from, to), ['L', ex, ey], ...arcSteps(cx, cy, inner, to, from), ['Z']];
}
