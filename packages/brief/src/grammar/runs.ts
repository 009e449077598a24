/** Sentences one after the other that are one series. */
import type { Series } from './items.ts';
import { readItem } from './read-item.ts';
import { seriesOf } from './series.ts';
import type { Stretch } from './splits.ts';

/** The longest run of sentences that are items of one series, figure for figure. */
export function runOf(
  source: string,
  sentences: readonly Stretch[],
): { readonly series: Series; readonly from: number; readonly to: number } | undefined {
  const types = sentences.map((t) => new Set([...readItem(source, t).keys()].filter((k) => k !== 'text' && k !== 'labelled')));
  let best: { readonly series: Series; readonly from: number; readonly to: number } | undefined;
  for (let from = 0; from < sentences.length - 1; from++) {
    let common = types[from] ?? new Set();
    let to = from + 1;
    while (to < sentences.length && [...common].some((k) => types[to]?.has(k))) {
      common = new Set([...common].filter((k) => types[to]?.has(k)));
      to++;
    }
    if (to - from < 2 || (best !== undefined && to - from <= best.to - best.from)) continue;
    const series = seriesOf(source, sentences.slice(from, to), {});
    if (series !== undefined && series.type !== 'text' && series.type !== 'labelled') best = { series, from, to };
  }
  return best;
}
