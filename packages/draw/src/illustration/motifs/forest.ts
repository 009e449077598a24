import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { fir, haze, hill, slope, woodEdge } from '../marks/land.ts';

export const forest = defineMotif({
  name: 'forest',
  shows: 'Firs in rows, those behind in haze',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, floor, size, busy, colors, calm } = stage;
    art.called('far hills');
    hill(stage, 'wood far', { y: horizon - 15, rise: 8, slow: 0.9 }, slope(stage, 0.03));
    for (const [i, near] of [0.16, 0.34, 0.5].entries()) {
      const y = horizon - 8 + i * 5.5;
      art.called('wood');
      const at = hill(stage, `wood${i}`, { y, rise: 4, slow: 1 }, colors.land(near));
      woodEdge(stage, `edge${i}`, (px) => at(px) + 0.6, (4 + i * 3.4) * size, colors.land(near));
      haze(stage, y + 12, 16, 0.4);
    }
    const ground = hill(stage, 'clearing', { y: horizon + (floor - horizon) * 0.5, rise: 1.6, slow: 0.8 }, slope(stage, 0.7));
    row(stage, 'middle', busy ? 5 : 13, 14 * size, 20 * size, (px) => ground(px) + 1.5, 0.66, calm === 'left' ? w * 0.42 : 0);
    if (busy) return;
    const near = hill(stage, 'forest floor', { y: h - (h - floor) * 0.5, rise: 2, slow: 0.7 }, slope(stage, 0.95));
    row(stage, 'front', 6, 26 * size, 40 * size, (px) => near(px) + 3, 0.98, calm === 'left' ? w * 0.6 : 0, calm === 'bottom' ? 0.4 : 1);
  },
  front: (stage) => {
    if (!stage.busy) return;
    const { w, h, floor, size, calm } = stage;
    const near = hill(stage, 'forest floor', { y: h - (h - floor) * 0.5, rise: 2, slow: 0.7 }, slope(stage, 0.95));
    row(stage, 'sides', calm === 'left' ? 1 : 2, 24 * size, 34 * size, (px) => near(px) + 3, 0.98, calm === 'left' ? w * 0.9 : 0);
  },
});

/** Firs from left to right; in front they leave the middle open, as a clearing does. */
function row(
  stage: Stage,
  use: string,
  count: number,
  low: number,
  high: number,
  at: (x: number) => number,
  near: number,
  from: number,
  share = 1,
): void {
  const { art, w, colors, light } = stage;
  const chance = stage.random(use);
  const own = colors.leaf(near);
  const [lit, dark] = [mix(own, colors.dark ? colors.haze : colors.sun, 0.13), mix(own, colors.deep, 0.4)];
  art.called('fir');
  for (let i = 0; i < count; i++) {
    let t = (i + chance.between(0.1, 0.9)) / count;
    if (count <= 6) t = t < 0.5 ? t * 0.44 : 1 - (1 - t) * 0.44;
    const x = from + t * (w - from);
    fir(art, x, at(x), chance.between(low, high) * share, lit, dark, light);
  }
}
