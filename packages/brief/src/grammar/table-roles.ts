/** Tables whose heads say what their rows are: flows from one to the other, people and whom they report to, tasks in numbered weeks. */
import type { Block, Line, NumberToken, PeriodToken, Phrase, Token } from '@deckwright/source';
import type { Item, Series } from './items.ts';
import { isOf } from './pattern.ts';
import type { Cell, Kind } from './table-cells.ts';

type Head = readonly Line[] | undefined;
type Rows = readonly (readonly Cell[])[];

const FROM = ['from', 'source', 'sources', 'origin'];
const TO = ['to', 'target', 'uses', 'destination'];

const has = (line: Line | undefined, classes: readonly string[]): boolean => line?.tokens.some((t) => isOf(t, ...classes)) ?? false;
const phraseIn = (row: readonly Cell[], k: number): Line | undefined => {
  const cell = row[k];
  return cell === undefined || cell.kind === 'empty' ? undefined : cell.line;
};
const keyOf = ({ text }: Phrase): string => text.toLowerCase();

type Edges = Pick<Series, 'type' | 'items' | 'joints' | 'relation'>;

const edge = (row: readonly Cell[], from: Phrase, to: Phrase | undefined, rest: Partial<Item>): Item => ({
  type: 'edge', from, ...(to === undefined ? {} : { to }), values: [], periods: [], marks: [], notes: [], items: [], ...rest,
  start: (row[0] as Cell).line.start, end: (row.at(-1) as Cell).line.end,
}); // biome-ignore format: an item

/** `Source, Target, Amount` and `Name, Role, Reports to`: rows as edges; undefined where the heads say no such thing. */
export function edgesOf(head: Head, rows: Rows, kinds: readonly Kind[], over: readonly Token[]): Edges | undefined {
  // `edges: [[Shop, CRM], [Shop, ERP]]` has no heads, and says so above.
  if (head === undefined && over.length === 1 && isOf(over[0], 'links') && kinds.length === 2 && kinds.every((k) => k === 'text'))
    return { type: 'edge', items: rows.map((r) => edge(r, (r[0] as Cell).line, r[1]?.line, {})), joints: [] };
  if (head === undefined) return undefined;
  const boss = head.findIndex((h) => has(h, ['reports_to']));
  if (boss >= 0) return peopleOf(head, rows, kinds, boss);
  const from = head.findIndex((h) => has(h, FROM));
  const to = head.findIndex((h, k) => k > from && has(h, TO));
  const others = kinds.flatMap((kind, k) => (k === from || k === to || kind === 'empty' ? [] : [{ kind, k }]));
  const isNamed = (k: number): boolean => rows.every((r) => r[k]?.kind === 'text' || r[k]?.kind === 'mark');
  if (from < 0 || to < 0 || others.length > 1 || !isNamed(from) || !isNamed(to)) return undefined;
  const [other] = others;
  const isAmount = other?.kind === 'amount' && rows.every((r) => r[other.k]?.value !== undefined);
  const items = rows.map((row) => {
    const value = other === undefined ? undefined : row[other.k]?.value;
    const note = other === undefined || isAmount ? undefined : phraseIn(row, other.k);
    return edge(row, (row[from] as Cell).line, (row[to] as Cell).line, {
      values: isAmount && value !== undefined ? [value] : [],
      notes: note === undefined ? [] : [note],
    });
  });
  return { type: 'edge', items, joints: head };
}

/** Whom each reports to is named by what one of the columns holds; who reports to nobody is at the top. */
function peopleOf(head: readonly Line[], rows: Rows, kinds: readonly Kind[], boss: number): Edges | undefined {
  const named = kinds.flatMap((kind, k) => (k === boss || kind === 'empty' ? [] : [k]));
  const bosses = rows.flatMap((r) => phraseIn(r, boss) ?? []);
  const key = named.find((k) => bosses.every((b) => rows.some((r) => keyOf((r[k] as Cell).line) === keyOf(b))));
  if (key === undefined || bosses.length === 0) return undefined;
  // A number that stands for a person is no name.
  const names = kinds[key] === 'amount' ? named.filter((k) => k !== key) : [key, ...named.filter((k) => k !== key)];
  const [name, other, ...more] = names;
  if (name === undefined || more.length > 0 || rows.some((r) => phraseIn(r, name) === undefined)) return undefined;
  const isRole = has(head[other ?? -1], ['role_of_person', 'position']);
  const items = rows.map((row) => {
    const to = phraseIn(row, boss);
    const above = to === undefined ? undefined : rows.find((r) => keyOf((r[key] as Cell).line) === keyOf(to));
    const said = other === undefined ? undefined : phraseIn(row, other);
    return edge(row, (row[name] as Cell).line, above === undefined ? undefined : (above[name] as Cell).line, {
      ...(isRole && said !== undefined ? { text: said } : {}),
      notes: isRole || said === undefined ? [] : [said],
    });
  });
  const joints = [
    ...head,
    ...rows.flatMap((r) => [phraseIn(r, boss), key === name ? undefined : phraseIn(r, key)].flatMap((p) => p ?? [])),
  ];
  return { type: 'edge', items, joints, relation: 'reports_to' };
}

/** Weeks of a plan, at most. */
const LAST_WEEK = 60;

/** `Task, Start, End` in whole numbers that begin with the first: the weeks, days or months of a plan, two for each row. */
export function weeksOf(head: Head, rows: Rows, amounts: readonly number[]): readonly (readonly PeriodToken[])[] | undefined {
  const start = amounts.find((k) => has(head?.[k], ['start', 'from']));
  const finish = amounts.find((k) => has(head?.[k], ['finish', 'to']));
  if (start === undefined || finish === undefined || amounts.length > 2) return undefined;
  const ends = rows.map((r) => [r[start]?.value, r[finish]?.value]);
  const isWeek = (v: NumberToken | undefined): v is NumberToken =>
    v !== undefined && v.factor === 1 && v.sign === undefined && Number.isInteger(v.value) && v.value <= LAST_WEEK;
  if (!ends.every(([a, b]) => isWeek(a) && isWeek(b) && a.value <= b.value)) return undefined;
  return Math.min(...ends.map(([a]) => a?.value ?? 0)) > 1
    ? undefined
    : ends.map((pair) => pair.flatMap((v) => (v === undefined ? [] : [weekOf(v)])));
}

const weekOf = ({ value, text, start, end }: NumberToken): PeriodToken => ({
  kind: 'period', grain: 'numbered', year_named: false, fiscal: false, from: value, to: value, text, start, end,
}); // biome-ignore format: one row of a table

/** Classes of heads that name a part of a form. */
const PARTS = [
  'strength', 'weakness', 'opportunity', 'threat', 'advantage', 'drawback', 'primary', 'support', 'situation', 'problem', 'approach', 'result',
]; // biome-ignore format: a list

/** `Strengths | Weaknesses`: a head and its cells for each column, or row, whose head says which part of a form it is. */
export function headedLists({
  head,
  rows,
}: Extract<Block, { kind: 'table' }>): readonly { readonly head: Line; readonly cells: readonly Line[] }[] {
  const isHead = (line: Line | undefined): boolean => has(line, PARTS);
  const lists =
    head?.every(isHead) === true
      ? head.map((h, k) => [h, ...rows.flatMap((r) => r[k] ?? [])])
      : rows.every(([first]) => isHead(first))
        ? rows
        : [];
  return lists.flatMap(([first, ...rest]) => {
    const cells = rest.filter((c) => c.tokens.length > 0);
    return first === undefined || cells.length === 0 ? [] : [{ head: first, cells }];
  });
}
