/** Elliptical arcs as cubic curves. */
import { radiansOf } from './guides.ts';

export interface ArcCurve {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The arc that starts at the current point and runs `sweep` further round an ellipse (ISO 29500-1, 20.1.9.3).
 * Angles are those of the ray from the centre, as the presets' own formulas take them, so on an ellipse they are first turned into
 * the ellipse's parameter.
 * @param start sixty thousandths of a degree, clockwise from the x axis
 */
export function arcCurves(x: number, y: number, rx: number, ry: number, start: number, sweep: number): ArcCurve[] {
  const turned = Math.max(-21_600_000, Math.min(21_600_000, sweep));
  if (turned === 0 || !(rx >= 0) || !(ry >= 0)) return [];
  const from = parameterOf(radiansOf(start), rx, ry);
  let to = parameterOf(radiansOf(start + turned), rx, ry);
  if (Math.abs(turned) === 21_600_000) to = from + Math.sign(turned) * 2 * Math.PI;
  const cx = x - rx * Math.cos(from);
  const cy = y - ry * Math.sin(from);
  const pieces = Math.min(8, Math.max(1, Math.ceil(Math.abs(to - from) / (Math.PI / 2) - 1e-9)));
  const step = (to - from) / pieces;
  const k = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: pieces }, (_, i) => {
    const a = from + i * step;
    const b = a + step;
    return {
      x1: cx + rx * (Math.cos(a) - k * Math.sin(a)),
      y1: cy + ry * (Math.sin(a) + k * Math.cos(a)),
      x2: cx + rx * (Math.cos(b) + k * Math.sin(b)),
      y2: cy + ry * (Math.sin(b) - k * Math.cos(b)),
      x: cx + rx * Math.cos(b),
      y: cy + ry * Math.sin(b),
    };
  });
}

/** Keeps whole turns: the result lies in the same quarter as the ray. */
function parameterOf(ray: number, rx: number, ry: number): number {
  if (rx === ry || rx === 0 || ry === 0) return ray;
  const turns = Math.round(ray / (2 * Math.PI));
  const rest = ray - turns * 2 * Math.PI;
  return turns * 2 * Math.PI + Math.atan2(rx * Math.sin(rest), ry * Math.cos(rest));
}
