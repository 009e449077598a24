/** Cuts outlines to the picture, because a shape of a slide that stands out of it would be seen beside it. */
import type { PointXY } from '@deckwright/core/geometry';

interface Edge {
  readonly inside: (p: PointXY) => boolean;
  readonly cross: (a: PointXY, b: PointXY) => PointXY;
}

const atX = (x: number, [ax, ay]: PointXY, [bx, by]: PointXY): PointXY => [x, ay + ((by - ay) * (x - ax)) / (bx - ax)];
const atY = (y: number, [ax, ay]: PointXY, [bx, by]: PointXY): PointXY => [ax + ((bx - ax) * (y - ay)) / (by - ay), y];

const edgesOf = (w: number, h: number): readonly Edge[] => [
  { inside: ([x]) => x >= 0, cross: (a, b) => atX(0, a, b) },
  { inside: ([x]) => x <= w, cross: (a, b) => atX(w, a, b) },
  { inside: ([, y]) => y >= 0, cross: (a, b) => atY(0, a, b) },
  { inside: ([, y]) => y <= h, cross: (a, b) => atY(h, a, b) },
];

/** The part of a closed ring in the rectangle from 0, 0 to `w`, `h` (Sutherland and Hodgman); empty where there is none. */
export function clipRing(ring: readonly PointXY[], w: number, h: number): readonly PointXY[] {
  let points = ring;
  for (const { inside, cross } of edgesOf(w, h)) {
    const kept: PointXY[] = [];
    let before = points.at(-1);
    for (const point of points) {
      if (before !== undefined && inside(before) !== inside(point)) kept.push(cross(before, point));
      if (inside(point)) kept.push(point);
      before = point;
    }
    points = kept;
  }
  return points.length < 3 ? [] : points;
}

/** The pieces of an open line in the rectangle. */
export function clipLine(line: readonly PointXY[], w: number, h: number): readonly (readonly PointXY[])[] {
  const pieces: PointXY[][] = [];
  let piece: PointXY[] = [];
  for (let i = 1; i < line.length; i++) {
    let [a, b] = [line[i - 1], line[i]] as [PointXY, PointXY];
    let seen = true;
    for (const { inside, cross } of edgesOf(w, h)) {
      const [ins, outs] = [inside(a), inside(b)];
      if (!ins && !outs) seen = false;
      if (!seen) break;
      if (!ins) a = cross(a, b);
      else if (!outs) b = cross(a, b);
    }
    if (!seen) continue;
    const end = piece.at(-1);
    if (end === undefined || end[0] !== a[0] || end[1] !== a[1]) {
      if (piece.length > 1) pieces.push(piece);
      piece = [a];
    }
    piece.push(b);
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}
