import { defineMotif, type Stage } from '../define-motif.ts';
import { haze, hill, mountain, slope, woodEdge } from '../marks/land.ts';
import { drawWater } from '../marks/water.ts';

export const lake = defineMotif({
  name: 'lake',
  shows: 'A mountain lake that mirrors its shore',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, floor, size, colors, calm, busy } = stage;
    const shore = horizon + 3;
    const peaks = range(stage, shore);
    drawWater(stage, shore);
    mirror(stage, shore, peaks);
    art.called('shore');
    const line = (): number => shore + 0.6;
    woodEdge(stage, 'shore wood', line, 4.4 * size, colors.land(0.55));
    art.rect(0, shore - 0.4, w, 1.1, colors.land(0.62));
    art.called('mist');
    art.rect(0, shore - 3, w, 8, {
      run: 'down',
      stops: [
        { at: 0, color: colors.haze, alpha: 0 },
        { at: 0.5, color: colors.haze, alpha: 0.5 },
        { at: 1, color: colors.haze, alpha: 0 },
      ],
    });
    if (busy || calm === 'bottom') return;
    const near = hill(stage, 'near shore', { y: h - (h - floor) * 0.32, rise: 2.4, slow: 0.7 }, slope(stage, 1));
    woodEdge(stage, 'near wood', (px) => near(px) + 2, 15 * size, colors.deep, w * 0.84, w * 1.02);
    if (calm === 'none') woodEdge(stage, 'left wood', (px) => near(px) + 2, 13 * size, colors.deep, -2, w * 0.13);
  },
});

interface Summit {
  readonly x: number;
  readonly tall: number;
}

function range(stage: Stage, shore: number): Summit[] {
  const { art, w, x, size, horizon } = stage;
  const chance = stage.random('lake range');
  art.called('far range');
  for (let i = 0; i < 9; i++) {
    const tall = chance.between(10, 20) * size;
    mountain(stage, chance, { x: w * ((i + chance.between(0.1, 0.9)) / 9), y: shore - tall, reach: tall * 1.3 }, shore, 0.1, false);
  }
  haze(stage, shore, 18, 0.5);
  const room = Math.min(horizon * 0.66, 44 * size);
  const peaks = [
    { x: x + room * 0.95, tall: room * 0.6 },
    { x: x - room * 0.85, tall: room * 0.68 },
    { x, tall: room },
  ].map(({ x: at, tall }) => ({ x: at + chance.between(-4, 4), tall: tall * chance.between(0.9, 1.05) }));
  art.called('range');
  for (const { x: at, tall } of peaks) mountain(stage, chance, { x: at, y: shore - tall, reach: tall * 1.05 }, shore, 0.4, true);
  haze(stage, shore, 14, 0.45);
  return peaks;
}

/** What stands on the shore, upside down and shorter, lost with depth. */
function mirror({ art, colors, h }: Stage, shore: number, peaks: readonly Summit[]): void {
  art.called('mirror image');
  for (const { x, tall } of peaks) {
    const deep = Math.min(tall * 0.62, h - shore);
    const own = colors.land(0.42);
    art.poly(
      [
        [x - tall * 1.02, shore],
        [x - tall * 0.5, shore + deep * 0.42],
        [x - tall * 0.2, shore + deep * 0.86],
        [x, shore + deep],
        [x + tall * 0.3, shore + deep * 0.66],
        [x + tall * 0.62, shore + deep * 0.36],
        [x + tall * 1.02, shore],
      ],
      {
        run: 'down',
        stops: [
          { at: 0, color: own, alpha: 0.5 },
          { at: 1, color: own, alpha: 0.06 },
        ],
      },
    );
  }
}
