import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';

function one({ art, colors, light }: Stage, cx: number, cy: number, r: number, far: number, turn: number): void {
  const faces = [colors.accent, colors.pale, colors.warm, colors.pale, colors.accentShade, colors.pale, colors.lit];
  const tall = r * 1.32;
  const half = (v: number): number => (v < 0.62 ? Math.sin(Math.acos(1 - v / 0.62)) : 1 - 0.82 * ((v - 0.62) / 0.38) ** 1.5);
  const edge = (k: number): PointXY[] =>
    Array.from({ length: 15 }, (_, i): PointXY => {
      const v = i / 14;
      return [cx + k * r * half(v) * 0.98, cy - r + 2 * v * tall * 0.92];
    });
  const gores = 7;
  art.called('balloon');
  for (let i = 0; i < gores; i++) {
    const [a, b] = [Math.sin((-0.5 + i / gores) * Math.PI), Math.sin((-0.5 + (i + 1) / gores) * Math.PI)];
    const shade = (light < 0 ? i : gores - 1 - i) / (gores - 1);
    const face = mix(faces[(i + turn) % faces.length] ?? colors.accent, colors.deep, 0.34 * shade ** 2);
    art.fill(
      new Pen()
        .through(edge(a))
        .through([...edge(b)].reverse())
        .z(),
      colors.far(face, far),
    );
  }
  const [foot, wide] = [cy - r + 2 * tall * 0.92, r * 0.18];
  art.called('basket');
  for (const side of [-1, 1])
    art.poly(
      [
        [cx + side * wide, foot],
        [cx + side * wide * 0.8, foot + r * 0.34],
        [cx + side * wide * 0.7, foot + r * 0.34],
        [cx + side * wide * 0.86, foot],
      ],
      colors.far(colors.shade, far),
    );
  art.fill(new Pen().round(cx - wide * 0.86, foot + r * 0.32, wide * 1.72, r * 0.2, r * 0.04), colors.far(colors.warmShade, far));
  art.rect(cx - wide * 0.9, foot + r * 0.32, wide * 1.8, r * 0.04, colors.far(colors.shade, far));
}

export const balloon = defineMotif({
  name: 'balloon',
  shows: 'Hot-air balloons over hills',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { w, x, horizon, size, wish, calm } = stage;
    const chance = stage.random('balloons');
    const count = Math.min(9, wish.count ?? 4);
    for (let i = count - 1; i > 0; i--) {
      const t = 1 - i / count;
      const low = calm === 'left' ? 0.44 : 0.06;
      const spread = w * (0.2 + 0.22 * chance.next());
      const px = Math.min(w * 0.95, Math.max(w * low, x + (i % 2 === 0 ? 1 : -1) * spread));
      one(stage, px, horizon * chance.between(0.24, 0.72), (3.4 + 5.5 * t) * size, 0.5 * (1 - t), i * 2);
    }
    one(stage, x, horizon * 0.42, Math.min(18 * size, horizon * 0.27), 0, 0);
  },
});
