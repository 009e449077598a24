import { defineMotif } from '../define-motif.ts';
import { rolling } from '../marks/land.ts';
import { Pen } from '../pen.ts';

export const dots = defineMotif({
  name: 'dots',
  shows: 'A field of dots that swells like a landscape',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    const chance = stage.random('dots');
    const [a, b] = [rolling(chance, 0.7), rolling(chance, 0.9)];
    const steps = 6;
    const pens = Array.from({ length: steps }, () => new Pen());
    const warm = new Pen();
    const rows = Math.round(30 * (h / w > 1.3 ? 1.5 : 1));
    const top = h * (calm === 'bottom' ? 0.02 : 0.24);
    for (let r = 0; r < rows; r++) {
      const t = r / (rows - 1);
      const gap = (1.7 + 3.1 * t) * Math.min(1, w / 120 + 0.25);
      const y = top + (h - top) * t ** 1.25;
      for (let px = (r % 2) * gap * 0.5; px < w; px += gap) {
        const u = px / w;
        const lift = a(u + t * 0.3) * 0.6 + b(u * 0.7 - t * 0.5) * 0.4;
        const quiet =
          calm === 'left'
            ? Math.min(1, Math.max(0.12, (u - 0.2) / 0.4))
            : calm === 'bottom'
              ? Math.max(0.1, 1 - Math.max(0, y / h - 0.45) / 0.3)
              : 1;
        const size = (0.13 + 0.19 * t) * gap * (0.5 + 0.5 * (lift + 1)) * quiet;
        const py = y - lift * h * 0.085;
        if (size < 0.06 || py < size || py > h - size || px < size || px > w - size) continue;
        const level = Math.min(steps - 1, Math.max(0, Math.floor((0.2 + 0.35 * t + 0.3 * lift) * steps)));
        (lift > 0.45 && chance.chance(0.12) ? warm : pens[level])?.oval(px, py, size, size);
      }
    }
    art.called('dots');
    for (const [i, pen] of pens.entries())
      art.fill(pen, i >= steps - 1 ? colors.accent : colors.step((colors.dark ? 0.25 : 0.22) + 0.7 * (i / steps)));
    art.fill(warm, colors.warm);
  },
});
