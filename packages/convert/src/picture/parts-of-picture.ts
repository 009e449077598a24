/** Parts of a picture that a teacher would point at: a box and what touches it, a table, a chart, a list, boxes that lines join. */
import type { BoxIn, ConvertPictureAnswer } from './convert-picture.task.ts';
import { around, holds, type Paragraph } from './paragraphs-of-picture.ts';
import type { PictureTable } from './tables-of-picture.ts';

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
  readonly charts: readonly Chart[];
  readonly table?: PictureTable;
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
/** Of the picture: what is larger joins nothing, because everything stands on it. */
const GROUND = 0.6;

/** @param title parts what stands above it from what stands below */
export function regionsOf(
  paragraphs: readonly Paragraph[],
  tables: readonly PictureTable[],
  drawn: readonly Drawn[],
  charts: readonly Chart[],
  height: number,
  title?: Paragraph,
): readonly Region[] {
  const cells = cellsOf(paragraphs, title);
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
  for (const { box_in } of charts) joinAll(box_in, (cell) => holds(grown(box_in, AROUND_CHART_IN), cell.box_in));
  const regions = joined.groups().map((group): Region => {
    const own = inOrder(group.flatMap((i) => cells[i] ?? []));
    const box_in = around(own.map((cell) => cell.holder ?? cell.box_in));
    const inside = charts.filter((chart) => overlap(chart.box_in, grown(box_in, 0.1)) > 0.5);
    return { box_in: around([box_in, ...inside.map((chart) => chart.box_in)]), cells: own, charts: inside };
  });
  return inOrder([...regions, ...tables.map((table): Region => ({ box_in: table.box_in, cells: [], charts: [], table }))]);
}

/** Words in one box, or below one another in a column. */
function cellsOf(paragraphs: readonly Paragraph[], title: Paragraph | undefined): readonly Cell[] {
  const groups: Paragraph[][] = [];
  for (const one of paragraphs.toSorted((a, b) => a.box_in[1] - b.box_in[1])) {
    const above = groups.find((group) =>
      one.holder === undefined
        ? group.some((other) => standsBelow(other, one) && !isBetween(title, other, one))
        : group[0]?.holder === one.holder,
    );
    if (above === undefined) groups.push([one]);
    else above.push(one);
  }
  return groups.map((group): Cell => {
    const holder = group[0]?.holder;
    return { box_in: around(group.map(({ box_in }) => box_in)), paragraphs: inOrder(group), ...(holder !== undefined && { holder }) };
  });
}

const isBetween = (title: Paragraph | undefined, above: Paragraph, below: Paragraph): boolean =>
  title !== undefined && title.box_in[1] > above.box_in[1] && title.box_in[1] < below.box_in[1];

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

/** Gaps between rows are smaller than those between columns. */
const ROW_GAP = 1.6;

/** The widest gap right across or right down parts first, so that columns side by side are told one by one. */
export function inOrder<T extends { readonly box_in: BoxIn }>(all: readonly T[]): readonly T[] {
  if (all.length < 2) return all;
  const [across, down] = [widestGap(all, 0), widestGap(all, 1)];
  const cut = (down?.gap ?? -1) * ROW_GAP >= (across?.gap ?? -1) ? down : across;
  if (cut === undefined) return all.toSorted((a, b) => a.box_in[1] - b.box_in[1] || a.box_in[0] - b.box_in[0]);
  return [cut.before, cut.after].flatMap(inOrder);
}

interface Cut<T> {
  readonly gap: number;
  readonly before: readonly T[];
  readonly after: readonly T[];
}

/** What touches is not apart. */
const TOUCHING_AT = -0.02;

function widestGap<T extends { readonly box_in: BoxIn }>(all: readonly T[], axis: 0 | 1): Cut<T> | undefined {
  const sorted = all.toSorted((a, b) => a.box_in[axis] - b.box_in[axis]);
  let widest: { readonly gap: number; readonly at: number } | undefined;
  let end = Number.NEGATIVE_INFINITY;
  for (const [at, { box_in }] of sorted.entries()) {
    const gap = box_in[axis] - end;
    if (at > 0 && gap >= TOUCHING_AT && gap > (widest?.gap ?? Number.NEGATIVE_INFINITY)) widest = { gap, at };
    end = Math.max(end, box_in[axis] + box_in[axis === 0 ? 2 : 3]);
  }
  return widest === undefined
    ? undefined
    : { gap: Math.max(0, widest.gap), before: sorted.slice(0, widest.at), after: sorted.slice(widest.at) };
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
