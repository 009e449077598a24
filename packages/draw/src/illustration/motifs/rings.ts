import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { arc } from '../pen.ts';

export const rings = defineMotif({
  name: 'rings',
  shows: 'Rings and arcs about one middle',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const chance = stage.random('rings');
    const [cx, cy] = calm === 'left' ? [w * 0.86, h * 0.56] : calm === 'bottom' ? [w * 0.72, h * 0.12] : [w * 0.7, h * 0.58];
    const reach = Math.min(w, h) * (calm === 'bottom' ? 0.6 : 0.95);
    art.called('disks');
    for (const [k, s] of [
      [1, 0.06],
      [0.78, 0.13],
      [0.55, 0.22],
    ] as const)
      art.circle(cx, cy, reach * k, colors.step(s * (colors.dark ? 1.5 : 1.2)));
    const count = 9;
    for (let i = count; i > 0; i--) {
      const outer = reach * (0.1 + 0.86 * (i / count));
      const thick = reach * chance.between(0.018, 0.068);
      const from = chance.between(0, 360);
      const long = chance.between(80, 250);
      const face = i % 4 === 0 ? colors.warm : i % 3 === 0 ? colors.accent : i % 2 === 0 ? colors.body : colors.step(0.6);
      art.called('arc');
      const parts = Math.round(long / 6);
      art.poly([...arc(cx, cy, outer, from, from + long, parts), ...arc(cx, cy, outer - thick, from + long, from, parts)], {
        run: 'right',
        stops: [
          { at: 0, color: mix(face, colors.pale, 0.2), alpha: 0.95 },
          { at: 1, color: face, alpha: 0.95 },
        ],
      });
      for (const end of [from, from + long]) {
        const [[ex, ey] = [cx, cy]] = arc(cx, cy, outer - thick / 2, end, end, 1);
        art.circle(ex, ey, thick * (end === from ? 0.5 : 0.86), end === from ? face : mix(face, colors.pale, 0.3));
      }
    }
    art.called('middle');
    art.circle(cx, cy, reach * 0.075, {
      run: 'down',
      stops: [
        { at: 0, color: colors.accentLit },
        { at: 1, color: colors.accentShade },
      ],
    });
  },
});
