import type { PointXY } from '@deckwright/core/geometry';
import { defineMotif } from '../define-motif.ts';
import { haze, hill, slope, woodEdge } from '../marks/land.ts';
import { drawStars } from '../marks/sky.ts';
import { Pen, turned } from '../pen.ts';

export const starrySky = defineMotif({
  name: 'starry-sky',
  shows: 'The band of the galaxy over a dark ridge',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, colors, calm } = stage;
    const chance = stage.random('galaxy');
    const [cx, cy] = [w * (calm === 'left' ? 0.68 : 0.56), horizon * 0.44];
    const lean = chance.between(-38, -24);
    art.called('galaxy');
    for (const [spread, alpha] of [
      [1, 0.16],
      [0.62, 0.2],
      [0.34, 0.26],
    ] as const) {
      for (let i = -4; i <= 4; i++) {
        const [[px, py] = [cx, cy]] = turned([[cx + i * w * 0.11, cy]], cx, cy, lean);
        const r = 26 * spread * (1.25 - Math.abs(i) * 0.12) * chance.between(0.8, 1.2);
        const color = i % 3 === 0 ? colors.tone('second', 0.6, 0.6) : colors.tone('base', 0.62, 0.6);
        art.circle(px, py, r, {
          run: 'out',
          stops: [
            { at: 0, color, alpha },
            { at: 1, color, alpha: 0 },
          ],
        });
      }
    }
    art.called('star cloud');
    const pen = new Pen();
    for (let i = 0; i < 330; i++) {
      const along = chance.between(-0.75, 0.75) * w;
      const off = (chance.next() + chance.next() + chance.next() - 1.5) * 26;
      const [[px, py] = [0, 0]] = turned([[cx + along, cy + off] as PointXY], cx, cy, lean);
      const r = 0.07 + 0.16 * chance.next() ** 3;
      if (px > 0.4 && px < w - 0.4 && py > 0.4 && py < horizon + 4) pen.oval(px, py, r, r);
    }
    art.fill(pen, { color: colors.snow, alpha: 0.8 });
    drawStars(stage, 60);
    art.called('ridge');
    hill(stage, 'ridge 1', { y: horizon + 4, rise: 6, slow: 1 }, slope(stage, 0.35));
    haze(stage, horizon + 14, 14, 0.4);
    const near = hill(stage, 'ridge 2', { y: horizon + (h - horizon) * 0.5, rise: 5, slow: 0.8 }, slope(stage, 0.85));
    woodEdge(stage, 'ridge wood', (px) => near(px) + 1.4, 5, colors.land(0.95));
  },
});
