/** Reads a table as a series where its columns are each of one kind, and as it stands in any case. */
import {
  type Block,
  type Dimension,
  type Line,
  lexiconOf,
  type NumberToken,
  type PeriodToken,
  type Phrase,
  type Token,
  type WordToken,
} from '@deckwright/source';
import type { Grid, Item, ItemType, Series } from './items.ts';
import { isBridge } from './levels.ts';
import { closedIn, isAmount, isMark, isOf, phraseOf } from './pattern.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;
type Kind = 'amount' | 'period' | 'span' | 'mark' | 'text' | 'empty';

interface Cell {
  readonly line: Line;
  readonly kind: Kind;
  readonly value?: NumberToken;
  readonly periods: readonly PeriodToken[];
  readonly mark?: WordToken;
}

const isNothing = (line: Line): boolean => line.tokens.every((t) => t.kind === 'mark');

function cellOf(line: Line): Cell {
  const tokens = line.tokens.filter((t) => !isMark(t, '().'));
  const none = { line, periods: [] };
  if (isNothing(line)) return { ...none, kind: 'empty' };
  const [first, second, third] = tokens;
  if (tokens.length === 1 && isAmount(first)) return { ...none, kind: 'amount', value: first };
  if (tokens.length === 1 && first?.kind === 'number' && first.year) return { ...none, kind: 'amount', value: first };
  if (tokens.length === 1 && first?.kind === 'period') return { ...none, kind: 'period', periods: [first] };
  if (tokens.length === 3 && first?.kind === 'period' && third?.kind === 'period' && (isMark(second, '-') || isOf(second, 'to')))
    return { ...none, kind: 'span', periods: [first, third] };
  const mark = tokens.length === 1 ? closedIn(first) : undefined;
  if (mark !== undefined) return { ...none, kind: 'mark', mark };
  return { ...none, kind: 'text' };
}

/** What most filled cells of a column are; `text` where they are not all alike. */
function kindOf(cells: readonly Cell[]): Kind {
  const filled = cells.filter((c) => c.kind !== 'empty');
  const [first] = filled;
  if (first === undefined) return 'empty';
  // Years are amounts among amounts and periods among themselves.
  if (filled.every((c) => c.value?.year === true)) return 'period';
  return filled.every((c) => c.kind === first.kind) ? first.kind : 'text';
}

/** A title over figures: `Sales (€m)` names their unit in its bracket, `Elongation %` behind its name. */
function unitIn(head: Line, language: string): { readonly name: Phrase; readonly unit?: string } {
  const open = head.tokens.findIndex((t) => isMark(t, '('));
  const close = head.tokens.findIndex((t) => isMark(t, ')'));
  if (open > 0 && close > open + 1) {
    const inside = head.text.slice(head.text.indexOf('(') + 1, head.text.indexOf(')'));
    return { name: nameOf(head, open), unit: inside };
  }
  const last = head.tokens.at(-1);
  const bare = last?.text.split('/')[0] ?? '';
  const { units, currencies } = lexiconOf(language);
  const isUnit = head.tokens.length > 1 && (bare === '%' || units.has(bare) || currencies.has(bare.toLowerCase()));
  return isUnit && last !== undefined ? { name: nameOf(head, head.tokens.length - 1), unit: last.text } : { name: head };
}

function dimensionOf(unit: string, language: string): Dimension {
  if (unit.includes('%')) return 'share';
  const { units, currencies } = lexiconOf(language);
  const known = units.get(unit);
  if (known !== undefined) return known as Dimension;
  return [...unit].some((c) => '€$£¥'.includes(c)) || currencies.has(unit.toLowerCase()) || currencies.has(unit.slice(0, 3).toLowerCase())
    ? 'money'
    : 'count';
}

/** The first words of a title. */
function nameOf(head: Line, to: number): Phrase {
  const name = phraseOf(head.text, shifted(head.tokens, -head.start), 0, to);
  return { text: name.text, start: name.start + head.start, end: name.end + head.start };
}

const shifted = (tokens: readonly Token[], by: number): readonly Token[] =>
  tokens.map((t) => ({ ...t, start: t.start + by, end: t.end + by }));

interface Columns {
  readonly head: readonly Line[] | undefined;
  readonly rows: readonly (readonly Cell[])[];
  readonly kinds: readonly Kind[];
}

/** The first row is the head where a column below it is of a kind that it is not. */
function columnsOf(block: TableBlock): Columns {
  const cells = block.rows.map((row) => row.map(cellOf));
  const width = Math.max(0, ...cells.map((r) => r.length));
  const column = (rows: readonly (readonly Cell[])[], k: number): readonly Cell[] => rows.flatMap((r) => r[k] ?? []);
  const kinds = (rows: readonly (readonly Cell[])[]): Kind[] => Array.from({ length: width }, (_, k) => kindOf(column(rows, k)));
  if (block.head !== undefined || cells.length < 3) return { head: block.head, rows: cells, kinds: kinds(cells) };
  const below = kinds(cells.slice(1));
  const first = cells[0] as readonly Cell[];
  const isHead =
    below.some((kind, k) => kind !== 'text' && kind !== 'empty' && first[k]?.kind === 'text') ||
    (first.slice(1).every((c) => c.kind === 'period' || c.value?.year === true) && below.slice(1).every((k) => k === 'amount'));
  return isHead
    ? { head: block.rows[0] as readonly Line[], rows: cells.slice(1), kinds: below }
    : { head: undefined, rows: cells, kinds: kinds(cells) };
}

/** Rows that only count themselves: 1, 2, 3. */
const countsRows = (rows: readonly (readonly Cell[])[]): boolean =>
  rows.length > 1 && rows.every((r, i) => r[0]?.value?.value === i + 1 && r[0].value.unit === '');

/** The table as a series; undefined where its cells are of no one type. */
export function seriesOfTable(block: TableBlock, language: string): Series | undefined {
  const { head, rows, kinds } = columnsOf(block);
  const skip = countsRows(rows) && kinds.length > 2 ? 1 : 0;
  const label = kinds.findIndex((k, i) => i >= skip && (k === 'text' || k === 'period'));
  if (label < 0 || rows.length < 2) return undefined;
  const others = kinds.flatMap((kind, k) => (k === label || k < skip || kind === 'empty' ? [] : [{ kind, k }]));
  const of = (kind: Kind) => others.filter((o) => o.kind === kind).map((o) => o.k);
  const [amounts, periods, spans, marks, texts] = [of('amount'), of('period'), of('span'), of('mark'), of('text')];
  const type = typeOf(kinds[label] as Kind, { amounts, periods, spans, marks, texts }, head, rows);
  if (type === undefined) return undefined;
  const units = new Map(amounts.map((k) => [k, head?.[k] === undefined ? undefined : unitIn(head[k], language)]));
  const items = rows.flatMap((row): Item[] => {
    const name = row[label];
    if (name === undefined || name.kind === 'empty') return [];
    const values = amounts.flatMap((k) => {
      const value = row[k]?.value;
      const unit = units.get(k)?.unit;
      return value === undefined
        ? []
        : [unit === undefined || value.unit !== '' ? value : { ...value, unit, dimension: dimensionOf(unit, language) }];
    });
    const said = type === 'timed' ? {} : { label: name.line };
    const own = name.periods[0] ?? (name.value === undefined ? undefined : yearOf(name.value));
    return [
      {
        type,
        ...said,
        ...textsOf(type, row, texts),
        values,
        periods: type === 'timed' ? (own === undefined ? [] : [own]) : [...periods, ...spans].flatMap((k) => row[k]?.periods ?? []),
        marks: marks.flatMap((k) => row[k]?.mark ?? []),
        notes: [],
        items: [],
        start: (row[0] as Cell).line.start,
        end: (row.at(-1) as Cell).line.end,
      },
    ];
  });
  const wanted = amounts.length;
  // A row without one of its figures is no item beside those that have all.
  if (items.some((i) => i.values.length !== wanted) || items.length < rows.length) return undefined;
  const drawn = type === 'edge' ? [] : type === 'dated' ? [...periods, ...spans] : type === 'rated' ? marks : amounts;
  const names = head === undefined ? [] : drawn.flatMap((k) => (head[k] === undefined ? [] : [units.get(k)?.name ?? head[k]]));
  return {
    ...roled(type, items),
    ordered: skip === 1,
    joints: [
      ...(skip === 1 ? rows.flatMap((r) => r[0]?.line ?? []) : []),
      ...(head ?? []).filter((h, k) => units.get(k)?.unit !== undefined || isShort(h)),
    ],
    columns: names.filter((n) => n.text !== ''),
    ...(head?.[label] === undefined || head[label].text === '' ? {} : { corner: head[label] }),
    start: block.start,
    end: block.end,
  };
}

/** A word or two over a column say what it holds, and are not missed where its cells are drawn. */
const isShort = ({ text }: Line): boolean => text.split(' ').length <= 2;

const yearOf = (value: NumberToken): PeriodToken => ({
  kind: 'period', grain: 'year', year_named: true, fiscal: false, text: value.text, start: value.start, end: value.end,
  from: Date.UTC(value.value, 0, 1) / 86_400_000, to: Date.UTC(value.value, 11, 31) / 86_400_000,
}); // biome-ignore format: one row of a table

interface Kinds {
  readonly amounts: readonly number[];
  readonly periods: readonly number[];
  readonly spans: readonly number[];
  readonly marks: readonly number[];
  readonly texts: readonly number[];
}

function typeOf(label: Kind, k: Kinds, head: readonly Line[] | undefined, rows: readonly (readonly Cell[])[]): ItemType | undefined {
  const [n, p, m, t] = [k.amounts.length, k.periods.length + k.spans.length, k.marks.length, k.texts.length];
  if (label === 'period') return n > 0 && p + m + t === 0 ? 'timed' : n + p + m === 0 && t === 1 ? 'dated' : undefined;
  const named = (at: number | undefined, ...classes: string[]): boolean =>
    at !== undefined && (head?.[at]?.tokens.some((x) => isOf(x, ...classes)) ?? false);
  if (p > 0) return n + m === 0 && t <= 1 && p <= 2 ? 'dated' : undefined;
  if (m > 0) return n + t === 0 ? 'rated' : undefined;
  if (t > 0) {
    if (n <= 1 && t === 1 && named(k.texts[0], 'to')) return 'edge';
    return n === 0 && t === 1 ? 'labelled' : undefined;
  }
  if (n === 2 && named(k.amounts[0], 'low', 'worst') && named(k.amounts[1], 'high', 'best')) return 'range';
  if (n === 1) {
    const signed = rows.filter((r) => r[k.amounts[0] as number]?.value?.sign !== undefined).length;
    if (signed >= 2 && signed >= rows.length - 2) return 'step';
  }
  return n > 0 ? 'value' : undefined;
}

function textsOf(type: ItemType, row: readonly Cell[], texts: readonly number[]): Partial<Item> {
  const text = row[texts[0] ?? -1]?.line;
  if (text === undefined || text.text === '') return {};
  return type === 'edge' ? { to: text, from: row[0]?.line as Line } : { text };
}

/** Levels of steps, sums and targets are no items. */
function roled(type: ItemType, items: readonly Item[]): Pick<Series, 'type' | 'items' | 'opening' | 'closing' | 'total' | 'reference'> {
  const [first, last] = [items[0], items.at(-1)];
  if (
    type === 'value' &&
    first !== undefined &&
    last !== undefined &&
    isBridge(items.map((i) => (i.values.length === 1 ? i.values[0] : undefined)))
  )
    return { type: 'step', items: items.slice(1, -1).map((i) => ({ ...i, type: 'step' as const })), opening: first, closing: last };
  const total = items.find((i) => labelTokens(i).some((t) => isOf(t, 'total')));
  if (type === 'step') {
    const opening = first?.values[0]?.sign === undefined ? first : undefined;
    const closing = last?.values[0]?.sign === undefined && last !== first ? last : undefined;
    return {
      type,
      items: items.filter((i) => i !== opening && i !== closing),
      ...(opening === undefined ? {} : { opening }),
      ...(closing === undefined ? {} : { closing }),
    };
  }
  if (type !== 'value' || items.length < 3) return { type, items };
  const references = items.filter((i) => i !== total && isHeld(i));
  const [reference] = references;
  return {
    type,
    items: items.filter((i) => i !== total && i !== reference),
    ...(total === undefined ? {} : { total }),
    ...(reference === undefined ? {} : { reference }),
  };
}

/** A row that all others are held against: "Plan", "Target". */
const isHeld = (item: Item): boolean => {
  const words = labelTokens(item).filter((t) => t.kind === 'word');
  return words.length > 0 && words.every((t) => isOf(t, 'target', 'budget', 'forecast', 'average'));
};

const labelTokens = (item: Item): readonly Token[] => (item.label as Line | undefined)?.tokens ?? [];

/** The table as it stands. */
export function gridOfTable(block: TableBlock, title: Phrase | undefined): Grid {
  const { head, rows, kinds } = columnsOf(block);
  const skip = countsRows(rows) && kinds.length > 2 ? 1 : 0;
  return {
    head: head?.slice(skip) ?? [],
    rows: rows.map((row) => row.slice(skip).map((cell) => cell.line)),
    joints: skip === 0 ? [] : [...rows.flatMap((r) => r[0]?.line ?? []), ...(head?.[0] === undefined ? [] : [head[0]])],
    ...(title === undefined ? {} : { title }),
    start: block.start,
    end: block.end,
  };
}
