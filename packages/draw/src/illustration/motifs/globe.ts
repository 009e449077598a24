import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { globeLand } from '../marks/globe-land.ts';
import { Pen } from '../pen.ts';

export const globe = defineMotif({
  name: 'globe',
  shows: 'The globe with routes between its cities',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, x, calm, light } = stage;
    const chance = stage.random('globe');
    const r = Math.min(w * 0.36, h * (calm === 'bottom' ? 0.29 : 0.39));
    const [cx, cy] = [calm === 'none' ? w * 0.5 : x, h * (calm === 'bottom' ? 0.34 : 0.5)];
    art.called('orbits');
    for (const k of [1.28, 1.6, 1.98]) art.stroke(new Pen().oval(cx, cy, r * k, r * k), 0.25, colors.step(0.6), 0.5 - (k - 1) * 0.32);
    art.called('glow');
    art.circle(cx, cy, r * 1.5, {
      run: 'out',
      stops: [
        { at: 0, color: colors.step(0.6), alpha: 0.5 },
        { at: 0.66, color: colors.step(0.6), alpha: 0.34 },
        { at: 1, color: colors.step(0.6), alpha: 0 },
      ],
    });
    art.called('sea');
    const sea = colors.tone('base', colors.dark ? 0.42 : 0.5, 0.95);
    art.circle(cx, cy, r, {
      run: 'right',
      stops:
        light < 0
          ? [
              { at: 0, color: mix(sea, colors.pale, 0.3) },
              { at: 1, color: mix(sea, colors.deep, 0.45) },
            ]
          : [
              { at: 0, color: mix(sea, colors.deep, 0.45) },
              { at: 1, color: mix(sea, colors.pale, 0.3) },
            ],
    });
    const turn = chance.pick([-70, -20, 15, 60, 105]);
    globeLand(stage, cx, cy, r, mix(colors.accentLit, colors.pale, 0.12), 0.95, 18, turn);
    art.called('graticule');
    for (const k of [0.34, 0.7]) art.stroke(new Pen().oval(cx, cy, r * k, r), 0.18, colors.pale, 0.3);
    const net = new Pen();
    for (const k of [-0.62, -0.3, 0, 0.3, 0.62])
      net.m(cx - r * Math.sqrt(1 - k * k), cy + r * k).l(cx + r * Math.sqrt(1 - k * k), cy + r * k);
    net.m(cx, cy - r).l(cx, cy + r);
    art.stroke(net, 0.18, colors.pale, 0.3);
    art.called('shade');
    const rim = new Pen()
      .m(cx, cy - r)
      .c(cx - light * r * 1.33, cy - r, cx - light * r * 1.33, cy + r, cx, cy + r)
      .c(cx - light * r * 0.85, cy + r * 0.8, cx - light * r * 0.85, cy - r * 0.8, cx, cy - r)
      .z();
    art.fill(rim, { color: colors.deep, alpha: 0.22 });
    const towns = Array.from({ length: 7 }, (_, i): PointXY => {
      const a = (i / 7) * 6.283 + chance.between(-0.3, 0.3);
      const d = r * chance.between(0.3, 0.78);
      return [cx + d * Math.cos(a), cy + d * Math.sin(a)];
    });
    art.called('routes');
    const [hub = [cx, cy]] = towns;
    for (const [bx, by] of towns.slice(1)) {
      const [ax, ay] = hub;
      const [mx, my] = [(ax + bx) / 2, (ay + by) / 2];
      const d = Math.hypot(mx - cx, my - cy) || 1;
      const lift = r * 0.12 + Math.hypot(ax - bx, ay - by) * 0.18;
      const [px, py] = [mx + ((mx - cx) / d) * lift, my + ((my - cy) / d) * lift];
      art.stroke(
        new Pen().m(ax, ay).c(ax + (px - ax) * 0.75, ay + (py - ay) * 0.75, bx + (px - bx) * 0.75, by + (py - by) * 0.75, bx, by),
        0.5,
        colors.warm,
        0.95,
      );
    }
    art.called('cities');
    for (const [px, py] of towns) {
      art.circle(px, py, r * 0.045, { color: colors.warm, alpha: 0.35 });
      art.circle(px, py, r * 0.022, colors.warm);
      art.circle(px, py, r * 0.01, colors.pale);
    }
  },
});
