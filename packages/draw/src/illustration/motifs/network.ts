import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const network = defineMotif({
  name: 'network',
  shows: 'Nodes and links in two depths, with a few hubs',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm } = stage;
    for (const [depth, share] of [
      ['far', 0.5],
      ['near', 1],
    ] as const) {
      const chance = stage.random(`nodes ${depth}`);
      const gap = (depth === 'far' ? 11 : 16) * (0.75 + 0.25 * Math.min(1.4, w / 100));
      const nodes: PointXY[] = [];
      // Points keep their distance, so that the net is even without being regular.
      for (let tries = 0; tries < 1400 && nodes.length < 90; tries++) {
        const at: PointXY = [chance.between(-4, w + 4), chance.between(-4, h + 4)];
        if (calm === 'left' && at[0] < w * (0.3 + 0.12 * chance.next())) continue;
        if (calm === 'bottom' && at[1] > h * 0.66) continue;
        if (nodes.every(([px, py]) => Math.hypot(px - at[0], py - at[1]) > gap * (0.75 + 0.5 * (at[1] / h)))) nodes.push(at);
      }
      const [faint, strong] = [new Pen(), new Pen()];
      const degree = nodes.map(() => 0);
      for (let i = 0; i < nodes.length; i++) {
        const near = nodes
          .map((to, k) => ({ k, d: Math.hypot(to[0] - (nodes[i]?.[0] ?? 0), to[1] - (nodes[i]?.[1] ?? 0)) }))
          .filter(({ k, d }) => k !== i && d < gap * 1.75)
          .sort((a, b) => a.d - b.d)
          .slice(0, 4);
        for (const { k } of near) {
          degree[i] = (degree[i] ?? 0) + 1;
          if (k < i) continue;
          const [[ax, ay], [bx, by]] = [nodes[i], nodes[k]] as [PointXY, PointXY];
          (chance.chance(0.3) ? strong : faint).m(ax, ay).l(bx, by);
        }
      }
      art.called('links');
      const line = depth === 'far' ? colors.step(0.4) : colors.step(0.72);
      art.stroke(faint, depth === 'far' ? 0.16 : 0.26, line, 0.7 * share);
      if (depth === 'near') art.stroke(strong, 0.42, colors.accent, 0.75);
      art.called('nodes');
      for (const [i, [px, py]] of nodes.entries()) {
        const hub = depth === 'near' && (degree[i] ?? 0) >= 4 && chance.chance(0.3);
        const r = depth === 'far' ? chance.between(0.4, 0.8) : hub ? chance.between(2.4, 3.6) : chance.between(0.8, 1.5);
        const face =
          depth === 'far'
            ? colors.step(0.5)
            : hub
              ? chance.chance(0.6)
                ? colors.accent
                : colors.warm
              : chance.chance(0.7)
                ? colors.body
                : colors.accentShade;
        if (hub) {
          art.circle(px, py, r * 3, {
            run: 'out',
            stops: [
              { at: 0, color: face, alpha: 0.45 },
              { at: 1, color: face, alpha: 0 },
            ],
          });
          art.circle(px, py, r * 1.55, { color: face, alpha: 0.25 });
        }
        art.circle(
          px,
          py,
          r,
          hub
            ? {
                run: 'down',
                stops: [
                  { at: 0, color: mix(face, colors.pale, 0.3) },
                  { at: 1, color: face },
                ],
              }
            : face,
        );
      }
    }
  },
});
