import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { haze, mountain } from '../marks/land.ts';
import { Pen } from '../pen.ts';

export const cloudSea = defineMotif({
  name: 'cloud-sea',
  shows: 'A sea of clouds, with summits that look out',
  kind: 'ground',
  draw: (stage) => {
    const { art, w, h, horizon, colors, size } = stage;
    const chance = stage.random('cloud sea');
    art.called('summit');
    for (let i = 0; i < 4; i++) {
      const tall = chance.between(7, 17) * size;
      mountain(
        stage,
        chance,
        { x: w * ((i + chance.between(0.1, 0.9)) / 4), y: horizon + 4 - tall, reach: tall * 1.3 },
        horizon + 8,
        0.25,
        true,
      );
    }
    haze(stage, horizon + 8, 14, 0.5);
    const rows = 5;
    art.called('clouds');
    for (let i = 0; i < rows; i++) {
      const t = i / (rows - 1);
      const y = horizon + 5 + (h - horizon - 4) * t ** 1.15;
      const pen = new Pen().m(0, h).l(0, y);
      let x = -chance.between(0, 8);
      // Humps of differing width, as tops of cumulus have.
      pen.l(x, y);
      while (x < w) {
        const wide = (6 + 15 * t) * chance.between(0.6, 1.5);
        const rise = wide * chance.between(0.28, 0.46);
        pen.c(x, y - rise * 1.25, x + wide, y - rise * 1.25, x + wide, y + chance.between(-0.2, 0.4));
        x += wide;
      }
      pen.l(x, h).z();
      const lit = mix(colors.cloud, colors.sky[2], 0.5 * (1 - t));
      const dull = mix(colors.cloudShade, colors.tone('base', colors.dark ? 0.4 : 0.8, 0.5), 0.55);
      art.fill(pen, {
        run: 'down',
        stops: [
          { at: 0, color: lit },
          { at: 0.38, color: mix(lit, dull, 0.6) },
          { at: 1, color: dull },
        ],
      });
    }
  },
});
