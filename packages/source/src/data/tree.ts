/** Data of any notation as one tree, and the tree as blocks: records become a table, lists a list, other names labelled lines. */

import { looksLikeHead } from '../blocks/tables.ts';
import type { Block, Line, ListItem, Span } from '../document.ts';
import type { ScanContext } from '../tokens/context.ts';
import { scan, type Written } from '../tokens/scan-line.ts';

export type Tree =
  | (Span & { readonly kind: 'leaf'; readonly written: Written /** As it stands, without blanks at its ends. */; readonly isText: boolean })
  | (Span & { readonly kind: 'list'; readonly items: readonly Tree[] })
  | (Span & { readonly kind: 'map'; readonly entries: readonly Entry[] });
export interface Entry {
  readonly key: Written & Span;
  readonly value: Tree;
}
type MapTree = Extract<Tree, { kind: 'map' }>;
type Leaf = Extract<Tree, { kind: 'leaf' }>;

/** Nested deeper than this, data is not read. */
export const DEEPEST_TREE = 12;
const MOST_COLUMNS = 40;
/** Words of a record with others below it: what it is called, and what it is. */
const MOST_NAMED = 2;

const isLeaf = (tree: Tree): tree is Leaf => tree.kind === 'leaf';
const isMap = (tree: Tree): tree is MapTree => tree.kind === 'map';

interface LeafEntry extends Entry {
  readonly value: Leaf;
}

/** The words and figures of a record, those of records of its own among them; undefined where it holds lists or a name twice. */
function leavesOf(record: MapTree): readonly LeafEntry[] | undefined {
  const out: LeafEntry[] = [];
  const names = new Set<string>();
  for (const { key, value } of record.entries) {
    const held = isMap(value) ? leavesOf(value) : undefined;
    // `{"owner": {"name": "Ann"}}`: the owner is Ann.
    const inner =
      held?.length === 1
        ? [{ key, value: (held[0] as LeafEntry).value }]
        : isMap(value)
          ? held
          : isLeaf(value)
            ? [{ key, value }]
            : undefined;
    if (inner === undefined) return undefined;
    for (const leaf of inner) {
      if (names.has(leaf.key.text)) return undefined;
      names.add(leaf.key.text);
      out.push(leaf);
    }
  }
  return out;
}

export class TreeReader {
  private readonly context: ScanContext;
  constructor(context: ScanContext) {
    this.context = context;
  }

  private line = (written: Written): Line => scan(written, this.context);

  blocks(tree: Tree): readonly Block[] {
    if (tree.kind === 'leaf') return this.leaf(tree);
    return tree.kind === 'list' ? this.list(tree) : this.map(tree);
  }

  private leaf({ written, start, end }: Leaf): readonly Block[] {
    const line = this.line(written);
    return line.text === '' ? [] : [{ kind: 'paragraph', start, end, sentences: [line] }];
  }

  private map(tree: MapTree): readonly Block[] {
    const table =
      this.columns(tree) ?? this.chart(tree) ?? this.matrix(tree) ?? this.cells(tree) ?? this.namedRecords(tree) ?? this.namedRows(tree);
    if (table !== undefined) return table;
    const root = tree.entries.some(({ value }) => !isLeaf(value)) ? this.nested(tree) : undefined;
    if (root !== undefined) return [{ kind: 'list', ordered: false, start: tree.start, end: tree.end, items: [root] }];
    return tree.entries.flatMap((entry) => this.entry(entry));
  }

  private entry({ key, value }: Entry): readonly Block[] {
    const label = this.line(key);
    if (value.kind === 'leaf') {
      const line = this.line(value.written);
      return line.text === '' ? [] : [{ kind: 'field', start: key.start, end: value.end, label, line, blocks: [] }];
    }
    const blocks = this.blocks(value);
    return blocks.length === 0 ? [] : [{ kind: 'field', start: key.start, end: value.end, label, blocks }];
  }

  private list(tree: Extract<Tree, { kind: 'list' }>): readonly Block[] {
    const { items, start, end } = tree;
    if (items.length === 0) return [];
    return (
      this.records(items, tree) ??
      this.rows(items, tree) ?? [{ kind: 'list', ordered: false, start, end, items: items.map((item) => this.item(item)) }]
    );
  }

  private item(item: Tree): ListItem {
    const { start, end } = item;
    const nested = isMap(item) ? this.nested(item) : undefined;
    if (nested !== undefined) return nested;
    if (isLeaf(item)) return { start, end, line: this.line(item.written), blocks: [] };
    const nothing: Line = { text: '', start, end: start, tokens: [] };
    if (!isMap(item)) return { start, end, line: nothing, blocks: this.blocks(item) };
    // What it is called stands in its first words.
    const named = item.entries.findIndex(({ value }) => isLeaf(value) && value.isText);
    const name = item.entries[named]?.value;
    const rest = item.entries.filter((_, i) => i !== named);
    // `{"Plan": ["scope", "team"]}`: its only name is what it is called.
    const [only] = item.entries;
    if (item.entries.length === 1 && only !== undefined && !isLeaf(only.value))
      return { start, end, line: this.line(only.key), blocks: this.blocks(only.value) };
    return {
      start,
      end,
      line: name !== undefined && isLeaf(name) ? this.line(name.written) : nothing,
      blocks: rest.flatMap((entry) => this.entry(entry)),
    };
  }

  /** `{"name": "Ann", "role": "CEO", "reports": [{"name": "Ben", …}]}`: a record with records of its kind below it. */
  private nested({ entries, start, end }: MapTree): ListItem | undefined {
    const leaves = entries.filter((e): e is LeafEntry => isLeaf(e.value));
    const [below, ...others] = entries.filter(({ value }) => !isLeaf(value));
    const [name] = leaves;
    const isRecord = leaves.length <= MOST_NAMED && leaves.every(({ value }) => value.isText);
    if (name === undefined || !isRecord || others.length > 0) return undefined;
    const line = this.named(leaves);
    if (below === undefined) return { start, end, line, blocks: [] };
    const isAlike = (one: Tree): boolean => isMap(one) && one.entries.some(({ key }) => key.text === name.key.text);
    const { value } = below;
    if (value.kind !== 'list' || value.items.length === 0 || !value.items.every(isAlike)) return undefined;
    const items = value.items.map((one) => this.item(one));
    return { start, end, line, blocks: [{ kind: 'list', ordered: false, items, start: value.start, end: value.end }] };
  }

  /** `CEO: Ann`: what somebody is stands before the name. */
  private named(leaves: readonly LeafEntry[]): Line {
    const isRole = ({ key }: LeafEntry): boolean =>
      this.line(key).tokens.some((t) => t.kind === 'word' && t.classes.some((c) => c === 'role_of_person' || c === 'position'));
    const [first, second] = leaves.toSorted((a, b) => Number(isRole(b)) - Number(isRole(a))).map(({ value }) => this.line(value.written));
    if (first === undefined || second === undefined || first.text === '' || second.text === '')
      return first?.text ? first : (second ?? { text: '', start: 0, end: 0, tokens: [] });
    const colon: Line['tokens'][number] = { kind: 'mark', mark: ':', text: ':', start: first.end, end: first.end };
    return { ...first, text: `${first.text}: ${second.text}`, tokens: [...first.tokens, colon, ...second.tokens], end: second.end };
  }

  /** Records with the same names, all of whose values are words or figures, are a table; its head are the names. */
  private records(items: readonly Tree[], span: Span): readonly Block[] | undefined {
    if (items.length < 2) return undefined;
    const keys: (Written & Span)[] = [];
    const at = new Map<string, number>();
    const records: { readonly leaves: readonly LeafEntry[]; readonly end: number }[] = [];
    for (const item of items) {
      const leaves = isMap(item) ? leavesOf(item) : undefined;
      if (leaves === undefined) return undefined;
      for (const { key } of leaves) if (!at.has(key.text)) at.set(key.text, keys.push(key) - 1);
      records.push({ leaves, end: item.end });
    }
    const filled = records.reduce((sum, { leaves }) => sum + leaves.length, 0);
    if (keys.length < 2 || keys.length > MOST_COLUMNS || filled * 2 < keys.length * items.length) return undefined;
    const rows = records.map(({ leaves, end }) => {
      const row: Line[] = keys.map(() => ({ text: '', start: end, end, tokens: [] }));
      for (const { key, value } of leaves) row[at.get(key.text) as number] = this.line(value.written);
      return row;
    });
    return [{ kind: 'table', start: span.start, end: span.end, head: keys.map(this.line), rows }];
  }

  /** Lists of one length, one a row. */
  private rows(items: readonly Tree[], span: Span): readonly Block[] | undefined {
    const [first] = items;
    if (items.length < 2 || first?.kind !== 'list' || first.items.length < 2) return undefined;
    const rows: Line[][] = [];
    for (const row of items) {
      if (row.kind !== 'list' || row.items.length !== first.items.length || !row.items.every(isLeaf)) return undefined;
      rows.push(row.items.map((cell) => this.line((cell as Leaf).written)));
    }
    const [head = [], ...rest] = rows;
    const headed = looksLikeHead(head, rest);
    return [{ kind: 'table', start: span.start, end: span.end, rows: headed ? rest : rows, ...(headed ? { head } : {}) }];
  }

  /** `{"labels": ["a", "b"], "values": [1, 2]}`: lists of one length are columns; what else is named stands above. */
  private columns(tree: MapTree): readonly Block[] | undefined {
    const lists = tree.entries.filter((e): e is Entry & { value: Extract<Tree, { kind: 'list' }> } => e.value.kind === 'list');
    const length = lists[0]?.value.items.length ?? 0;
    const [first] = lists;
    const isNamed = first?.value.items.every((i) => isLeaf(i) && (i.isText || this.isTime(i))) ?? false;
    if (lists.length < 2 || length < 2 || !isNamed) return undefined;
    if (!lists.slice(1).some((l) => l.value.items.some((i) => isLeaf(i) && !i.isText))) return undefined;
    if (!lists.every(({ value }) => value.items.length === length && value.items.every(isLeaf))) return undefined;
    const rows = Array.from({ length }, (_, i) => lists.map(({ value }) => this.line((value.items[i] as Leaf).written)));
    const others = tree.entries.filter((e) => !lists.some((l) => l === e));
    const table: Block = {
      kind: 'table',
      start: lists[0]?.key.start ?? tree.start,
      end: lists.at(-1)?.value.end ?? tree.end,
      head: lists.map((l) => this.line(l.key)),
      rows,
    };
    return [...others.flatMap((e) => this.entry(e)), table];
  }

  /** `{"options": ["A", "B"], "criteria": {"cost": ["low", "high"]}}`: rows under the names of columns. */
  private matrix({ entries }: MapTree): readonly Block[] | undefined {
    const names = entries.find(({ value }) => value.kind === 'list' && value.items.length > 1 && value.items.every(isLeaf));
    const held = entries.find(({ value }) => isMap(value));
    if (names?.value.kind !== 'list' || held === undefined || !isMap(held.value)) return undefined;
    const { length } = names.value.items;
    const rows: Line[][] = [];
    for (const { key, value } of held.value.entries) {
      if (value.kind !== 'list' || value.items.length !== length || !value.items.every(isLeaf)) return undefined;
      rows.push([this.line(key), ...value.items.map((i) => this.line((i as Leaf).written))]);
    }
    const head = [this.line(held.key), ...names.value.items.map((i) => this.line((i as Leaf).written))];
    const others = entries.filter((e) => e !== names && e !== held);
    const table: Block = {
      kind: 'table',
      start: Math.min(names.key.start, held.key.start),
      end: Math.max(names.value.end, held.value.end),
      head,
      rows,
    };
    return rows.length === 0 ? undefined : [...others.flatMap((e) => this.entry(e)), table];
  }

  /** `{"x": ["AM", "PM"], "y": ["Mon", "Tue"], "z": [[12, 30], [8, 25]]}`: rows of figures with the names of columns and rows. */
  private cells({ entries }: MapTree): readonly Block[] | undefined {
    const lists = entries.flatMap((entry) => (entry.value.kind === 'list' ? [{ entry, items: entry.value.items }] : []));
    const held = lists.find(({ items }) => items.length > 1 && items.every((i) => i.kind === 'list' && i.items.every(isLeaf)));
    const names = lists
      .filter((l) => l !== held && l.items.every((i) => isLeaf(i) && i.isText))
      .map(({ items }) => items as readonly Leaf[]);
    const rows = held?.items.map((i) => (i.kind === 'list' ? (i.items as readonly Leaf[]) : [])) ?? [];
    const left = names.findLast((n) => n.length === rows.length);
    const top = names.find((n) => n !== left && rows.every((r) => r.length === n.length));
    if (held === undefined || left === undefined || top === undefined) return undefined;
    const others = entries.filter(({ value }) => value.kind !== 'list');
    const [start, end] = [
      Math.min(top[0]?.start ?? 0, left[0]?.start ?? 0, held.entry.key.start),
      Math.max(held.entry.value.end, left.at(-1)?.end ?? 0),
    ];
    const head: Line[] = [{ text: '', start, end: start, tokens: [] }, ...top.map((t) => this.line(t.written))];
    const body = rows.map((r, i) => [left[i] as Leaf, ...r].map((leaf) => this.line(leaf.written)));
    return [...others.flatMap((e) => this.entry(e)), { kind: 'table', start, end, head, rows: body }];
  }

  private isTime({ written }: Leaf): boolean {
    const [first, ...rest] = this.line(written).tokens;
    return rest.length === 0 && (first?.kind === 'period' || (first?.kind === 'number' && first.year));
  }

  /** `{"uptime": {"value": 99, "target": 98}, "incidents": {…}}`: records by their names. */
  private namedRecords({ entries, start, end }: MapTree): readonly Block[] | undefined {
    if (entries.length < 2) return undefined;
    const records = entries.map(({ value }) => (isMap(value) ? leavesOf(value) : undefined));
    const [first] = records;
    const names = first?.map(({ key }) => key.text) ?? [];
    if (first === undefined || names.length < 2 || names.length > MOST_COLUMNS) return undefined;
    const rows: Line[][] = [];
    for (const [i, record] of records.entries()) {
      if (record?.length !== names.length || !record.every(({ key }, k) => key.text === names[k])) return undefined;
      rows.push([this.line((entries[i] as Entry).key), ...record.map(({ value }) => this.line(value.written))]);
    }
    const corner: Line = { text: '', start, end: start, tokens: [] };
    return [{ kind: 'table', start, end, head: [corner, ...first.map(({ key }) => this.line(key))], rows }];
  }

  /** `{"Cork": [410, 432], "Lodz": [388, 380]}`: a row of figures each. */
  private namedRows({ entries, start, end }: MapTree): readonly Block[] | undefined {
    const length = entries[0]?.value.kind === 'list' ? entries[0].value.items.length : 0;
    const isRow = ({ value }: Entry): boolean =>
      value.kind === 'list' && value.items.length === length && value.items.every((i) => isLeaf(i) && !i.isText);
    if (entries.length < 2 || length < 2 || !entries.every(isRow)) return undefined;
    const rows = entries.map(({ key, value }) => [
      this.line(key),
      ...(value.kind === 'list' ? value.items : []).map((i) => this.line((i as Leaf).written)),
    ]);
    return [{ kind: 'table', start, end, rows }];
  }

  /** `{"categories": ["Q1", "Q2"], "series": [{"name": "North", "data": [1, 2]}]}`. */
  private chart(tree: MapTree): readonly Block[] | undefined {
    const labels = tree.entries.find(({ value }) => value.kind === 'list' && value.items.length > 1 && value.items.every(isLeaf));
    const series = tree.entries.find(({ value }) => value.kind === 'list' && value.items.length > 0 && value.items.every(isMap));
    if (labels?.value.kind !== 'list' || series?.value.kind !== 'list') return undefined;
    const { items } = labels.value;
    const columns: { readonly head: Line; readonly cells: readonly Line[] }[] = [];
    for (const one of series.value.items) {
      if (!isMap(one) || one.entries.length !== 2) return undefined;
      const name = one.entries.find(({ value }) => isLeaf(value))?.value;
      const data = one.entries.find(({ value }) => value.kind === 'list')?.value;
      if (name === undefined || !isLeaf(name) || data?.kind !== 'list' || data.items.length !== items.length || !data.items.every(isLeaf))
        return undefined;
      columns.push({ head: this.line(name.written), cells: data.items.map((i) => this.line((i as Leaf).written)) });
    }
    const rows = items.map((label, i) => [this.line((label as Leaf).written), ...columns.map(({ cells }) => cells[i] as Line)]);
    const head = [this.line(labels.key), ...columns.map((c) => c.head)];
    const others = tree.entries.filter((e) => e !== labels && e !== series);
    return [
      ...others.flatMap((e) => this.entry(e)),
      { kind: 'table', start: Math.min(labels.key.start, series.key.start), end: Math.max(labels.value.end, series.value.end), head, rows },
    ];
  }
}
