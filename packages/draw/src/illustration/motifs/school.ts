import { defineMotif } from '../define-motif.ts';
import { flag, paving, trees } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';

export const school = defineMotif({
  name: 'school',
  shows: 'A school with a clock tower',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage);
    const chance = stage.random('school');
    paving(stage, 1);
    at.shadow(0, 52);
    art.called('wing');
    for (const u of [-52, 12]) {
      at.box(u, 0, 40, 20, {
        run: 'down',
        stops: [
          { at: 0, color: colors.lit },
          { at: 1, color: colors.body },
        ],
      });
      at.poly(
        [
          [u - 2, 20],
          [u + 4, 28],
          [u + 36, 28],
          [u + 42, 20],
        ],
        colors.accentShade,
      );
      at.windows(chance, u + 2.5, 3, 35, 14, { columns: 7, rows: 2, wide: 0.62, tall: 0.62 });
      at.box(u, 10, 40, 0.8, colors.paleShade);
    }
    art.called('tower');
    at.box(-12, 0, 24, 31, colors.pale);
    at.box(stage.light < 0 ? 7 : -12, 0, 5, 31, colors.paleShade);
    at.poly(
      [
        [-14, 31],
        [0, 43],
        [14, 31],
      ],
      colors.accent,
    );
    at.poly(
      [
        [0, 43],
        [stage.light < 0 ? 14 : -14, 31],
        [0, 31],
      ],
      colors.accentShade,
    );
    at.box(-3.4, 40, 6.8, 7, colors.paleShade);
    at.poly(
      [
        [-4.4, 47],
        [0, 53],
        [4.4, 47],
      ],
      colors.accentShade,
    );
    art.called('clock');
    at.oval(0, 25, 4.2, 4.2, colors.shade);
    at.oval(0, 25, 3.5, 3.5, colors.pale);
    at.bars(
      [
        [
          [0, 25],
          [0, 27.6],
        ],
        [
          [0, 25],
          [1.9, 25.6],
        ],
      ],
      0.5,
      colors.deep,
    );
    art.called('entrance');
    at.boxes(
      [
        [-8.4, 11, 3, 6],
        [-1.5, 11, 3, 6],
        [5.4, 11, 3, 6],
      ],
      colors.paneDark,
    );
    at.round(-4.4, 0, 8.8, 9, 3, colors.accentShade, 'top');
    at.box(-0.2, 0, 0.4, 8.6, colors.deep);
    at.box(-6, 0, 12, 0.9, colors.paleShade);
    flag(at, 0, 52.6, 9);
    trees(
      at,
      [
        [-60, 17],
        [-47, 12],
        [47, 13],
        [60, 18],
      ],
      -0.6,
    );
  },
});
