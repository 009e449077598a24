/** Bars that begin where others end, as in a bridge: their lengths and their numbers have one ratio, whatever line they stand on. */
import { type Bar, barsAlong, categoriesOf, isAsLong, labelOf, ratioOf, thickOf, type Valued, varies } from './chart-bars.ts';
import { around, numbersOf } from './chart-numbers.ts';
import type { ReadChart } from './charts.ts';
import type { Figure } from './figures.ts';
import type { PictureLine } from './words.ts';

const LEAST_BARS = 3;
const SAME_THICK = 0.15;
/** Of the bars. */
const LEAST_PROVED = 0.75;

export function floatingCharts(figures: readonly Figure[], lines: readonly PictureLine[]): ReadChart[] {
  const numbers = numbersOf(lines);
  return [true, false].flatMap((stands): ReadChart[] => {
    const { bars, turn } = barsAlong(figures, stands);
    const own = apart(alike(bars));
    if (own.length < LEAST_BARS) return [];
    const valued = own.map((bar): Valued => {
      const [above, below] = [false, true].map((isBelow) => labelOf(bar, numbers, turn, false, isBelow));
      // What rises has its number above, what falls below, and some have it inside.
      const label = [above, below].find((one) => one !== undefined && one.value < 0 === (one === below)) ?? above ?? below;
      return { bar, length: bar.to - bar.from, ...(label === undefined ? {} : { label }) };
    });
    const sizes = valued.map(({ label, ...one }) => ({
      ...one,
      ...(label === undefined ? {} : { label: { ...label, value: Math.abs(label.value) } }),
    }));
    const per_value = ratioOf(sizes);
    const longest = Math.max(...sizes.map(({ length }) => length));
    const proved = valued.filter((_, i) => per_value !== undefined && sizes[i] !== undefined && isAsLong(sizes[i], per_value, longest));
    if (proved.length < Math.max(LEAST_BARS, LEAST_PROVED * own.length) || !varies(proved.map(({ length }) => length))) return [];
    const base = Math.min(...own.map(({ from }) => from));
    const names = categoriesOf(
      own.map((bar) => [bar]),
      lines,
      numbers,
      turn,
      base,
    );
    const points = own.flatMap((bar, i) => {
      const label = names[i];
      const number = proved.find((one) => one.bar === bar)?.label;
      if (number === undefined) return [];
      return [{ ...(label === undefined ? {} : { label }), value: number.value, error: number.rounding, from: 'label' as const }];
    });
    const unit = proved.find(({ label }) => (label?.unit ?? '') !== '')?.label?.unit;
    return [
      {
        kind: stands ? 'columns' : 'bars',
        bounds: around(own.map(({ figure }) => figure.bounds)),
        ...(unit === undefined ? {} : { unit }),
        series: [{ points }],
        confidence: Math.round((100 * proved.length) / own.length) / 100,
      },
    ];
  });
}

/** Bars of the commonest thickness. */
function alike(bars: readonly Bar[]): readonly Bar[] {
  return bars
    .map((bar) => bars.filter((other) => Math.abs(thickOf(other) / thickOf(bar) - 1) <= SAME_THICK))
    .reduce<readonly Bar[]>((most, one) => (one.length > most.length ? one : most), []);
}

/** Each at a place of its own; none where two share one. */
function apart(bars: readonly Bar[]): readonly Bar[] {
  const sorted = bars.toSorted((a, b) => a.start - b.start);
  return sorted.every((bar, i) => i === 0 || bar.start >= (sorted[i - 1]?.end ?? 0) - 2) ? sorted : [];
}
