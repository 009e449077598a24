import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { haze, hill, slope } from '../marks/land.ts';
import { drawWater } from '../marks/water.ts';
import { Pen } from '../pen.ts';

export const coast = defineMotif({
  name: 'coast',
  shows: 'A bay with headlands and a strand',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, floor, colors, x, size } = stage;
    art.called('far land');
    hill(stage, 'coast far', { y: horizon - 4, rise: 4.5, slow: 0.9 }, slope(stage, 0.05));
    haze(stage, horizon + 1, 10, 0.5);
    drawWater(stage, horizon);
    // Headlands reach in from the side of the subject, each nearer one lower and longer.
    const chance = stage.random('headlands');
    const side = x > w * 0.5 || stage.calm === 'left' ? 1 : -1;
    const edge = side > 0 ? w : 0;
    for (const [i, near] of [0.22, 0.42, 0.6].entries()) {
      const reach = w * (0.3 + 0.12 * i) * chance.between(0.9, 1.1);
      const foot = horizon + 1 + i * 3.4;
      const top = foot - (25 - 6 * i) * size * chance.between(0.85, 1.1);
      const line: PointXY[] = [
        [0, 0.1],
        [0.25, 0.02],
        [0.45, 0.22],
        [0.62, 0.34],
        [0.75, 0.62],
        [0.86, 0.72],
        [1, 1],
      ].map(([t = 0, d = 0]) => [edge - side * reach * t, top + (foot - top) * d]);
      const own = colors.land(near);
      art.called('headland');
      art.fill(new Pen().through(line).l(edge, foot).z(), own);
      const sunny: PointXY[] = line.map(([lx, ly], k) => [lx + side * reach * (0.05 + 0.04 * (k % 2)), ly + (foot - ly) * 0.42]);
      art.fill(
        new Pen()
          .through(line)
          .l(line.at(-1)?.[0] ?? edge, foot)
          .through([...sunny].reverse())
          .z(),
        { color: mix(own, colors.dark ? colors.haze : colors.sun, 0.35), alpha: 0.55 },
      );
      art.called('surf');
      art.rect(side > 0 ? edge - reach * 1.02 : edge, foot - 0.25, reach * 1.02, 0.5, { color: colors.snow, alpha: 0.55 });
    }
    art.called('strand');
    const sand = colors.dark ? colors.tone('warm', 0.34, 0.3) : colors.tone('warm', 0.86, 0.4);
    const shore = (dy: number): PointXY[] =>
      Array.from(
        { length: 9 },
        (_, i): PointXY => [
          (w * i) / 8,
          h - (h - floor) * (0.15 + 0.85 * (side > 0 ? i / 8 : 1 - i / 8) ** 1.6) + dy + Math.sin(i * 1.3) * 0.7,
        ],
      );
    art.fill(new Pen().through(shore(-1.6)).l(w, h).l(0, h).z(), { color: colors.snow, alpha: 0.5 });
    art.fill(new Pen().through(shore(-0.5)).l(w, h).l(0, h).z(), { color: mix(sand, colors.deep, 0.16), alpha: 1 });
    art.fill(new Pen().through(shore(1.2)).l(w, h).l(0, h).z(), sand);
  },
});
