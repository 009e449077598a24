/** Value scales: limits and ticks that the file leaves to the program. */
import type { ChartAxis } from '../../model/index.ts';

export interface Scale {
  readonly min: number;
  readonly max: number;
  readonly ticks: readonly number[];
  /** The base of a logarithmic scale. */
  readonly log?: number;
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
  if (axis?.log !== undefined && low > 0) return logScale(low, high, axis.log, from_zero, axis);
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
  return { min, max: top, ticks, share: (value) => (value - min) / (top - min) };
}

function niceStep(range: number, room: number): number {
  const rough = range / room;
  const power = 10 ** Math.floor(Math.log10(rough));
  for (const factor of [1, 2, 5, 10]) if (power * factor >= rough * 0.999) return power * factor;
  return power * 10;
}

/** From one power of the base to another, or from the limits of the file, which need not be powers. */
function logScale(low: number, high: number, base: number, has_length: boolean, axis: ChartAxis): Scale {
  const power = (value: number): number => Math.log(value) / Math.log(base);
  // Logarithms of powers are not exact, so the next power is taken only where the value is clearly beyond.
  const own = (limit: number | undefined): number | undefined => (limit !== undefined && limit > 0 ? power(limit) : undefined);
  // The shortest mark with a length has to be seen.
  const first = own(axis.min) ?? (has_length ? Math.ceil(power(low) - 1e-9) - 1 : Math.floor(power(low) + 1e-9));
  const last = Math.max(own(axis.max) ?? Math.ceil(power(high) - 1e-9), first + 1e-6);
  const end = last - first < 1e-3 ? first + 1 : last;
  // The distance of ticks is a factor.
  const step = axis.major !== undefined && axis.major > 1 ? Math.max(1, Math.round(power(axis.major))) : 1;
  const count = Math.min(MAX_TICKS, Math.floor((end - first) / step + 1e-9) + 1);
  const ticks = Array.from({ length: count }, (_, i) => Number((base ** (first + i * step)).toPrecision(12)));
  return {
    min: Number((base ** first).toPrecision(12)),
    max: Number((base ** end).toPrecision(12)),
    ticks,
    log: base,
    share: (value) => (value > 0 ? (power(value) - first) / (end - first) : -1),
  };
}
