/** Outlines in picture units: curves stay curves, because few points make small files and smooth edges. */
import type { PathSegment, PointXY } from '@deckwright/core/geometry';

/** How far from a corner of a quarter its curve's points are. */
const ROUND = 0.5523;

export class Pen {
  readonly steps: PathSegment[] = [];

  m(x: number, y: number): this {
    this.steps.push({ op: 'M', x, y });
    return this;
  }

  l(x: number, y: number): this {
    this.steps.push({ op: 'L', x, y });
    return this;
  }

  c(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    this.steps.push({ op: 'C', x1, y1, x2, y2, x, y });
    return this;
  }

  z(): this {
    this.steps.push({ op: 'Z' });
    return this;
  }

  poly(points: readonly PointXY[], closed = true): this {
    for (const [i, [x, y]] of points.entries()) this.steps.push({ op: i === 0 ? 'M' : 'L', x, y });
    return closed ? this.z() : this;
  }

  rect(x: number, y: number, w: number, h: number): this {
    return this.poly([
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ]);
  }

  /** Corners of `r`, or only those at the top. */
  round(x: number, y: number, w: number, h: number, r: number, only?: 'top'): this {
    const k = r * (1 - ROUND);
    this.m(x + r, y).l(x + w - r, y);
    this.c(x + w - k, y, x + w, y + k, x + w, y + r);
    if (only === 'top') this.l(x + w, y + h).l(x, y + h);
    else {
      this.l(x + w, y + h - r).c(x + w, y + h - k, x + w - k, y + h, x + w - r, y + h);
      this.l(x + r, y + h).c(x + k, y + h, x, y + h - k, x, y + h - r);
    }
    return this.l(x, y + r)
      .c(x, y + k, x + k, y, x + r, y)
      .z();
  }

  oval(cx: number, cy: number, rx: number, ry: number): this {
    const [kx, ky] = [rx * ROUND, ry * ROUND];
    return this.m(cx - rx, cy)
      .c(cx - rx, cy - ky, cx - kx, cy - ry, cx, cy - ry)
      .c(cx + kx, cy - ry, cx + rx, cy - ky, cx + rx, cy)
      .c(cx + rx, cy + ky, cx + kx, cy + ry, cx, cy + ry)
      .c(cx - kx, cy + ry, cx - rx, cy + ky, cx - rx, cy)
      .z();
  }

  /** A smooth line through all points (Catmull and Rom). Goes on from where the pen is, unless it has not begun. */
  through(points: readonly PointXY[]): this {
    const at = (i: number): PointXY => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
    const [first] = points;
    if (first === undefined) return this;
    if (this.steps.length === 0 || this.steps.at(-1)?.op === 'Z') this.m(first[0], first[1]);
    else this.l(first[0], first[1]);
    for (let i = 0; i + 1 < points.length; i++) {
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      this.c(bx + (cx - ax) / 6, by + (cy - ay) / 6, cx - (dx - bx) / 6, cy - (dy - by) / 6, cx, cy);
    }
    return this;
  }
}

/** A straight bar of `width` from one point to another, as four corners. `end` is the width there. */
export function bar([x1, y1]: PointXY, [x2, y2]: PointXY, width: number, end = width): PointXY[] {
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [-(y2 - y1) / length / 2, (x2 - x1) / length / 2];
  return [
    [x1 + nx * width, y1 + ny * width],
    [x2 + nx * end, y2 + ny * end],
    [x2 - nx * end, y2 - ny * end],
    [x1 - nx * width, y1 - ny * width],
  ];
}

/** Points of an arc, degrees clockwise from the right. */
export function arc(cx: number, cy: number, r: number, from: number, to: number, parts = 24, ry = r): PointXY[] {
  return Array.from({ length: parts + 1 }, (_, i): PointXY => {
    const a = ((from + ((to - from) * i) / parts) * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy + ry * Math.sin(a)];
  });
}

/** Points turned about a centre, degrees clockwise. */
export function turned(points: readonly PointXY[], cx: number, cy: number, degrees: number): PointXY[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}
