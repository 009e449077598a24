import type { PointXY } from '@deckwright/core/geometry';
import { defineMotif } from '../define-motif.ts';
import { fillBelow, rolling } from '../marks/land.ts';

export const waves = defineMotif({
  name: 'waves',
  shows: 'Broad waves, lighter with distance',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const chance = stage.random('waves');
    const layers = 6;
    art.called('wave');
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1);
      const roll = rolling(chance, (0.55 * w) / 175);
      const top = h * (calm === 'bottom' ? 0.02 + 0.5 * t : 0.26 + 0.58 * t);
      const rise = h * (0.15 - 0.05 * t);
      const lean = calm === 'left' ? h * 0.32 : h * 0.12;
      const points = Array.from({ length: 15 }, (_, k): PointXY => {
        const u = k / 14;
        return [w * u, top + lean * (0.5 - u) - rise * roll(u)];
      });
      const [from, to] = colors.dark ? [0.06 + 0.3 * t, 0.14 + 0.46 * t] : [0.05 + 0.68 * t, 0.14 + 0.86 * t ** 1.2];
      const tint = i === 2 || i === 4 ? colors.tone('second', colors.dark ? 0.3 + 0.24 * t : 0.93 - 0.4 * t, 0.75) : colors.step(to);
      fillBelow(art, points, h, {
        run: 'right',
        stops: [
          { at: 0, color: colors.step(from) },
          { at: 1, color: tint },
        ],
      });
    }
  },
});
