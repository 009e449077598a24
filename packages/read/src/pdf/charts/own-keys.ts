/** Which of two charts a legend names. */
import type { Rect } from '../page/matrix.ts';
import { distance, type FoundChart, type Key } from './found-chart.ts';

/**
 * Charts without the names that a legend gives to another one: that which is nearer to it and has more of its keys. Charts that share all
 * keys of one legend keep its names.
 */
export function withOwnKeys(found: readonly FoundChart[], plotOf: (one: FoundChart) => Rect): readonly FoundChart[] {
  return found.map((one) => {
    const { chart, keys = [] } = one;
    if (!('series' in chart) || !keys.some((key) => found.some((other) => other !== one && isOf(other, key, one, plotOf)))) return one;
    const { series } = chart;
    const plain = series.map((each, i) => ({ ...each, name: series.length > 1 ? `Series ${i + 1}` : '' }));
    return { ...one, keys: [], chart: { ...chart, series: plain } as typeof chart };
  });
}

function isOf(other: FoundChart, { words }: Key, one: FoundChart, plotOf: (one: FoundChart) => Rect): boolean {
  const [own, more] = [one.keys ?? [], other.keys ?? []];
  if (more.length <= own.length || !more.some((key) => key.words === words)) return false;
  return distance(plotOf(other), words.box) < distance(plotOf(one), words.box);
}
