import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { globeLand } from '../marks/globe-land.ts';
import { drawStars } from '../marks/sky.ts';
import { Pen, turned } from '../pen.ts';

export const satellite = defineMotif({
  name: 'satellite',
  shows: 'A satellite over the rim of a planet',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, x, size, calm, light } = stage;
    const [high, mid] = colors.dark
      ? [colors.tone('base', 0.12, 0.5), colors.tone('base', 0.24, 0.8)]
      : [colors.tone('base', 0.24, 0.9), colors.tone('base', 0.42, 0.9)];
    art.called('space');
    art.rect(0, 0, w, h, {
      run: 'down',
      stops: [
        { at: 0, color: high },
        { at: 1, color: mid },
      ],
    });
    drawStars({ ...stage, horizon: h * 0.9, colors: { ...colors, snow: colors.dark ? colors.snow : colors.pale } }, 130);
    const r = Math.max(w, h) * 0.72;
    const [cx, cy] = [w * (calm === 'left' ? 0.62 : 0.5), h * (calm === 'bottom' ? 0.7 : 0.74) + r];
    art.called('air');
    art.circle(cx, cy, r * 1.16, {
      run: 'out',
      stops: [
        { at: 0.8, color: colors.glow, alpha: 0 },
        { at: 0.855, color: colors.tone('base', 0.8, 0.7), alpha: 0.7 },
        { at: 0.9, color: colors.tone('base', 0.75, 0.7), alpha: 0.25 },
        { at: 1, color: colors.tone('base', 0.7, 0.7), alpha: 0 },
      ],
    });
    art.called('planet');
    art.circle(cx, cy, r, {
      run: 'down',
      stops: [
        { at: 0, color: colors.tone('base', 0.62, 0.9) },
        { at: 0.22, color: colors.tone('base', 0.34, 0.9) },
        { at: 1, color: colors.tone('base', 0.2, 0.9) },
      ],
    });
    globeLand(stage, cx, cy, r, colors.tone('second', colors.dark ? 0.5 : 0.58, 0.7), 0.75, 34);
    const [sx, sy] = [x, h * (calm === 'bottom' ? 0.27 : 0.36)];
    const k = Math.min(0.82 * size, w / 96);
    const put = (points: readonly PointXY[]): PointXY[] =>
      turned(
        points.map(([u, v]) => [sx + u * k, sy - v * k] as const),
        sx,
        sy,
        -22,
      );
    const box = (u: number, v: number, bw: number, bh: number): PointXY[] =>
      put([
        [u, v],
        [u + bw, v],
        [u + bw, v + bh],
        [u, v + bh],
      ]);
    art.called('satellite');
    art.poly(box(-38, -0.6, 76, 1.2), colors.paleShade);
    const cells = new Pen();
    for (const side of [-1, 1]) {
      for (let i = 0; i < 3; i++) {
        const u = side > 0 ? 12 + i * 9.4 : -12 - 8.8 - i * 9.4;
        art.poly(box(u, -8, 8.8, 16), {
          run: 'down',
          stops: [
            { at: 0, color: colors.accent },
            { at: 1, color: colors.accentShade },
          ],
        });
        for (let r2 = 0; r2 < 4; r2++) for (let c = 0; c < 2; c++) cells.poly(box(u + 0.7 + c * 3.9, -7.2 + r2 * 3.75, 3.4, 3.2));
      }
    }
    art.fill(cells, { color: colors.tone('base', 0.3, 0.9), alpha: 0.75 });
    art.poly(box(-7.4, -9, 14.8, 18), colors.pale);
    art.poly(light < 0 ? box(2.6, -9, 4.8, 18) : box(-7.4, -9, 4.8, 18), colors.paleShade);
    art.poly(box(-7.4, 4, 14.8, 2.4), colors.warm);
    art.poly(box(-5, -13, 10, 4), colors.body);
    art.poly(
      put([
        [-8.4, -19],
        [8.4, -19],
        [4, -13],
        [-4, -13],
      ]),
      colors.lit,
    );
    art.poly(
      put([
        [-8.4, -19],
        [8.4, -19],
        [7, -20.4],
        [-7, -20.4],
      ]),
      colors.pale,
    );
    art.poly(
      put([
        [-0.5, -19],
        [0.5, -19],
        [0.4, -25],
        [-0.4, -25],
      ]),
      colors.pale,
    );
    const [[dx, dy] = [sx, sy]] = put([[0, -25]]);
    art.circle(dx, dy, 1.1 * k, colors.warm);
    for (const reach of [6, 10, 14]) {
      const wave = put(
        Array.from({ length: 9 }, (_, i): PointXY => {
          const a = ((-128 + i * 9.5) * Math.PI) / 180;
          return [reach * Math.cos(a), -25 + reach * Math.sin(a)];
        }),
      );
      art.called('signal');
      art.stroke(new Pen().through(wave), 0.7 * k, mix(colors.pale, colors.warm, 0.3), 0.9 - reach * 0.045);
    }
  },
});
