import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { Pen } from '../pen.ts';

function boat(at: Local): void {
  const { art, colors, light } = at.stage;
  const s = -light;
  const p = (u: number, v: number): [number, number] => at.at(u * s, v) as [number, number];
  const curve = (points: readonly [number, number][], bow: number): Pen => {
    const [[ax, ay], [bx, by], [cx, cy]] = points as [[number, number], [number, number], [number, number]];
    return new Pen()
      .m(...p(ax, ay))
      .c(...p(ax + bow, ay - (ay - by) * 0.35), ...p(bx + bow * 0.9, by + (ay - by) * 0.3), ...p(bx, by))
      .l(...p(cx, cy))
      .z();
  };
  art.called('sail');
  art.fill(
    curve(
      [
        [1, 62],
        [27, 9],
        [1, 9],
      ],
      9,
    ),
    {
      run: 'down',
      stops: [
        { at: 0, color: colors.pale },
        { at: 1, color: mix(colors.pale, colors.paleShade, 0.5) },
      ],
    },
  );
  art.fill(
    curve(
      [
        [1, 30],
        [25, 9],
        [1, 9],
      ],
      7,
    ),
    { color: colors.accent, alpha: 0.92 },
  );
  art.fill(
    curve(
      [
        [-1, 56],
        [-19, 9.5],
        [-1.4, 12],
      ],
      -1.6,
    ),
    colors.paleShade,
  );
  at.box(-0.5, 6, 1, 58, colors.shade);
  at.poly(
    [
      [0, 64],
      [5 * s, 62.8],
      [0, 61.6],
    ],
    colors.warm,
  );
  art.called('hull');
  art.fill(
    new Pen()
      .m(...p(-25, 7.6))
      .l(...p(28, 7))
      .c(...p(27, 2), ...p(22, 0), ...p(16, -0.6))
      .l(...p(-14, -0.6))
      .c(...p(-19, 1), ...p(-23, 4), ...p(-25, 7.6))
      .z(),
    {
      run: 'down',
      stops: [
        { at: 0, color: colors.body },
        { at: 1, color: colors.deep },
      ],
    },
  );
  art.fill(
    new Pen()
      .m(...p(-25, 7.6))
      .l(...p(28, 7))
      .l(...p(27.6, 5.6))
      .l(...p(-23.6, 6))
      .z(),
    colors.pale,
  );
  art.fill(
    new Pen()
      .m(...p(6, 7.2))
      .l(...p(8, 10))
      .l(...p(18, 9.8))
      .l(...p(20, 7))
      .z(),
    colors.lit,
  );
  art.called('wake');
  at.blob(
    [
      [-30, -0.4],
      [-16, 0.8],
      [0, 0.2],
      [18, 0.9],
      [31, -0.4],
      [16, -1.6],
      [-14, -1.5],
    ],
    { color: colors.snow, alpha: 0.6 },
  );
  art.called('mirror image');
  at.poly(
    [
      [-20, -1],
      [22, -1],
      [14 * s, -20],
      [6 * s, -14],
    ],
    {
      run: 'down',
      stops: [
        { at: 0, color: colors.pale, alpha: 0.4 },
        { at: 1, color: colors.pale, alpha: 0 },
      ],
    },
  );
}

export const sailingBoat = defineMotif({
  name: 'sailing-boat',
  shows: 'Sailing boats on open water',
  kind: 'subject',
  on: 'sea',
  draw: (stage) => {
    const { horizon, floor, x, wish, w, calm } = stage;
    const chance = stage.random('boats');
    const count = Math.min(7, wish.count ?? 3);
    for (let i = count - 1; i > 0; i--) {
      const t = 1 - i / count;
      const low = calm === 'left' ? 0.42 : 0.08;
      const side = i % 2 === 0 ? 1 : -1;
      const at = Math.min(w * 0.94, Math.max(w * low, x + side * w * chance.between(0.16, 0.34)));
      boat(new Local(stage, { x: at, y: horizon + (floor - horizon) * (0.12 + 0.5 * t), scale: 0.16 + 0.3 * t }));
    }
    boat(new Local(stage, { y: floor - 3, scale: Math.min(1, (floor - 10) / (66 * stage.size)) }));
  },
});
