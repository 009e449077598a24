import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { paving, trees } from '../marks/civic.ts';
import { Local, lit } from '../marks/local.ts';

export const dataCentre = defineMotif({
  name: 'data-centre',
  shows: 'A data centre with cooling on its roof',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage);
    const chance = stage.random('data centre');
    paving(stage, 1);
    at.shadow(0, 56);
    art.called('far hall');
    at.box(-34, 0, 84, 31, {
      run: 'down',
      stops: [
        { at: 0, color: colors.far(colors.body, 0.35) },
        { at: 1, color: colors.far(colors.body, 0.5) },
      ],
    });
    at.boxes(
      Array.from({ length: 9 }, (_, i) => [-31 + i * 9, 31, 5, 2.4] as const),
      colors.far(colors.shade, 0.4),
    );
    art.called('cooling');
    for (let i = 0; i < 6; i++) {
      const u = -46 + i * 13;
      at.box(u, 23, 9, 5, colors.paleShade);
      at.boxes(
        [0.9, 2.4, 3.9].map((dv) => [u + 0.8, 23 + dv, 7.4, 0.6] as const),
        colors.body,
      );
      at.oval(u + 4.5, 28, 4, 0.9, colors.deep);
    }
    art.called('hall');
    const [left, right] = lit(stage, colors.lit, colors.body);
    at.box(-50, 0, 82, 23, {
      run: 'down',
      stops: [
        { at: 0, color: left },
        { at: 1, color: mix(left, colors.shade, 0.35) },
      ],
    });
    at.box(32, 0, 22, 23, {
      run: 'down',
      stops: [
        { at: 0, color: right },
        { at: 1, color: mix(right, colors.shade, 0.4) },
      ],
    });
    at.box(-51, 22, 106, 1.8, colors.pale);
    at.boxes(
      Array.from({ length: 26 }, (_, i) => [-49 + i * 3.1, 8, 0.45, 13] as const),
      { color: colors.shade, alpha: 0.45 },
    );
    art.called('lights');
    const cells = Array.from({ length: 60 }, (_, i) => [-45.4 + (i % 20) * 3.1 + 0.4, 10.5 + Math.floor(i / 20) * 3.4, 1.3, 0.7] as const);
    at.boxes(
      cells.filter(() => chance.chance(0.55)),
      colors.dark ? colors.accentLit : colors.accent,
    );
    at.boxes(
      cells.filter(() => chance.chance(0.18)),
      colors.warm,
    );
    art.called('entrance');
    at.box(34, 0, 18, 17, colors.paneDark);
    at.windows(chance, 34, 0.5, 18, 16, { columns: 5, rows: 4, wide: 0.86, tall: 0.86 });
    at.box(33, 16.4, 20, 1.4, colors.accent);
    at.box(-50, 0, 82, 5, { color: colors.shade, alpha: 0.7 });
    art.called('generators');
    for (const u of [-46, -30, -14]) {
      at.round(u, 0, 12, 6.5, 0.8, colors.pale, 'top');
      at.boxes(
        [1.4, 3, 4.6].map((v) => [u + 1.2, v, 9.6, 0.5] as const),
        colors.paleShade,
      );
      at.box(u + 8.4, 6.5, 1.5, 3.4, colors.shade);
    }
    trees(
      at,
      [
        [-58, 15],
        [58, 17],
        [64, 12],
      ],
      -0.4,
    );
  },
});
