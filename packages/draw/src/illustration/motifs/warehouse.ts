import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { paving } from '../marks/civic.ts';
import { Local } from '../marks/local.ts';
import { wheel } from '../marks/wheels.ts';

export const warehouse = defineMotif({
  name: 'warehouse',
  shows: 'A warehouse with docks and a trailer at one of them',
  kind: 'subject',
  on: 'plain',
  draw: (stage) => {
    const { art, colors } = stage;
    const at = new Local(stage);
    const chance = stage.random('warehouse');
    paving(stage, 1);
    at.shadow(0, 60);
    art.called('hall');
    at.box(-60, 0, 120, 34, {
      run: 'down',
      stops: [
        { at: 0, color: colors.paleShade },
        { at: 1, color: mix(colors.paleShade, colors.lit, 0.6) },
      ],
    });
    at.boxes(
      Array.from({ length: 39 }, (_, i) => [-58.4 + i * 3.05, 16, 0.4, 17] as const),
      { color: colors.lit, alpha: 0.4 },
    );
    at.poly(
      [
        [-62, 34],
        [-60, 37.5],
        [60, 37.5],
        [62, 34],
      ],
      colors.shade,
    );
    at.box(-60, 27, 120, 3.4, colors.accent);
    art.called('office');
    at.box(26, 0, 36, 25, {
      run: 'down',
      stops: [
        { at: 0, color: colors.body },
        { at: 1, color: colors.shade },
      ],
    });
    at.windows(chance, 28, 6, 32, 17, { columns: 6, rows: 3, wide: 0.8, tall: 0.56 });
    at.box(25, 24, 38, 2, colors.pale);
    art.called('docks');
    for (let i = 0; i < 5; i++) {
      const u = -55 + i * 16;
      at.box(u - 1.6, 1, 14.2, 15, colors.shade);
      at.box(u, 2.4, 11, 12.2, i === 1 ? colors.deep : colors.pale);
      if (i !== 1)
        at.boxes(
          [4.6, 7, 9.4, 11.8].map((v) => [u, v, 11, 0.35] as const),
          colors.paleShade,
        );
      at.boxes(
        [
          [u - 2.4, 0, 1.4, 3],
          [u + 12, 0, 1.4, 3],
        ],
        colors.warm,
      );
      at.poly(
        [
          [u - 2.4, 16],
          [u + 13.4, 16],
          [u + 14.4, 14.6],
          [u - 3.4, 14.6],
        ],
        colors.accentShade,
      );
    }
    const near = new Local(stage, { y: stage.floor + 3.4 * at.s });
    near.shadow(-32, 12);
    art.called('trailer');
    near.box(-41, 3.4, 14.6, 17.6, {
      run: 'down',
      stops: [
        { at: 0, color: colors.pale },
        { at: 1, color: colors.paleShade },
      ],
    });
    near.boxes([[-33.9, 3.4, 0.4, 17.6]], colors.lit);
    near.box(-41, 3.4, 14.6, 1.2, colors.accent);
    near.boxes(
      [
        [-39.8, 0, 3, 3.4],
        [-30.6, 0, 3, 3.4],
      ],
      colors.deep,
    );
    art.called('goods');
    const goods = [
      [-4, 0],
      [2.6, 0],
      [9.2, 0],
      [-0.8, 5.6],
      [5.8, 5.6],
      [2.4, 11.2],
    ] as const;
    near.box(-5, -1.2, 21.6, 1.2, colors.warmShade);
    for (const [u, v] of goods) {
      near.box(u, v, 6.2, 5.3, colors.warm);
      near.box(u + 2.4, v, 1.4, 5.3, colors.warmShade);
    }
    wheel(near, 26, 1.4, 1.7);
    wheel(near, 38, 1.4, 1.7);
    near.box(24, 1.6, 16, 5.6, colors.accent);
    near.poly(
      [
        [26, 7.2],
        [27, 15],
        [34, 15],
        [36, 7.2],
        [34.6, 7.2],
        [33, 13.6],
        [28.4, 13.6],
        [27.6, 7.2],
      ],
      colors.shade,
    );
    near.box(22, 0.6, 1.2, 17, colors.shade);
    near.box(15.6, 0.4, 7, 0.9, colors.shade);
  },
});
