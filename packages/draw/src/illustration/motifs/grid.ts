import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const grid = defineMotif({
  name: 'grid',
  shows: 'A grid that runs to a glowing horizon',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm, x } = stage;
    const chance = stage.random('grid');
    const y = h * ((calm === 'bottom' ? 0.42 : 0.55) + chance.between(-0.03, 0.03));
    const cx = calm === 'left' ? x : w / 2;
    const [top, low] = colors.dark
      ? [colors.tone('base', 0.14, 0.6), colors.tone('base', 0.34, 0.9)]
      : [colors.tone('base', 0.9, 0.3), colors.tone('base', 0.97, 0.12)];
    art.called('sky');
    art.rect(0, 0, w, y, {
      run: 'down',
      stops: [
        { at: 0, color: top },
        { at: 1, color: low },
      ],
    });
    art.called('glow');
    const r = Math.min(w, h) * chance.between(0.22, 0.28);
    art.circle(cx, y, r * 2.6, {
      run: 'out',
      stops: [
        { at: 0, color: colors.accent, alpha: 0.5 },
        { at: 0.4, color: colors.accent, alpha: 0.2 },
        { at: 1, color: colors.accent, alpha: 0 },
      ],
    });
    art.called('disk');
    art.circle(cx, y - r * 0.28, r, {
      run: 'down',
      stops: [
        { at: 0, color: colors.warm },
        { at: 1, color: colors.warmShade },
      ],
    });
    const bars = new Pen();
    for (let i = 0; i < 5; i++) bars.rect(cx - r * 1.05, y - r * 0.55 + i * r * 0.16, r * 2.1, r * (0.022 + 0.016 * i));
    art.fill(bars, mix(low, colors.accent, colors.dark ? 0.3 : 0.18));
    art.called('ground');
    const ground = colors.dark ? colors.tone('base', 0.12, 0.6) : colors.tone('base', 0.44, 0.95);
    art.rect(0, y, w, h - y, {
      run: 'down',
      stops: [
        { at: 0, color: mix(ground, low, 0.45) },
        { at: 0.3, color: ground },
        { at: 1, color: mix(ground, colors.deep, 0.35) },
      ],
    });
    const line = colors.dark ? colors.accentLit : colors.pale;
    const rays = new Pen();
    for (let i = -26; i <= 26; i++) {
      const [near, far] = [w * 0.115 * i, w * 0.016 * i];
      rays.poly([
        [cx + far - 0.06, y],
        [cx + far + 0.06, y],
        [cx + near + 0.32, h],
        [cx + near - 0.32, h],
      ]);
    }
    art.called('lines');
    art.fill(rays, {
      run: 'down',
      stops: [
        { at: 0, color: line, alpha: 0.15 },
        { at: 1, color: line, alpha: 0.75 },
      ],
    });
    const rows = new Pen();
    for (let i = 1; i < 13; i++) {
      const t = (i / 13) ** 2.3;
      rows.rect(0, y + (h - y) * t, w, 0.12 + 0.42 * t);
    }
    art.fill(rows, {
      run: 'down',
      stops: [
        { at: 0, color: line, alpha: 0.2 },
        { at: 1, color: line, alpha: 0.75 },
      ],
    });
    art.rect(0, y - 0.25, w, 0.5, { color: colors.pale, alpha: 0.85 });
  },
});
