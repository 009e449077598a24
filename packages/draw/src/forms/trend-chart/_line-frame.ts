/** What a line chart draws and prints, and the positions of its points. */
import { type BoxIn, type Kit, numbersOf, positionLabels, valueAxis, valueDomain } from '../../layout/index.ts';
import type { Trend, TrendPoint, TrendSeries } from './_read.ts';

export interface LineOptions {
  readonly target?: { readonly value: number; readonly label: string | undefined; readonly path: string } | undefined;
  /** What is drawn and printed instead of the value, such as an index. */
  readonly show?: (s: TrendSeries, p: TrendPoint) => number;
  /** A level with its own line, such as 100 of an index. */
  readonly base?: number;
  readonly decimals?: number;
}

/** Size of names and values. */
export const LINE_PT = 12;
/** A single line with up to this many periods has its value at every point. */
const MAX_SINGLE_PERIODS = 13;

/** The lines as they are drawn: their values or what replaces them, and how these are printed. */
export interface LineChart {
  readonly trend: Trend;
  readonly pointer: string;
  readonly options: LineOptions;
  /** Series that have points. */
  readonly series: readonly TrendSeries[];
  /** True for one line, with its value at every point. */
  readonly single: boolean;
  /** The last value of each line is printed with its name, because a number at the point would meet other words. */
  readonly values_at_names: boolean;
  readonly value: (s: TrendSeries, p: TrendPoint) => number;
  readonly print: (value: number) => string;
  readonly bind: 'formatted' | 'derived';
  /** All drawn values, and all levels that the axis must include. */
  readonly shown: readonly number[];
  readonly levels: readonly number[];
  readonly domain: ReturnType<typeof valueDomain>;
}

export function readLines(t: Trend, pointer: string, options: LineOptions, kit: Kit): LineChart {
  const { target, show, base, decimals } = options;
  const value = show ?? ((_: TrendSeries, p: TrendPoint): number => p.value);
  const shown = t.series.flatMap((s) => s.points.map((p) => value(s, p)));
  const numbers = numbersOf(decimals === undefined ? shown : [Number((0).toFixed(decimals))], show === undefined ? t.unit : '', kit);
  const print = (v: number): string =>
    show === undefined
      ? numbers.text(v)
      : kit.number(decimals === undefined ? v : Number(v.toFixed(decimals)), { decimals: decimals ?? numbers.decimals });
  const levels = [
    ...shown,
    ...t.series.flatMap((s) => s.bands.flatMap((b) => [b.low, b.high])),
    ...(target === undefined ? [] : [target.value]),
    ...(base === undefined ? [] : [base]),
  ];
  // Dates may stand so close together that their values meet, so these are placed as those of several lines are.
  const single = t.series.length === 1 && t.periods.length <= MAX_SINGLE_PERIODS && t.time === undefined;
  const [only] = t.series;
  const crowded = target !== undefined || (only?.bands.length ?? 0) > 0;
  return {
    trend: t,
    pointer,
    options,
    series: t.series.filter((s) => s.points.length > 0),
    single,
    values_at_names: !single || (crowded && only?.label !== ''),
    value,
    print,
    bind: show === undefined ? 'formatted' : 'derived',
    shown,
    levels,
    domain: valueDomain(levels, true),
  };
}

/** Positions of periods and values, inches. */
export interface LineFrame {
  /** Missing when every point has its value. */
  readonly axis: ReturnType<typeof valueAxis> | undefined;
  readonly labels: PeriodLabels;
  /** Distance from one period to the next; the smallest where they stand at uneven distances. */
  readonly slot: number;
  readonly area: BoxIn;
  readonly foot: number;
  /** Where the axis begins and ends. */
  readonly low: number;
  readonly high: number;
  readonly x: (period: number) => number;
  readonly y: (value: number) => number;
}

export type PeriodLabels = NonNullable<ReturnType<typeof positionLabels>>;

/**
 * Positions of all points between the left edge of `box` and `end`, with `below` free under the names of the periods. Undefined when these
 * names do not fit. With a value at every point (`labelled`) there are no gridlines, and the domain ends at the data.
 */
export function lineFrame(chart: LineChart, box: BoxIn, end: number, labelled: boolean, kit: Kit, below = 0): LineFrame | undefined {
  const { domain, levels } = chart;
  const { periods, time } = chart.trend;
  const n = periods.length;
  const widest = Math.max(0, ...chart.shown.map((v) => kit.text.widthIn(chart.print(v), LINE_PT, { bold: true })));
  const axis = labelled ? undefined : valueAxis(domain, LINE_PT, '', kit);
  const left = box.x + (axis === undefined ? widest / 2 : axis.label_w + 0.12);
  const w = end - left;
  const at = time?.shares.map((share) => share * w);
  const slot = at ? Math.min(...at.slice(1).map((to, i) => to - (at[i] as number))) : n > 1 ? w / (n - 1) : 0;
  const labels = positionLabels(periods, at ?? (n > 1 ? slot : w), [12, 11, 10], w, { left: left - box.x, right: 0.4 }, kit);
  if (labels === undefined) return undefined;
  const pitch = kit.text.pitchIn(LINE_PT);
  const top = box.y + (labelled ? pitch + 0.2 : pitch / 2);
  const foot = box.y + box.h - labels.height_in - 0.12 - (labelled ? pitch * 0.4 : 0) - below;
  const area: BoxIn = { x: left, y: top, w, h: foot - top };
  const low = labelled ? Math.min(domain.has_zero ? 0 : Number.POSITIVE_INFINITY, ...levels) : domain.min;
  const high = labelled ? Math.max(...levels, low + 1e-9) : domain.max;
  const y = (v: number): number => area.y + area.h - ((v - low) / (high - low || 1)) * area.h;
  const x = (i: number): number => (at ? left + (at[i] ?? 0) : n > 1 ? left + slot * i : left + area.w / 2);
  return { axis, labels, slot, area, foot, low, high, x, y };
}
