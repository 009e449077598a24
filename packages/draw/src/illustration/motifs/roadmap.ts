import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { haze, hill, mountain, slope } from '../marks/land.ts';
import { Pen } from '../pen.ts';

export const roadmap = defineMotif({
  name: 'roadmap',
  shows: 'A winding road with milestones that leads to a summit with a flag',
  kind: 'subject',
  on: 'plain',
  keeps_ground: true,
  draw: (stage) => {
    const { art, w, h, horizon, x, size, colors, wish, calm } = stage;
    const chance = stage.random('roadmap');
    const room = Math.min(horizon * 0.74, 50 * size);
    const top = horizon + 4 - room;
    art.called('range');
    for (const [dx, k] of [
      [-0.95, 0.5],
      [0.95, 0.58],
      [-0.5, 0.66],
      [0.52, 0.7],
    ] as const)
      mountain(stage, chance, { x: x + dx * room, y: horizon + 4 - room * k, reach: room * k * 1.1 }, horizon + 8, 0.2, k > 0.6);
    haze(stage, horizon + 6, 22, 0.5);
    art.called('summit');
    mountain(stage, chance, { x, y: top, reach: room * 1.02 }, horizon + 8, 0.46, true);
    art.called('flag');
    art.rect(x - 0.25, top - 9 * size, 0.5, 9.4 * size, colors.deep);
    art.poly(
      [
        [x + 0.25, top - 9 * size],
        [x + 8 * size, top - 6.7 * size],
        [x + 0.25, top - 4.4 * size],
      ],
      colors.warm,
    );
    haze(stage, horizon + 8, 12, 0.5);
    hill(stage, 'road ground', { y: horizon + 4, rise: 1.5, slow: 0.8 }, slope(stage, 0.62));
    // The road narrows with distance and swings less.
    const start = horizon + 4.6;
    const swing = w * (calm === 'left' ? 0.13 : 0.2);
    const mid = (t: number): PointXY => [
      x + Math.sin(t * 8.2 + 0.5) * swing * t ** 1.05 - (calm === 'left' ? 0 : w * 0.03 * t),
      start + (h + 2 - start) * t ** 1.3,
    ];
    const half = (t: number): number => 0.5 + 9.5 * t ** 1.5 * Math.min(1.2, size);
    const side = (s: number, over = 0): PointXY[] =>
      Array.from({ length: 33 }, (_, i): PointXY => {
        const t = i / 32;
        const [px, py] = mid(t);
        return [px + s * (half(t) * (1 + over) + over), py];
      });
    art.called('verge');
    art.fill(
      new Pen()
        .through(side(-1, 0.16))
        .through([...side(1, 0.16)].reverse())
        .z(),
      { color: colors.pale, alpha: colors.dark ? 0.45 : 0.8 },
    );
    art.called('road');
    art.fill(
      new Pen()
        .through(side(-1))
        .through([...side(1)].reverse())
        .z(),
      {
        run: 'down',
        stops: [
          { at: 0, color: colors.far(colors.shade, 0.4) },
          { at: 1, color: colors.deep },
        ],
      },
    );
    const dashes = new Pen();
    for (let i = 3; i < 32; i += 2) {
      const [a, b] = [i / 32, (i + 0.9) / 32];
      const [[ax, ay], [bx, by]] = [mid(a), mid(b)];
      const [ha, hb] = [half(a) * 0.05, half(b) * 0.05];
      dashes.poly([
        [ax - ha, ay],
        [ax + ha, ay],
        [bx + hb, by],
        [bx - hb, by],
      ]);
    }
    art.fill(dashes, { color: colors.pale, alpha: 0.85 });
    const stones = Math.max(2, Math.min(6, wish.count ?? 4));
    for (let i = 0; i < stones; i++) {
      const t = 0.2 + (0.6 * i) / (stones - 1);
      const [px, py] = mid(t);
      const k = (0.9 + 3.4 * t) * size;
      const s = i % 2 === 0 ? 1 : -1;
      const [bx, r] = [px + s * (half(t) + 2.2 * k), 1.5 * k];
      art.called('milestone');
      art.oval(bx, py, r * 0.9, r * 0.2, { color: colors.deep, alpha: 0.35 });
      const cy = py - r * 2.3;
      const face = i === 0 ? colors.warm : colors.accent;
      art.fill(
        new Pen()
          .m(bx, py)
          .c(bx - r * 0.3, py - r * 0.9, bx - r, cy + r * 0.9, bx - r, cy)
          .c(bx - r, cy - r * 1.33, bx + r, cy - r * 1.33, bx + r, cy)
          .c(bx + r, cy + r * 0.9, bx + r * 0.3, py - r * 0.9, bx, py)
          .z(),
        {
          run: 'down',
          stops: [
            { at: 0, color: mix(face, colors.pale, 0.22) },
            { at: 1, color: face },
          ],
        },
      );
      art.circle(bx, cy, r * 0.44, colors.pale);
    }
  },
});
