/** Which cards of a timeline are above the axis and which below, in which column, and how each is joined to its date. */
import type { BoxIn } from '../layout/index.ts';

export interface CardSeat {
  readonly up: boolean;
  readonly column: number;
  /** Where the line meets the card. */
  readonly x: number;
  /** Undefined for a straight line, else the level of its bend. Level 0 is nearest the axis. */
  readonly level?: number;
}

/** Least distance between a line that bends and the corner of its card. */
const INSET = 0.16;
const EDGE = 0.03;
/** Cost of two neighbours on one side, in inches of detour. */
const SAME_SIDE = 0.6;

/** Cost of a first date below the axis, because a reader begins at the top left. A pill that a line crosses costs more. */
const BELOW_FIRST = 0.9;

/** All ways of picking `k` of `n` columns in order. */
function picks(n: number, k: number, from = 0): number[][] {
  if (k === 0) return [[]];
  return Array.from({ length: n - from }, (_, i) => from + i).flatMap((first) =>
    picks(n, k - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

/** A line that is just inside the edge of its card stays straight. */
const nearest = (x: number, cell: BoxIn): number =>
  x >= cell.x + EDGE && x <= cell.x + cell.w - EDGE ? x : Math.min(cell.x + cell.w - INSET, Math.max(cell.x + INSET, x));

/**
 * The seats with the shortest detours. `xs` are the dates in order, `cells` the columns. `blocked` adds the cost of a set of upper dates.
 */
export function seatCards(xs: readonly number[], cells: readonly BoxIn[], blocked: (upper: readonly number[]) => number): CardSeat[] {
  const n = xs.length;
  let best: { readonly cost: number; readonly seats: { up: boolean; column: number }[] } | undefined;
  for (let mask = 0; mask < 2 ** n; mask++) {
    const up = xs.map((_, i) => (mask >> i) % 2 === 0);
    const rows = [up.flatMap((u, i) => (u ? [i] : [])), up.flatMap((u, i) => (u ? [] : [i]))] as const;
    if (rows.some((row) => row.length > cells.length) || Math.abs(rows[0].length - rows[1].length) > 1) continue;
    const upper = rows[0].map((i) => xs[i] as number);
    let cost = blocked(upper) + (rows[0].length < rows[1].length ? 0.2 : 0) + (up[0] === true ? 0 : BELOW_FIRST);
    for (let i = 1; i < n; i++) if (up[i] === up[i - 1]) cost += SAME_SIDE;
    const seats: { up: boolean; column: number }[] = [];
    for (const row of rows) {
      let least: { readonly cost: number; readonly columns: readonly number[] } | undefined;
      for (const columns of picks(cells.length, row.length)) {
        const detour = row.reduce((sum, i, k) => {
          const x = xs[i] as number;
          return sum + Math.abs(x - nearest(x, cells[columns[k] as number] as BoxIn));
        }, 0);
        if (least === undefined || detour < least.cost - 1e-9) least = { cost: detour, columns };
      }
      cost += least?.cost ?? 0;
      for (const [k, i] of row.entries()) seats[i] = { up: row === rows[0], column: least?.columns[k] ?? 0 };
    }
    if (best === undefined || cost < best.cost - 1e-9) best = { cost, seats };
  }
  return bend(xs, cells, best?.seats ?? []);
}

/** Lines that run in one direction on one side bend at different levels, so that none crosses another. */
function bend(xs: readonly number[], cells: readonly BoxIn[], seats: readonly { up: boolean; column: number }[]): CardSeat[] {
  const ends = seats.map((seat, i) => nearest(xs[i] as number, cells[seat.column] as BoxIn));
  return seats.map((seat, i): CardSeat => {
    const x = ends[i] as number;
    const dx = x - (xs[i] as number);
    if (Math.abs(dx) < 0.01) return { ...seat, x: xs[i] as number };
    const same = seats.flatMap((other, k) => {
      const own = (ends[k] as number) - (xs[k] as number);
      return other.up === seat.up && Math.abs(own) >= 0.01 && own > 0 === dx > 0 ? [k] : [];
    });
    return { ...seat, x, level: dx < 0 ? same.indexOf(i) : same.length - 1 - same.indexOf(i) };
  });
}
