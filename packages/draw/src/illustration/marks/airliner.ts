/** An airliner seen from the side. */
import type { PointXY } from '@deckwright/core/geometry';
import type { Paint } from '../art.ts';
import type { Stage } from '../define-motif.ts';
import { Pen, turned } from '../pen.ts';

/** `long` is its length; `turn` is degrees clockwise, so below 0 it climbs. It flies to the right. */
export function airliner({ art, colors }: Stage, cx: number, cy: number, long: number, turn: number, cargo = false): void {
  const k = long / 100;
  const at = (points: readonly PointXY[]): PointXY[] =>
    turned(
      points.map(([u, v]) => [cx + u * k, cy - v * k] as const),
      cx,
      cy,
      turn,
    );
  const poly = (points: readonly PointXY[], paint: Paint): void => art.poly(at(points), paint);
  const smooth = (points: readonly PointXY[], paint: Paint): void => art.fill(new Pen().through(at(points)).z(), paint);
  poly(
    [
      [-36, 3],
      [-51, 22],
      [-44, 22],
      [-26, 5],
    ],
    colors.accentShade,
  );
  poly(
    [
      [2, 2],
      [-13, 17],
      [-8, 17.4],
      [18, 3],
    ],
    colors.paleShade,
  );
  smooth(
    [
      [50, -0.5],
      [46, 3],
      [36, 5.6],
      [10, 6],
      [-30, 5.8],
      [-50, 3.6],
      [-54, 2.2],
      [-44, -1.6],
      [-28, -4.4],
      [10, -5.2],
      [40, -4.4],
      [48, -2.4],
      [50, -0.5],
    ],
    colors.pale,
  );
  smooth(
    [
      [48.5, -2.2],
      [30, -3],
      [-20, -2.2],
      [-50, 1.2],
      [-44, -1.6],
      [-28, -4.4],
      [10, -5.2],
      [40, -4.4],
      [48.5, -2.2],
    ],
    colors.paleShade,
  );
  poly(
    [
      [-34, 5.4],
      [-49, 25],
      [-42.5, 25],
      [-22, 5.8],
    ],
    colors.accent,
  );
  poly(
    [
      [43.5, 2],
      [46.4, 2],
      [44.6, 3.7],
      [41.5, 4.4],
    ],
    colors.paneDark,
  );
  if (cargo)
    poly(
      [
        [-18, 1.4],
        [30, 1.4],
        [30, 3.2],
        [-18, 3.2],
      ],
      colors.accent,
    );
  else {
    const windows = new Pen();
    for (let u = -30; u < 36; u += 3.1)
      windows.poly(
        at([
          [u, 1.3],
          [u + 1.4, 1.3],
          [u + 1.4, 3.2],
          [u, 3.2],
        ]),
      );
    art.fill(windows, colors.paneDark);
  }
  poly(
    [
      [14, -2],
      [-20, -18],
      [-26, -18],
      [-10, -2.6],
    ],
    colors.lit,
  );
  poly(
    [
      [14, -2],
      [10, -2.1],
      [-25, -18],
      [-26, -18],
      [-10, -2.6],
    ],
    colors.body,
  );
  smooth(
    [
      [6, -6],
      [3, -4.4],
      [-6, -4.8],
      [-9, -6.6],
      [-6, -8.6],
      [3, -8.8],
      [6, -6],
    ],
    colors.shade,
  );
  poly(
    [
      [-36, 2],
      [-52, -4],
      [-56, -4],
      [-46, 2.4],
    ],
    colors.lit,
  );
}
