import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const flow = defineMotif({
  name: 'flow',
  shows: 'Fine lines that stream together and apart',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const chance = stage.random('flow');
    const middle = h * (calm === 'bottom' ? 0.3 : 0.52);
    const bands = [
      { n: 26, face: colors.step(0.6), spread: 0.5 },
      { n: 22, face: colors.accent, spread: 0.36 },
      { n: 12, face: colors.warm, spread: 0.2 },
    ];
    const knot = calm === 'left' ? 0.34 : chance.between(0.3, 0.42);
    art.called('glow');
    art.circle(w * (knot + 0.3), middle, Math.min(w, h) * 0.62, {
      run: 'out',
      stops: [
        { at: 0, color: colors.accent, alpha: 0.22 },
        { at: 1, color: colors.accent, alpha: 0 },
      ],
    });
    for (const { n, face, spread } of bands) {
      const [p1, p2, wave] = [chance.between(0, 6.28), chance.between(0, 6.28), chance.between(0.7, 1.2)];
      for (let i = 0; i < n; i++) {
        const k = (i / (n - 1)) * 2 - 1;
        const line = Array.from({ length: 15 }, (_, s): PointXY => {
          const t = s / 14;
          const open = calm === 'left' ? Math.max(0, t - knot) * 1.5 : 0.18 + Math.abs(t - knot) * 1.25;
          const y =
            middle +
            h * 0.13 * Math.sin(t * 4.6 * wave + p1) +
            h * spread * 0.5 * k * open * (1 + 0.28 * Math.sin(t * 6 + p2 + k * 1.5)) -
            h * 0.1 * (t - 0.5);
          return [w * t, y];
        });
        art.called('line');
        art.stroke(
          new Pen().through(line),
          0.16 + 0.22 * (1 - Math.abs(k)),
          mix(face, colors.pale, 0.15 * (1 - Math.abs(k))),
          0.3 + 0.55 * (1 - Math.abs(k)),
        );
        if (!chance.chance(0.4)) continue;
        const [px, py] = line[chance.whole(calm === 'left' ? 7 : 2, 13)] ?? [0, 0];
        art.called('bead');
        if (py > 1 && py < h - 1) art.circle(px, py, chance.between(0.4, 0.95), face);
      }
    }
  },
});
