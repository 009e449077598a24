import { defineMotif, type Stage } from '../define-motif.ts';
import { haze } from '../marks/land.ts';
import { block, rowOfHouses } from '../marks/town.ts';
import { drawWater } from '../marks/water.ts';

export const skyline = defineMotif({
  name: 'skyline',
  shows: 'The skyline of a city by the water, in three depths',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, floor, colors, size, busy } = stage;
    const base = busy ? horizon + 6 : horizon + (floor - horizon) * 0.55;
    rowOfHouses(stage, 'row 1', base, 15 * size, 36 * size, colors.land(0.02));
    haze(stage, base, 24, 0.55);
    rowOfHouses(stage, 'row 2', base, 8 * size, 26 * size, colors.land(0.22));
    haze(stage, base + 1, 20, 0.6);
    if (busy) {
      art.called('ground');
      art.rect(0, base, w, h - base, {
        run: 'down',
        stops: [
          { at: 0, color: colors.land(0.55) },
          { at: 1, color: colors.land(1) },
        ],
      });
      return;
    }
    const lots = towers(stage, base);
    rowOfHouses(stage, 'row 3', base + 0.2, 2, 5.5, colors.land(0.72));
    drawWater(stage, base + 1.4);
    art.called('mirror image');
    for (const { x, w: wide, tall, color } of lots) {
      const depth = Math.min(tall * 0.5, h - base - 3);
      art.rect(x + wide * 0.08, base + 1.4, wide * 0.84, depth, {
        run: 'down',
        stops: [
          { at: 0, color, alpha: 0.38 },
          { at: 1, color, alpha: 0 },
        ],
      });
    }
    art.called('quay');
    art.rect(0, base, w, 1.5, colors.land(0.95));
  },
});

interface Lot {
  readonly x: number;
  readonly w: number;
  readonly tall: number;
  readonly color: Stage['colors']['lit'];
}

function towers(stage: Stage, base: number): Lot[] {
  const { art, w, x, size, colors, calm } = stage;
  const chance = stage.random('towers');
  const low = calm === 'left' ? w * 0.34 : w * 0.03;
  const count = Math.max(7, Math.round((w - low) / 9.5));
  const places = Array.from({ length: count }, (_, i) => low + ((i + 0.15 + chance.between(-0.15, 0.15)) / count) * (w - low));
  const inOrder = places.sort((a, b) => Math.abs(b - x) - Math.abs(a - x));
  return inOrder.map((at): Lot => {
    const close = Math.max(0, 1 - Math.abs(at - x) / (w * 0.42));
    const tall = Math.min(base - 10, (15 + 38 * close ** 1.3 * chance.between(0.55, 1.12) + 8 * chance.next()) * size);
    const width = chance.between(6, 11) * Math.min(1.1, size);
    const look = chance.next();
    const face = look < 0.12 ? colors.accent : look < 0.26 ? colors.paleShade : look < 0.62 ? colors.lit : colors.body;
    const windows = { columns: chance.whole(3, 5), rows: Math.round(tall / 2.1), wide: chance.pick([0.5, 0.62, 0.8]), tall: 0.5 };
    const distance = 0.12 + 0.34 * (1 - close);
    const roof = chance.next();
    art.called('roof');
    const top = base - tall;
    const shade = colors.far(colors.body, distance);
    if (roof < 0.25)
      art.poly(
        [
          [at + width * 0.44, top],
          [at + width * 0.5, top - 9 * size * close - 3],
          [at + width * 0.56, top],
        ],
        shade,
      );
    else if (roof < 0.5) art.rect(at + width * 0.25, top - 1.6, width * 0.4, 1.8, shade);
    else if (roof < 0.66)
      art.poly(
        [
          [at, top + 0.1],
          [at + width, top - width * 0.4],
          [at + width, top + 0.1],
        ],
        shade,
      );
    else if (roof < 0.8) art.rect(at + width * 0.16, top - 3.4, width * 0.62, 3.6, shade);
    block(stage, chance, { x: at, base, w: width, tall, distance, face, side: chance.between(0.2, 0.34), windows });
    return { x: at, w: width, tall, color: colors.far(face, distance) };
  });
}
