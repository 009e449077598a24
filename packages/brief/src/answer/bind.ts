/** Finds, in what a brief says, what each need of a form takes. */
import type { Span } from '@deckwright/source';
import { type Content, type Grid, type Item, type Part, type Series, tokensIn } from '../grammar/items.ts';
import { type Bound, type BoundTo, hasClass } from '../prove/laws.ts';
import type { FormVariant, Need } from '../spec/form-spec.ts';

const length = ({ start, end }: Span): number => end - start;

/** Found once for what a brief says, since every need of every form asks. */
const FOUND = new WeakMap<object, readonly Series[]>();

/** Every series, those of parts too, the longest first. */
export function everySeries(content: Pick<Content, 'series' | 'parts'>): readonly Series[] {
  const known = FOUND.get(content);
  if (known !== undefined) return known;
  const out = [...content.series];
  const walk = (parts: readonly Part[]): void => {
    for (const part of parts) {
      out.push(...part.series);
      walk(part.parts);
    }
  };
  walk(content.parts);
  out.sort((a, b) => length(b) - length(a));
  FOUND.set(content, out);
  return out;
}

const everyGrid = (content: Pick<Content, 'grids' | 'parts'>): readonly Grid[] => [
  ...content.grids,
  ...content.parts.flatMap((p): readonly Grid[] => everyGrid(p)),
];

/** Two numbers an item that place it: of two kinds, or named. */
const isPlaced = (s: Series): boolean => {
  const [first] = s.items;
  const count = first?.values.length ?? 0;
  const kinds = new Set(first?.values.map((v) => `${v.dimension} ${v.unit}`));
  return s.type === 'value' && (count === 2 || count === 3) && kinds.size > 1;
};

function isType(series: Series, of: Need['of']): boolean {
  if (of.includes(series.type as never)) return true;
  return of.includes('placed') && isPlaced(series);
}

const within = (n: number, range: readonly [number, number] | undefined, otherwise: readonly [number, number]): boolean => {
  const [low, high] = range ?? otherwise;
  return n >= low && n <= high;
};

/** Values of an item of each type, where a need does not say. */
const VALUES: Readonly<Record<string, readonly [number, number]>> = {
  value: [1, 1],
  timed: [1, 1],
  step: [1, 1],
  range: [2, 2],
  placed: [2, 3],
  edge: [0, 1],
  text: [0, 99],
  labelled: [0, 99],
  dated: [0, 99],
  rated: [0, 99],
  person: [0, 99],
};

export function meetsNeed(series: Series, need: Need, content: Content): boolean {
  if (!isType(series, need.of) || series.items.length < need.min || series.items.length > need.max) return false;
  const expected = need.of.includes('placed') && isPlaced(series) ? VALUES.placed : VALUES[series.type];
  const isFigured =
    series.type === 'value' || series.type === 'timed' || series.type === 'step' || series.type === 'range' || series.type === 'edge';
  if (isFigured && !series.items.every((i) => within(i.values.length, need.values, expected ?? [1, 1]))) return false;
  if (need.marks !== undefined && !series.items.every((i) => within(i.marks.length, need.marks, [0, 0]))) return false;
  if (need.periods !== undefined && !series.items.every((i) => within(i.periods.length, need.periods, [0, 2]))) return false;
  // Of figures over time the periods are those of the items, or of the columns.
  const times = series.items.flatMap((i) => i.periods);
  const periods = times.length > 0 ? times : series.columns.flatMap((c) => tokensIn(content, c).filter((t) => t.kind !== 'mark'));
  if (need.grain !== undefined && !periods.every((p) => p.kind === 'period' && need.grain?.includes(p.grain))) return false;
  if (need.within !== undefined && series.relation !== need.within && !hasClass(content, series, ...need.within.split(' '))) return false;
  const { words: mostWords } = need;
  if (mostWords !== undefined && series.items.some((i) => tokensIn(content, i).filter((t) => t.kind === 'word').length > mostWords))
    return false;
  if (need.ordered === true && !series.ordered) return false;
  if (need.nested === true && series.items.every((i) => i.items.length === 0)) return false;
  if (need.head !== undefined && !hasClass(content, series.head, need.head)) return false;
  if (need.has?.some((member) => !hasMember(series, member))) return false;
  if (need.without?.some((cls) => series.columns.some((c) => hasClass(content, c, cls)))) return false;
  if (need.columns === undefined) return true;
  return need.columns.every((cls) => series.columns.some((c) => hasClass(content, c, ...cls.split('|'))));
}

const hasMember = (series: Series, member: NonNullable<Need['has']>[number]): boolean =>
  member === 'notes'
    ? series.items.some((i) => i.notes.length > 0)
    : member === 'columns'
      ? series.columns.length > 0
      : (member === 'recommended' ? series.pointers?.recommended : series[member]) !== undefined;

/** A table with the columns that a need names. */
const gridHas = ({ head, told }: Grid, need: Need, content: Content): boolean =>
  (need.written !== true || told !== true) &&
  (head.length > 0 || need.has?.includes('columns') !== true) &&
  (need.values === undefined || within(Math.max(0, head.length - 1), need.values, need.values)) &&
  (need.columns ?? []).every((cls) => head.some((h) => hasClass(content, h, cls))) &&
  !head.slice(1).some((h) => need.without?.some((cls) => hasClass(content, h, cls))) &&
  (need.corner === undefined || hasClass(content, head[0], ...need.corner));

const overlaps = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

const spansOf = (bound: BoundTo): readonly Span[] => (Array.isArray(bound) ? (bound as readonly Span[]) : [bound as Series | Grid]);

/** What one need takes, of what others have not. */
function boundOf(need: Need, content: Content, taken: readonly Span[]): BoundTo | undefined {
  const isFree = (span: Span): boolean => !taken.some((t) => overlaps(t, span));
  if (need.parts !== undefined) return partsOf(need, content, isFree);
  if (need.of.includes('title') && content.title !== undefined && isFree(content.title)) return [content.title];
  if (need.head !== undefined) {
    const part = flatParts(content.parts).find(
      (p) => isFree(p) && hasClass(content, p.head, need.head as string) && seriesOfPart(p, need, content) !== undefined,
    );
    const series = part === undefined ? undefined : seriesOfPart(part, need, content);
    if (series !== undefined) return series;
    const told = flatParts(content.parts).find((p) => isFree(p) && hasClass(content, p.head, need.head as string) && hasSentences(p, need));
    if (told !== undefined) return seriesOfSentences(told);
  }
  const series = need.min === 1 ? [...everySeries(content), ...content.singles] : everySeries(content);
  const found = series.find((s) => isFree(s) && meetsNeed(s, need, content));
  if (found !== undefined) return found;
  if (need.of.includes('grid')) {
    const grid = everyGrid(content).find(
      (g) => isFree(g) && gridHas(g, need, content) && g.rows.length >= need.min && g.rows.length <= need.max,
    );
    if (grid !== undefined) return grid;
  }
  if (
    need.head === undefined &&
    need.has === undefined &&
    need.nested !== true &&
    need.ordered !== true &&
    (need.of.includes('sentence') || need.of.includes('claim'))
  ) {
    const sentences = content.sentences.filter(isFree);
    if (sentences.length >= need.min && sentences.length <= need.max) return sentences;
  }
  return undefined;
}

const hasSentences = ({ sentences }: Part, need: Need): boolean =>
  need.of.includes('sentence') && sentences.length >= need.min && sentences.length <= need.max;

/** Sentences under a head as items of their own. */
const seriesOfSentences = ({ head, sentences, start, end }: Part): Series => ({
  type: 'text',
  items: sentences.map(
    (s): Item => ({ type: 'text', text: s, values: [], periods: [], marks: [], notes: [], items: [], start: s.start, end: s.end }),
  ),
  ordered: false,
  columns: [],
  joints: [],
  head,
  start,
  end,
});

export const flatParts = (parts: readonly Part[]): readonly Part[] => parts.flatMap((p) => [p, ...flatParts(p.parts)]);
/** What a part says of a need's type; its head was looked at. */
const seriesOfPart = (part: Part, need: Need, content: Content): Series | undefined => {
  const { head: _head, has: _has, ...rest } = need;
  return part.series.find((s) => meetsNeed(s, rest, content));
};

/** Parts side by side, each with a series of the need's type, or with sentences. */
function partsOf(need: Need, content: Content, isFree: (span: Span) => boolean): readonly Part[] | undefined {
  const [low, high] = need.parts as [number, number];
  const fits = (p: Part): boolean =>
    seriesOfPart(p, need, content) !== undefined || hasSentences(p, need) || (need.of.includes('grid') && p.grids.length > 0);
  const levels = [content.parts, ...content.parts.map((p) => p.parts)];
  for (const parts of levels) {
    const found = parts.filter((p) => isFree(p) && fits(p));
    const isMeant = need.has?.includes('recommended') !== true || found.some((p) => p.recommended !== undefined);
    if (isMeant && found.length >= low && found.length <= high && found.length === parts.length) return found;
  }
  return undefined;
}

export interface Binding {
  readonly variant: FormVariant;
  readonly bound: Bound;
  /** Names of needs that nothing meets. */
  readonly missing: readonly string[];
}

export function bindVariant(variant: FormVariant, content: Content): Binding {
  const bound: Record<string, BoundTo> = {};
  const missing: string[] = [];
  const taken: Span[] = [];
  // Needs with a head of their own are met first: what they name nobody else takes.
  const needs = Object.entries(variant.takes).sort(
    ([, a], [, b]) => Number(b.head !== undefined) - Number(a.head !== undefined) || Number(a.optional) - Number(b.optional),
  );
  for (const [name, need] of needs) {
    const found = boundOf(need, content, taken);
    if (found === undefined) {
      if (!need.optional) missing.push(name);
      continue;
    }
    bound[name] = found;
    taken.push(...spansOf(found));
  }
  return { variant, bound, missing };
}
