/** Parts of a picture that a teacher would point at: a box and what touches it, a table, a chart, a list, boxes that lines join. */
import type { BoxIn, ConvertPictureAnswer } from './convert-picture.task.ts';
import { around, holds, type Paragraph } from './paragraphs-of-picture.ts';

/** A heading, and what is said below it. */
export interface Statement {
  /** Empty for words without a heading. */
  readonly label: string;
  readonly said: readonly string[];
}

export interface Region {
  readonly box_in: BoxIn;
  /** In boxes of their own, or below one another. */
  readonly cells: readonly Cell[];
  readonly is_table: boolean;
  /** Left edges of the boxes of a table, those without words too. */
  readonly columns: readonly number[];
  readonly charts: readonly Chart[];
}

export interface Cell {
  readonly box_in: BoxIn;
  readonly holder?: BoxIn;
  readonly paragraphs: readonly Paragraph[];
}

type Drawn = Pick<ConvertPictureAnswer['elements'][number], 'kind' | 'box_in'>;
type Chart = ConvertPictureAnswer['figures'][number];

const PT_PER_IN = 72;
/** Boxes that are so near, inches, stand on one another. */
const TOUCHING_IN = 0.08;
/** Ends of lines are so near to what they join. */
const JOINING_IN = 0.15;
/** Scales and names of a chart stand around its marks. */
const AROUND_CHART_IN = 0.6;
/** Of the sizes: paragraphs of one column are no farther apart, and begin no farther from one another. */
const NEAR = 1.6;
const INDENT = 4;
/** Lines of this length, inches, and so many are those of a table. */
const RULE_IN = 4;
const RULES = 3;
/** Of the picture: what is larger joins nothing, because everything stands on it. */
const GROUND = 0.6;

export function regionsOf(
  paragraphs: readonly Paragraph[],
  drawn: readonly Drawn[],
  charts: readonly Chart[],
  height: number,
): readonly Region[] {
  const said = cellsOf(paragraphs);
  const cells = [...said, ...withoutWords(said, drawn)];
  const whole = 13.333 * height;
  const joined = new Groups(cells.length);
  const joinAll = (box: BoxIn, take: (cell: Cell) => boolean): void => {
    if (box[2] * box[3] < whole * GROUND) joined.all([...cells.keys()].filter((i) => take(cells[i] as Cell)));
  };
  for (const [i, one] of cells.entries())
    for (const [k, other] of cells.entries())
      if (k > i && one.holder !== undefined && other.holder !== undefined && touches(one.holder, other.holder)) joined.all([i, k]);
  for (const { kind, box_in } of drawn) {
    if (kind === 'line') joinAll(box_in, ({ holder }) => holder !== undefined && meets(box_in, holder));
    if (kind === 'picture')
      joinAll(box_in, ({ holder, box_in: own }) => (holder === undefined ? holds(box_in, own) : joins(box_in, holder)));
  }
  const rules = around(drawn.filter(isRule).map(({ box_in }) => box_in));
  if (drawn.filter(isRule).length >= RULES) joined.all([...cells.keys()].filter((i) => holds(rules, (cells[i] as Cell).box_in)));
  for (const { box_in } of charts) joinAll(box_in, (cell) => holds(grown(box_in, AROUND_CHART_IN), cell.box_in));
  const groups = joined.groups().filter((group) => group.some((i) => i < said.length));
  const regions = groups.map((group): Region => {
    const own = inOrder(group.flatMap((i) => said[i] ?? []));
    const box_in = around(own.map((cell) => cell.holder ?? cell.box_in));
    const inside = charts.filter((chart) => overlap(chart.box_in, grown(box_in, 0.1)) > 0.5);
    const is_table = isTable(own, drawn);
    const columns = is_table ? columnsOf(own, box_in, drawn) : [];
    return { box_in: around([box_in, ...inside.map((chart) => chart.box_in)]), cells: own, is_table, columns, charts: inside };
  });
  return inOrder(regions);
}

/** Right across a table, above and below its rows. */
const isRule = ({ kind, box_in: [, , w, h] }: Drawn): boolean => kind === 'line' && h < 0.1 && w > RULE_IN;

/** Words in one box, or below one another in a column. */
function cellsOf(paragraphs: readonly Paragraph[]): readonly Cell[] {
  const groups: Paragraph[][] = [];
  for (const one of paragraphs.toSorted((a, b) => a.box_in[1] - b.box_in[1])) {
    const above = groups.find((group) =>
      one.holder === undefined ? group.some((other) => standsBelow(other, one)) : group[0]?.holder === one.holder,
    );
    if (above === undefined) groups.push([one]);
    else above.push(one);
  }
  return groups.map((group): Cell => {
    const holder = group[0]?.holder;
    return { box_in: around(group.map(({ box_in }) => box_in)), paragraphs: inOrder(group), ...(holder !== undefined && { holder }) };
  });
}

/** Cells of a table whose words were not read keep the others together. */
function withoutWords(cells: readonly Cell[], drawn: readonly Drawn[]): readonly Cell[] {
  const holders = cells.flatMap(({ holder }) => (holder === undefined ? [] : [holder]));
  return drawn
    .filter(({ kind, box_in }) => kind === 'box' && !holders.includes(box_in) && holders.some((one) => isLike(one, box_in)))
    .map(({ box_in }): Cell => ({ box_in, holder: box_in, paragraphs: [] }));
}

function standsBelow(above: Paragraph, below: Paragraph): boolean {
  if (above.holder !== undefined) return false;
  const size = Math.max(above.size_pt, below.size_pt) / PT_PER_IN;
  const [x, y, w, h] = above.box_in;
  const [left, top, wide] = below.box_in;
  const gap = top - y - h;
  return gap > -size && gap < NEAR * size && Math.abs(x - left) < INDENT * size && x < left + wide && left < x + w;
}

const grown = ([x, y, w, h]: BoxIn, by: number): BoxIn => [x - by, y - by, w + 2 * by, h + 2 * by];

/** Of the smaller, the part that both have. */
export function overlap(a: BoxIn, b: BoxIn): number {
  const w = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  const least = Math.min(a[2] * a[3], b[2] * b[3]);
  return w <= 0 || h <= 0 || least <= 0 ? 0 : (w * h) / least;
}

/** Side by side or one on the other, with an edge in common. */
function touches(a: BoxIn, b: BoxIn): boolean {
  if (holds(a, b) || holds(b, a)) return false;
  const across = Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[1] + a[3], b[1] + b[3]) - Math.max(a[1], b[1]);
  return (across > -TOUCHING_IN && down > 0.1) || (down > -TOUCHING_IN && across > 0.1);
}

const meets = (line: BoxIn, box: BoxIn): boolean => {
  const near = grown(box, JOINING_IN);
  const across = Math.min(line[0] + line[2], near[0] + near[2]) - Math.max(line[0], near[0]);
  const down = Math.min(line[1] + line[3], near[1] + near[3]) - Math.max(line[1], near[1]);
  return across >= 0 && down >= 0 && !holds(box, line);
};

/** A picture with strokes between boxes reaches to them or around them, and a picture in a box does not. */
const joins = (picture: BoxIn, box: BoxIn): boolean => holds(picture, box) || (meets(picture, box) && !holds(box, picture));

/** At least two rows of at least two cells whose boxes are as high as their neighbours, or between rules. */
function isTable(cells: readonly Cell[], drawn: readonly Drawn[]): boolean {
  const rows = rowsOf(cells).filter((row) => row.length > 1);
  if (rows.length < 2 || rows.flat().length < cells.length * 0.6) return false;
  if (cells.every(({ holder }) => holder !== undefined))
    return (
      areColumns(rows.flat()) &&
      rows.every((row) => row.every((cell) => Math.abs((cell.holder?.[3] ?? 0) - (row[0]?.holder?.[3] ?? 0)) < 0.1))
    );
  const [x, , w] = around(cells.map(({ box_in }) => box_in));
  return drawn.filter(({ kind, box_in }) => kind === 'line' && box_in[3] < 0.1 && box_in[0] < x + 0.3 && box_in[2] > w * 0.8).length > 1;
}

/** Boxes that begin at one place are as wide as one another: those of an organisation are not. */
const areColumns = (cells: readonly Cell[]): boolean =>
  cells.every(({ holder: [x, , w] = NOWHERE }) =>
    cells.every(({ holder: [left, , wide] = NOWHERE }) => Math.abs(x - left) > 0.2 || Math.abs(w - wide) < 0.2),
  );

const NOWHERE: BoxIn = [0, 0, 0, 0];

function columnsOf(cells: readonly Cell[], box: BoxIn, drawn: readonly Drawn[]): readonly number[] {
  const own = cells.flatMap(({ holder }) => (holder === undefined ? [] : [holder]));
  const all = [
    ...own,
    ...drawn.flatMap(({ kind, box_in }) =>
      kind === 'box' && own.some((one) => isLike(one, box_in)) && holds(grown(box, 0.2), box_in) ? [box_in] : [],
    ),
  ];
  const lefts: number[] = [];
  for (const [x] of all.toSorted((a, b) => a[0] - b[0])) if (x - (lefts.at(-1) ?? Number.NEGATIVE_INFINITY) > 0.3) lefts.push(x);
  return lefts;
}

const isLike = (a: BoxIn, b: BoxIn): boolean => Math.abs(a[2] - b[2]) < 0.15 && Math.abs(a[3] - b[3]) < 0.15;

/** Cells on one level, from left to right. */
export function rowsOf(cells: readonly Cell[]): readonly (readonly Cell[])[] {
  const rows: Cell[][] = [];
  const middle = ({ holder, box_in }: Cell): number => (holder ?? box_in)[1] + (holder ?? box_in)[3] / 2;
  for (const cell of cells.toSorted((a, b) => middle(a) - middle(b))) {
    const row = rows.at(-1);
    const first = row?.[0];
    if (row === undefined || first === undefined || middle(cell) - middle(first) > 0.12) rows.push([cell]);
    else row.push(cell);
  }
  return rows.map((row) => row.toSorted((a, b) => a.box_in[0] - b.box_in[0]));
}

/** Top to bottom by columns: a gap right across parts first, then one right down. */
export function inOrder<T extends { readonly box_in: BoxIn }>(all: readonly T[]): readonly T[] {
  if (all.length < 2) return all;
  for (const axis of [1, 0] as const) {
    const parts = apart(all, axis);
    if (parts.length > 1) return parts.flatMap(inOrder);
  }
  return all.toSorted((a, b) => a.box_in[1] - b.box_in[1] || a.box_in[0] - b.box_in[0]);
}

function apart<T extends { readonly box_in: BoxIn }>(all: readonly T[], axis: 0 | 1): T[][] {
  const parts: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const one of all.toSorted((a, b) => a.box_in[axis] - b.box_in[axis])) {
    if (one.box_in[axis] >= end - 0.02) parts.push([one]);
    else parts.at(-1)?.push(one);
    end = Math.max(end, one.box_in[axis] + one.box_in[axis === 0 ? 2 : 3]);
  }
  return parts;
}

/** Things that are joined, and what is joined to them. */
class Groups {
  readonly #of: number[];
  constructor(count: number) {
    this.#of = Array.from({ length: count }, (_, i) => i);
  }
  all(members: readonly number[]): void {
    const [first] = members;
    if (first === undefined) return;
    const into = this.#of[first] ?? first;
    const joined = new Set(members.map((i) => this.#of[i]));
    for (const [i, group] of this.#of.entries()) if (joined.has(group)) this.#of[i] = into;
  }
  groups(): number[][] {
    const groups = new Map<number, number[]>();
    for (const [i, group] of this.#of.entries()) groups.set(group, [...(groups.get(group) ?? []), i]);
    return [...groups.values()];
  }
}
