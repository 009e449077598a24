import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { drawCloud } from '../marks/sky.ts';

export const refinery = defineMotif({
  name: 'refinery',
  shows: 'Columns, tanks and pipes of a chemical works',
  kind: 'subject',
  on: 'plain',
  draw: (stage) => {
    const { art, colors, light } = stage;
    const at = new Local(stage);
    const chance = stage.random('refinery');
    at.shadow(0, 56);
    art.called('column');
    for (const [u, w, tall] of [
      [-20, 8, 52],
      [-7, 6, 44],
      [4, 9, 38],
      [18, 5, 48],
    ] as const) {
      at.drum(u, 0, w, tall, colors.paleShade);
      at.ring(u + w / 2, tall, w / 2, 0, 180, 360, colors.lit);
      for (let v = 10; v < tall - 3; v += 9) {
        at.box(u - 1.4, v, w + 2.8, 0.8, colors.shade);
        at.boxes(
          [
            [u - 1.4, v + 0.8, 0.3, 1.8],
            [u + w + 1.1, v + 0.8, 0.3, 1.8],
          ],
          colors.shade,
        );
      }
      at.boxes([[u + w + 1.1, 0, 0.5, tall * 0.92]], colors.accentShade);
    }
    const [px, py] = at.at(20.5, 50);
    art.called('steam');
    for (let i = 0; i < 3; i++)
      drawCloud(art, px - light * (4 + i * 7) * at.s, py - i * 4 * at.s, (6 + i * 4.6) * at.s, chance, {
        top: colors.cloud,
        under: colors.cloudShade,
        alpha: 0.75 - i * 0.2,
      });
    art.called('flare');
    at.boxes([[31, 0, 1, 58]], colors.shade);
    at.blob(
      [
        [31.5, 58],
        [29.6, 61],
        [31, 66],
        [33.4, 62],
        [33, 59],
      ],
      colors.warm,
    );
    art.called('spheres');
    for (const u of [-52, -36]) {
      at.boxes(
        [-5, -0.5, 4].map((d) => [u + d, 0, 1.1, 9] as const),
        colors.shade,
      );
      const [cx, cy] = at.at(u, 11);
      art.circle(cx, cy, 8 * at.s, {
        run: 'right',
        stops:
          light < 0
            ? [
                { at: 0, color: colors.pale },
                { at: 0.45, color: colors.paleShade },
                { at: 1, color: colors.body },
              ]
            : [
                { at: 0, color: colors.body },
                { at: 0.55, color: colors.paleShade },
                { at: 1, color: colors.pale },
              ],
      });
      at.box(u - 8.2, 10.4, 16.4, 1.1, colors.accent);
    }
    art.called('tanks');
    for (const [u, w, tall, cap] of [
      [26, 22, 15, colors.accent],
      [49, 17, 12, colors.paleShade],
    ] as const) {
      at.drum(u, 0, w, tall, colors.pale);
      at.poly(
        [
          [u, tall],
          [u + w / 2, tall + 2.6],
          [u + w, tall],
        ],
        colors.paleShade,
      );
      at.box(u, tall - 3, w, 1.6, cap);
      at.bars(
        Array.from(
          { length: 6 },
          (_, i) =>
            [
              [u + 2 + i * 2.4, 0.6 + i * 2],
              [u + 4.4 + i * 2.4, 2.6 + i * 2],
            ] as const,
        ),
        0.5,
        colors.body,
      );
    }
    art.called('pipes');
    for (const [v, color] of [
      [8, colors.accentShade],
      [10, colors.warmShade],
      [12, colors.body],
    ] as const)
      at.box(-30, v, 57, 1.1, color);
    at.boxes(
      [-28, -15, 0, 14, 25].map((u) => [u, 0, 0.9, 13.4] as const),
      colors.shade,
    );
    art.called('works');
    at.box(-33, 0, 24, 7, {
      run: 'down',
      stops: [
        { at: 0, color: colors.body },
        { at: 1, color: colors.shade },
      ],
    });
    at.windows(chance, -31.6, 2.4, 21, 3.4, { columns: 7, rows: 1, wide: 0.6, tall: 0.9 });
  },
});
