import type { PointXY } from '@deckwright/core/geometry';
import { defineMotif } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const contours = defineMotif({
  name: 'contours',
  shows: 'Contour lines and steps of height',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const chance = stage.random('contours');
    const summits = (
      calm === 'left'
        ? [
            [0.76, 0.36, 1],
            [0.92, 0.94, 0.7],
          ]
        : calm === 'bottom'
          ? [
              [0.68, 0.2, 1],
              [0.12, 0.1, 0.66],
            ]
          : [
              [0.7, 0.4, 1],
              [0.14, 0.82, 0.72],
            ]
    ) as readonly (readonly [number, number, number])[];
    for (const [i, [ux, uy, k]] of summits.entries()) {
      const [cx, cy] = [w * ux, h * uy];
      const waves = [2, 3, 5].map((n) => ({ n, a: chance.between(0.06, 0.2) / Math.sqrt(n), at: chance.between(0, 6.28) }));
      const drift = [chance.between(-0.3, 0.3), chance.between(-0.3, 0.3)] as const;
      const levels = 11;
      const reach = Math.min(w, h) * 0.78 * k;
      for (let l = levels; l > 0; l--) {
        const t = l / levels;
        const ring = Array.from({ length: 40 }, (_, p): PointXY => {
          const a = (p / 40) * 2 * Math.PI;
          const r = reach * t * (1 + waves.reduce((sum, wave) => sum + wave.a * Math.sin(wave.n * a + wave.at + (1 - t) * 1.1), 0));
          return [
            cx + drift[0] * reach * 0.3 * (1 - t) + r * 1.15 * Math.cos(a),
            cy + drift[1] * reach * 0.3 * (1 - t) + r * 0.86 * Math.sin(a),
          ];
        });
        const closed = [...ring, ring[0] ?? [0, 0]];
        art.called('height');
        const high = 1 - t;
        art.fill(
          new Pen().through(closed).z(),
          i === 0 && l <= 3
            ? { color: colors.tone('second', colors.dark ? 0.34 + 0.08 * (3 - l) : 0.8 - 0.08 * (3 - l), 0.8), alpha: 1 }
            : colors.step(0.05 + (colors.dark ? 0.42 : 0.62) * high ** 1.1),
        );
        art.called('contour');
        art.stroke(
          new Pen().through(closed),
          l % 4 === 1 ? 0.34 : 0.16,
          l % 4 === 1 ? colors.accent : colors.step(0.75),
          l % 4 === 1 ? 0.85 : 0.6,
        );
      }
    }
  },
});
