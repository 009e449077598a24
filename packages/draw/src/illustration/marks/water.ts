/** Water: a surface that mirrors the sky, with glints that grow toward the viewer. */
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';
import { sunOf } from './sky.ts';

export function drawWater(stage: Stage, from: number, to = stage.h): void {
  const { art, w, colors, wish } = stage;
  const [far, near] = colors.water;
  art.called('water');
  art.rect(0, from, w, to - from, {
    run: 'down',
    stops: [
      { at: 0, color: far },
      { at: 0.35, color: colors.far(near, 0.35) },
      { at: 1, color: near },
    ],
  });
  const chance = stage.random(`glints${Math.round(from)}`);
  art.called('glints');
  for (const [alpha, share] of [
    [0.5, 0.4],
    [0.24, 0.6],
  ] as const) {
    const pen = new Pen();
    for (let i = 0; i < 46 * share; i++) {
      const t = chance.next() ** 1.5;
      const y = from + 1 + t * (to - from - 2);
      const [l, tall] = [(1.5 + 9 * t) * chance.between(0.5, 1.3), 0.16 + 0.4 * t];
      const gx = chance.between(0, w);
      pen
        .m(gx - l, y)
        .c(gx - l / 2, y - tall, gx + l / 2, y - tall, gx + l, y)
        .c(gx + l / 2, y + tall * 0.4, gx - l / 2, y + tall * 0.4, gx - l, y)
        .z();
    }
    art.fill(pen, { color: alpha > 0.4 ? colors.haze : colors.sky[0], alpha });
  }
  if (wish.weather !== 'clear') return;
  // The path of the light.
  const { x: cx } = sunOf(stage);
  const pen = new Pen();
  for (let i = 0; i < 26; i++) {
    const t = i / 26;
    const y = from + 0.6 + t ** 1.25 * (to - from) * 0.85;
    const l = (2.2 + 7 * t) * chance.between(0.45, 1);
    const dx = chance.between(-1, 1) * (1.5 + 4 * t);
    pen.round(cx + dx - l, y, 2 * l, 0.35 + 0.55 * t, 0.17 + 0.25 * t);
  }
  art.called('light on water');
  art.fill(pen, { color: colors.sun, alpha: wish.time === 'day' ? 0.4 : 0.6 });
}
