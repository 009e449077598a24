import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { airliner } from '../marks/airliner.ts';
import { Local } from '../marks/local.ts';

export const airport = defineMotif({
  name: 'airport',
  shows: 'A terminal with a control tower, and an airliner that climbs',
  kind: 'subject',
  on: 'plain',
  draw: (stage) => {
    const { art, w, h, colors, floor, horizon } = stage;
    const at = new Local(stage, { y: floor - 2 });
    art.called('apron');
    art.rect(0, floor - 2.4, w, h - floor + 2.4, {
      run: 'down',
      stops: [
        { at: 0, color: colors.far(colors.shade, 0.3) },
        { at: 1, color: colors.deep },
      ],
    });
    const mark = floor + (h - floor) * 0.36;
    for (let px = -4; px < w; px += 15)
      art.poly(
        [
          [px, mark],
          [px + 8, mark],
          [px + 7, mark + 1.1],
          [px - 1.4, mark + 1.1],
        ],
        { color: colors.pale, alpha: 0.75 },
      );
    at.shadow(8, 50);
    art.called('control tower');
    at.poly(
      [
        [-35.2, 0],
        [-33.6, 33],
        [-28.4, 33],
        [-26.8, 0],
      ],
      {
        run: 'right',
        stops: [
          { at: 0, color: stage.light < 0 ? colors.pale : colors.paleShade },
          { at: 1, color: stage.light < 0 ? colors.paleShade : colors.pale },
        ],
      },
    );
    at.poly(
      [
        [-39, 38],
        [-36, 33],
        [-26, 33],
        [-23, 38],
      ],
      colors.body,
    );
    at.poly(
      [
        [-39, 38.4],
        [-37, 44],
        [-25, 44],
        [-23, 38.4],
      ],
      colors.pane,
    );
    at.bars(
      [-36, -33, -29, -26].map(
        (u) =>
          [
            [u, 38.4],
            [u * 0.94 - 1.86, 44],
          ] as const,
      ),
      0.5,
      colors.shade,
    );
    at.poly(
      [
        [-38.4, 44],
        [-36, 46.4],
        [-26, 46.4],
        [-23.6, 44],
      ],
      colors.accent,
    );
    at.bar([-31, 46.4], [-31, 53], 0.5, colors.shade);
    art.called('terminal');
    const roof = (dv: number): (readonly [number, number])[] => [
      [-21, 12 + dv],
      [-4, 17.5 + dv],
      [14, 19.6 + dv],
      [34, 16 + dv],
      [54, 9.5 + dv],
    ];
    at.poly([[-21, 0], ...roof(0), [54, 0]], {
      run: 'down',
      stops: [
        { at: 0, color: colors.pane },
        { at: 1, color: mix(colors.pane, colors.body, 0.5) },
      ],
    });
    at.bars(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map(
        (i) =>
          [
            [-17 + i * 5.2, 0],
            [-17 + i * 5.2, 15.4 - (i - 6) ** 2 * 0.13],
          ] as const,
      ),
      0.45,
      colors.body,
    );
    at.box(-21, 6, 75, 0.7, colors.body);
    const over = roof(0).map(([u, v]) => [u * 1.07 - 1, v + 0.4] as const);
    at.blob([...over, ...[...over].reverse().map(([u, v]) => [u, v + 2.2] as const)], colors.lit);
    at.box(-21, 0, 75, 2, colors.shade);
    art.called('gate');
    for (const u of [0, 22, 42]) at.box(u, 0, 6, 4.6, colors.deep);
    art.called('airliner');
    airliner(stage, stage.x + 27 * at.s, horizon * 0.34, 42 * at.s, -15);
  },
});
