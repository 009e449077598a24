import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { columns, paving, pediment, steps, trees } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';

export const bank = defineMotif({
  name: 'bank',
  shows: 'A bank with columns before towers of glass',
  kind: 'subject',
  on: 'skyline',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage);
    const chance = stage.random('bank');
    art.called('towers');
    for (const [u, w, tall, face, far] of [
      [-46, 17, 58, colors.body, 0.3],
      [-27, 13, 46, colors.lit, 0.42],
      [21, 15, 52, colors.lit, 0.36],
      [37, 13, 40, colors.body, 0.3],
    ] as const) {
      const top = Math.min(tall, (stage.floor - 8) / at.s);
      at.box(u, 0, w, top, {
        run: 'down',
        stops: [
          { at: 0, color: colors.far(face, far) },
          { at: 1, color: colors.far(face, far + 0.2) },
        ],
      });
      at.box(stage.light < 0 ? u + w * 0.7 : u, 0, w * 0.3, top, { color: colors.far(colors.shade, far), alpha: 0.6 });
      at.windows(chance, u + 1, 16, w - 2, top - 18, { columns: 5, rows: Math.round(top / 2.8), wide: 0.74, tall: 0.56 }, far + 0.1);
    }
    paving(stage, 1);
    at.shadow(0, 42);
    art.called('bank');
    steps(at, -33, 33, 4, 1.1);
    at.box(-31, 4.4, 62, 19, {
      run: 'down',
      stops: [
        { at: 0, color: colors.shade },
        { at: 1, color: colors.body },
      ],
    });
    at.windows(chance, -28, 8, 56, 11, { columns: 6, rows: 1, wide: 0.42, tall: 0.9 });
    at.box(-4, 4.4, 8, 12, colors.deep);
    at.boxes(
      [
        [-3.2, 4.4, 2.9, 11],
        [0.3, 4.4, 2.9, 11],
      ],
      colors.accentShade,
    );
    columns(at, -31, 31, 4.4, 18.6, 7, 3.6);
    at.box(-34, 23, 68, 3.4, colors.pale);
    at.box(-34, 23, 68, 0.9, colors.paleShade);
    pediment(at, -34, 34, 26.4, 11.5);
    art.called('emblem');
    at.oval(0, 30.3, 2.8, 2.8, colors.accent);
    at.oval(0, 30.3, 1.5, 1.5, mix(colors.accent, colors.pale, 0.65));
    trees(
      at,
      [
        [-47, 15],
        [46, 16],
      ],
      -0.6,
    );
  },
});
