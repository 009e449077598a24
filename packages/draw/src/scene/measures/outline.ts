/** Outlines of pieces in slide inches, as closed rings and as straight segments. */
import { ringsOfPath } from '@deckwright/core/geometry';
import type { PathStep } from '../shapes/path.ts';
import { EMU_PER_IN } from '../units.ts';
import type { LeafShape } from './leaf.ts';
import type { PointIn } from './rect.ts';

/** Closed rings of a filled outline in slide inches; curves as chords. */
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

/** Chords of a curve. */
const CHORDS = 4;

export const tracePath = (steps: readonly PathStep[], left: number, top: number): readonly (readonly PointIn[])[] =>
  ringsOfPath(steps, CHORDS, (x, y) => [left + x / EMU_PER_IN, top + y / EMU_PER_IN]);

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
