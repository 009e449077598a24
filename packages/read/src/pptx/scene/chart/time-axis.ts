/** Date axes: where a date stands on one, and the dates that it names. */
import { dayOfUnit, EPOCH_SERIAL, type TimeUnit, unitOfDay } from '@deckwright/core/calendar';
import { formatNumber } from '../../chart/index.ts';
import type { ChartAxis, ChartSeries } from '../../model/index.ts';
import type { Paper } from './paper.ts';

export interface TimePlaces {
  /** Units of the axis, each with a slot for one mark. */
  readonly units: number;
  /** Undefined for a category without a date, or outside the axis. Counted from the first unit. */
  unitOf(category: number): number | undefined;
  /** Named units from the first on. `room` is the length for the words, pt. */
  named(paper: Paper, room: number): readonly { readonly unit: number; readonly words: string }[];
}

const MAX_NAMED = 200;
/** Longest axis in days. Spreadsheets have no date after the year 9999. */
const LAST_SERIAL = 2_958_465;

/** Undefined where no category has a date. */
export function timePlaces(axis: ChartAxis, series: ChartSeries, format: string): TimePlaces | undefined {
  const isSerial = (n: number | undefined): n is number => n !== undefined && n >= 0 && n <= LAST_SERIAL;
  const serials = series.category_numbers ?? [];
  const dated = serials.filter(isSerial);
  if (dated.length === 0) return undefined;
  const base = axis.time?.base ?? baseOf(dated);
  const unitAt = (serial: number): number => unitOfDay(Math.floor(serial) - EPOCH_SERIAL, base);
  const [low, high] = [dated.reduce((a, b) => Math.min(a, b)), dated.reduce((a, b) => Math.max(a, b))];
  const first = unitAt(isSerial(axis.min) ? axis.min : low);
  const last = Math.max(first, unitAt(isSerial(axis.max) ? axis.max : high));
  return {
    units: last - first + 1,
    unitOf(category) {
      const serial = serials[category];
      const unit = isSerial(serial) ? unitAt(serial) - first : -1;
      return unit >= 0 && unit <= last - first ? unit : undefined;
    },
    named(paper, room) {
      const look = paper.look(axis.text);
      const words = (unit: number): string => formatNumber(dayOfUnit(unit, base) + EPOCH_SERIAL, format);
      const widest = Math.max(...[first, last, Math.round((first + last) / 2)].map((unit) => paper.width(words(unit), look)));
      const most = Math.min(MAX_NAMED, Math.max(2, Math.floor(room / (widest + look.size_pt * 0.6))));
      const given = stepsOf(first, last, base, axis.major ?? 1, axis.major === undefined ? undefined : (axis.time?.major_unit ?? base));
      const units = given !== undefined && given.length <= MAX_NAMED ? given : automatic(first, last, base, most);
      return units.map((unit) => ({ unit: unit - first, words: words(unit) }));
    },
  };
}

/** The unit of the smallest distance of two dates, as programs take it. */
function baseOf(serials: readonly number[]): TimeUnit {
  const sorted = [...new Set(serials.map(Math.floor))].sort((a, b) => a - b);
  const gap = sorted.reduce((least, serial, i) => (i === 0 ? least : Math.min(least, serial - (sorted[i - 1] as number))), Infinity);
  return gap < 28 || gap === Infinity ? 'days' : gap < 365 ? 'months' : 'years';
}

/** From the first unit in steps; undefined without a step, and never more than one too many. */
function stepsOf(first: number, last: number, base: TimeUnit, step: number, unit: TimeUnit | undefined): readonly number[] | undefined {
  if (unit === undefined || !(step >= 1)) return undefined;
  const found: number[] = [];
  const whole = Math.round(step);
  const start = dayOfUnit(first, base);
  for (let i = 0; found.length <= MAX_NAMED; i++) {
    // Months and years are counted from the month of the first day, whose day is kept as far as they have it.
    const next =
      unit === base
        ? first + i * whole
        : unit === 'days'
          ? unitOfDay(start + i * whole, base)
          : unitOfDay(later(start, i * whole, unit), base);
    if (next > last) break;
    if (next !== found.at(-1)) found.push(next);
  }
  return found;
}

function later(day: number, count: number, unit: 'months' | 'years'): number {
  const month = unitOfDay(day, 'months') + count * (unit === 'years' ? 12 : 1);
  const offset = day - dayOfUnit(unitOfDay(day, 'months'), 'months');
  return Math.min(dayOfUnit(month, 'months') + offset, dayOfUnit(month + 1, 'months') - 1);
}

const STEPS: readonly (readonly [number, TimeUnit])[] = [
  [1, 'days'],
  [2, 'days'],
  [7, 'days'],
  [14, 'days'],
  [1, 'months'],
  [2, 'months'],
  [3, 'months'],
  [6, 'months'],
  [1, 'years'],
  [2, 'years'],
  [5, 'years'],
  [10, 'years'],
  [50, 'years'],
  [100, 'years'],
  [1000, 'years'],
];
const RANK: readonly TimeUnit[] = ['days', 'months', 'years'];

/** The shortest steps whose names have room. */
function automatic(first: number, last: number, base: TimeUnit, most: number): readonly number[] {
  for (const [step, unit] of STEPS) {
    if (RANK.indexOf(unit) < RANK.indexOf(base)) continue;
    const units = stepsOf(first, last, base, step, unit);
    if (units !== undefined && units.length <= most) return units;
  }
  return [first];
}
