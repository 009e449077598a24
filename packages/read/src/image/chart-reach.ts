/** Numbers around marks: those that may say what a mark is worth. */

import type { NumberOnPicture } from './chart-numbers.ts';
import type { Figure } from './figures.ts';
import type { PxBounds } from './raster.ts';

/** A bar along its axis: of a column, upwards. */
export interface Bar {
  readonly figure: Figure;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
}

export type Turn = (bounds: PxBounds) => Omit<Bar, 'figure'>;

/** Numbers by where they stand to a mark. */
export interface Reach {
  readonly inside: (bar: Bar) => NumberOnPicture[];
  readonly after: (bar: Bar, within_px: number) => NumberOnPicture[];
  readonly before: (bar: Bar, within_px: number) => NumberOnPicture[];
  readonly over: (bar: Bar) => NumberOnPicture[];
  /** On either side of it. */
  readonly beside: (bar: Bar) => NumberOnPicture[];
}

/** Next to a mark, and anywhere in line with it. */
export const NEAR_PX = 90;
export const FAR_PX = 5000;

export function reachOf(bars: readonly Bar[], numbers: readonly NumberOnPicture[], turn: Turn): Reach {
  const placed = numbers.map((number) => ({ number, ...turn(number), middle: (turn(number).start + turn(number).end) / 2 }));
  const inLane = new Map(bars.map((bar) => [bar, placed.filter(({ middle }) => middle > bar.start - 4 && middle < bar.end + 4)]));
  const of = (bar: Bar) => inLane.get(bar) ?? [];
  const sorted = (own: readonly (typeof placed)[number][], by: (one: (typeof placed)[number]) => number): NumberOnPicture[] =>
    own
      .toSorted((a, b) => by(a) - by(b))
      .slice(0, MOST_NUMBERS)
      .map(({ number }) => number);
  const longest = Math.max(...bars.map(({ from, to }) => to - from));
  return {
    inside: (bar) =>
      sorted(
        of(bar).filter(({ from, to }) => from >= bar.from - 2 && to <= bar.to + 2),
        ({ to }) => bar.to - to,
      ),
    after: (bar, within) =>
      sorted(
        of(bar).filter(({ from }) => from >= bar.to - 4 && from - bar.to <= within),
        ({ from }) => from,
      ),
    before: (bar, within) =>
      sorted(
        of(bar).filter(({ to }) => to <= bar.from + 4 && bar.from - to <= within),
        ({ to }) => -to,
      ),
    over: (bar) =>
      sorted(
        placed.filter(
          ({ from, to, end }) => end <= bar.start + 6 && bar.start - end < OVER_PX && to > bar.from && from < bar.from + longest,
        ),
        ({ end }) => -end,
      ),
    beside: (bar) => {
      const along = placed.filter(({ from, to }) => from + to > 2 * bar.from && from + to < 2 * bar.to);
      const low = along.filter(({ end }) => end <= bar.start + 4 && bar.start - end < BESIDE_PX);
      const high = along.filter(({ start }) => start >= bar.end - 4 && start - bar.end < BESIDE_PX);
      return [...sorted(low, ({ end }) => -end).slice(0, 2), ...sorted(high, ({ start }) => start).slice(0, 2)];
    },
  };
}

const MOST_NUMBERS = 3;
const OVER_PX = 44;
const BESIDE_PX = 160;

const AT_DOT_PX = 40;

/** The nearest two in any direction. */
export function nearestTo({ from, to, start, end }: Bar, numbers: readonly NumberOnPicture[], turn: Turn): NumberOnPicture[] {
  const away = (number: NumberOnPicture): number => {
    const place = turn(number);
    return Math.hypot(Math.max(0, place.from - to, from - place.to), Math.max(0, place.start - end, start - place.end));
  };
  return numbers
    .filter((number) => away(number) < AT_DOT_PX)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, 2);
}
