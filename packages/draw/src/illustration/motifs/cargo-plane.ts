import { defineMotif } from '../define-motif.ts';
import { airliner } from '../marks/airliner.ts';
import { drawCloud } from '../marks/sky.ts';

export const cargoPlane = defineMotif({
  name: 'cargo-plane',
  shows: 'An airliner above the clouds',
  kind: 'subject',
  keeps_ground: true,
  on: 'cloud-sea',
  draw: (stage) => {
    const { art, x, size, horizon, colors, wish } = stage;
    const chance = stage.random('flight');
    const [cy, long] = [horizon * 0.62, 92 * size];
    const turn = chance.between(-11, -6);
    art.called('trail');
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    art.poly(
      [
        [x - dx * long * 0.5, cy - dy * long * 0.5 + 0.4],
        [x - dx * long * 2.4, cy - dy * long * 2.4 + 2.4],
        [x - dx * long * 2.4, cy - dy * long * 2.4 - 1.2],
        [x - dx * long * 0.5, cy - dy * long * 0.5 - 0.4],
      ],
      { color: colors.cloud, alpha: 0.45 },
    );
    art.called('airliner');
    airliner(stage, x, cy, long, turn, wish.words_used.includes('cargo'));
    art.called('cloud');
    drawCloud(art, x + 34 * size, cy + 25 * size, 42 * size, chance, { top: colors.cloud, under: colors.cloudShade, alpha: 0.92 });
  },
});
