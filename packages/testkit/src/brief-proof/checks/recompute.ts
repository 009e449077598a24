/** Whether a number that a slide computed follows from the numbers of its brief: a sum, difference, share, growth or mean. */
import type { Context } from './context.ts';

interface Numbers {
  readonly all: readonly number[];
  /** Values of the slide that stand beside one another, in lists. */
  readonly lists: readonly (readonly number[])[];
}

const known = new WeakMap<Context, Numbers>();

function numbersOf(context: Context): Numbers {
  const before = known.get(context);
  if (before !== undefined) return before;
  const { brief, facts } = context;
  const all = new Set<number>();
  for (const { readings, scale, sign } of brief.figures)
    for (const reading of readings) for (const s of new Set([1, scale])) all.add((sign === '-' ? -1 : 1) * reading * s);
  for (const { number } of facts.values) if (number !== undefined) all.add(number);
  const groups = new Map<string, number[]>();
  for (const { path, number } of facts.values)
    if (number !== undefined)
      // The list, its row and its column.
      for (const key of [
        path.replaceAll(/\/\d+/g, '/*'),
        path.replace(/\/\d+$/, '/*'),
        path.replace(/\/\d+(\/\w+\/\d+)$/, '/*$1'),
        path.slice(0, path.lastIndexOf('/')),
      ])
        groups.set(key, [...(groups.get(key) ?? []), number]);
  for (const key of ['from', 'to'] as const) {
    const flows = facts.values.filter(({ path }) => path.startsWith('/data/flows/'));
    for (const value of flows) {
      const name = key === 'from' ? (value.from ?? '') : (value.keys[0]?.text ?? '');
      if (value.number !== undefined) groups.set(`${key} ${name}`, [...(groups.get(`${key} ${name}`) ?? []), value.number]);
    }
  }
  const lists = [...groups.values()].filter((list) => list.length > 1);
  const numbers = { all: [...all].slice(0, 160), lists };
  known.set(context, numbers);
  return numbers;
}

export function isRecomputed(context: Context, wanted: number, decimals: number): boolean {
  const { all, lists } = numbersOf(context);
  const slack = 0.51 * 10 ** -decimals + 1e-9 * Math.abs(wanted);
  const target = Math.abs(wanted);
  const hits = (value: number): boolean => Number.isFinite(value) && Math.abs(Math.abs(value) - target) <= slack;
  for (const a of all) {
    if (hits(a) || hits(100 - a)) return true;
    for (const b of all)
      if (
        hits(a - b) ||
        hits(a + b) ||
        hits((a / b) * 100) ||
        hits(((a - b) / b) * 100) ||
        hits(a / b) ||
        hits((a + b) / 2) ||
        hits(a * b) ||
        hits((a * b) / 100)
      )
        return true;
  }
  const sums = lists.map((list) => list.reduce((x, y) => x + y, 0));
  for (const [i, list] of lists.entries()) {
    const sum = sums[i] ?? 0;
    if (hits(sum) || hits(sum / list.length) || hits((Math.min(...list) + Math.max(...list)) / 2)) return true;
    if (list.some((one) => hits((one / sum) * 100) || hits(sum - one))) return true;
    let running = 0;
    for (const one of list) {
      running += one;
      if (hits(running) || hits((running / sum) * 100)) return true;
    }
    if (sums.some((other) => hits((sum / other) * 100) || hits(sum - other) || hits(((sum - other) / other) * 100))) return true;
    if (all.some((one) => hits((sum / one) * 100) || hits((one / sum) * 100) || hits(sum - one))) return true;
    const [first, last] = [list[0] ?? 0, list.at(-1) ?? 0];
    for (let years = 1; years <= list.length; years++) if (hits(((last / first) ** (1 / years) - 1) * 100)) return true;
  }
  return false;
}
