/** Outlines of pieces in slide inches, as closed rings and as straight segments. */
import type { PathStep } from '../shapes/path.ts';
import { EMU_PER_IN } from '../units.ts';
import type { PointIn } from './rect.ts';
import type { LeafShape } from './view.ts';

/** Closed rings of a filled outline in slide inches; each curve becomes four chords. */
export function ringsOf(piece: LeafShape): readonly (readonly PointIn[])[] {
  const { shape } = piece;
  if (shape.kind === 'path') return tracePath(shape.steps, piece.left, piece.top);
  if (shape.kind === 'ellipse') {
    const rx = (piece.right - piece.left) / 2;
    const ry = (piece.bottom - piece.top) / 2;
    return [
      Array.from({ length: 24 }, (_, i): PointIn => {
        const t = (i / 24) * 2 * Math.PI;
        return [piece.left + rx + rx * Math.cos(t), piece.top + ry + ry * Math.sin(t)];
      }),
    ];
  }
  return [
    [
      [piece.left, piece.top],
      [piece.right, piece.top],
      [piece.right, piece.bottom],
      [piece.left, piece.bottom],
    ],
  ];
}

export function tracePath(steps: readonly PathStep[], left: number, top: number): readonly (readonly PointIn[])[] {
  const rings: PointIn[][] = [];
  let ring: PointIn[] = [];
  let at: PointIn = [left, top];
  const go = (x: number, y: number): void => {
    at = [x, y];
    ring.push(at);
  };
  for (const step of steps) {
    if (step.op === 'M') {
      if (ring.length > 1) rings.push(ring);
      ring = [];
    }
    if (step.op === 'Z') continue;
    const x = left + step.x / EMU_PER_IN;
    const y = top + step.y / EMU_PER_IN;
    if (step.op === 'C') {
      const [x0, y0] = at;
      const x1 = left + step.x1 / EMU_PER_IN;
      const y1 = top + step.y1 / EMU_PER_IN;
      const x2 = left + step.x2 / EMU_PER_IN;
      const y2 = top + step.y2 / EMU_PER_IN;
      for (const t of [0.25, 0.5, 0.75]) {
        const u = 1 - t;
        go(
          u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x,
          u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y,
        );
      }
    }
    go(x, y);
  }
  if (ring.length > 1) rings.push(ring);
  return rings;
}

/** Straight segments of a line or outline, for text that must keep clear of them and for connectors that cross them. */
export function segmentsOf(piece: LeafShape): readonly (readonly [PointIn, PointIn])[] {
  const { shape } = piece;
  if (shape.kind === 'line')
    return [
      [
        [shape.from.x / EMU_PER_IN, shape.from.y / EMU_PER_IN],
        [shape.to.x / EMU_PER_IN, shape.to.y / EMU_PER_IN],
      ],
    ];
  if (shape.kind !== 'path') return [];
  return tracePath(shape.steps, piece.left, piece.top).flatMap((ring) =>
    ring.slice(1).map((p, i): readonly [PointIn, PointIn] => [ring[i] as PointIn, p]),
  );
}

/** True for shapes that cover their whole box. */
export const isBox = (piece: LeafShape): boolean => piece.kind !== 'path' && piece.kind !== 'ellipse' && piece.kind !== 'line';
