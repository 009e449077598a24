import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';

export const polygons = defineMotif({
  name: 'polygons',
  shows: 'Hexagons as raised tiles',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm, light } = stage;
    const chance = stage.random('hexagons');
    const r = Math.min(w, h) * 0.105;
    const [dx, dy] = [r * Math.sqrt(3), r * 1.5];
    const hexagon = (cx: number, cy: number, k: number): PointXY[] =>
      Array.from({ length: 6 }, (_, i): PointXY => {
        const a = ((60 * i - 30) * Math.PI) / 180;
        return [cx + k * r * Math.cos(a), cy + k * r * Math.sin(a)];
      });
    for (let row = -1; row * dy < h + r; row++) {
      for (let col = -1; col * dx < w + dx; col++) {
        const [cx, cy] = [col * dx + (row % 2 === 0 ? 0 : dx / 2), row * dy];
        const t =
          calm === 'left'
            ? (cx / w - 0.42) / 0.58
            : calm === 'bottom'
              ? 1 - cy / (h * 0.62)
              : 0.25 + 0.6 * (cx / w) + 0.3 * (0.5 - Math.abs(cy / h - 0.5));
        const look = chance.next();
        if (look > 0.2 + 0.75 * t) continue;
        const face =
          look < 0.07
            ? colors.warm
            : look < 0.2
              ? colors.accent
              : colors.step(
                  (colors.dark ? 0.1 : 0.08) + (colors.dark ? 0.4 : 0.62) * Math.min(1, Math.max(0, t)) * chance.between(0.55, 1),
                );
        art.called('tile');
        art.poly(hexagon(cx - light * r * 0.03, cy + r * 0.07, 0.93), { color: colors.deep, alpha: 0.16 });
        art.poly(hexagon(cx, cy, 0.93), {
          run: 'down',
          stops: [
            { at: 0, color: mix(face, colors.pale, 0.2) },
            { at: 1, color: face },
          ],
        });
        const corners = hexagon(cx, cy, 0.93);
        const inner = hexagon(cx, cy, 0.8);
        const pick = light < 0 ? [3, 4, 5] : [4, 5, 0];
        const lit = [...pick.map((i) => corners[i] ?? [cx, cy]), ...[...pick].reverse().map((i) => inner[i] ?? [cx, cy])] as PointXY[];
        art.poly(lit, { color: colors.pale, alpha: 0.22 });
      }
    }
  },
});
