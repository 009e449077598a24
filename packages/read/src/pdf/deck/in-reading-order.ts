/**
 * Shapes of a slide in the order in which they are read, as far as what lies over another stays over it: the title, then box by box, column by column
 * or row by row as the white between them says, and the footers. A program reads a slide aloud in the order of its shapes.
 */
import { type Box, type Emu, emuOfPt, type Shape, wordsOfShape } from '@deckwright/draw/scene';
import { inkOf, meets } from './cards.ts';
import { headedTexts } from './headed.ts';

/** More is a drawing. */
const MOST_SHAPES = 600;
/** How far a text may reach over the edge of the box that holds it, and two shapes over each other beside a cut. */
const EDGE = emuOfPt(1.5);
/** Over the white between rows, that between columns from which on these are read down; and of the broadest white, that where a page is cut too. */
const OF_COLUMNS = 1.15;
const AS_BROAD = 0.6;
/** Over the width of what stands beside them, that of labels. */
const LABEL = 0.5;
/** Of a letter's height above the baseline, what is below it. */
const BELOW = 0.4;

interface Item {
  readonly at: number;
  readonly box: Box;
  /** It stands in a box of its own, or is one. */
  readonly boxed: boolean;
  readonly held: readonly Item[];
}

/** @param shapes in drawing order; what is drawn is the same @param foot EMU from the top, below which footers stand */
export function inReadingOrder(shapes: readonly Shape[], foot: number = Number.POSITIVE_INFINITY): Shape[] {
  if (shapes.length < 2 || shapes.length > MOST_SHAPES) return [...shapes];
  const inner = shapes.map(
    (shape): Shape => (shape.kind === 'group' && shape.name !== 'Chart' ? { ...shape, children: inReadingOrder(shape.children) } : shape),
  );
  const boxes = inner.map(drawnOf);
  const ranks = ranksOf(inner, boxes, foot);
  return sortedOver(boxes, ranks).map((at) => inner[at] as Shape);
}

/** Where a shape draws anything. */
function drawnOf(shape: Shape): Box {
  if (shape.kind === 'text' && shape.rotation === undefined) {
    const ink = inkOf(shape);
    return ink === undefined ? shape.box : { ...ink, h: Math.round(ink.h * (1 + BELOW)) as Emu };
  }
  if (shape.rotation === undefined) return shape.box;
  // A turned shape is within the circle around its box.
  const { x, y, w, h } = shape.box;
  const reach = Math.hypot(w, h) / 2;
  return { x: (x + w / 2 - reach) as Emu, y: (y + h / 2 - reach) as Emu, w: (2 * reach) as Emu, h: (2 * reach) as Emu };
}

const placeholderOf = (shape: Shape): string | undefined => (shape.kind === 'text' ? shape.placeholder : undefined);
const LAST: ReadonlySet<string> = new Set(['footer', 'slide_number', 'date']);

/** For each shape its place among the others; what says nothing goes with what is painted next. */
function ranksOf(shapes: readonly Shape[], boxes: readonly Box[], foot: number): number[] {
  const all = shapes.map((_, at) => at);
  const says = (at: number): boolean => wordsOfAll(shapes[at] as Shape).trim() !== '';
  const isFirst = (at: number): boolean => placeholderOf(shapes[at] as Shape) === 'title';
  const isLast = (at: number): boolean =>
    LAST.has(placeholderOf(shapes[at] as Shape) ?? '') || (shapes[at]?.kind === 'text' && (boxes[at]?.y ?? 0) > foot);
  const read = all.filter((at) => !isFirst(at) && !isLast(at) && (says(at) || isAlone(at, shapes, boxes)));
  const inOrder = (some: readonly number[]): number[] => cut(nested(some, shapes, boxes), isReadFromRight(shapes));
  const order = [...all.filter(isFirst), ...inOrder(read), ...inOrder(all.filter(isLast))];
  const ranks = new Map(order.map((at, i) => [at, i]));
  let next = order.length;
  for (const at of [...all].reverse()) {
    next = ranks.get(at) ?? next;
    ranks.set(at, ranks.get(at) ?? next - 0.5);
  }
  return all.map((at) => ranks.get(at) ?? 0);
}

const wordsOfAll = (shape: Shape): string => (shape.kind === 'group' ? shape.children.map(wordsOfAll).join(' ') : wordsOfShape(shape));

const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/gu;
const LETTER = /\p{L}/gu;

function isReadFromRight(shapes: readonly Shape[]): boolean {
  const words = shapes.map(wordsOfAll).join(' ');
  return 2 * (words.match(RTL)?.length ?? 0) > (words.match(LETTER)?.length ?? 0);
}

/** A picture or a drawing that stands beside all others. */
const isAlone = (at: number, shapes: readonly Shape[], boxes: readonly Box[]): boolean => {
  const { kind } = shapes[at] as Shape;
  return (kind === 'image' || kind === 'group') && boxes.every((box, i) => i === at || !meets(box, boxes[at] as Box));
};

const areaOf = ({ w, h }: Box): number => w * h;
const holds = (outer: Box, box: Box): boolean =>
  box.x >= outer.x - EDGE &&
  box.y >= outer.y - EDGE &&
  box.x + box.w <= outer.x + outer.w + EDGE &&
  box.y + box.h <= outer.y + outer.h + EDGE;

/** What is read, within the filled boxes that it stands on; boxes with one text alone, or none, hold nothing. */
function nested(read: readonly number[], shapes: readonly Shape[], boxes: readonly Box[]): Item[] {
  const grounds = shapes.flatMap((shape, at) => (isGround(shape) ? [at] : []));
  const boxOf = (at: number): Box => boxes[at] as Box;
  const over = (at: number): number | undefined =>
    grounds
      .filter((ground) => ground < at && holds(boxOf(ground), boxOf(at)) && areaOf(boxOf(ground)) > areaOf(boxOf(at)))
      .sort((a, b) => areaOf(boxOf(a)) - areaOf(boxOf(b)) || b - a)[0];
  const held = new Map<number | undefined, number[]>();
  const add = (at: number): void => {
    const ground = over(at);
    const own = held.get(ground) ?? [];
    if (own.includes(at)) return;
    held.set(ground, [...own, at]);
    if (ground !== undefined && !read.includes(ground)) add(ground);
  };
  read.forEach(add);
  const itemOf = (at: number): Item => {
    const inside = withHeads((held.get(at) ?? []).map(itemOf), shapes);
    return { at, box: boxOf(at), boxed: inside.length > 0 || (shapes[at]?.kind !== 'text' && shapes[at]?.kind !== 'image'), held: inside };
  };
  return withHeads((held.get(undefined) ?? []).map(itemOf), shapes);
}

/** Headings hold what they stand over, so that nothing is read between the two. */
function withHeads(items: readonly Item[], shapes: readonly Shape[]): Item[] {
  const below = headedTexts(items.map(({ at, box }) => ({ at, box, shape: shapes[at] as Shape })));
  const itemAt = new Map(items.map((item) => [item.at, item]));
  const headed = new Set(below.values());
  const grown = (item: Item): Item => {
    const next = itemAt.get(below.get(item.at) ?? -1);
    if (next === undefined) return item;
    const own = grown(next);
    return { ...item, box: union(item.box, own.box), held: [...item.held, own] };
  };
  return items.filter(({ at }) => !headed.has(at)).map(grown);
}

function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y } as Box;
}

const isGround = (shape: Shape): boolean =>
  shape.kind === 'image' ||
  ((shape.kind === 'rect' || shape.kind === 'ellipse' || shape.kind === 'path') &&
    (shape.fill !== undefined || shape.stroke !== undefined));

type Side = 'x' | 'y';
const from = ({ box }: Item, side: Side): number => box[side];
const to = ({ box }: Item, side: Side): number => box[side] + (side === 'x' ? box.w : box.h);

/** The items in the order of their reading, each with what it holds. */
function cut(items: readonly Item[], fromRight: boolean): number[] {
  if (items.length < 2) return items.flatMap(({ at, held }) => [at, ...cut(held, fromRight)]);
  const [rows, columns] = [partedBy(items, 'y'), partedBy(items, 'x')];
  if (rows.parts.length < 2 && columns.parts.length < 2)
    return [...items].sort((a, b) => a.at - b.at).flatMap((item) => cut([item], fromRight));
  const isDown = columns.parts.length > 1 && (rows.parts.length < 2 || areColumns(items, rows.white, columns));
  const within = isDown ? undefined : columnsWithin(partedBy(items, 'y', 0).parts);
  if (within !== undefined) return within.flatMap((part) => cut(part, fromRight));
  const parts = isDown ? (fromRight ? [...columns.parts].reverse() : columns.parts) : rows.parts;
  return parts.flatMap((part) => cut(part, fromRight));
}

/** Rows of more are looked at no further. */
const MOST_ROWS = 24;

/** Rows that are columns together, between others that reach over these; undefined where there are none. */
function columnsWithin(rows: readonly (readonly Item[])[]): (readonly Item[])[] | undefined {
  if (rows.length > MOST_ROWS) return undefined;
  for (let size = rows.length - 1; size >= 2; size--)
    for (let start = 0; start + size <= rows.length; start++) {
      const some = rows.slice(start, start + size).flat();
      const columns = partedBy(some, 'x');
      if (columns.parts.length > 1 && areColumns(some, partedBy(some, 'y').white, columns))
        return [...rows.slice(0, start), some, ...rows.slice(start + size)];
    }
  return undefined;
}

interface Parted {
  readonly parts: readonly (readonly Item[])[];
  /** The broadest white between them, EMU. */
  readonly white: number;
}

/** The items on both sides of the broadest whites from edge to edge. */
function partedBy(items: readonly Item[], side: Side, broad: number = AS_BROAD): Parted {
  const sorted = [...items].sort((a, b) => from(a, side) - from(b, side) || a.at - b.at);
  let end = Number.NEGATIVE_INFINITY;
  const whites = sorted.map((item) => {
    const white = from(item, side) - end;
    end = Math.max(end, to(item, side));
    return white;
  });
  const white = Math.max(...whites.slice(1));
  if (white < -EDGE) return { parts: [sorted], white: 0 };
  const parts: Item[][] = [];
  sorted.forEach((item, i) => {
    const isApart = i === 0 || ((whites[i] ?? 0) >= -EDGE && (whites[i] ?? 0) >= broad * white);
    if (isApart) parts.push([item]);
    else parts.at(-1)?.push(item);
  });
  return { parts, white: Math.max(0, white) };
}

/** Whether columns are read one by one. Rows of boxes are read across, and labels with what stands beside them. */
function areColumns(items: readonly Item[], rowWhite: number, columns: Parted): boolean {
  if (columns.white < OF_COLUMNS * rowWhite) return false;
  if (items.every(({ boxed }) => boxed) && columns.parts.every(({ length }) => length > 1)) return false;
  const [first = [], second = []] = columns.parts;
  const wide = (part: readonly Item[]): number => Math.max(...part.map(({ box }) => box.w));
  const isLabelled =
    columns.parts.length === 2 &&
    first.length > 1 &&
    wide(first) < LABEL * wide(second) &&
    first.every((label) => second.filter((other) => from(other, 'y') < to(label, 'y') && to(other, 'y') > from(label, 'y')).length === 1);
  return !isLabelled;
}

/** The shapes by their ranks, none before another that it is painted over. */
function sortedOver(boxes: readonly Box[], ranks: readonly number[]): number[] {
  const grown = boxes.map(
    ({ x, y, w, h }): Box => ({ x: (x - EDGE) as Emu, y: (y - EDGE) as Emu, w: (w + 2 * EDGE) as Emu, h: (h + 2 * EDGE) as Emu }),
  );
  const under = boxes.map((_, at) => grown.slice(0, at).flatMap((box, i) => (meets(box, grown[at] as Box) ? [i] : [])));
  // What must be painted before something that is read early is early too.
  const rank = [...ranks];
  for (let at = boxes.length - 1; at >= 0; at--) for (const i of under[at] ?? []) rank[i] = Math.min(rank[i] ?? 0, rank[at] ?? 0);
  const order = boxes.map((_, at) => at).sort((a, b) => (rank[a] ?? 0) - (rank[b] ?? 0) || a - b);
  const out: number[] = [];
  const done = new Set<number>();
  const visit = (at: number): void => {
    if (done.has(at)) return;
    done.add(at);
    for (const i of under[at] ?? []) visit(i);
    out.push(at);
  };
  order.forEach(visit);
  return out;
}
