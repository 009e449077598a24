/** Two lists with one sum: what comes into a pot and what goes out of it. */

import type { Figure, Piece } from '../document/piece.ts';
import type { Fact, ReadBrief } from '../document/reading.ts';
import { type Count, onOneScale } from './values.ts';

export interface Balanced {
  readonly first: readonly Fact[];
  readonly second: readonly Fact[];
  /** The sum, as the brief says it. */
  readonly sum: Figure;
  /** Where the sum was said. */
  readonly said: readonly Piece[];
  readonly count: (f: Figure) => Count;
}

const MOST = 40;
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(b));

/** Every number belongs to one of the lists or is their sum; the first list ends with a clause. Undefined where nothing balances. */
export function balancedIn(brief: ReadBrief): Balanced | undefined {
  const all = brief.facts.filter((f) => f.figure.value > 0).slice(0, MOST);
  const scale = onOneScale(all.map((f) => f.figure));
  if (scale === undefined || all.length < 4) return undefined;
  const worth = (f: Figure): number => scale.count(f).value;
  const figures = brief.figures.filter((f) => !f.year && f.value > 0).slice(0, MOST);
  const whole = all.reduce((m, f) => m + worth(f.figure), 0);
  for (const told of figures) {
    const sum = worth(told);
    if (sum < whole / 4) continue;
    const kept = all.filter((f) => !close(worth(f.figure), sum));
    // "bar 220k, all into one pot of 1.3m": a second number of a clause may only be the sum again.
    if (kept.some((f) => f.others.some((o) => !close(worth(o), sum) && !close(o.value * o.factor, told.value * told.factor)))) continue;
    let total = 0;
    const at = kept.findIndex((f) => {
      total += worth(f.figure);
      return close(total, sum);
    });
    const [first, second] = [kept.slice(0, at + 1), kept.slice(at + 1)];
    const rest = second.reduce((m, f) => m + worth(f.figure), 0);
    if (first.length < 2 || second.length < 2 || !close(rest, sum)) continue;
    const said = all.filter((f) => close(worth(f.figure), sum));
    return { first, second, sum: told, said: said.flatMap((f) => [f.label, f.figure]), count: scale.count };
  }
  return undefined;
}
