import { defineMotif } from '../define-motif.ts';
import { haze, hill, nearSlope, slope, tree } from '../marks/land.ts';

/** Flat ground under low far hills: what subjects stand on where nothing else is said. */
export const plain = defineMotif({
  name: 'plain',
  shows: 'Level ground under low hills',
  kind: 'ground',
  draw: (stage) => {
    const { art, horizon, floor } = stage;
    art.called('far hills');
    hill(stage, 'plain far', { y: horizon - 5, rise: 3.5, slow: 1.2 }, slope(stage, 0.05));
    hill(stage, 'plain mid', { y: horizon - 0.5, rise: 2.6, slow: 0.9 }, slope(stage, 0.26));
    haze(stage, horizon + 5, 9, 0.45);
    if (!stage.busy) {
      const chance = stage.random('plain trees');
      art.called('trees');
      for (let i = 0; i < 6; i++)
        tree(
          stage,
          stage.w * chance.between(stage.calm === 'left' ? 0.5 : 0.1, 0.95),
          horizon + (floor - horizon) * 0.42,
          chance.between(6, 11),
          0.6,
        );
    }
    art.called('ground');
    hill(stage, 'plain near', { y: horizon + (floor - horizon) * 0.4, rise: 0.8, slow: 0.6 }, slope(stage, 0.62));
  },
  front: nearSlope,
});
