import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { bar } from '../pen.ts';

export const target = defineMotif({
  name: 'target',
  shows: 'A target with an arrow in its middle',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm, light } = stage;
    const r = Math.min(w * 0.33, h * (calm === 'bottom' ? 0.27 : 0.36));
    const [cx, cy] = [calm === 'left' ? w * 0.66 : w * 0.5, h * (calm === 'bottom' ? 0.36 : 0.52)];
    art.called('rings in the ground');
    for (let i = 5; i > 0; i--) art.circle(cx, cy, r * (1 + i * 0.42), { color: colors.step(0.42), alpha: 0.09 });
    art.called('shadow');
    art.circle(cx - light * r * 0.1, cy + r * 0.14, r * 1.16, {
      run: 'out',
      stops: [
        { at: 0, color: colors.deep, alpha: 0.5 },
        { at: 0.8, color: colors.deep, alpha: 0.3 },
        { at: 1, color: colors.deep, alpha: 0 },
      ],
    });
    art.called('target');
    const faces = [colors.body, colors.pale, colors.body, colors.pale, colors.accent];
    for (const [i, face] of faces.entries()) {
      const k = 1 - i * 0.205;
      art.circle(cx, cy, r * k, {
        run: 'right',
        stops:
          light < 0
            ? [
                { at: 0, color: mix(face, colors.pale, 0.16) },
                { at: 1, color: mix(face, colors.deep, 0.12) },
              ]
            : [
                { at: 0, color: mix(face, colors.deep, 0.12) },
                { at: 1, color: mix(face, colors.pale, 0.16) },
              ],
      });
    }
    art.called('arrow');
    const a = ((light < 0 ? -38 : -142) + stage.random('arrow').between(-9, 9)) * (Math.PI / 180);
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (d: number, off = 0): PointXY => [cx + c * d * r - s * off * r, cy + s * d * r + c * off * r];
    art.poly(bar([cx + r * 0.03, cy + r * 0.07], [at(1.36)[0] + r * 0.03, at(1.36)[1] + r * 0.16], r * 0.05), {
      color: colors.deep,
      alpha: 0.25,
    });
    art.poly(bar(at(0), at(1.5), r * 0.05), colors.shade);
    art.poly([at(0), at(0.2, 0.075), at(0.16), at(0.2, -0.075)], colors.deep);
    for (const side of [-1, 1])
      art.poly([at(1.2), at(1.36, side * 0.17), at(1.72, side * 0.17), at(1.54)], side < 0 ? colors.warm : colors.warmShade);
  },
});
