import { defineMotif } from '../define-motif.ts';
import { paving, road, trees } from '../marks/civic.ts';
import { Local, lit } from '../marks/local.ts';

export const hospital = defineMotif({
  name: 'hospital',
  shows: 'A hospital with a cross and a canopy over its door',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage);
    const chance = stage.random('hospital');
    paving(stage, 1);
    road(stage, stage.floor + 5);
    at.shadow(0, 50);
    art.called('wing');
    at.box(-50, 0, 34, 26, {
      run: 'down',
      stops: [
        { at: 0, color: colors.paleShade },
        { at: 1, color: colors.lit },
      ],
    });
    at.windows(chance, -47, 5, 30, 18, { columns: 7, rows: 4, wide: 0.7, tall: 0.5 });
    at.box(-51, 25.6, 36, 1.8, colors.body);
    at.box(18, 0, 34, 20, {
      run: 'down',
      stops: [
        { at: 0, color: colors.paleShade },
        { at: 1, color: colors.lit },
      ],
    });
    at.windows(chance, 21, 4, 29, 13, { columns: 7, rows: 3, wide: 0.7, tall: 0.5 });
    at.box(17, 19.6, 36, 1.8, colors.body);
    art.called('tower');
    const [left, right] = lit(stage, colors.pale, colors.paleShade);
    at.box(-18, 0, 30, 48, left);
    at.box(12, 0, 8, 48, right);
    at.windows(chance, -16, 10, 26, 22, { columns: 6, rows: 5, wide: 0.72, tall: 0.5 });
    at.box(-19, 47.4, 40, 2.2, colors.accent);
    at.box(-10, 49.6, 14, 3, colors.body);
    art.called('cross');
    at.round(-8.2, 34.4, 10.4, 10.4, 1.6, colors.accent);
    at.boxes(
      [
        [-4.2, 36, 2.4, 7.2],
        [-6.6, 38.4, 7.2, 2.4],
      ],
      colors.pale,
    );
    art.called('entrance');
    at.box(-11, 0, 16, 7.4, colors.pane);
    at.boxes(
      [-7, -3, 1].map((u) => [u - 0.2, 0, 0.4, 7.4] as const),
      colors.body,
    );
    at.box(-17, 7.4, 28, 1.8, colors.accent);
    at.boxes(
      [
        [-16, 0, 0.9, 7.4],
        [9.1, 0, 0.9, 7.4],
      ],
      colors.accentShade,
    );
    trees(
      at,
      [
        [-57, 15],
        [-26, 8],
        [30, 9],
        [57, 16],
      ],
      -0.6,
    );
  },
});
