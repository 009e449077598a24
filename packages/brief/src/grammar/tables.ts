/** Reads a table as a series where its columns are each of one kind, and as it stands in any case. */
import type { Block, Line, NumberToken, PeriodToken, Phrase, Token, WordClass } from '@deckwright/source';
import type { Grid, Item, ItemType, Series } from './items.ts';
import { isBridge } from './levels.ts';
import { isOf } from './pattern.ts';
import { type Cell, cellOf, type Kind, unitIn } from './table-cells.ts';
import { edgesOf, weeksOf } from './table-roles.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;
/** What most filled cells of a column are; `text` where they are not all alike. */
function kindOf(cells: readonly Cell[]): Kind {
  const filled = cells.filter((c) => c.kind !== 'empty');
  const [first] = filled;
  if (first === undefined) return 'empty';
  // Years are amounts among amounts and periods among themselves.
  if (filled.every((c) => c.value?.year === true)) return 'period';
  return filled.every((c) => c.kind === first.kind) ? first.kind : 'text';
}

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
export function seriesOfTable(block: TableBlock, language: string, over: readonly Token[] = []): Series | undefined {
  const { head, rows, kinds } = columnsOf(block);
  const skip = countsRows(rows) && kinds.length > 2 ? 1 : 0;
  const label = kinds.findIndex((k, i) => i >= skip && (k === 'text' || k === 'period'));
  const isRow = rows.length === 1 && (head?.length ?? 0) > MOST_PAIR && (head ?? []).slice(1).every((h) => isTime(cellOf(h)));
  if (label < 0 || (rows.length < 2 && !isRow)) return undefined;
  const edges = edgesOf(head, rows, kinds, over);
  if (edges !== undefined) return { ...edges, ...bare(block) };
  const others = kinds.flatMap((kind, k) => (k === label || k < skip || kind === 'empty' ? [] : [{ kind, k }]));
  const of = (kind: Kind) => others.filter((o) => o.kind === kind).map((o) => o.k);
  const [amounts, periods, spans, marks, texts] = [of('amount'), of('period'), of('span'), of('mark'), of('text')];
  const weeks = weeksOf(head, rows, amounts);
  const type =
    weeks === undefined
      ? typeOf(kinds[label] as Kind, { amounts, periods, spans, marks, texts, corner: head?.[label] }, head, rows)
      : 'dated';
  if (type === undefined || (weeks !== undefined && others.length > amounts.length)) return undefined;
  // A plan may name its ends before its beginnings.
  const named = (k: number, cls: WordClass): boolean => head?.[k]?.tokens.some((t) => isOf(t, cls)) ?? false;
  if (periods.length === 2 && (named(periods[0] as number, 'finish') || named(periods[1] as number, 'start'))) periods.reverse();
  const units = new Map(amounts.map((k) => [k, head?.[k] === undefined ? undefined : unitIn(head[k], language)]));
  const items = rows.flatMap((row, at): Item[] => {
    const name = row[label];
    if (name === undefined || name.kind === 'empty') return [];
    const values = (weeks === undefined ? amounts : []).flatMap((k) => {
      const value = row[k]?.value;
      const unit = units.get(k)?.unit;
      return value === undefined ? [] : [unit === undefined || value.unit !== '' ? value : { ...value, ...unit }];
    });
    const said = type === 'timed' || (type === 'dated' && name.kind === 'period') ? {} : { label: name.line };
    const own = name.periods[0] ?? (name.value === undefined ? undefined : yearOf(name.value));
    return [
      {
        type,
        ...said,
        ...textsOf(row, texts),
        values,
        periods:
          type === 'timed' || (type === 'dated' && own !== undefined)
            ? [own].flatMap((p) => p ?? [])
            : (weeks?.[at] ?? [...periods, ...spans].flatMap((k) => row[k]?.periods ?? [])),
        marks: marks.flatMap((k) => row[k]?.mark ?? []),
        notes: [],
        items: [],
        start: (row[0] as Cell).line.start,
        end: (row.at(-1) as Cell).line.end,
      },
    ];
  });
  // A row without one of its figures, words or days is no item beside those that have all.
  const isWhole = (row: readonly Cell[]): boolean => others.every(({ k }) => row[k] !== undefined && row[k].kind !== 'empty');
  if (items.length < rows.length || !rows.every(isWhole)) return undefined;
  const drawn = type === 'dated' ? [...periods, ...spans] : type === 'rated' ? marks : amounts;
  const nameIn = (k: number): Phrase | undefined =>
    drawn.length > 1 && units.get(k)?.name.text === '' ? head?.[k] : (units.get(k)?.name ?? head?.[k]);
  const names = head === undefined ? [] : drawn.flatMap((k) => nameIn(k) ?? []);
  return {
    ...roled(type, items),
    ordered: skip === 1,
    joints: [
      ...(skip === 1 ? rows.flatMap((r) => r[0]?.line ?? []) : []),
      ...(head ?? []).filter((h, k) => units.get(k)?.unit !== undefined || isShort(h)),
    ],
    columns: names.some((n) => n.text === '') ? [] : names,
    ...(head?.[label] === undefined || head[label].text === '' ? {} : { corner: head[label] }),
    start: block.start,
    end: block.end,
  };
}

const MOST_PAIR = 2;
const isTime = ({ kind, value }: Cell): boolean => kind === 'period' || value?.year === true;
const bare = ({ start, end }: TableBlock) => ({ ordered: false, columns: [], start, end });

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
  readonly corner: Line | undefined;
}

/** `More than` is a minimum, and `less than` a maximum. */
const LOW = ['low', 'worst', 'bottom', 'more'];
const HIGH = ['high', 'best', 'top', 'less'];

function typeOf(label: Kind, k: Kinds, head: readonly Line[] | undefined, rows: readonly (readonly Cell[])[]): ItemType | undefined {
  const [n, p, m, t] = [k.amounts.length, k.periods.length + k.spans.length, k.marks.length, k.texts.length];
  if (label === 'period') return n > 0 && p + m + t === 0 ? 'timed' : n + p + m === 0 && t === 1 ? 'dated' : undefined;
  const named = (at: number | undefined, ...classes: string[]): boolean =>
    at !== undefined && (head?.[at]?.tokens.some((x) => isOf(x, ...classes)) ?? false);
  if (p > 0) return n + m === 0 && t <= 1 && p <= 2 ? 'dated' : undefined;
  if (m > 0) return n + t === 0 ? 'rated' : undefined;
  if (t > 0) return n === 0 && t === 1 ? 'labelled' : undefined;
  // `Method, from, to` is a range; of a KPI it would be a change.
  const [low, high] = k.corner?.tokens.some((t) => isOf(t, 'approach'))
    ? [
        [...LOW, 'from'],
        [...HIGH, 'to'],
      ]
    : [LOW, HIGH];
  if (n === 2 && named(k.amounts[0], ...low) && named(k.amounts[1], ...high)) return 'range';
  if (n === 1) {
    const signed = rows.filter((r) => r[k.amounts[0] as number]?.value?.sign !== undefined).length;
    if (signed >= 2 && signed >= rows.length - 2) return 'step';
  }
  return n > 0 ? 'value' : undefined;
}

function textsOf(row: readonly Cell[], texts: readonly number[]): Partial<Item> {
  const text = row[texts[0] ?? -1]?.line;
  if (text === undefined || text.text === '') return {};
  return { text };
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
  // Of several sums none is that of all, and a sum of all stands at an end.
  const totals = items.filter((i) => labelTokens(i).some((t) => isOf(t, 'total')));
  const total = totals.length === 1 && (totals[0] === first || totals[0] === last) ? totals[0] : undefined;
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

/** The table as it stands; undefined where nothing stands in it. */
export function gridOfTable(block: TableBlock, title: Phrase | undefined): Grid | undefined {
  const { head, rows, kinds } = columnsOf(block);
  if (kinds.every((k) => k === 'empty')) return undefined;
  // What a head names, `Pos` or `No.`, is a column of the table; rows that nothing names only count themselves.
  const skip = countsRows(rows) && kinds.length > 2 && (head?.[0]?.tokens.every((t) => t.kind === 'mark') ?? true) ? 1 : 0;
  return {
    head: head?.slice(skip) ?? [],
    rows: rows.map((row) => row.slice(skip).map((cell) => cell.line)),
    joints: skip === 0 ? [] : [...rows.flatMap((r) => r[0]?.line ?? []), ...(head?.[0] === undefined ? [] : [head[0]])],
    ...(title === undefined ? {} : { title }),
    start: block.start,
    end: block.end,
  };
}
