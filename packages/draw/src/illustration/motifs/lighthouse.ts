import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';

export const lighthouse = defineMotif({
  name: 'lighthouse',
  shows: 'A lighthouse on a rock, its beam over the sea',
  kind: 'subject',
  on: 'sea',
  draw: (stage) => {
    const { art, colors, light, w } = stage;
    const at = new Local(stage, { y: stage.horizon + (stage.floor - stage.horizon) * 0.5 });
    const base = 8;
    const top = Math.min(62, (stage.horizon - 10) / at.s);
    const lampAt = top + 3;
    const side = stage.calm === 'left' || light > 0 ? -1 : 1;
    if (colors.dark || stage.wish.time !== 'day') {
      art.called('beam');
      const reach = (w / at.s) * 1.2;
      at.poly(
        [
          [0, lampAt + 1.4],
          [side * reach, lampAt + 24],
          [side * reach, lampAt - 8],
          [0, lampAt - 1.4],
        ],
        {
          run: 'right',
          stops:
            side < 0
              ? [
                  { at: 0, color: colors.pane, alpha: 0 },
                  { at: 1, color: colors.pane, alpha: 0.55 },
                ]
              : [
                  { at: 0, color: colors.pane, alpha: 0.55 },
                  { at: 1, color: colors.pane, alpha: 0 },
                ],
        },
      );
    }
    art.called('rock');
    const rock = colors.land(0.85);
    at.poly(
      [
        [-30, -4],
        [-27, 1],
        [-19, 3],
        [-14, 7.6],
        [-6, 8.6],
        [9, 8.6],
        [15, 6],
        [23, 4.6],
        [28, 0],
        [36, -4],
      ],
      rock,
    );
    at.poly(
      [
        [-19, 3],
        [-14, 7.6],
        [-6, 8.6],
        [9, 8.6],
        [4, 5],
        [-7, 4.4],
        [-12, 0.6],
      ],
      mix(rock, colors.dark ? colors.haze : colors.pale, 0.25),
    );
    at.poly(
      [
        [15, 6],
        [23, 4.6],
        [28, 0],
        [36, -4],
        [14, -4],
        [18, 1],
      ],
      mix(rock, colors.deep, 0.4),
    );
    art.called('keeper house');
    at.box(8, base, 13, 7, colors.pale);
    at.poly(
      [
        [6.6, base + 7],
        [10, base + 11.4],
        [19, base + 11.4],
        [22.4, base + 7],
      ],
      colors.accentShade,
    );
    at.boxes(
      [
        [11, base + 2.6, 2, 2.6],
        [16, base + 2.6, 2, 2.6],
      ],
      colors.pane,
    );
    art.called('tower');
    const half = (v: number): number => 6.2 - (2.6 * (v - base)) / (top - base);
    const bands = 6;
    for (let i = 0; i < bands; i++) {
      const [a, b] = [base + ((top - base) * i) / bands, base + ((top - base) * (i + 1)) / bands];
      const [face, dark] = i % 2 === 0 ? [colors.pale, colors.paleShade] : [colors.accent, colors.accentShade];
      at.poly(
        [
          [-half(a), a],
          [-half(b), b],
          [half(b), b],
          [half(a), a],
        ],
        {
          run: 'right',
          stops:
            light < 0
              ? [
                  { at: 0, color: face },
                  { at: 0.4, color: face },
                  { at: 1, color: dark },
                ]
              : [
                  { at: 0, color: dark },
                  { at: 0.6, color: face },
                  { at: 1, color: face },
                ],
        },
      );
    }
    at.boxes(
      [
        [-0.9, base + 12, 1.8, 3],
        [-0.9, base + 30, 1.8, 3],
      ],
      colors.paneDark,
    );
    at.round(-1.6, base, 3.2, 6, 1.5, colors.deep, 'top');
    art.called('lantern');
    at.box(-5.4, top, 10.8, 1.4, colors.deep);
    at.box(-3, top + 1.4, 6, 5, colors.pane);
    at.boxes(
      [
        [-3.2, top + 1.4, 0.5, 5],
        [-0.25, top + 1.4, 0.5, 5],
        [2.7, top + 1.4, 0.5, 5],
      ],
      colors.deep,
    );
    at.poly(
      [
        [-4.2, top + 6.4],
        [0, top + 11],
        [4.2, top + 6.4],
      ],
      colors.accentShade,
    );
    at.oval(0, lampAt + 0.8, 14, 14, {
      run: 'out',
      stops: [
        { at: 0, color: colors.pane, alpha: 0.8 },
        { at: 0.25, color: colors.pane, alpha: 0.35 },
        { at: 1, color: colors.pane, alpha: 0 },
      ],
    });
    art.called('surf');
    at.blob(
      [
        [-36, -3.6],
        [-22, -2],
        [0, -2.8],
        [24, -1.8],
        [42, -3.6],
        [24, -5],
        [0, -4.6],
        [-22, -5.2],
      ],
      { color: colors.snow, alpha: 0.6 },
    );
  },
});
