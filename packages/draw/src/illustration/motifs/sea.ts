import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { fillBelow, haze, mountain } from '../marks/land.ts';
import { drawWater } from '../marks/water.ts';

export const sea = defineMotif({
  name: 'sea',
  shows: 'The open sea with long swells',
  kind: 'ground',
  draw: (stage) => {
    if (!stage.busy) islands(stage);
    drawWater(stage, stage.horizon);
    if (!stage.busy) swells(stage, 0.2);
  },
  front: (stage) => {
    if (stage.busy) swells(stage, 0.72);
  },
});

/** Far islands on the horizon give the eye a scale. */
function islands(stage: Stage): void {
  const { art, x, w, horizon, size, calm } = stage;
  const chance = stage.random('islands');
  art.called('island');
  for (const [dx, k, near] of [
    [0.2, 13, 0.12],
    [-0.06, 7, 0.06],
    [0.31, 9, 0.24],
  ] as const) {
    const at = x + dx * w * (calm === 'left' ? 0.8 : 1) * (stage.light < 0 || calm === 'left' ? 1 : -1);
    const tall = k * size * chance.between(0.85, 1.15);
    for (const [off, share] of [
      [-0.9, 0.55],
      [1, 0.62],
      [0, 1],
    ] as const)
      mountain(stage, chance, { x: at + off * tall, y: horizon - tall * share, reach: tall * share * 1.7 }, horizon + 0.4, near, false);
  }
  haze(stage, horizon, 7, 0.5);
}

/** Swells from a share of the way between horizon and bottom on, each nearer one longer and darker. */
function swells(stage: Stage, from: number): void {
  const { art, w, h, horizon, colors } = stage;
  const chance = stage.random('swells');
  const rows = from > 0.5 ? 2 : 6;
  for (let i = 0; i < rows; i++) {
    const t = from + (1 - from) * (i / rows);
    const y = horizon + (h - horizon) * t;
    const long = 14 + 46 * t;
    const rise = 0.4 + 2.9 * t;
    const at = chance.between(0, long);
    const count = Math.ceil(w / long) * 4 + 8;
    const crest = Array.from({ length: count + 1 }, (_, k): PointXY => {
      const px = (k * long) / 4 - at - long;
      // Crests are sharper than troughs.
      const u = [0, 0.5, 1, 0.42][k % 4] ?? 0;
      return [px, y - rise * u];
    });
    const [far, near] = colors.water;
    const own = mix(far, near, 0.3 + 0.7 * t);
    art.called('swell');
    fillBelow(
      art,
      crest.map(([px, py]) => [px + 1.2, py - 0.35 - 0.4 * t] as const),
      h,
      { color: colors.haze, alpha: 0.4 },
    );
    fillBelow(art, crest, h, {
      run: 'down',
      stops: [
        { at: 0, color: own },
        { at: 1, color: mix(own, colors.deep, 0.22 + 0.2 * t) },
      ],
    });
  }
}
