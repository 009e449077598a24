import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const solarField = defineMotif({
  name: 'solar-field',
  shows: 'Rows of solar panels before hills',
  kind: 'subject',
  on: 'hills',
  draw: (stage) => {
    const { w, h } = stage;
    // The higher the picture, the more ground there is to fill.
    for (const t of h > w * 1.2 ? [0, 0.08, 0.2, 0.4, 0.66] : [0, 0.13, 0.4]) rowAt(stage, t);
  },
  front: (stage) => rowAt(stage, 1),
});

/** A row at a share of the way from the horizon to the nearest one. */
function rowAt(stage: Stage, t: number): void {
  const { floor, h, horizon, calm } = stage;
  const foot = calm === 'bottom' ? floor + (h - floor) * 0.3 : h - 4;
  row(stage, horizon + 4 + (foot - horizon - 4) * t, 0.16 + 0.84 * t ** 0.9);
}

/** One row of tables, each of four by two panels that lean back on posts. */
function row({ art, w, colors, x, size, light }: Stage, base: number, k: number): void {
  const s = k * size * 0.86;
  const [wide, rise, lean, gap] = [36 * s, 12 * s, 6 * s * -light, 8 * s];
  const far = 0.6 * (1 - k);
  const glass = mix(colors.body, colors.deep, colors.dark ? 0.05 : 0.3);
  const [posts, face, seams, sheen, edge] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen()];
  const first = Math.floor((-x - wide) / (wide + gap));
  const last = Math.ceil((w - x + wide) / (wide + gap));
  for (let i = first; i <= last; i++) {
    const left = x - wide / 2 + i * (wide + gap);
    const v0 = base - 4 * s;
    const at = (u: number, v: number): PointXY => [left + u * wide + v * lean, v0 - v * rise];
    const part = (pen: Pen, u0: number, u1: number, a: number, b: number): Pen => pen.poly([at(u0, a), at(u0, b), at(u1, b), at(u1, a)]);
    for (const u of [0.14, 0.5, 0.86]) posts.rect(at(u, 0.3)[0] - 0.45 * s, v0 - 0.3 * rise, 0.9 * s, 4 * s + 0.3 * rise);
    part(face, 0, 1, 0, 1);
    part(edge, 0, 1, -0.05, 0);
    for (const u of [0.25, 0.5, 0.75]) part(seams, u - 0.008, u + 0.008, 0, 1);
    part(seams, 0, 1, 0.48, 0.52);
    for (const u of [0.125, 0.375, 0.625, 0.875]) part(seams, u - 0.002, u + 0.002, 0, 1);
    for (const u of [0, 0.25, 0.5, 0.75]) sheen.poly([at(u + 0.03, 0.56), at(u + 0.03, 0.96), at(u + 0.17, 0.96)]);
  }
  art.called('posts');
  art.fill(posts, colors.far(colors.shade, far));
  art.called('panels');
  art.fill(face, {
    run: 'down',
    stops: [
      { at: 0, color: colors.far(mix(glass, colors.lit, 0.6), far) },
      { at: 1, color: colors.far(glass, far) },
    ],
  });
  art.fill(sheen, { color: colors.pale, alpha: 0.16 });
  art.called('frames');
  art.fill(seams, { color: colors.far(colors.paleShade, far), alpha: 0.8 });
  art.fill(edge, colors.far(colors.paleShade, far));
}
