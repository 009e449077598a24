import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { drawCloud } from '../marks/sky.ts';

export const factory = defineMotif({
  name: 'factory',
  shows: 'A works with a saw-tooth roof, chimneys and a silo',
  kind: 'subject',
  on: 'plain',
  draw: (stage) => {
    const { art, colors, light } = stage;
    const at = new Local(stage);
    const chance = stage.random('factory');
    at.shadow(0, 50);
    art.called('chimney');
    for (const [u, tall] of [
      [-35, 50],
      [-25, 42],
    ] as const) {
      at.drum(u, 0, 4.6, tall, colors.paleShade);
      at.drum(u, tall - 9, 4.6, 3, colors.accent);
      at.drum(u, tall - 3.4, 4.6, 3.4, colors.accent);
      const [px, py] = at.at(u + 2.3, tall + 1);
      for (let i = 0; i < 3; i++) {
        drawCloud(art, px - light * (5 + i * 8.5) * at.s, py - (1 + i * 4.6) * at.s, (7 + i * 5.5) * at.s, chance, {
          top: colors.cloud,
          under: colors.cloudShade,
          alpha: 0.8 - i * 0.2,
        });
      }
      art.called('chimney');
    }
    art.called('tower block');
    at.box(-46, 0, 26, 22, colors.body);
    at.windows(chance, -44, 5, 22, 14, { columns: 5, rows: 3, wide: 0.7, tall: 0.5 });
    art.called('silo');
    for (const u of [37, 45]) {
      at.drum(u, 0, 7.4, 27, colors.pale);
      at.poly(
        [
          [u, 27],
          [u + 3.7, 31],
          [u + 7.4, 27],
        ],
        colors.paleShade,
      );
      at.bars(
        [
          [
            [u, 9],
            [u + 7.4, 9],
          ],
          [
            [u, 18],
            [u + 7.4, 18],
          ],
        ],
        0.5,
        colors.paleShade,
      );
    }
    art.called('hall');
    const teeth = 5;
    const width = 56 / teeth;
    for (let i = 0; i < teeth; i++) {
      const u = -20 + i * width;
      at.poly(
        [
          [u, 17],
          [u, 27],
          [u + width, 17],
        ],
        colors.accent,
      );
      at.poly(
        [
          [u, 17],
          [u, 27],
          [u + 2.1, 25.1],
          [u + 2.1, 17],
        ],
        colors.pane,
      );
      at.poly(
        [
          [u + width * 0.3, 24],
          [u + width, 17],
          [u + width * 0.86, 17],
          [u + width * 0.22, 23.2],
        ],
        mix(colors.accent, colors.deep, 0.18),
      );
    }
    at.box(-20, 0, 56, 17.2, {
      run: 'down',
      stops: [
        { at: 0, color: colors.lit },
        { at: 1, color: mix(colors.lit, colors.body, 0.45) },
      ],
    });
    at.box(-20, 16.2, 56, 1, colors.shade);
    at.box(-20, 0, 56, 2, colors.shade);
    at.windows(chance, -18, 9, 52, 5.4, { columns: 12, rows: 1, wide: 0.72, tall: 0.9 });
    art.called('gate');
    for (const u of [-14, 0, 14]) {
      at.box(u, 0, 8.5, 7, colors.deep);
      at.boxes(
        [1.4, 2.8, 4.2, 5.6].map((v) => [u + 0.6, v, 7.3, 0.5] as const),
        colors.paneDark,
      );
    }
    at.boxes([[29, 0, 4, 7]], colors.paneDark);
    art.called('pipe');
    at.bars(
      [
        [
          [36, 20],
          [38, 20],
        ],
        [
          [36, 13],
          [46, 13],
        ],
      ],
      1.3,
      colors.accentShade,
    );
  },
});
