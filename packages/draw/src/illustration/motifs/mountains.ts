import { defineMotif } from '../define-motif.ts';
import { haze, hill, mountain, nearSlope, slope, woodEdge } from '../marks/land.ts';

export const mountains = defineMotif({
  name: 'mountains',
  shows: 'Ranges with snow on their summits, one behind another',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, floor, x, wish, calm, size } = stage;
    const chance = stage.random('mountains');
    const room = Math.min(horizon * 0.72, 58 * size);
    art.called('far range');
    for (let px = -8; px < w + 12; ) {
      const near = 0.5 - Math.abs(px - x) / w;
      const tall = room * (0.42 + 0.3 * near) * chance.between(0.72, 1.1);
      mountain(stage, chance, { x: px, y: horizon - tall, reach: tall * 1.15 }, horizon + 6, 0.1, tall > room * 0.48);
      px += tall * chance.between(0.55, 0.85);
    }
    haze(stage, horizon + 4, room * 0.42, 0.6);
    art.called('range');
    const main = Math.max(1, Math.min(4, wish.count ?? 3));
    const peaks = Array.from({ length: main }, (_, i) => {
      const offset = i === 0 ? 0 : (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2);
      const tall = room * (i === 0 ? 1 : 0.74 - 0.1 * (i - 1)) * chance.between(0.93, 1.04);
      return { px: x + offset * room * chance.between(0.62, 0.78), tall };
    });
    for (const { px, tall } of [...peaks].reverse()) {
      if (calm === 'left' && px < w * 0.3) continue;
      mountain(
        stage,
        chance,
        { x: px, y: horizon + 2 - tall, reach: tall * chance.between(0.92, 1.08) },
        horizon + 10,
        0.42,
        wish.season !== 'summer' || tall > room * 0.9,
      );
    }
    haze(stage, horizon + 9, 20, 0.55);
    art.called('foothills');
    const mid = hill(stage, 'foothills', { y: horizon + 4, rise: 4, slow: 1.1 }, slope(stage, 0.6));
    woodEdge(stage, 'wood', (at) => mid(at) + 1.4, 3.4, stage.colors.land(0.68));
    hill(stage, 'near slope', { y: horizon + (floor - horizon) * 0.6, rise: 3.2, slow: 0.8 }, slope(stage, 0.84));
    if (stage.busy) return;
    const front = hill(stage, 'front slope', { y: h - 8, rise: 5, slow: 0.7 }, slope(stage, 1));
    woodEdge(stage, 'front wood', (at) => front(at) + 2.5, 9, stage.colors.deep, calm === 'left' ? w * 0.55 : 0, calm === 'bottom' ? 0 : w);
  },
  front: (stage) => {
    if (stage.busy) nearSlope(stage);
  },
});
