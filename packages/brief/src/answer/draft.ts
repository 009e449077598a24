/** The nearest form, filled with what a brief says, and its open places marked: nothing is made up in their place. */
import type { OpenPlace } from '@deckwright/draw/intent';
import type { NumberToken, PeriodToken, Phrase, Span, WordToken } from '@deckwright/source';
import type { Content, Grid, Item, ItemType, Part, Series } from '../grammar/items.ts';
import { type Blank, openPlaces } from '../prove/drafts.ts';
import { type BoundTo, brokenLaw, type LawName } from '../prove/laws.ts';
import { hasClass } from '../prove/one-axis.ts';
import { fillVariant } from '../spec/fill.ts';
import type { Need } from '../spec/form-spec.ts';
import { bindVariant, everySeries } from './bind.ts';
import type { Choice } from './choose.ts';
import { isDrawable } from './drawable.ts';
import { itemsAs, textsIn } from './loose.ts';

export interface Draft {
  readonly variant: string;
  readonly content: Record<string, unknown>;
  readonly extracted: ReturnType<typeof fillVariant>['extracted'];
  readonly open: readonly OpenPlace[];
}

/** Before every character of a brief: what stands there came from nowhere. */
const NOWHERE = { start: -1, end: -1 } as const;
const blank = (text: Blank): Phrase => ({ text, ...NOWHERE });
const NUMBER: NumberToken = {
  kind: 'number',
  value: Number.NaN,
  factor: 1,
  unit: '',
  dimension: 'count',
  digits: blank('[number]'),
  year: false,
  ...blank('[number]'),
};
const PERIOD: PeriodToken = { kind: 'period', grain: 'month', from: 0, to: 0, year_named: false, fiscal: false, ...blank('[month]') };
const MARK: WordToken = { kind: 'word', lower: '', classes: [], capital: false, ...blank('[low, medium or high]') };
const FEWEST = 3;
/** What a series has beside its items. */
const LEVELS = ['opening', 'closing', 'total', 'reference'] as const;
/** Things under one. */
const MOST_UNDER = 8;

const times = <T>(n: number, one: T): readonly T[] => Array.from({ length: n }, () => one);
/** Numbers that an item of a type has at least. */
const LEAST: Readonly<Partial<Record<ItemType, number>>> = { value: 1, timed: 1, step: 1, range: 2, placed: 2 };

/** An item with all that its type has, taken where it is there; `width` numbers or words where its series has columns. */
function completed(type: ItemType, need: Need, from: Partial<Item>, width = 0): Item {
  const named = from.label ?? from.text ?? from.from ?? blank('[name]');
  // A text that nothing parts is whole.
  if (from.label === undefined && from.text !== undefined && need.of.includes('text') && need.values === undefined)
    return { type: 'text', values: [], periods: [], marks: [], notes: [], items: [], ...from, ...NOWHERE };
  const figured = need.values !== undefined || (LEAST[type] !== undefined && need.marks === undefined);
  const wanted = figured ? Math.max(width, need.values?.[0] ?? LEAST[type] ?? 0) : 0;
  const marked = need.marks === undefined ? 0 : Math.max(width, need.marks[0]);
  const told = type === 'labelled' || type === 'text' || type === 'dated' || type === 'person';
  const timed = type === 'timed' || type === 'dated';
  return {
    type,
    label: named,
    ...(told ? { text: from.text ?? blank('[text]') } : {}),
    ...(type === 'edge' ? { from: from.from ?? named, to: from.to ?? blank('[name]') } : {}),
    values: padded(from.values ?? [], wanted, NUMBER),
    periods: timed ? padded(from.periods ?? [], Math.max(1, need.periods?.[0] ?? 1, from.periods?.length ?? 0), PERIOD) : [],
    marks: padded(from.marks ?? [], Math.max(marked, from.marks?.length ?? 0), MARK),
    notes: from.notes ?? [],
    items: from.items ?? [],
    ...NOWHERE,
  };
}

const padded = <T>(given: readonly T[], count: number, one: T): readonly T[] => [
  ...given.slice(0, count),
  ...times(Math.max(0, count - given.length), one),
];

/** Columns of which each that a need names has its class. */
const blankColumns = (need: Need, width: number): readonly Phrase[] =>
  times(width, 0).map((_, i) => ({ ...MARK, ...blank('[name]'), classes: (need.columns ?? []).slice(i, i + 1) }) as Phrase);

/** Whether a draft's form has a place for all that an item says. */
const isPlain = ({ of }: Need): boolean => of.includes('text') || of.includes('labelled');

/** The longest series that a need takes as it is or item by item, or else sentences where it takes words. */
function givenFor(need: Need, content: Content): Pick<Series, 'items'> & Partial<Series> {
  // What stands under no such head is something else.
  if (need.head !== undefined) return { items: [] };
  for (const series of everySeries(content)) {
    if (series.items.length < Math.min(2, need.min) || series.items.length > need.max) continue;
    if (need.of.includes(series.type as never)) return series;
    const items = itemsAs(series, need, content);
    if (items !== undefined) return { ...series, items: items as readonly Item[] };
  }
  const texts = isPlain(need) ? textsIn(content, need).filter((t) => t.label !== undefined || need.of.includes('text')) : [];
  return { items: texts.length <= need.max ? (texts as readonly Item[]) : [] };
}

const typeOf = ({ of }: Need): ItemType => (of.find(isItemType) ?? 'text') as ItemType;

function completedSeries(need: Need, content: Content): Series {
  const type = typeOf(need);
  const alike = givenFor(need, content);
  const given: readonly Partial<Item>[] = alike.items;
  const [least, most] = need.values ?? need.marks ?? [1, 1];
  const hasColumns = need.columns !== undefined || need.has?.includes('columns') === true;
  const written = Math.max(0, ...given.map((i) => (need.marks === undefined ? i.values : i.marks)?.length ?? 0));
  const width = hasColumns || need.values !== undefined ? Math.min(most, Math.max(least, written, hasColumns ? 2 : 1)) : 0;
  // Which of two unnamed figures is the target, nobody knows.
  const isNamed =
    need.columns === undefined ||
    written < 2 ||
    need.columns.every((cls) => alike.columns?.some((c) => hasClass(content, c, ...cls.split('|'))) === true);
  const own = (item: Partial<Item>): Item => completed(type, need, isNamed ? item : { ...item, values: [], marks: [] }, width);
  const count = need.nested === true || given.length === 0 ? FEWEST : given.length;
  const items = times(Math.min(Math.max(need.min, count), need.nested === true ? MOST_UNDER : need.max), 0).map((_, i) =>
    own(given[i] ?? {}),
  );
  return {
    type,
    items: need.nested === true ? [{ ...own(content.title === undefined ? {} : { label: content.title }), items }] : items,
    ordered: alike.ordered ?? false,
    joints: alike.joints ?? [],
    columns: !hasColumns ? [] : alike.columns?.length === width && need.columns === undefined ? alike.columns : blankColumns(need, width),
    ...(alike.head !== undefined ? { head: alike.head } : need.has?.includes('head') ? { head: content.title ?? blank('[name]') } : {}),
    ...Object.fromEntries(LEVELS.flatMap((h) => (need.has?.includes(h) ? [[h, alike[h] ?? own({})]] : []))),
    ...NOWHERE,
  };
}

/** A table with the names of its rows. */
function completedGrid(need: Need, content: Content): Grid {
  const given = givenFor({ ...need, of: ['value'] }, content).items.filter((i) => i.text === undefined && i.values === undefined);
  const rows = Array.from({ length: Math.min(Math.max(need.min, given.length === 0 ? FEWEST : given.length), need.max) }, (_, i) => [
    given[i]?.label ?? given[i]?.text ?? blank('[name]'),
    ...times(FEWEST, blank('[text]')),
  ]);
  return { head: times(FEWEST + 1, blank('[name]')), rows, joints: [], ...NOWHERE };
}

/** Parts with their heads, or what is labelled as parts of one thing each. */
function completedParts(need: Need, content: Content): readonly Part[] {
  const [low, high] = need.parts as readonly [number, number];
  const { parts: _parts, ...own } = need;
  const empty: Omit<Part, 'head'> = { series: [], grids: [], sentences: [], parts: [], ...NOWHERE };
  const labelled = givenFor({ ...need, of: ['labelled'], min: low, max: high }, content).items;
  const given: readonly Part[] =
    content.parts.length > 1 && content.parts.length <= high
      ? content.parts
      : labelled.map((i) => ({
          ...empty,
          head: i.label ?? i.text ?? blank('[name]'),
          sentences: i.label === undefined ? [] : i.text === undefined ? [] : [i.text],
        }));
  const count = Math.max(low, Math.min(given.length, high));
  return Array.from({ length: count }, (_, i) => {
    const part = given[i] ?? { ...empty, head: blank('[name]') };
    if (part.series.length === 0 && part.sentences.length > 0 && need.of.includes('sentence')) return part;
    const alike = part.series.find((s) => need.of.includes(s.type as never));
    const items = alike?.items ?? times(Math.max(need.min, 1), {});
    const type = typeOf(own);
    const series: Series = {
      type,
      items: items.map((item) => completed(type, own, item)),
      ordered: false,
      joints: [],
      columns: [],
      ...NOWHERE,
    };
    return { ...part, parts: [], series: [series] };
  });
}

function completedFor(need: Need, content: Content): BoundTo {
  if (need.parts !== undefined) return completedParts(need, content);
  if (need.of.some(isItemType)) return completedSeries(need, content);
  if (need.of.includes('grid')) return completedGrid(need, content);
  if (need.of.includes('title')) return [content.title ?? blank('[name]')];
  const sentences = content.sentences.slice(0, need.max);
  return [...sentences, ...times(Math.max(0, need.min - sentences.length), blank('[text]'))];
}

/** A number that is open is its blank. */
function blanked(value: unknown): unknown {
  if (typeof value === 'number' && Number.isNaN(value)) return '[number]';
  if (Array.isArray(value)) return value.map(blanked);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, blanked(v)]));
}

/** What of a content nothing has taken. */
function without(content: Content, taken: readonly Span[]): Content {
  const isFree = (span: Span): boolean => !taken.some((t) => t.start < span.end && span.start < t.end);
  const { series, grids, parts, sentences, singles } = content;
  return {
    ...content,
    series: series.filter((s) => isFree(s) && s.items.every(isFree)),
    grids: grids.filter(isFree),
    parts: parts.filter(isFree),
    sentences: sentences.filter(isFree),
    singles: singles.filter(isFree),
  };
}

/** What a draft can leave open: an item's places. */
const isItemType = (t: Need['of'][number]): boolean => t !== 'grid' && t !== 'sentence' && t !== 'claim' && t !== 'title';

/** Laws of a common scale. */
const SCALES: readonly LawName[] = ['one_unit', 'same_unit'];

/** Drafts of a form whose content is not all there, one a variant that has something of the brief and could be drawn; that which lacks least first. */
export function draftsOf(content: Content, { spec }: Choice): readonly Draft[] {
  const drafts = spec.variants.map((variant) => {
    const { bound, missing } = bindVariant(variant, content);
    // What one need has, no other says again.
    const free = without(content, Object.values(bound).flat() as readonly Span[]);
    const whole = { ...bound, ...Object.fromEntries(missing.map((name) => [name, completedFor(variant.takes[name] as Need, free)])) };
    const filled = fillVariant(variant, whole, content.language);
    const extracted = filled.extracted.filter((e) => e.start >= 0);
    const intent = blanked(filled.content) as Record<string, unknown>;
    // Kilometres and kilograms stand on no common scale, whatever else is open.
    const isOneScale =
      brokenLaw(
        variant.laws.filter((law) => SCALES.includes(law)),
        whole,
        content,
      ) === undefined;
    return {
      draft: { variant: variant.variant, content: intent, extracted, open: openPlaces(intent) },
      missing: missing.length,
      isOneScale,
    };
  });
  return drafts
    .filter(
      ({ isOneScale, draft: { variant, content: intent, open, extracted } }) =>
        isOneScale && extracted.length > 0 && isDrawable({ form: spec.form, variant, intent, open }),
    )
    .sort((a, b) => a.missing - b.missing || a.draft.open.length - b.draft.open.length)
    .map(({ draft }) => draft);
}
