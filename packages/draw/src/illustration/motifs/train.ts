import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { railCar } from '../marks/rail-car.ts';

export const train = defineMotif({
  name: 'train',
  shows: 'A fast train on a viaduct',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, w, h, colors, floor, x } = stage;
    const at = new Local(stage, { y: floor - 9 * stage.size });
    art.called('viaduct');
    const rail = at.at(0, 0)[1];
    const span = 21 * at.s;
    for (let px = x - Math.ceil(x / span) * span - span / 2; px < w + span; px += span) {
      art.rect(px - 1.9 * at.s, rail, 3.8 * at.s, h - rail, {
        run: 'right',
        stops:
          stage.light < 0
            ? [
                { at: 0, color: colors.paleShade },
                { at: 1, color: colors.body },
              ]
            : [
                { at: 0, color: colors.body },
                { at: 1, color: colors.paleShade },
              ],
      });
      art.poly(
        [
          [px - 6 * at.s, rail + 3.4 * at.s],
          [px + 6 * at.s, rail + 3.4 * at.s],
          [px + 2 * at.s, rail + 8 * at.s],
          [px - 2 * at.s, rail + 8 * at.s],
        ],
        colors.body,
      );
    }
    art.rect(0, rail, w, 1.4 * at.s, colors.pale);
    art.rect(0, rail + 1.4 * at.s, w, 2.4 * at.s, colors.paleShade);
    art.called('overhead line');
    for (let px = x - Math.ceil(x / (span * 2)) * span * 2; px < w; px += span * 2) {
      art.rect(px, rail - 24 * at.s, 0.7 * at.s, 24 * at.s, colors.body);
      art.rect(px, rail - 22.5 * at.s, 6 * at.s, 0.5 * at.s, colors.body);
    }
    art.rect(0, rail - 19.6 * at.s, w, 0.25 * at.s, { color: colors.body, alpha: 0.8 });
    art.called('train');
    const cars = 4;
    for (let i = cars; i > 0; i--) railCar(at, -i * 38 + 6, 38, false);
    railCar(at, 6, 46, true);
  },
});
