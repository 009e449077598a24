import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const ribbons = defineMotif({
  name: 'ribbons',
  shows: 'Ribbons that cross the picture and turn over',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const chance = stage.random('ribbons');
    const middle = h * (calm === 'bottom' ? 0.3 : 0.54);
    const bundles = [
      { face: colors.step(0.34), lift: -0.12, wide: 0.2 },
      { face: colors.accent, lift: 0.02, wide: 0.15 },
      { face: colors.body, lift: 0.1, wide: 0.18 },
      { face: colors.warm, lift: -0.03, wide: 0.05 },
    ];
    for (const { face, lift, wide } of bundles) {
      const [p1, p2, p3] = [chance.between(0, 6.28), chance.between(0, 6.28), chance.between(0.8, 1.25)];
      const swing = h * 0.17;
      const line = (k: number): PointXY[] =>
        Array.from({ length: 29 }, (_, i): PointXY => {
          const t = i / 28;
          const grow = calm === 'left' ? 0.25 + 0.75 * Math.min(1, t * 1.3) : 1;
          const y = middle + h * lift + swing * Math.sin(t * 5.2 * p3 + p1) * (0.45 + 0.55 * t) - h * 0.16 * (t - 0.5);
          // Where the sheet turns, its edges meet.
          const half = h * wide * 0.5 * (0.16 + 0.84 * Math.abs(Math.cos(t * 3.4 + p2))) * grow;
          return [w * t, y + half * k];
        });
      const strands = 5;
      for (let i = 0; i < strands; i++) {
        const [a, b] = [-1 + (2 * i) / strands, -1 + (2 * (i + 1)) / strands];
        const tint = mix(face, i < 2 ? colors.pale : colors.deep, i < 2 ? 0.32 - 0.14 * i : 0.06 * (i - 2));
        art.called('ribbon');
        art.fill(
          new Pen()
            .through(line(a))
            .through([...line(b + 0.02)].reverse())
            .z(),
          {
            run: 'right',
            stops: [
              { at: 0, color: mix(tint, colors.ground, calm === 'left' ? 0.7 : 0.4), alpha: 0.9 },
              { at: 0.5, color: tint, alpha: 0.95 },
              { at: 1, color: mix(tint, colors.deep, 0.12), alpha: 0.95 },
            ],
          },
        );
      }
    }
  },
});
