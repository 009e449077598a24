import type { PointXY } from '@deckwright/core/geometry';
import { mix } from '../../themes/index.ts';
import type { Stage } from '../define-motif.ts';
import { Pen } from '../pen.ts';
import type { Random } from '../random.ts';

/**
 * Columns on a grid.
 * @param heightOf of the column at t (0 to 1), as a part of the room
 * @param isRising with a line and an arrow over them, and the last one set apart
 */
export function drawColumns(stage: Stage, heightOf: (t: number, chance: Random) => number, isRising: boolean): void {
  const { art, w, h, colors, calm, light, wish } = stage;
  const chance = stage.random('chart');
  const [left, right] = [calm === 'left' ? w * 0.4 : w * 0.08, w * 0.95];
  const base = calm === 'bottom' ? h * 0.66 : h * 0.88;
  const room = base - h * 0.16;
  const count = Math.max(3, Math.min(12, wish.count ?? (w > h * 1.2 ? 8 : 6)));
  art.called('grid');
  const grid = new Pen();
  for (let i = 0; i <= 5; i++) grid.rect(left - 2, base - (room * 1.06 * i) / 5, right - left + 3, 0.22);
  art.fill(grid, { color: colors.step(0.42), alpha: 0.4 });
  const step = (right - left) / count;
  const depth = Math.min(step * 0.2, 4);
  art.called('far columns');
  const tops: PointXY[] = [];
  for (let i = 0; i < count; i++) {
    const t = (i + 1) / count;
    const tall = room * heightOf(t, chance);
    const x = left + i * step + step * 0.14;
    const wide = step * 0.56;
    const top = base - tall;
    const face = i === count - 1 && isRising ? colors.accent : mix(colors.step(0.32 + 0.3 * t), colors.body, 0.35 + 0.3 * t);
    art.called('column');
    const side = -light * depth;
    art.poly(
      [
        [side > 0 ? x + wide : x, top],
        [(side > 0 ? x + wide : x) + side, top - depth * 0.6],
        [(side > 0 ? x + wide : x) + side, base - depth * 0.6],
        [side > 0 ? x + wide : x, base],
      ],
      mix(face, colors.deep, 0.38),
    );
    art.poly(
      [
        [x, top],
        [x + side, top - depth * 0.6],
        [x + wide + side, top - depth * 0.6],
        [x + wide, top],
      ],
      mix(face, colors.pale, 0.42),
    );
    art.rect(x, top, wide, tall, {
      run: 'down',
      stops: [
        { at: 0, color: mix(face, colors.pale, 0.1) },
        { at: 1, color: mix(face, colors.ground, 0.22) },
      ],
    });
    tops.push([x + wide / 2, top - depth - room * (0.07 + 0.03 * chance.next())]);
  }
  if (isRising) {
    art.called('line');
    const last = tops.at(-1) ?? [right, h * 0.2];
    const before = tops.at(-2) ?? [left, base];
    art.stroke(new Pen().through(tops), 1.15, colors.warm);
    const a = Math.atan2(last[1] - before[1], last[0] - before[0]) - 0.06;
    const tip = (d: number, turn: number): PointXY => [last[0] + d * Math.cos(a + turn), last[1] + d * Math.sin(a + turn)];
    art.called('arrow');
    art.poly([tip(4.4, 0), tip(2.8, 2.2), tip(1.2, Math.PI), tip(2.8, -2.2)], colors.warm);
    art.called('points');
    for (const [px, py] of tops.slice(0, -1)) {
      art.circle(px, py, 1.5, colors.warm);
      art.circle(px, py, 0.75, colors.dark ? colors.ground : '#FFFFFF');
    }
  }
  art.called('base');
  art.rect(left - 2, base, right - left + 3, 0.6, colors.body);
}
