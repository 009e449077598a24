import type { Rgb } from '../../scene/index.ts';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Local } from '../marks/local.ts';
import { drawRoom } from '../marks/room.ts';
import { Pen } from '../pen.ts';

/** A conical flask with its liquid. */
function flask(at: Local, u: number, v: number, k: number, liquid: Rgb, level: number): void {
  const { art, colors } = at.stage;
  const half = (t: number): number => (t > 0.62 ? 0.16 : 0.16 + 0.36 * (1 - t / 0.62)) * k;
  art.called('flask');
  at.poly(
    [
      [u - half(0), v + 0.6],
      [u - half(0.62), v + k * 0.62],
      [u - half(1), v + k],
      [u + half(1), v + k],
      [u + half(0.62), v + k * 0.62],
      [u + half(0), v + 0.6],
    ],
    { color: colors.pale, alpha: 0.5 },
  );
  at.poly(
    [
      [u - half(0) * 0.92, v + 1],
      [u - half(level) * 0.88, v + k * level],
      [u + half(level) * 0.88, v + k * level],
      [u + half(0) * 0.92, v + 1],
    ],
    {
      run: 'down',
      stops: [
        { at: 0, color: mix(liquid, colors.pale, 0.25) },
        { at: 1, color: liquid },
      ],
    },
  );
  at.oval(u, v + k * level, half(level) * 0.88, k * 0.028, mix(liquid, colors.pale, 0.5));
  at.round(u - half(1) - k * 0.05, v + k * 0.97, half(1) * 2 + k * 0.1, k * 0.06, k * 0.03, colors.pale);
  for (const [du, dv, r] of [
    [-0.1, 0.16, 0.035],
    [0.12, 0.24, 0.026],
    [0, 0.1, 0.02],
  ] as const)
    at.oval(u + du * k, v + dv * k, r * k, r * k, { color: colors.pale, alpha: 0.6 });
  at.poly(
    [
      [u - half(0.1) * 0.72, v + k * 0.1],
      [u - half(0.6) * 0.5, v + k * 0.6],
      [u - half(0.6) * 0.1, v + k * 0.6],
      [u - half(0.1) * 0.5, v + k * 0.1],
    ],
    { color: '#FFFFFF', alpha: 0.28 },
  );
}

export const laboratory = defineMotif({
  name: 'laboratory',
  shows: 'A bench with flasks, tubes and a microscope',
  kind: 'inside',
  draw: (stage) => {
    const { art, colors, floor, w } = stage;
    drawRoom(stage);
    const at = new Local(stage, { scale: Math.min(1, (floor - 6) / (64 * stage.size)) });
    const chance = stage.random('laboratory');
    art.called('shelf');
    for (const v of [52, 38]) {
      at.box(-54, v, 46, 1.2, colors.body);
      at.box(12, v, 44, 1.2, colors.body);
      for (let i = 0; i < 9; i++) {
        const u = i < 5 ? -52 + i * 8.6 : 14 + (i - 5) * 10;
        const tall = chance.between(5, 9.4);
        const color = [colors.accent, colors.lit, colors.warm, colors.paleShade, colors.body][(i + v) % 5] ?? colors.lit;
        at.round(u, v + 1.2, 5.2, tall, 0.9, { color, alpha: 0.85 });
        at.box(u + 1.2, v + 1.2 + tall, 2.8, 1.3, colors.shade);
        at.box(u + 0.8, v + 3, 3.6, 2, { color: colors.pale, alpha: 0.8 });
      }
    }
    art.called('bench');
    const [, y] = at.at(0, 16);
    art.rect(0, y, w, 2.8 * at.s, colors.pale);
    art.rect(0, y + 2.8 * at.s, w, stage.h - y, {
      run: 'down',
      stops: [
        { at: 0, color: colors.lit },
        { at: 1, color: colors.body },
      ],
    });
    const doors = new Pen();
    for (let u = -96; u < 96; u += 24) doors.rect(at.at(u, 0)[0], y + 5.4 * at.s, 22.6 * at.s, stage.h - y);
    art.fill(doors, { color: colors.pale, alpha: 0.14 });
    for (let u = -96; u < 96; u += 24) at.box(u + 8, 9, 6.6, 1, colors.paleShade);
    const top = 16;
    art.called('tubes');
    at.boxes(
      [
        [-50, top, 26, 1.2],
        [-50, top + 9.6, 26, 1.2],
        [-50, top, 1, 12.6],
        [-25, top, 1, 12.6],
      ],
      colors.warmShade,
    );
    for (let i = 0; i < 5; i++) {
      const u = -46.6 + i * 4.5;
      at.round(u, top + 1.8, 2.6, 15, 1.3, { color: colors.pale, alpha: 0.62 });
      at.round(
        u + 0.3,
        top + 2,
        2,
        4.6 + ((i * 3) % 4) * 1.7,
        1,
        [colors.accent, colors.warm, colors.lit, colors.accentShade, colors.warm][i] ?? colors.accent,
      );
    }
    flask(at, -11, top, 25, colors.accent, 0.44);
    flask(at, 8, top, 17, colors.warm, 0.36);
    art.called('beaker');
    at.round(16.6, top + 0.4, 9, 12, 1, { color: colors.pale, alpha: 0.5 });
    at.round(17.2, top + 0.8, 7.8, 6, 0.8, colors.tone('base', 0.6, 0.9));
    art.called('microscope');
    const p = (u: number, v: number): [number, number] => at.at(u, v) as [number, number];
    at.round(32, top, 21, 2.6, 1, colors.deep);
    art.fill(
      new Pen()
        .m(...p(44, top + 2))
        .c(...p(54, top + 8), ...p(54, top + 20), ...p(46, top + 25))
        .l(...p(44, top + 22))
        .c(...p(49.4, top + 18), ...p(49.4, top + 9), ...p(42, top + 4.4))
        .z(),
      colors.shade,
    );
    at.poly(
      [
        [35.6, top + 30.4],
        [39.6, top + 32.2],
        [47.4, top + 18.4],
        [43.4, top + 16.2],
      ],
      colors.pale,
    );
    at.poly(
      [
        [39.6, top + 32.2],
        [37.7, top + 31.3],
        [45.5, top + 17.3],
        [47.4, top + 18.4],
      ],
      colors.paleShade,
    );
    at.poly(
      [
        [33.6, top + 32.6],
        [39, top + 35],
        [40.4, top + 32.4],
        [35, top + 29.8],
      ],
      colors.deep,
    );
    at.poly(
      [
        [43.8, top + 16.2],
        [46.8, top + 17.8],
        [45, top + 12.4],
        [43.4, top + 12],
      ],
      colors.accent,
    );
    at.box(34, top + 8.6, 14, 1.3, colors.deep);
    at.oval(49.4, top + 13.4, 2.2, 2.2, colors.accent);
  },
});
