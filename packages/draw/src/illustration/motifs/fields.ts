import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { haze, hill, slope, tree } from '../marks/land.ts';
import { Pen } from '../pen.ts';

export const fields = defineMotif({
  name: 'fields',
  shows: 'Fields whose furrows run to the horizon',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, colors, x, calm } = stage;
    art.called('far hills');
    hill(stage, 'fields far', { y: horizon - 9, rise: 6.5, slow: 1 }, slope(stage, 0.06));
    haze(stage, horizon + 2, 9, 0.45);
    const mid = hill(stage, 'fields mid', { y: horizon - 0.5, rise: 1.8, slow: 0.9 }, slope(stage, 0.3));
    const chance = stage.random('field trees');
    art.called('trees');
    for (let i = 0; i < 9; i++) {
      const at = w * chance.between(calm === 'left' ? 0.42 : 0.03, 0.98);
      tree(stage, at, mid(at) + 0.5, chance.between(2.6, 4.8), 0.42);
    }
    // Furrows meet in one point on the horizon.
    const top = horizon + 2;
    const [vx, vy] = [x, horizon - 9];
    const crop = (near: number): Stop => ({
      at: near,
      color: mix(colors.land(0.35 + 0.55 * near), colors.tone('warm', colors.dark ? 0.4 : 0.78, 0.8), 0.5 * (1 - near)),
    });
    art.called('field');
    art.rect(0, top, w, h - top, { run: 'down', stops: [crop(0), crop(1)] });
    const [pale, rich] = [new Pen(), new Pen()];
    const strips = 26;
    for (let i = -strips; i < strips; i++) {
      const ray = (k: number, y: number): PointXY => [vx + k * w * 0.075 * ((y - vy) / (h - vy)) * 1.9, y];
      const pen = i % 10 === 0 || i % 10 === 4 ? pale : rich;
      if (i % 2 !== 0) continue;
      pen.poly([ray(i, top), ray(i + 0.92, top), ray(i + 0.92, h + 0.5), ray(i, h + 0.5)]);
    }
    art.called('furrows');
    art.fill(rich, {
      run: 'down',
      stops: [
        { at: 0, color: colors.land(0.5), alpha: 0.35 },
        { at: 1, color: colors.land(1), alpha: 0.85 },
      ],
    });
    art.fill(pale, {
      run: 'down',
      stops: [
        { at: 0, color: colors.warm, alpha: 0.3 },
        { at: 1, color: colors.warm, alpha: colors.dark ? 0.4 : 0.65 },
      ],
    });
    haze(stage, top + 5, 7, 0.35);
  },
});

interface Stop {
  readonly at: number;
  readonly color: Parameters<typeof mix>[0];
}
