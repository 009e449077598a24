/** The axis of a timeline to scale: the bar with the distances, the periods below it, and the position of today. */
import { type BoxIn, type SourcedText, shape } from '../layout/index.ts';
import type { Board } from './text-items.ts';
import type { TimeAxis } from './time-axis.ts';

/** Height of the bar, of the pill of today, and of a tick with the name of its period. */
export const BAR_H = 0.33;
export const PILL_H = 0.3;
export const TICK_H = 0.22;

export interface Today {
  readonly day: number;
  readonly said: SourcedText;
}

/** Elapsed time is in the accent and the rest is soft. The distance between two marks is printed between them. */
export function drawBar(
  board: Board,
  axis: TimeAxis,
  { xs, days, dot }: { readonly xs: readonly number[]; readonly days: readonly number[]; readonly dot: number },
  today: Today | undefined,
  bar: BoxIn,
  xOf: (day: number) => number,
): void {
  const { kit } = board;
  const now = today === undefined ? bar.x + bar.w : xOf(today.day);
  board.rect('run', { ...bar, w: now - bar.x }, { fill: 'accent1' }, { role: 'band', layer: 'back', name: 'axis' });
  if (now < bar.x + bar.w)
    board.rect(
      'ahead',
      { ...bar, x: now, w: bar.x + bar.w - now },
      { fill: 'soft1' },
      { role: 'band', layer: 'back', name: 'axis, to come' },
    );
  const points = [
    ...days.map((day, i) => ({ day, x: xs[i] as number, half: dot / 2 })),
    ...(today === undefined ? [] : [{ day: today.day, x: now, half: 0.02 }]),
  ].sort((a, b) => a.x - b.x);
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    if (from === undefined || from.day === to.day) continue;
    const words = axis.said(to.day - from.day);
    const room = { x: from.x + from.half + 0.04, w: to.x - to.half - from.x - from.half - 0.08 };
    const size_pt = [12, 11, 10].find((pt) => kit.text.widthIn(words, pt, { bold: true }) <= room.w);
    if (size_pt === undefined) continue;
    const passed = to.x <= now + 1e-6;
    board.cell(`span-${i}`, { text: words, bind: 'derived' }, { ...bar, ...room }, size_pt, {
      role: 'axis',
      bold: true,
      color: kit.on(passed ? 'accent1' : 'soft1'),
      align: 'center',
      wrap: false,
      host: passed ? 'run' : 'ahead',
    });
  }
}

/** The starts of periods. A name moves or is left out where the line of a card below needs the place. */
export function drawTicks(board: Board, axis: TimeAxis, xOf: (day: number) => number, y: number, links: readonly number[]): void {
  const { kit } = board;
  const pitch = Math.min(...axis.ticks.map((t, i) => xOf(axis.ticks[i + 1]?.day ?? axis.last) - xOf(t.day)));
  const widest = Math.max(...axis.ticks.map((t) => kit.text.widthIn(t.name, 12)));
  const step = Math.max(1, Math.ceil((widest + 0.14) / pitch));
  for (const [i, tick] of axis.ticks.entries()) {
    const x = xOf(tick.day);
    board.line(`tick-${i + 1}`, [x, y], [x, y + TICK_H * 0.8], shape.stroke('neutral', 0.75), { role: 'axis' });
    if (i % step !== 0) continue;
    const w = kit.text.widthIn(tick.name, 12) + 0.02;
    const end = xOf(axis.ticks[i + step]?.day ?? axis.last) - 0.04;
    // The name is beside the tick, or after the last line that would cross it.
    const starts = [x, ...links.filter((link) => link > x - 0.05 && link < end)].map((at) => at + 0.06);
    const left = starts.find((at) => at + w <= end && links.every((link) => link < at - 0.03 || link > at + w + 0.03));
    if (left === undefined) continue;
    board.cell(`period-${i + 1}`, { text: tick.name, bind: 'derived' }, { x: left, y: y + 0.02, w, h: TICK_H }, 12, {
      role: 'axis',
      color: 'muted',
      align: 'left',
      wrap: false,
    });
  }
}

/** A place for the pill over today's line that no line of an upper card crosses. */
export function pillAt(x: number, w: number, upper: readonly number[], box: BoxIn): { readonly x: number; readonly free: boolean } {
  const within = (left: number): number => Math.min(box.x + box.w - w, Math.max(box.x, left));
  const places = [x - w / 2, x - w * 0.75, x - w * 0.25, x - w + 0.08, x - 0.08].map(within);
  const free = places.find((left) => upper.every((link) => link < left - 0.07 || link > left + w + 0.07));
  return { x: free ?? (places[0] as number), free: free !== undefined };
}

export function drawToday(board: Board, today: Today, x: number, left: number, w: number, barY: number): void {
  const { kit } = board;
  const pill = { x: left, y: barY - 0.08 - PILL_H, w, h: PILL_H };
  board.line('today-line', [x, pill.y + pill.h], [x, barY + BAR_H + 0.06], shape.stroke('ink', 2.25), {
    role: 'decoration',
    layer: 'line',
  });
  board.rect('today', pill, { fill: 'ink', radius_in: 0.05 }, { role: 'chip', layer: 'line', name: 'today' });
  board.cell('today-name', today.said, pill, 14, {
    role: 'label',
    bold: true,
    color: kit.on('ink'),
    align: 'center',
    wrap: false,
    host: 'today',
  });
}
