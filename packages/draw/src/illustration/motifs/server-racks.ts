import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif, type Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const serverRacks = defineMotif({
  name: 'server-racks',
  shows: 'An aisle between racks of servers',
  kind: 'inside',
  draw: (stage) => {
    const { art, w, h, colors, x, calm } = stage;
    const vy = h * (calm === 'bottom' ? 0.36 : 0.47);
    const dark = colors.dark ? 0.15 : 0.26;
    const wall = colors.tone('base', dark + 0.1, 0.8);
    art.called('room');
    art.rect(0, 0, w, h, {
      run: 'down',
      stops: [
        { at: 0, color: colors.tone('base', dark - 0.05, 0.7) },
        { at: vy / h, color: wall },
        { at: 1, color: colors.tone('base', dark - 0.06, 0.7) },
      ],
    });
    const depths = [0.1, 0.155, 0.235, 0.36, 0.55, 0.84, 1.3];
    const at = (side: number, k: number, v: number): PointXY => [x + side * w * 0.32 * k * 1.55, vy - v * h * 0.62 * k * 1.5];
    art.called('floor lights');
    art.poly([at(-0.5, 0.1, -0.55), at(0.5, 0.1, -0.55), at(0.5, 1.4, -0.55), at(-0.5, 1.4, -0.55)], {
      run: 'down',
      stops: [
        { at: 0, color: colors.accentLit, alpha: 0.5 },
        { at: 1, color: colors.accent, alpha: 0.08 },
      ],
    });
    art.called('ceiling lights');
    for (let i = 0; i + 1 < depths.length; i++) {
      const [a, b] = [depths[i] ?? 0, depths[i + 1] ?? 0];
      const c = a + (b - a) * 0.6;
      art.poly([at(-0.22, a, 0.78), at(0.22, a, 0.78), at(0.22, c, 0.78), at(-0.22, c, 0.78)], {
        color: colors.pale,
        alpha: 0.85 - 0.07 * i,
      });
    }
    art.called('glow');
    art.circle(x, vy, w * 0.2, {
      run: 'out',
      stops: [
        { at: 0, color: colors.accentLit, alpha: 0.6 },
        { at: 1, color: colors.accentLit, alpha: 0 },
      ],
    });
    for (let i = 0; i + 1 < depths.length; i++) for (const side of [-1, 1]) rack(stage, side, depths[i] ?? 0, depths[i + 1] ?? 1, i, at);
  },
});

function rack(
  stage: Stage,
  side: number,
  from: number,
  to: number,
  index: number,
  at: (side: number, k: number, v: number) => PointXY,
): void {
  const { art, colors } = stage;
  const chance = stage.random(`rack${index}${side}`);
  const near = index / 5;
  const body = mix(colors.tone('base', colors.dark ? 0.3 : 0.42, 0.8), colors.tone('base', colors.dark ? 0.14 : 0.22, 0.8), near);
  const quad = (u0: number, u1: number, v0: number, v1: number): PointXY[] => {
    const k = (u: number): number => from + (to - from) * u;
    return [at(side, k(u0), v0), at(side, k(u0), v1), at(side, k(u1), v1), at(side, k(u1), v0)];
  };
  art.called('rack');
  art.poly(quad(0, 1, -0.56, 0.62), body);
  art.poly(quad(0, 0.05, -0.56, 0.62), mix(body, colors.accentLit, 0.55 - 0.3 * near));
  const [units, green, amber] = [new Pen(), new Pen(), new Pen()];
  const rows = 15;
  for (let r = 0; r < rows; r++) {
    const v0 = -0.5 + (r * 1.06) / rows;
    units.poly(quad(0.1, 0.94, v0, v0 + 0.05));
    for (let c = 0; c < 6; c++) {
      const u0 = 0.16 + c * 0.075;
      const pen = chance.chance(0.14) ? amber : chance.chance(0.7) ? green : undefined;
      pen?.poly(quad(u0, u0 + 0.036, v0 + 0.017, v0 + 0.034));
    }
    if (chance.chance(0.35)) green.poly(quad(0.68, 0.88, v0 + 0.019, v0 + 0.03));
  }
  art.called('servers');
  art.fill(units, mix(body, colors.deep, 0.45));
  art.called('lights');
  art.fill(green, colors.accentLit);
  art.fill(amber, colors.warm);
}
