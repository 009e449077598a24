import { defineMotif } from '../define-motif.ts';
import { haze, hill, nearSlope, slope, tree } from '../marks/land.ts';

export const hills = defineMotif({
  name: 'hills',
  shows: 'Rolling hills in five layers, with a few trees',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, floor, calm, busy } = stage;
    art.called('hill');
    hill(stage, 'hills 1', { y: horizon - 11, rise: 7, slow: 1.1 }, slope(stage, 0.02));
    haze(stage, horizon + 2, 10, 0.4);
    hill(stage, 'hills 2', { y: horizon - 3, rise: 6, slow: 1 }, slope(stage, 0.22));
    haze(stage, horizon + 8, 10, 0.35);
    const mid = hill(stage, 'hills 3', { y: horizon + 3, rise: 4.5, slow: 0.9 }, slope(stage, 0.46));
    const chance = stage.random('hill trees');
    art.called('trees');
    for (let i = 0; i < 7; i++) {
      const at = w * chance.between(calm === 'left' ? 0.45 : 0.05, 0.97);
      tree(stage, at, mid(at) + 0.4, chance.between(3, 4.6), 0.55);
    }
    art.called('hill');
    const near = hill(stage, 'hills 4', { y: horizon + (floor - horizon) * 0.62, rise: 3.4, slow: 0.8 }, slope(stage, 0.72));
    if (busy) return;
    art.called('trees');
    for (let i = 0; i < 4; i++) {
      const at = w * chance.between(calm === 'left' ? 0.55 : 0.3, 0.94);
      tree(stage, at, near(at) + 0.5, chance.between(7.5, 12), 0.85);
    }
    art.called('hill');
    hill(stage, 'hills 5', { y: h - (h - floor) * 0.45, rise: 4, slow: 0.7 }, slope(stage, 1));
  },
  front: (stage) => {
    if (stage.busy) nearSlope(stage);
  },
});
