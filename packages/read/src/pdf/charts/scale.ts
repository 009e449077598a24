/** Axes of numbers: evenly set figures, and the grid or the ticks beside them that say where exactly they stand. */
import type { Rect } from '../page/matrix.ts';
import { type ChartPage, middleOf, type Rule, type Words } from './chart-page.ts';

export interface Tick {
  readonly words: Words;
  readonly value: number;
  /** Along the axis, points. */
  readonly at: number;
}

export interface Scale {
  readonly along: 'x' | 'y';
  /** In the order of their values. */
  readonly ticks: readonly Tick[];
  readonly step: number;
  /** Values of a point; negative where they grow up the page. */
  readonly per_pt: number;
  valueAt(place: number): number;
  placeOf(value: number): number;
  /** Lines and marks that stand where figures do. */
  readonly rules: readonly Rule[];
  /** Its rules say where it stands, not its figures alone. */
  readonly is_exact: boolean;
}

const LEAST_TICKS = 3;
/** Points. */
const SAME_EDGE = 1.6;
const SAME_PITCH = 0.9;
const SAME_RULE = 0.4;
/** Sizes of the figures between a figure and its rule. */
const NEAR_RULE = 0.75;

/** @param lies the axis goes across the page */
export function scalesOf({ words, rules }: ChartPage, lies: boolean): Scale[] {
  const figures = words.filter(({ number }) => number !== undefined && number.name === '');
  const placeOf = ({ box }: Words): number => (lies ? middleOf(box.x0, box.x1) : middleOf(box.y0, box.y1));
  const edges: ((box: Rect) => number)[] = lies ? [({ y1 }) => y1] : [({ x1 }) => x1, ({ x0 }) => x0, ({ x0, x1 }) => middleOf(x0, x1)];
  const scales = edges.flatMap((edge) => {
    const rows: Words[][] = [];
    for (const one of figures) {
      const row = rows.find(
        ([first]) => first !== undefined && Math.abs(edge(first.box) - edge(one.box)) <= SAME_EDGE && first.size_pt === one.size_pt,
      );
      if (row === undefined) rows.push([one]);
      else row.push(one);
    }
    return rows.flatMap((row) =>
      runsOf(
        row.sort((a, b) => placeOf(a) - placeOf(b)),
        placeOf,
      ),
    );
  });
  const longest = scales.sort((a, b) => b.length - a.length);
  const used = new Set<Words>();
  return longest.flatMap((run) => {
    if (run.some((one) => used.has(one))) return [];
    for (const one of run) used.add(one);
    return [scaleOf(run, placeOf, lies, rules)];
  });
}

/** Figures that follow each other at one distance, by one step. */
function runsOf(row: readonly Words[], placeOf: (one: Words) => number): Words[][] {
  const out: Words[][] = [];
  let run: Words[] = [];
  const numberOf = (one: Words | undefined): number => one?.number?.value ?? Number.NaN;
  for (const one of row) {
    const [last, before] = [run.at(-1), run.at(-2)];
    if (last !== undefined && before !== undefined) {
      const [pitch, step] = [placeOf(last) - placeOf(before), numberOf(last) - numberOf(before)];
      const isNext =
        Math.abs(placeOf(one) - placeOf(last) - pitch) <= SAME_PITCH &&
        Math.abs(numberOf(one) - numberOf(last) - step) <= 1e-6 * Math.abs(step);
      if (!isNext || step === 0) {
        out.push(run);
        run = [last];
      }
    }
    run.push(one);
  }
  out.push(run);
  return out.filter((found) => found.length >= LEAST_TICKS && numberOf(found[0]) !== numberOf(found[1]));
}

function scaleOf(run: readonly Words[], placeOf: (one: Words) => number, lies: boolean, rules: readonly Rule[]): Scale {
  const across = rules.filter((rule) => rule.lies !== lies);
  const size = run[0]?.size_pt ?? 10;
  const box = run
    .map((one) => one.box)
    .reduce((a, b) => ({ x0: Math.min(a.x0, b.x0), x1: Math.max(a.x1, b.x1), y0: Math.min(a.y0, b.y0), y1: Math.max(a.y1, b.y1) }));
  // A rule of the axis begins or passes near its figures.
  const near = across.filter(({ from, to }) => {
    const [low, high] = lies ? [box.y0, box.y1] : [box.x0, box.x1];
    return from < high + 3 * size && to > low - 3 * size;
  });
  const offs = run.flatMap((one) => near.map(({ at }) => at - placeOf(one)).filter((off) => Math.abs(off) <= NEAR_RULE * size));
  const best = offs
    .map((off) => ({ off, count: run.filter((one) => near.some(({ at }) => Math.abs(at - placeOf(one) - off) <= SAME_RULE)).length }))
    .sort((a, b) => b.count - a.count || Math.abs(a.off) - Math.abs(b.off))[0];
  const is_exact = best !== undefined && best.count >= Math.max(2, 0.6 * run.length);
  const places = run.map((one) => {
    if (!is_exact) return placeOf(one);
    const rule = near.find(({ at }) => Math.abs(at - placeOf(one) - best.off) <= SAME_RULE);
    return rule?.at ?? placeOf(one) + best.off;
  });
  const values = run.map(({ number }) => number?.value ?? 0);
  const [first, last] = [places[0] ?? 0, places.at(-1) ?? 1];
  const per_pt = ((values.at(-1) ?? 0) - (values[0] ?? 0)) / (last - first);
  const ticks = run.map((words, i): Tick => ({ words, value: values[i] ?? 0, at: places[i] ?? 0 })).sort((a, b) => a.value - b.value);
  const valueAt = (place: number): number => (values[0] ?? 0) + (place - first) * per_pt;
  return {
    along: lies ? 'x' : 'y',
    ticks,
    step: Number(Math.abs((values[1] ?? 0) - (values[0] ?? 0)).toPrecision(9)),
    per_pt,
    valueAt,
    placeOf: (value) => first + (value - (values[0] ?? 0)) / per_pt,
    rules: is_exact ? across.filter(({ at }) => places.some((place) => Math.abs(at - place) <= SAME_RULE)) : [],
    is_exact,
  };
}

/** The same axis where one value of it stands at a place. */
export function shifted(scale: Scale, by: number): Scale {
  return {
    ...scale,
    ticks: scale.ticks.map((tick) => ({ ...tick, at: tick.at + by })),
    valueAt: (place) => scale.valueAt(place - by),
    placeOf: (value) => scale.placeOf(value) + by,
  };
}
