import type { PointXY } from '@deckwright/core/geometry';
import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { rolling } from '../marks/land.ts';

export const mesh = defineMotif({
  name: 'mesh',
  shows: 'Facets of light like a folded sheet',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm, light } = stage;
    const chance = stage.random('mesh');
    const across = Math.round(w / 14);
    const down = Math.round(h / 13);
    const at: PointXY[][] = Array.from({ length: down + 1 }, (_, r) =>
      Array.from({ length: across + 2 }, (_, c): PointXY => {
        const edge = r === 0 || r === down;
        const shift = r % 2 === 0 ? 0 : -0.5;
        return [((c + shift + chance.between(-0.3, 0.3)) * w) / across, ((r + (edge ? 0 : chance.between(-0.32, 0.32))) * h) / down];
      }),
    );
    const swell = rolling(chance, 0.8);
    const second = rolling(chance, 1.3);
    const tint = (p: readonly PointXY[]): Rgb => {
      const cx = p.reduce((sum, [px]) => sum + px, 0) / 3 / w;
      const cy = p.reduce((sum, [, py]) => sum + py, 0) / 3 / h;
      const fold = 0.5 + 0.5 * swell(cx * 0.8 + cy * 0.5);
      const level = Math.min(
        1,
        Math.max(0, 0.1 + 0.5 * fold * (0.4 + 0.6 * (light < 0 ? cx : 1 - cx)) + 0.34 * cy + chance.between(-0.09, 0.09)),
      );
      const quiet = calm === 'left' ? Math.max(0, 1 - cx / 0.45) : calm === 'bottom' ? Math.max(0, (cy - 0.5) / 0.5) : 0;
      const own = colors.step(level * (colors.dark ? 0.72 : 0.95));
      const other = colors.tone('second', colors.dark ? 0.24 + 0.4 * level : 0.93 - 0.42 * level, 0.85);
      return mix(mix(own, other, Math.max(0, 0.75 * second(cy * 0.7 + cx))), colors.ground, quiet * 0.85);
    };
    art.called('facet');
    for (let r = 0; r < down; r++) {
      for (let c = 0; c <= across; c++) {
        const [a, b] = [at[r]?.[c], at[r]?.[c + 1]];
        const [d, e] = [at[r + 1]?.[c], at[r + 1]?.[c + 1]];
        if (!a || !b || !d || !e) continue;
        const both: PointXY[][] =
          r % 2 === 0
            ? [
                [a, e, d],
                [a, b, e],
              ]
            : [
                [a, b, d],
                [b, e, d],
              ];
        for (const ring of both) {
          // Each reaches a little over its edges, so that no seam shows between neighbours.
          const [mx, my] = [ring.reduce((sum, [px]) => sum + px, 0) / 3, ring.reduce((sum, [, py]) => sum + py, 0) / 3];
          art.poly(
            ring.map(([px, py]) => [px + Math.sign(px - mx) * 0.07, py + Math.sign(py - my) * 0.07] as const),
            tint(ring),
          );
        }
      }
    }
  },
});
