import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { plate } from '../marks/icon-scene.ts';
import { Pen } from '../pen.ts';

export const handshake = defineMotif({
  name: 'handshake',
  shows: 'A handshake as a sign, between two worlds that meet',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const [cx, cy] = [calm === 'left' ? w * 0.66 : w * 0.5, h * (calm === 'bottom' ? 0.36 : 0.5)];
    const r = Math.min(w * 0.44, h * (calm === 'bottom' ? 0.34 : 0.46));
    const chance = stage.random('handshake');
    const gap = r * chance.between(0.54, 0.66);
    art.called('worlds');
    for (const [side, face] of [
      [-1, colors.body],
      [1, colors.accent],
    ] as const) {
      for (const [k, alpha] of [
        [1.35, 0.1],
        [1.16, 0.16],
      ] as const)
        art.circle(cx + side * gap, cy, r * k * 0.86, { color: face, alpha });
      art.circle(cx + side * gap, cy, r * 0.86, {
        run: 'right',
        stops:
          side < 0
            ? [
                { at: 0, color: mix(face, colors.pale, 0.25) },
                { at: 1, color: face },
              ]
            : [
                { at: 0, color: face },
                { at: 1, color: mix(face, colors.pale, 0.25) },
              ],
      });
    }
    const half = Math.sqrt(Math.max(0, (r * 0.86) ** 2 - gap ** 2));
    const bulge = (r * 0.86 - gap) * 1.32;
    art.called('what both share');
    art.fill(
      new Pen()
        .m(cx, cy - half)
        .c(cx + bulge, cy - half * 0.5, cx + bulge, cy + half * 0.5, cx, cy + half)
        .c(cx - bulge, cy + half * 0.5, cx - bulge, cy - half * 0.5, cx, cy - half)
        .z(),
      { color: colors.pale, alpha: 0.28 },
    );
    art.called('orbit');
    art.stroke(new Pen().oval(cx, cy, r * 1.46, r * 0.5), 0.35, colors.step(0.7), 0.55);
    for (const [u, v, k, face] of [
      [-1.46, 0, 0.06, colors.warm],
      [1.24, -0.27, 0.045, colors.accentShade],
      [-0.6, 0.456, 0.04, colors.body],
    ] as const)
      art.circle(cx + u * r, cy + v * r, k * r, face);
    plate({ ...stage, colors: { ...colors, accent: colors.shade } }, 'handshake', cx, cy, r * 0.42, 0);
  },
});
