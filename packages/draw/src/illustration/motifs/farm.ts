import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { trees } from '../marks/civic.ts';
import { Local, lit } from '../marks/local.ts';

export const farm = defineMotif({
  name: 'farm',
  shows: 'A barn, a silo and a farmhouse among fields',
  kind: 'subject',
  on: 'fields',
  draw: (stage) => {
    const { art, colors, horizon, floor } = stage;
    const at = new Local(stage, { y: horizon + (floor - horizon) * 0.45, scale: 0.92 });
    const chance = stage.random('farm');
    trees(
      at,
      [
        [-52, 17],
        [-44, 22],
        [50, 20],
        [58, 15],
      ],
      0.5,
      0.7,
    );
    at.shadow(0, 48);
    art.called('silo');
    for (const [u, tall] of [
      [22, 34],
      [31.5, 28],
    ] as const) {
      at.drum(u, 0, 9, tall, colors.paleShade);
      at.ring(u + 4.5, tall, 4.5, 0, 180, 360, colors.body);
      at.bars(
        [0.25, 0.5, 0.75].map(
          (k) =>
            [
              [u, tall * k],
              [u + 9, tall * k],
            ] as const,
        ),
        0.4,
        { color: colors.shade, alpha: 0.5 },
      );
    }
    art.called('barn');
    const [left, right] = lit(stage, colors.accent, mix(colors.accent, colors.accentShade, 0.8));
    at.poly(
      [
        [-22, 0],
        [-22, 15],
        [-17.5, 23],
        [-6, 29],
        [5.5, 23],
        [10, 15],
        [10, 0],
      ],
      left,
    );
    at.poly(
      [
        [10, 15],
        [5.5, 23],
        [-6, 29],
        [16, 29],
        [24, 22],
        [27, 15],
      ],
      colors.shade,
    );
    at.poly(
      [
        [10, 0],
        [10, 15],
        [27, 15],
        [27, 0],
      ],
      right,
    );
    at.bars(
      [
        [
          [-23.4, 13.8],
          [-18.2, 23.6],
        ],
        [
          [-18.4, 23.2],
          [-6, 30],
        ],
        [
          [-6, 30],
          [6.4, 23.2],
        ],
        [
          [6.2, 23.6],
          [11.4, 13.8],
        ],
      ],
      1.2,
      colors.pale,
    );
    at.box(-12.4, 0, 12.8, 12.6, colors.pale);
    at.boxes(
      [
        [-11.4, 0.9, 5.1, 10.8],
        [-5.7, 0.9, 5.1, 10.8],
      ],
      colors.accentShade,
    );
    at.bars(
      [
        [
          [-11.4, 0.9],
          [-6.3, 11.7],
        ],
        [
          [-6.3, 0.9],
          [-11.4, 11.7],
        ],
        [
          [-5.7, 0.9],
          [-0.6, 11.7],
        ],
        [
          [-0.6, 0.9],
          [-5.7, 11.7],
        ],
      ],
      0.7,
      colors.pale,
    );
    at.round(-8.2, 17.2, 4.4, 5, 2, colors.pale, 'top');
    at.round(-7.4, 17.2, 2.8, 4.2, 1.3, colors.paneDark, 'top');
    at.windows(chance, 12, 4, 13, 7, { columns: 3, rows: 1, wide: 0.5, tall: 0.7 });
    art.called('farmhouse');
    at.box(-46, 0, 17, 11, colors.pale);
    at.box(-29, 0, 4, 11, colors.paleShade);
    at.poly(
      [
        [-48, 11],
        [-42, 19],
        [-30, 19],
        [-23, 11],
      ],
      colors.body,
    );
    at.box(-33, 15, 2.6, 7, colors.shade);
    at.windows(chance, -45, 3, 15, 6.4, { columns: 4, rows: 1, wide: 0.5, tall: 0.8 });
    art.called('fence');
    at.boxes(
      Array.from({ length: 13 }, (_, i) => [28 + i * 3, -1.4, 0.6, 4] as const),
      colors.pale,
    );
    at.boxes(
      [
        [28, 0.8, 37, 0.5],
        [28, -0.6, 37, 0.5],
      ],
      colors.paleShade,
    );
  },
});
