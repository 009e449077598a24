/** Value scales: limits and ticks that the file leaves to the program. */
import type { ChartAxis } from '../../model/index.ts';

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  readonly log: boolean;
  /** 0 at `min`, 1 at `max`. */
  share(value: number): number;
}

/** Height of a label below a scale, in font sizes. */
const BELOW = 2;
const UP = 1.1;
const DIGIT = 0.52;
const MAX_STEPS = 10;

export const hasWords = (axis: ChartAxis | undefined): boolean => axis?.deleted === false && axis.labels !== 'none';

/**
 * The number of ticks that have room with a label each, because programs take longer steps on a value axis and omit no label.
 * @param length of all that the plot and its words have, pt
 * @param beside_pt size of the words of the axis that stands across the end of this one; 0 without words
 */
export function ticksUp(length: number, size_pt: number, beside_pt: number): number {
  return Math.min(MAX_STEPS, Math.max(1, length - beside_pt * BELOW) / (size_pt * UP));
}

/** @param largest value, of which the longest word is made; 1 is a share when `percent` */
export function ticksAcross(length: number, size_pt: number, largest: number, percent: boolean): number {
  const digits = percent ? 4.5 : Math.max(1, Math.round(Math.abs(largest)).toString().length);
  return Math.min(MAX_STEPS, length / (size_pt * Math.max(2, digits * DIGIT + 0.6)));
}

const MAX_TICKS = 200;
/** An axis need not begin at zero if the values spread over a smaller share of the largest one. */
const NEAR = 1 / 6;

/**
 * @param values that are drawn on it
 * @param room the number of ticks that have room
 * @param from_zero marks have a length, so the scale has its zero
 */
export function valueScale(values: readonly number[], axis: ChartAxis | undefined, room: number, from_zero: boolean): Scale {
  let low = values.length === 0 ? 0 : values.reduce((a, b) => Math.min(a, b));
  let high = values.length === 0 ? 1 : values.reduce((a, b) => Math.max(a, b));
  if (axis?.log && low > 0) return logScale(low, high, axis);
  const spread = high - low;
  if (from_zero || low < 0 || spread >= NEAR * Math.abs(high) || axis?.min === 0) {
    low = Math.min(0, low);
    high = Math.max(0, high);
  }
  if (low === high) high = low + 1;
  // Room beyond the last mark.
  const above = high > 0 ? high + (high - low) * 0.05 : high;
  const below = low < 0 ? low - (high - low) * 0.05 : low;
  const min0 = axis?.min ?? below;
  const max0 = axis?.max ?? above;
  const given = axis?.major;
  const step =
    given !== undefined && (max0 - min0) / given <= MAX_TICKS ? given : niceStep(Math.max(max0 - min0, 1e-12), Math.max(2, room));
  const min = axis?.min ?? Math.floor(below / step + 1e-9) * step;
  const max = axis?.max ?? Math.ceil(above / step - 1e-9) * step;
  const top = max > min ? max : min + step;
  const ticks: number[] = [];
  for (let i = 0; i <= MAX_TICKS; i++) {
    const tick = min + i * step;
    if (tick > top + step * 1e-6) break;
    // Sums of tenths are rounded, because binary fractions are not exact.
    ticks.push(Number(tick.toPrecision(12)));
  }
  return { min, max: top, ticks, log: false, share: (value) => (value - min) / (top - min) };
}

function niceStep(range: number, room: number): number {
  const rough = range / room;
  const power = 10 ** Math.floor(Math.log10(rough));
  for (const factor of [1, 2, 5, 10]) if (power * factor >= rough * 0.999) return power * factor;
  return power * 10;
}

function logScale(low: number, high: number, axis: ChartAxis): Scale {
  const first = Math.floor(Math.log10(axis.min !== undefined && axis.min > 0 ? axis.min : low));
  const last = Math.max(first + 1, Math.ceil(Math.log10(axis.max !== undefined && axis.max > 0 ? axis.max : high)));
  const ticks = Array.from({ length: Math.min(MAX_TICKS, last - first + 1) }, (_, i) => 10 ** (first + i));
  return {
    min: 10 ** first,
    max: 10 ** last,
    ticks,
    log: true,
    share: (value) => (Math.log10(Math.max(value, 10 ** (first - 3))) - first) / (last - first),
  };
}
