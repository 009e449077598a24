import { defineMotif } from '../define-motif.ts';
import { columns, paving, pediment, steps, trees } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';

export const court = defineMotif({
  name: 'court',
  shows: 'A courthouse with scales in its gable',
  kind: 'subject',
  on: 'plain',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage);
    const chance = stage.random('court');
    paving(stage, 1);
    at.shadow(0, 50);
    art.called('wing');
    for (const u of [-50, 22]) {
      at.box(u, 0, 28, 22, {
        run: 'down',
        stops: [
          { at: 0, color: colors.lit },
          { at: 1, color: colors.body },
        ],
      });
      at.box(u - 1, 21, 30, 2.6, colors.paleShade);
      at.windows(chance, u + 2, 4, 24, 15, { columns: 4, rows: 2, wide: 0.44, tall: 0.66 });
    }
    art.called('portico');
    steps(at, -28, 28, 6, 1.1);
    at.box(-26, 6.6, 52, 24, {
      run: 'down',
      stops: [
        { at: 0, color: colors.deep },
        { at: 1, color: colors.shade },
      ],
    });
    at.box(-4.5, 6.6, 9, 15, colors.accentShade);
    at.box(-0.2, 6.6, 0.4, 15, colors.deep);
    columns(at, -26, 26, 6.6, 23, 6, 4);
    at.box(-29, 29.4, 58, 4, colors.pale);
    at.box(-29, 29.4, 58, 1, colors.paleShade);
    pediment(at, -29, 29, 33.4, 13);
    art.called('scales');
    at.bars(
      [
        [
          [0, 35],
          [0, 43],
        ],
        [
          [-5, 41.6],
          [5, 41.6],
        ],
        [
          [-5, 41.6],
          [-6.6, 37.4],
        ],
        [
          [-5, 41.6],
          [-3.4, 37.4],
        ],
        [
          [5, 41.6],
          [6.6, 37.4],
        ],
        [
          [5, 41.6],
          [3.4, 37.4],
        ],
        [
          [-1.8, 35],
          [1.8, 35],
        ],
      ],
      0.5,
      colors.accent,
    );
    for (const u of [-5, 5]) at.ring(u, 37.5, 1.9, 0, 0, 180, colors.accent);
    trees(
      at,
      [
        [-56, 17],
        [55, 18],
      ],
      -0.4,
    );
  },
});
