import type { PointXY } from '@deckwright/core/geometry';
import { defineMotif } from '../define-motif.ts';
import { haze } from '../marks/land.ts';
import { rowOfHouses } from '../marks/town.ts';
import { Pen } from '../pen.ts';

export const bridge = defineMotif({
  name: 'bridge',
  shows: 'A suspension bridge over water',
  kind: 'subject',
  on: 'sea',
  draw: (stage) => {
    const { art, w, h, colors, horizon, x, size, floor } = stage;
    art.called('far bank');
    rowOfHouses(stage, 'far bank', horizon + 1, 4, 15, colors.land(0.12));
    haze(stage, horizon + 1.5, 10, 0.5);
    const deck = horizon - 2 * size;
    const tall = 40 * size;
    const span = 44 * size;
    const water = floor - 1;
    const [left, right] = [x - span, x + span];
    const sag = (px: number): number => {
      const u = (px - x) / span;
      if (Math.abs(u) <= 1) return deck - 4 - (tall - 4) * u * u;
      const v = Math.min(1, (Math.abs(u) - 1) / 1.1);
      return deck - tall + (tall - 1) * v ** 1.15;
    };
    const [hangers, cable] = [new Pen(), new Pen()];
    for (let px = left - span * 1.1; px <= right + span * 1.1; px += 2.6 * size)
      hangers.rect(px, sag(px), 0.28 * size, Math.max(0.1, deck - sag(px)));
    const steps = 64;
    const low = left - span * 1.1;
    const line = Array.from({ length: steps + 1 }, (_, i): PointXY => {
      const px = low + ((right - left + span * 2.2) * i) / steps;
      return [px, sag(px)];
    });
    cable.poly([
      ...line.map(([px, py]) => [px, py - 0.45 * size] as const),
      ...[...line].reverse().map(([px, py]) => [px, py + 0.45 * size] as const),
    ]);
    art.called('hangers');
    art.fill(hangers, { color: colors.far(colors.accentShade, 0.15), alpha: 0.85 });
    art.called('cable');
    art.fill(cable, colors.accentShade);
    art.called('deck');
    art.rect(0, deck, w, 1.1 * size, colors.accentLit);
    art.rect(0, deck + 1.1 * size, w, 2.1 * size, colors.accentShade);
    const truss = new Pen();
    for (let px = -2; px < w; px += 3 * size) truss.rect(px, deck + 1.5 * size, 1.5 * size, 1.1 * size);
    art.fill(truss, { color: colors.deep, alpha: 0.35 });
    for (const px of [left, right]) {
      art.called('pylon');
      const half = 3 * size;
      for (const side of [-1, 1] as const) {
        const face = side === stage.light ? colors.accentLit : colors.accent;
        art.poly(
          [
            [px + side * half - 1.25 * size, water],
            [px + side * half * 0.72 - 1 * size, deck - tall - 2],
            [px + side * half * 0.72 + 1 * size, deck - tall - 2],
            [px + side * half + 1.25 * size, water],
          ],
          face,
        );
      }
      for (const share of [0.03, 0.3, 0.58])
        art.rect(px - half * 0.95, deck - tall * (1 - share), half * 1.9, 2 * size, colors.accentShade);
      art.called('pier');
      art.rect(px - half * 1.7, water - 3 * size, half * 3.4, Math.min(5 * size, h - water), {
        run: 'right',
        stops: [
          { at: 0, color: stage.light < 0 ? colors.paleShade : colors.body },
          { at: 1, color: stage.light < 0 ? colors.body : colors.paleShade },
        ],
      });
      art.called('mirror image');
      art.rect(px - half * 1.2, water + 2 * size, half * 2.4, 12 * size, {
        run: 'down',
        stops: [
          { at: 0, color: colors.accentShade, alpha: 0.4 },
          { at: 1, color: colors.accentShade, alpha: 0 },
        ],
      });
    }
  },
});
