import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { road, trees } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';
import { lamp } from '../marks/town.ts';

export const shop = defineMotif({
  name: 'shop',
  shows: 'Shops with striped awnings in a street',
  kind: 'subject',
  on: 'skyline',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage);
    const chance = stage.random('shop');
    road(stage, stage.floor + 4);
    art.called('pavement');
    art.rect(0, stage.floor - 1, stage.w, 4.6, colors.paleShade);
    const houses = [
      { u: -52, w: 32, tall: 40, face: colors.lit, sign: colors.accent },
      { u: -20, w: 38, tall: 48, face: colors.pale, sign: colors.warm },
      { u: 18, w: 34, tall: 36, face: colors.body, sign: colors.accent },
    ];
    for (const { u, w, tall, face, sign } of houses) {
      art.called('house');
      at.box(u, 0, w, tall, {
        run: 'down',
        stops: [
          { at: 0, color: face },
          { at: 1, color: mix(face, colors.body, 0.3) },
        ],
      });
      at.box(u - 0.6, tall - 1, w + 1.2, 2.6, colors.shade);
      at.windows(chance, u + 2.5, 21, w - 5, tall - 25, {
        columns: Math.round(w / 8),
        rows: Math.round((tall - 22) / 9),
        wide: 0.48,
        tall: 0.66,
      });
      art.called('shop window');
      at.box(u + 2, 0, w - 4, 15.5, colors.deep);
      at.box(u + 3, 2.4, w * 0.52, 12, colors.pane);
      at.box(u + 5 + w * 0.52, 0, w * 0.24, 13.6, colors.pane);
      at.poly(
        [
          [u + 6, 2.4],
          [u + 11, 2.4],
          [u + 17, 14.4],
          [u + 12, 14.4],
        ],
        { color: colors.pale, alpha: 0.35 },
      );
      for (const k of [0.12, 0.28, 0.42])
        at.round(u + 3 + w * k, 2.4, w * 0.09, chance.between(2.5, 6), 0.8, { color: k === 0.28 ? sign : colors.body, alpha: 0.85 }, 'top');
      art.called('awning');
      const stripes = Math.round(w / 4);
      for (let i = 0; i < stripes; i++) {
        const step = (w - 1) / stripes;
        const [a, b] = [u + 0.5 + i * step, u + 0.5 + (i + 1) * step];
        const middle = u + w / 2;
        const wide = (p: number): number => middle + (p - middle) * 1.07;
        at.poly(
          [
            [a, 19],
            [b, 19],
            [wide(b), 13.6],
            [wide(a), 13.6],
          ],
          i % 2 === 0 ? sign : colors.pale,
        );
        const [x, y] = at.at((wide(a) + wide(b)) / 2, 13.6);
        art.oval(x, y, ((wide(b) - wide(a)) / 2) * at.s, 1.1 * at.s, i % 2 === 0 ? mix(sign, colors.deep, 0.15) : colors.paleShade);
      }
    }
    trees(
      at,
      [
        [-58, 16],
        [57, 18],
      ],
      -0.4,
    );
    for (const u of [-19.6, 19]) {
      const [x, y] = at.at(u, -1.4);
      lamp(stage, x, y, 24 * at.s, -1);
    }
  },
});
