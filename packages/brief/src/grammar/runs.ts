/** Sentences that are items of one series, and steps that a sentence tells between levels that others name. */
import type { NumberToken, Phrase, Span } from '@deckwright/source';
import type { Item, Series } from './items.ts';
import { levelsOf, scaledBy, trimmedEnds } from './levels.ts';
import { isAmount, isMark } from './pattern.ts';
import { type ItemRead, readItem, trimItem } from './read-item.ts';
import { seriesOf } from './series.ts';
import { colonIn, LEVELS, type Stretch, splitAt } from './splits.ts';

/** Types that a sentence can be an item of, each with how many figures it has. */
function kindsOf(source: string, tokens: Stretch): ReadonlySet<string> {
  const kinds = new Set<string>();
  for (const [type, reads] of readItem(source, tokens))
    if (type !== 'text' && type !== 'labelled')
      for (const { item } of reads) kinds.add(type === 'zone' ? type : `${type} ${item.values.length}`);
  return kinds;
}

/** Work is bounded by it: sentences beyond are another run. */
const LONGEST_RUN = 40;

/** The longest run of sentences that are items of one series, figure for figure. */
export function runOf(
  source: string,
  sentences: readonly Stretch[],
): { readonly series: Series; readonly from: number; readonly to: number } | undefined {
  const types = sentences.map((t) => kindsOf(source, t));
  let best: { readonly series: Series; readonly from: number; readonly to: number } | undefined;
  for (let from = 0; from < sentences.length - 1; from++) {
    let common = types[from] ?? new Set();
    let to = from + 1;
    while (to < sentences.length && to - from < LONGEST_RUN && [...common].some((k) => types[to]?.has(k))) {
      common = new Set([...common].filter((k) => types[to]?.has(k)));
      to++;
    }
    if (to - from < 2 || (best !== undefined && to - from <= best.to - best.from)) continue;
    const series = seriesOf(source, sentences.slice(from, to), {});
    if (series !== undefined && series.type !== 'text' && series.type !== 'labelled') best = { series, from, to };
  }
  return best;
}

/** Clauses of one sentence that are each an item with figures, the most of them of one series: `index 78 of 100, target 85, below 60 bad, 60 to 80 fair`. */
export function piecesIn(source: string, tokens: Stretch): { readonly run: Series; readonly singles: readonly Series[] } | undefined {
  const pieces = splitAt(tokens.slice(colonIn(tokens) + 1), (t) => isMark(t, ',;'));
  const run = pieces.length < 3 ? undefined : runOf(source, pieces);
  if (run === undefined) return undefined;
  const others = pieces.flatMap((p, i) => (i >= run.from && i < run.to ? [] : [seriesOf(source, [p], {})]));
  const singles = others.filter((s) => s?.items.some((i) => i.values.length > 0)) as readonly Series[];
  return singles.length < others.length ? undefined : { run: run.series, singles };
}

interface Step {
  readonly item: Item;
  readonly joints: readonly Span[];
}

/** A step as its verb or sign says it, a bare value, or a value in the brackets of accountants. */
function stepIn(source: string, tokens: Stretch): Step | undefined {
  const reads = readItem(source, tokens);
  const lone = (list: readonly ItemRead[] | undefined): ItemRead | undefined =>
    list?.find(({ item }) => item.values.length === 1 && item.label !== undefined);
  const read = lone(reads.get('step')) ?? lone(reads.get('value'));
  if (read !== undefined) return read;
  const { noted, notes, tokens: bare } = trimItem(source, tokens);
  const value = noted[0]?.[0];
  const label = lone(readItem(source, [...bare, ...(noted[0] ?? [])]).get('value'));
  if (noted.length !== 1 || noted[0]?.length !== 1 || !isAmount(value) || value.sign !== undefined || label === undefined) return undefined;
  const minus: NumberToken = { ...value, value: -value.value, sign: '-' };
  return { ...label, item: { ...label.item, values: [minus], end: (notes[0] as Phrase).end + 1 } };
}

/** Signs are tried for at most this many steps without one. */
const MOST_TRIED = 10;

/** The steps as they lead from one level to the other; those that have no sign take the only signs that do so. */
function stepsBetween(opening: Item, steps: readonly Item[], closing: Item): readonly Item[] | undefined {
  const [from, to] = [opening.values[0], closing.values[0]];
  const values = steps.flatMap((s) => s.values[0] ?? []);
  if (from === undefined || to === undefined || values.length !== steps.length) return undefined;
  const scaled = scaledBy([from, to, ...values]);
  const slack = 1e-9 * Math.max(...[from, to, ...values].map((v) => Math.abs(scaled(v))));
  const leads = (signs: number): boolean =>
    Math.abs(values.reduce((sum, v, i) => sum + ((signs >> i) & 1 ? -scaled(v) : scaled(v)), scaled(from)) - scaled(to)) <= slack;
  const signed = (signs: number): readonly Item[] =>
    steps.map((item, i) => {
      const value = values[i] as NumberToken;
      const minus = value.value < 0 || ((signs >> i) & 1) === 1;
      return {
        ...item,
        type: 'step',
        values: [{ ...value, value: minus ? -Math.abs(value.value) : value.value, sign: minus ? '-' : '+' }],
      };
    });
  if (leads(0)) return signed(0);
  if (steps.length > MOST_TRIED || values.some((v) => v.sign !== undefined)) return undefined;
  const found = Array.from({ length: 2 ** steps.length }, (_, signs) => signs).filter(leads);
  return found.length === 1 ? signed(found[0] as number) : undefined;
}

/** `Opening debt 412. EBITDA (96), capex 38. Closing 354`: steps whose sum leads from one level to the other. */
export function bridgesIn(source: string, sentences: readonly Stretch[]): readonly Series[] {
  const level = (tokens: Stretch | undefined): Item | undefined =>
    tokens === undefined
      ? undefined
      : readItem(source, tokens)
          .get('value')
          ?.find(({ item }) => item.values.length === 1)?.item;
  return sentences.flatMap((tokens, i): Series[] => {
    if (tokens.filter(isAmount).length < 2) return [];
    const [before, behind] = [sentences[i - 1], sentences[i + 1]];
    const told = levelsOf(source, trimmedEnds(before ?? [])) ?? levelsOf(source, trimmedEnds(behind ?? []));
    const [opening, closing] = told === undefined ? [level(before), level(behind)] : [told.opening, told.closing];
    if (opening === undefined || closing === undefined) return [];
    for (const split of [(t: Stretch) => splitAt(t, (x) => isMark(x, ',;')), ...LEVELS.slice(3, 5).map((l) => l.split)]) {
      const read = split(tokens).map((t) => stepIn(source, t));
      if (read.length < 2 || read.some((r) => r === undefined)) continue;
      const items = stepsBetween(
        opening,
        read.map((r) => (r as Step).item),
        closing,
      );
      if (items === undefined) continue;
      const all = [opening, closing, ...items];
      const [start, end] = [Math.min(...all.map((x) => x.start)), Math.max(...all.map((x) => x.end))];
      const joints = read.flatMap((r) => r?.joints ?? []);
      return [{ type: 'step', items, opening, closing, ordered: false, columns: [], joints, start, end }];
    }
    return [];
  });
}
