/** What the words of a template name: members of series, tables, parts and items. */
import { type NumberToken, type PeriodToken, type Phrase, scanContext, scanLine, type Token, type WordToken } from '@deckwright/source';
import type { Grid, Item, Part, Series } from '../grammar/items.ts';

export type BoundTo = Series | Grid | readonly Part[] | readonly Phrase[];
export type Bound = Readonly<Record<string, BoundTo>>;

/** A row of a table as it stands. */
export interface Row {
  readonly cells: readonly Phrase[];
  readonly of: Grid;
  /** Classes of columns that its template names. */
  readonly told: readonly string[];
}
/** One of the columns of a series, with what its items have in it. */
export interface Column extends Phrase {
  readonly values: readonly NumberToken[];
}
/** Several stretches of the source drawn as one text. */
export interface Joined {
  readonly text: string;
  readonly of: readonly Phrase[];
}
export type Thing = Phrase | Item | Part | Row | Column | Series | Grid | Joined | NumberToken | PeriodToken | WordToken | readonly Thing[];

export const isList = (thing: Thing | undefined): thing is readonly Thing[] => Array.isArray(thing);
export const isSeries = (thing: Thing): thing is Series => 'items' in thing && 'ordered' in thing;
export const isGrid = (thing: Thing): thing is Grid => 'rows' in thing;
const isRow = (thing: Thing): thing is Row => 'cells' in thing;
const isPart = (thing: Thing): thing is Part => 'sentences' in thing;
const isItem = (thing: Thing): thing is Item => 'type' in thing && !('ordered' in thing);
const isEmpty = (phrase: Phrase | undefined): boolean => phrase === undefined || phrase.text.trim() === '';

const tokensOf = (phrase: Phrase, language: string): readonly Token[] =>
  (phrase as { readonly tokens?: readonly Token[] }).tokens ??
  scanLine(phrase.text, 0, phrase.text.length, scanContext(language, undefined, phrase.text)).tokens;

/** Whether one of the words of a phrase has a class. */
export const hasClass = (phrase: Phrase | undefined, cls: string, language: string): boolean =>
  phrase !== undefined && classesIn(phrase, language).includes(cls);

/** The one word or number that a phrase is beside its marks; undefined where it is more than one, or none. */
export function soleToken(phrase: Phrase, language: string): Token | undefined {
  if ('kind' in phrase) return phrase as Token;
  const [first, ...rest] = tokensOf(phrase, language).filter((t) => t.kind !== 'mark');
  return rest.length === 0 ? first : undefined;
}

/** Classes of its words. */
export const classesIn = (phrase: Phrase, language: string): readonly string[] =>
  'classes' in phrase ? (phrase as WordToken).classes : tokensOf(phrase, language).flatMap((t) => (t.kind === 'word' ? t.classes : []));

/** A number with its unit, as a text. */
export function writtenNumber({ text, unit, digits }: NumberToken): string {
  if (unit === '' || text !== digits.text) return text;
  return unit === '%' || text.endsWith(unit) ? `${text}${text.endsWith('%') ? '' : unit}` : `${text}\u00a0${unit}`;
}

const isNumber = (phrase: Phrase): boolean => (phrase as Partial<NumberToken>).kind === 'number';
const wordsOf = (phrase: Phrase): string => (isNumber(phrase) ? writtenNumber(phrase as NumberToken) : phrase.text);

/** Several as one text; a number becomes a text. */
function joined(of: readonly Phrase[], mark: string): Joined | Phrase | undefined {
  const [first] = of;
  return of.length === 0 || (of.length === 1 && first !== undefined && !isNumber(first)) ? first : { text: of.map(wordsOf).join(mark), of };
}

/** What is said of an item beside its name. */
function saidOf(item: Item): Joined | Phrase | undefined {
  const told = [item.label === undefined ? undefined : item.text, item.from === undefined ? undefined : item.to].flatMap((p) => p ?? []);
  const rest = [...item.values, ...item.marks];
  if (told.length > 0) return joined([...told, ...rest], ', ');
  const periods = item.label === undefined && item.text === undefined ? item.periods.slice(1) : item.periods;
  return joined(
    periods.length > 0 && rest.length === 0 ? periods : [...rest, ...periods],
    periods.length === 2 && rest.length === 0 && periods[0]?.grain === periods[1]?.grain ? '–' : ', ',
  );
}

const nameOf = (item: Item): Phrase | undefined => item.label ?? item.text ?? item.from ?? item.periods[0];

const dimensionOf = (thing: unknown): string | undefined => (thing as Partial<NumberToken>).dimension;

/** One of a list: by its place, by a class of the column above it (`target`), or by one that this has not (`!target`). */
export function pick<T>(list: readonly T[], key: string | undefined, heads: readonly Phrase[], language: string): T | undefined {
  if (key === undefined) return list[0];
  if (!Number.isNaN(Number(key))) return list[Number(key)];
  const [cls, wanted] = key.startsWith('!') ? [key.slice(1), false] : [key, true];
  const place = heads.findIndex((h) => hasClass(h, cls, language) === wanted);
  if (place >= 0 && heads.some((h) => hasClass(h, cls, language))) return list[place];
  // Without heads, numbers are told apart by what they count.
  return list.some((v) => dimensionOf(v) === cls) ? list.find((v) => (dimensionOf(v) === cls) === wanted) : undefined;
}

/** Items of edges as a tree: each with those that lead to it under it. */
function treeOf({ items }: Series): readonly Item[] {
  const key = (p: Phrase | undefined): string => p?.text.toLowerCase() ?? '';
  const below = new Set(items.flatMap((i) => (i.to === undefined ? [] : [key(i.from)])));
  const own = (top: Phrase): Item | undefined => items.find((i) => key(i.from) === key(top));
  const role = (top: Phrase) => (own(top)?.text === undefined ? {} : { label: own(top)?.text as Phrase });
  const under = (top: Phrase, seen: readonly string[]): Item => ({
    type: 'text', ...role(top), text: top, values: [], periods: [], marks: [], notes: own(top)?.notes ?? [], start: top.start, end: top.end,
    items: items.flatMap((i) => (i.from === undefined || key(i.to) !== key(top) || seen.includes(key(i.from)) ? [] : [{ ...under(i.from, [...seen, key(top)]), notes: i.notes }])),
  }); // biome-ignore format: an item
  const tops = items.flatMap((i) => (i.to === undefined || below.has(key(i.to)) ? [] : [i.to]));
  return tops.filter((t, n) => tops.findIndex((o) => key(o) === key(t)) === n).map((t) => under(t, []));
}

/** Whatever edges lead from or to, each once. */
function endsOf({ items }: Series): readonly Phrase[] {
  const out = new Map<string, Phrase>();
  for (const end of items.flatMap((i) => [i.from, i.to]))
    if (end !== undefined && !out.has(end.text.toLowerCase())) out.set(end.text.toLowerCase(), end);
  return [...out.values()];
}

/** Columns of numbers; of one without a name, the head of the series names it. */
function columnsOf(series: Series): readonly Column[] {
  const width = Math.max(series.columns.length, ...series.items.map((i) => i.values.length));
  return Array.from({ length: width }, (_, k) => {
    const { text, start, end } = series.columns[k] ?? (width === 1 ? series.head : undefined) ?? { text: '', start: -1, end: -1 };
    return { text, start, end, values: series.items.flatMap((i) => i.values[k] ?? []) };
  });
}

/** The series that a part holds, or its sentences. */
const itemsOf = (part: Part): readonly Thing[] => part.series[0]?.items ?? (part.parts.length > 0 ? part.parts : part.sentences);

/** The member of a thing that a word of a template names; undefined where it has none of that name. */
export function memberOf(
  thing: Thing,
  key: string,
  next: string | undefined,
  heads: readonly Phrase[],
  language: string,
): { readonly found: Thing | undefined; readonly took: number } | undefined {
  const one = (found: Thing | undefined, took = 1) => ({ found, took });
  const many = (list: readonly Thing[]) => (next === undefined ? one(list) : one(pick(list, next, heads, language), 2));
  if (isList(thing))
    // Columns are told apart by their heads, and so are the heads themselves.
    return Number.isNaN(Number(key))
      ? thing.length === heads.length
        ? one(pick(thing, key, heads, language))
        : undefined
      : one(thing[Number(key)]);
  if (isSeries(thing)) {
    if (key === 'columns') return one(columnsOf(thing));
    if (key === 'tree') return one(treeOf(thing));
    if (key === 'ends') return one(endsOf(thing));
    if (key === 'days')
      return one(
        thing.items.flatMap((i, k) =>
          i.periods.slice(0, 1).filter((p) => !thing.items.slice(0, k).some((o) => o.periods[0]?.text === p.text)),
        ),
      );
    if (key === 'reached' || key === 'aimed' || key === 'recommended') return one(thing.pointers?.[key]);
    return Number.isNaN(Number(key)) ? one((thing as unknown as Record<string, Thing | undefined>)[key]) : one(thing.items[Number(key)]);
  }
  if (isGrid(thing)) {
    if (key === 'head') return one(thing.title);
    if (key === 'corner') return one(thing.head[0]);
    if (key === 'columns') return one(thing.head.slice(1));
    return key === 'rows' ? one(thing.rows) : undefined;
  }
  if (isRow(thing)) {
    if (key === 'label' || key === 'name') return one(thing.cells[0]);
    if (key === 'cells') return one(thing.cells.slice(1));
    if (key === 'rest') {
      const isTold = (k: number): boolean => thing.told.some((cls) => hasClass(thing.of.head[k], cls, language));
      return one(
        joined(
          thing.cells.filter((cell, k) => k > 0 && !isEmpty(cell) && !isTold(k)),
          ', ',
        ),
      );
    }
    if (key !== 'cell') return undefined;
    const cell = pick(thing.cells, next, thing.of.head, language);
    return one(isEmpty(cell) ? undefined : cell, 2);
  }
  if (isPart(thing)) {
    if (key === 'head' || key === 'name' || key === 'label') return one(thing.head);
    if (key === 'text' || key === 'said') return one(thing.sentences[0]);
    if (key === 'recommended') return one(thing.recommended);
    return key === 'items' ? one(itemsOf(thing)) : key === 'series' ? one(thing.series[0]) : undefined;
  }
  if (isItem(thing)) return itemMember(thing, key, one, many);
  if (key === 'values') return one((thing as Partial<Column>).values);
  return key === 'text' || key === 'name' || key === 'whole' ? one(isEmpty(thing as Phrase) ? undefined : thing) : undefined;
}

function itemMember(
  item: Item,
  key: string,
  one: (found: Thing | undefined) => { readonly found: Thing | undefined; readonly took: number },
  many: (list: readonly Thing[]) => { readonly found: Thing | undefined; readonly took: number },
): { readonly found: Thing | undefined; readonly took: number } | undefined {
  switch (key) {
    case 'name':
      return one(nameOf(item));
    case 'said':
      return one(saidOf(item));
    case 'whole': {
      if (item.whole !== undefined) return one(item.whole);
      const [name, said] = [nameOf(item), saidOf(item)];
      const parts = [name, ...(said === undefined || said === name ? [] : 'of' in said ? said.of : [said])].flatMap((p) => p ?? []);
      return one(joined(parts as readonly Phrase[], ': '));
    }
    case 'more':
      return one(item.label === undefined ? undefined : item.text);
    case 'when':
      return one(joined(item.periods, '–'));
    case 'noted':
      return one(joined(item.notes, ', '));
    case 'values':
    case 'marks':
    case 'notes':
    case 'periods':
      return many(item[key]);
    case 'value':
    case 'period':
    case 'mark':
    case 'note': {
      const list = many(item[`${key}s`]);
      return isList(list.found) ? one(list.found[0]) : list;
    }
    case 'items':
      return one(item.items);
    case 'size':
      return one(item.size);
    case 'label':
    case 'text':
    case 'from':
    case 'to':
    case 'recommended':
      return one(item[key]);
    default:
      return undefined;
  }
}
