import type { PointXY } from '@deckwright/core/geometry';
import { defineMotif, type Stage } from '../define-motif.ts';
import { haze, hill, mountain, slope, tree } from '../marks/land.ts';
import { Pen } from '../pen.ts';

export const river = defineMotif({
  name: 'river',
  shows: 'A river that winds out of far mountains',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, colors, x, size, calm, busy } = stage;
    const chance = stage.random('river');
    art.called('far range');
    for (let i = 0; i < 7; i++) {
      const tall = chance.between(11, 24) * size;
      mountain(
        stage,
        chance,
        { x: w * ((i + chance.between(0.2, 0.8)) / 7), y: horizon - tall, reach: tall * 1.2 },
        horizon + 4,
        0.14,
        tall > 18 * size,
      );
    }
    haze(stage, horizon + 3, 16, 0.6);
    hill(stage, 'river far', { y: horizon + 0.5, rise: 2, slow: 1 }, slope(stage, 0.34));
    art.called('meadow');
    art.rect(0, horizon + 2.4, w, h - horizon, {
      run: 'down',
      stops: [
        { at: 0, color: colors.land(0.42) },
        { at: 1, color: colors.land(0.92) },
      ],
    });
    water(stage);
    art.called('trees');
    const rows = [0.12, 0.22, 0.34, 0.5, 0.7];
    for (const [k, t] of rows.entries()) {
      for (let i = 0; i < 6; i++) {
        const y = horizon + 3 + (h - horizon) * t;
        const at = w * chance.between(calm === 'left' ? 0.5 : 0.02, 0.98);
        const away = Math.abs(at - middle(stage, t)) - half(stage, t);
        if (away < 4 + 6 * t || (busy && (Math.abs(at - x) < 24 * size || k > 2))) continue;
        tree(stage, at, y, (4 + 17 * t) * chance.between(0.8, 1.15) * size, 0.5 + 0.45 * t);
      }
    }
  },
});

const middle = ({ x, w }: Stage, t: number): number => x + Math.sin(t * 6.2 + 0.4) * w * 0.12 * (0.25 + t) - w * 0.06 * t;
const half = ({ w }: Stage, t: number): number => w * (0.006 + 0.13 * t ** 1.7);

function water(stage: Stage): void {
  const { art, h, horizon, colors } = stage;
  const top = horizon + 2.6;
  const bank = (side: number, wider = 0): PointXY[] =>
    Array.from({ length: 12 }, (_, i): PointXY => {
      const t = i / 11;
      return [middle(stage, t) + side * (half(stage, t) + wider * (0.15 + t)), top + (h + 1 - top) * t];
    });
  art.called('bank');
  art.fill(
    new Pen()
      .through(bank(-1, 1.4))
      .through([...bank(1, 1.4)].reverse())
      .z(),
    { color: colors.deep, alpha: 0.3 },
  );
  art.called('river');
  const [far, near] = colors.water;
  art.fill(
    new Pen()
      .through(bank(-1))
      .through([...bank(1)].reverse())
      .z(),
    {
      run: 'down',
      stops: [
        { at: 0, color: colors.sky[2] },
        { at: 0.3, color: far },
        { at: 1, color: near },
      ],
    },
  );
  const chance = stage.random('ripples');
  const pen = new Pen();
  for (let i = 0; i < 16; i++) {
    const t = 0.18 + 0.78 * chance.next();
    const l = half(stage, t) * chance.between(0.16, 0.4);
    const [cx, y] = [middle(stage, t) + half(stage, t) * chance.between(-0.5, 0.5), top + (h - top) * t];
    pen.round(cx - l, y, 2 * l, 0.25 + 0.4 * t, 0.12 + 0.19 * t);
  }
  art.called('ripples');
  art.fill(pen, { color: colors.haze, alpha: 0.55 });
}
