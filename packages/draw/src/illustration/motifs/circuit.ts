import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import { defineMotif } from '../define-motif.ts';
import { Pen } from '../pen.ts';

export const circuit = defineMotif({
  name: 'circuit',
  shows: 'A chip with its lines on a board',
  kind: 'pattern',
  draw: (stage) => {
    const { art, w, h, colors, calm, light } = stage;
    const chance = stage.random('circuit');
    const [cx, cy] = calm === 'left' ? [w * 0.7, h * 0.5] : calm === 'bottom' ? [w * 0.52, h * 0.33] : [w * 0.5, h * 0.5];
    const half = Math.min(w * 0.17, h * (calm === 'bottom' ? 0.15 : 0.19));
    const board = colors.dark ? colors.tone('base', 0.2, 0.7) : colors.tone('base', 0.93, 0.22);
    art.called('board');
    art.rect(0, 0, w, h, {
      run: 'down',
      stops: [
        { at: 0, color: board },
        { at: 1, color: mix(board, colors.body, 0.22) },
      ],
    });
    const pins = 7;
    const [thin, bright] = [new Pen(), new Pen()];
    const [ends, lights] = [new Pen(), new Pen()];
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      for (let i = 0; i < pins; i++) {
        const off = (i - (pins - 1) / 2) * ((half * 1.7) / pins);
        // A line leaves its pin, turns by half a right angle outward and goes on.
        const out = half * (0.5 + 0.42 * Math.abs(i - (pins - 1) / 2) + chance.between(0, 0.35));
        const turn = off === 0 ? 0 : Math.sign(off) * half * chance.between(0.25, 0.95);
        const long = Math.max(w, h) * chance.between(0.12, 0.55);
        const at = (away: number, side: number): PointXY => [
          cx + dx * (half + away) + (dx === 0 ? side : 0),
          cy + dy * (half + away) + (dy === 0 ? side : 0),
        ];
        const line = [at(0, off), at(out, off), at(out + Math.abs(turn), off + turn), at(out + Math.abs(turn) + long, off + turn)];
        const lit = chance.chance(0.3);
        (lit ? bright : thin).poly(line, false);
        const [ex, ey] = line.at(-1) ?? [0, 0];
        if (ex > 2 && ex < w - 2 && ey > 2 && ey < h - 2) (lit ? lights : ends).oval(ex, ey, 1.15, 1.15);
      }
    }
    art.called('lines');
    art.stroke(thin, 0.42, colors.step(0.72), 0.8);
    art.fill(ends, colors.step(0.72));
    art.stroke(bright, 0.62, colors.accent, 0.95);
    art.fill(lights, colors.accent);
    art.called('small parts');
    for (let i = 0; i < 16; i++) {
      const [px, py] = [chance.between(3, w - 9), chance.between(3, h - 7)];
      if (Math.abs(px - cx) < half * 2.1 && Math.abs(py - cy) < half * 2.1) continue;
      if ((calm === 'left' && px < w * 0.4) || (calm === 'bottom' && py > h * 0.6)) continue;
      const [bw, bh] = [chance.between(3, 6.5), chance.between(2.2, 3.6)];
      art.fill(new Pen().round(px, py, bw, bh, 0.4), chance.chance(0.2) ? colors.warm : colors.body);
      art.rect(px + bw * 0.12, py, bw * 0.12, bh, colors.paleShade);
      art.rect(px + bw * 0.76, py, bw * 0.12, bh, colors.paleShade);
    }
    art.called('chip');
    const legs = new Pen();
    for (let i = 0; i < pins; i++) {
      const off = (i - (pins - 1) / 2) * ((half * 1.7) / pins);
      const t = half * 0.075;
      legs.rect(cx + off - t, cy - half * 1.12, 2 * t, half * 2.24).rect(cx - half * 1.12, cy + off - t, half * 2.24, 2 * t);
    }
    art.circle(cx, cy, half * 2.6, {
      run: 'out',
      stops: [
        { at: 0, color: colors.accent, alpha: 0.55 },
        { at: 1, color: colors.accent, alpha: 0 },
      ],
    });
    art.fill(legs, colors.paleShade);
    art.fill(new Pen().round(cx - half - light * 0.6, cy - half + 1.2, half * 2, half * 2, half * 0.12), {
      color: colors.deep,
      alpha: 0.3,
    });
    art.fill(new Pen().round(cx - half, cy - half, half * 2, half * 2, half * 0.12), {
      run: 'down',
      stops: [
        { at: 0, color: mix(colors.shade, colors.lit, 0.25) },
        { at: 1, color: colors.deep },
      ],
    });
    art.fill(new Pen().round(cx - half * 0.62, cy - half * 0.62, half * 1.24, half * 1.24, half * 0.09), {
      run: 'down',
      stops: [
        { at: 0, color: colors.accentLit },
        { at: 1, color: colors.accentShade },
      ],
    });
    art.fill(new Pen().round(cx - half * 0.44, cy - half * 0.44, half * 0.88, half * 0.88, half * 0.06), {
      color: colors.deep,
      alpha: 0.28,
    });
    art.circle(cx - half * 0.78, cy - half * 0.78, half * 0.055, colors.pale);
  },
});
