import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { drawRoom, plant, windowWall } from '../marks/room.ts';
import { Pen } from '../pen.ts';

export const desk = defineMotif({
  name: 'desk',
  shows: 'A desk with a screen, a lamp and books by a window',
  kind: 'inside',
  draw: (stage) => {
    const { art, colors, w, floor, calm } = stage;
    drawRoom(stage);
    const at = new Local(stage, { scale: Math.min(1, (floor - 6) / (66 * stage.size)) });
    const [wx, wy] = at.at(-46, 62);
    windowWall(stage, Math.max(w * (calm === 'left' ? 0.4 : 0.04), wx), wy, Math.min(at.s * 60, w * 0.9), at.s * 40, 3);
    art.called('shelf');
    for (const v of [55, 42]) {
      at.box(22, v, 28, 1.2, colors.shade);
      let u = 24;
      for (const [i, wide] of [2.4, 3.2, 2, 2.8, 2.2].entries()) {
        at.box(
          u,
          v + 1.2,
          wide,
          6 + ((i * 7 + v) % 4),
          [colors.accent, colors.body, colors.warm, colors.lit, colors.accentShade][(i + v) % 5] ?? colors.body,
        );
        u += wide + 0.2;
      }
    }
    plant(at, 44, 56.2, 9);
    art.called('desk');
    at.shadow(0, 52, -1);
    at.boxes(
      [
        [-46, 0, 2.4, 19],
        [43.6, 0, 2.4, 19],
      ],
      colors.shade,
    );
    at.box(22, 3, 21, 16, {
      run: 'down',
      stops: [
        { at: 0, color: colors.lit },
        { at: 1, color: colors.body },
      ],
    });
    at.boxes([[22, 10.6, 21, 0.5]], colors.shade);
    at.boxes(
      [
        [30, 14.4, 5, 0.9],
        [30, 6.4, 5, 0.9],
      ],
      colors.pale,
    );
    at.box(-50, 19, 100, 2.6, colors.pale);
    at.box(-50, 18.2, 100, 1, colors.paleShade);
    art.called('screen');
    at.poly(
      [
        [-4, 21.6],
        [-3, 27],
        [3, 27],
        [4, 21.6],
      ],
      colors.paleShade,
    );
    at.box(-8, 21.6, 16, 0.9, colors.shade);
    at.round(-20, 26, 40, 25, 1.4, colors.deep);
    at.box(-18.8, 27.4, 37.6, 22.2, {
      run: 'down',
      stops: [
        { at: 0, color: mix(colors.body, colors.lit, 0.4) },
        { at: 1, color: colors.shade },
      ],
    });
    at.boxes(
      [3, 6, 5, 9, 11, 14].map((v, i) => [-15 + i * 3, 30, 2, v] as const),
      colors.accentLit,
    );
    at.box(5, 40, 11, 6, { color: colors.pale, alpha: 0.85 });
    at.boxes(
      [
        [5, 36.6, 11, 1],
        [5, 34.2, 8, 1],
        [5, 31.8, 10, 1],
      ],
      { color: colors.pale, alpha: 0.55 },
    );
    at.poly(
      [
        [-18.8, 49.6],
        [-4, 49.6],
        [-12, 27.4],
        [-18.8, 27.4],
      ],
      { color: colors.pale, alpha: 0.08 },
    );
    art.called('on the desk');
    at.round(-16, 21.6, 20, 1.1, 0.5, colors.paleShade);
    at.round(8, 21.6, 4, 1.4, 0.7, colors.paleShade);
    at.round(-32, 21.6, 5, 6, 0.8, colors.accent);
    at.ring(-26.6, 24.4, 2.2, 1.3, -90, 90, colors.accent);
    for (const [i, color] of [colors.warm, colors.body, colors.pale].entries()) at.box(26 + i * 0.6, 21.6 + i * 2, 15 - i, 1.9, color);
    const lamp = new Pen();
    const p = (u: number, v: number): [number, number] => at.at(u, v) as [number, number];
    art.called('desk lamp');
    at.box(-46, 21.6, 9, 1.1, colors.deep);
    lamp
      .m(...p(-41.5, 22.4))
      .l(...p(-45.4, 36))
      .l(...p(-36.6, 45));
    art.stroke(lamp, 0.9 * at.s, colors.deep);
    at.poly(
      [
        [-39.6, 47],
        [-35, 48.4],
        [-29.4, 41],
        [-37.4, 38.6],
      ],
      colors.accent,
    );
    at.oval(-33.4, 39.6, 4.2, 1.2, colors.pane);
    if (colors.dark)
      at.poly(
        [
          [-37.4, 38.6],
          [-29.4, 41],
          [-16, 21.6],
          [-44, 21.6],
        ],
        {
          run: 'down',
          stops: [
            { at: 0, color: colors.pane, alpha: 0.5 },
            { at: 1, color: colors.pane, alpha: 0.05 },
          ],
        },
      );
    art.called('chair');
    at.round(-9, 7, 18, 15, 4, mix(colors.accentShade, colors.deep, 0.25));
    at.round(-10, 3.6, 20, 3.6, 1.6, colors.accentShade);
    at.boxes(
      [
        [-0.8, -3, 1.6, 7],
        [-9, -4, 18, 1.2],
      ],
      colors.deep,
    );
  },
});
