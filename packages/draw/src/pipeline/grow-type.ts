/**
 * Sets the texts of a drawn body larger where their own boxes have the room. Siblings (texts of one role and size, and all texts of that size
 * on a line with them) grow together to the largest size at which each still fits its box and meets nothing new. Nothing moves.
 */
import type { Kit } from '../layout/index.ts';
import {
  type Box,
  EMU_PER_IN,
  EMU_PER_PT,
  type Emu,
  inOfEmu,
  type Shape,
  stepAtMost,
  type TableCell,
  type TextBody,
  TYPE_SCALE,
  walk,
} from '../scene/index.ts';
import { paragraphsOf, setAgain } from './set-again.ts';
import { linesIn } from './spread-rows.ts';
import { BEHIND, spanOf } from './used-room.ts';

/** Share of the height of its box that a grown text has at most; more in a shape of its own, which has an edge. */
const FILLED = 0.75;
const FILLED_SHAPE = 0.86;
/** Texts of so many characters grow to this size, points: the fewer the words, the larger. */
const MOST: readonly (readonly [characters: number, size_pt: number])[] = [
  [160, 24],
  [500, 18],
  [900, 16],
  [Number.POSITIVE_INFINITY, 14],
];
/** Labels of charts give way to their marks. */
const CHART_PT = 14;
/** Type from this size up is for figures and heads, points. */
const DISPLAY_PT = 20;
/** A text that begins so close below a head is under it. */
const UNDER_EMU = 0.6 * EMU_PER_IN;
/** Texts of one column share this much of the wider one. */
const SAME_COLUMN = 0.7;
/** Space beside a line on a shape, both sides together, inches. */
const SIDE_IN = 0.16;
/** Texts touch where they share more than this, inches. */
const TOUCH_EMU = 0.02 * EMU_PER_IN;
/** Texts stand on one line where they share this much of the lower one's height. */
const SAME_LINE = 0.6;

/** A text and the box it is set in, on the slide. */
interface Item {
  /** The shape, or the cell of a table. */
  readonly owner: Shape | TableCell;
  readonly shape: Shape;
  readonly text: TextBody;
  readonly box: Box;
  readonly size_pt: number;
}

interface Group {
  readonly size_pt: number;
  readonly items: Item[];
}

/** The same shapes where nothing can grow. */
export function growType(shapes: readonly Shape[], kit: Kit): readonly Shape[] {
  const leaves = [...walk(shapes)].filter(({ kind }) => kind !== 'group');
  const items = leaves.flatMap(itemsOf);
  const grown = new Map<Shape | TableCell, TextBody>();
  const most = mostOf(items, kit);
  const reached: Reached[] = [];
  const groups = groupsOf(items);
  for (const { size_pt, items: siblings } of groups) {
    const sizes = TYPE_SCALE.filter((step) => step > size_pt && step <= most && reached.every((one) => keepsRank(step, siblings, one)));
    let size = size_pt;
    for (const step of sizes.reverse()) {
      const set = allResized(siblings, step, kit);
      if (set === undefined || meets(set, leaves, items, grown, kit)) continue;
      for (const [one, text] of set) grown.set(one.owner, text);
      size = step;
      break;
    }
    if (isRanking(siblings)) reached.push({ from_pt: size_pt, size_pt: size, heads: siblings.filter(isHead) });
  }
  return grown.size === 0 ? shapes : shapes.map((one) => withTexts(one, grown));
}

/** A group that was set, and its size before. */
interface Reached {
  readonly from_pt: number;
  readonly size_pt: number;
  readonly heads: readonly Item[];
}

/** What was smaller than display type stays smaller, and no text passes a head above it that had its size. */
function keepsRank(step: number, siblings: readonly Item[], { from_pt, size_pt, heads }: Reached): boolean {
  const own = siblings[0]?.size_pt ?? 0;
  if (from_pt > own) return from_pt >= DISPLAY_PT ? step < size_pt : step <= size_pt;
  return step <= size_pt || !siblings.some((one) => heads.some((head) => isUnder(one, head)));
}

/** Numbers and letters in badges say nothing of the rank of texts. */
const isRanking = (siblings: readonly Item[]): boolean => siblings.some(({ shape }) => shape.role !== 'chip');

/** Words directly below, in the same column. Figures on marks have heads of their axis. */
function isUnder({ shape, box: a }: Item, { box: b }: Item): boolean {
  const between = a.y - (b.y + b.h);
  const shared = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
  return shape.role !== 'mark' && between >= 0 && between < UNDER_EMU && shared > SAME_COLUMN * Math.max(a.w, b.w);
}

const isHead = ({ shape, text }: Item): boolean => shape.role === 'header' && isBold(text);

const isBold = ({ paragraphs }: TextBody): boolean => paragraphs.every(({ runs }) => runs.every(({ bold }) => bold === true));

function mostOf(items: readonly Item[], kit: Kit): number {
  const characters = items.reduce((sum, { text }) => sum + lengthOf(text), 0);
  const most = MOST.find(([up_to]) => characters <= up_to)?.[1] ?? 0;
  return kit.charts.length > 0 ? Math.min(most, CHART_PT) : most;
}

const lengthOf = ({ paragraphs }: TextBody): number =>
  paragraphs.reduce((sum, { runs }) => sum + runs.reduce((count, { text }) => count + text.length, 0), 0);

const sizeOf = ({ paragraphs }: TextBody): number => Math.max(0, ...paragraphs.flatMap(({ runs }) => runs.map((run) => run.size_pt)));

function itemsOf(shape: Shape): Item[] {
  if (shape.kind === 'table') {
    const { x, y } = shape.box;
    return shape.cells.flatMap((row, r) =>
      row.flatMap((cell, c) => {
        if (cell.covered === true || cell.text.lines.length === 0) return [];
        const box = {
          x: x + sum(shape.columns.slice(0, c)),
          y: y + sum(shape.rows.slice(0, r)),
          w: sum(shape.columns.slice(c, c + (cell.col_span ?? 1))),
          h: sum(shape.rows.slice(r, r + (cell.row_span ?? 1))),
        } as Box;
        return [{ owner: cell, shape, text: cell.text, box, size_pt: sizeOf(cell.text) }];
      }),
    );
  }
  if (!('text' in shape) || shape.text === undefined || shape.text.lines.length === 0 || shape.rotation !== undefined) return [];
  return [{ owner: shape, shape, text: shape.text, box: shape.box, size_pt: sizeOf(shape.text) }];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Siblings, the largest type first; heads before others, and in the order of drawing, where they have one size. */
function groupsOf(items: readonly Item[]): readonly Group[] {
  const groups: Item[][] = [];
  const byKey = new Map<string, Item[]>();
  for (const one of items) {
    const key = keyOf(one);
    const siblings = byKey.get(key);
    if (siblings !== undefined) siblings.push(one);
    else {
      const first = [one];
      byKey.set(key, first);
      groups.push(first);
    }
  }
  const joined: Group[] = [];
  for (const group of groups) {
    const size_pt = group[0]?.size_pt ?? 0;
    const beside = joined.filter((other) => other.size_pt === size_pt && other.items.some((a) => group.some((b) => onOneLine(a, b))));
    const [first, ...rest] = beside;
    if (first === undefined) joined.push({ size_pt, items: [...group] });
    else {
      first.items.push(...group, ...rest.flatMap((other) => other.items));
      for (const other of rest) joined.splice(joined.indexOf(other), 1);
    }
  }
  return joined.toSorted((a, b) => b.size_pt - a.size_pt || Number(b.items.some(isHead)) - Number(a.items.some(isHead)));
}

const keyOf = ({ owner, shape, size_pt }: Item): string => [shape.kind, owner.role ?? shape.role, size_pt].join(' ');

function onOneLine({ box: a }: Item, { box: b }: Item): boolean {
  const shared = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  return shared >= SAME_LINE * Math.min(a.h, b.h);
}

function allResized(siblings: readonly Item[], size: number, kit: Kit): readonly (readonly [Item, TextBody])[] | undefined {
  const set: (readonly [Item, TextBody])[] = [];
  for (const one of siblings) {
    const text = resized(one, size, kit);
    if (text === undefined) return undefined;
    set.push([one, text]);
  }
  return set;
}

/** The text of an item at a size; undefined where its box does not hold it. */
function resized({ owner, shape, text, box, size_pt }: Item, to: number, kit: Kit): TextBody | undefined {
  const { l, t, r, b } = text.insets;
  // A line that was narrowed against an orphan word has the whole width again.
  const insets =
    text.paragraphs[0]?.align === 'right' ? { ...text.insets, l: Math.min(l, r) as Emu } : { ...text.insets, r: Math.min(l, r) as Emu };
  const free: TextBody = text.wrap ? { ...text, insets } : text;
  const paragraphs = paragraphsOf(text).map((p) => ({
    ...p,
    runs: p.runs.map((run) => (run.size_pt === undefined ? run : { ...run, size_pt: stepAtMost((run.size_pt * to) / size_pt) })),
  }));
  const width = inOfEmu(box.w) - inOfEmu(free.insets.l) - inOfEmu(free.insets.r);
  const isOn = owner === shape && (shape.kind !== 'text' || shape.host !== undefined);
  const fits = paragraphs.every(({ runs, indent_in = 0 }) => {
    const words = runs.flatMap((run) => (text.wrap ? run.text.split(' ') : [run.text]).map((word) => ({ ...run, text: word })));
    const widths = words.map((run) => kit.text.widthIn(run.text, run.size_pt ?? to, { bold: run.bold === true }));
    return (text.wrap ? Math.max(0, ...widths) : sum(widths) + (isOn ? SIDE_IN : 0)) <= width - indent_in;
  });
  if (!fits) return undefined;
  const again = setAgain(free, paragraphs, box, kit);
  const isShape = owner === shape && shape.kind !== 'text';
  // Words in a row or at a mark keep their lines; a shape may hold one more.
  const lines = kit.text.linesOf(again, inOfEmu(box.w));
  if (sum(lines) > text.lines.length + (isShape ? text.paragraphs.length : 0)) return undefined;
  const [from, foot] = linesIn(again, box, kit.text);
  return foot - from <= (isShape ? FILLED_SHAPE : FILLED) * (box.h - t - b) ? again : undefined;
}

/** Whether the grown texts meet something that they did not meet before. */
function meets(
  set: readonly (readonly [Item, TextBody])[],
  leaves: readonly Shape[],
  items: readonly Item[],
  grown: ReadonlyMap<Shape | TableCell, TextBody>,
  kit: Kit,
): boolean {
  const later = new Map([...grown, ...set.map(([one, text]): readonly [Shape | TableCell, TextBody] => [one.owner, text])]);
  const marks = leaves.filter((one) => one.kind !== 'text' && one.kind !== 'table' && !BEHIND.has(one.role)).map(({ box }) => box);
  const inks = items.map((one) => ({ one, before: inkOf(one, one.text, kit), after: inkOf(one, later.get(one.owner) ?? one.text, kit) }));
  return set.some(([one, text]) => {
    const [before, after] = [inkOf(one, one.text, kit), inkOf(one, text, kit)];
    if (marks.some((box) => touch(after, [box]) && !touch(before, [box]))) return true;
    return inks.some((other) => other.one !== one && touch(after, other.after) && !touch(before, other.before));
  });
}

/** Where the paragraphs of a text are on the slide. */
function inkOf({ box }: Item, text: TextBody, kit: Kit): readonly Box[] {
  const [from] = linesIn(text, box, kit.text);
  const lines = kit.text.linesOf(text, inOfEmu(box.w));
  let y = box.y + from;
  return text.paragraphs.map((paragraph, i) => {
    const count = lines[i] ?? 1;
    const size = Math.max(0, ...paragraph.runs.map((run) => run.size_pt));
    const [x, w] = spanOf({ ...text, paragraphs: [paragraph], lines: text.lines.slice(0, count) }, box, kit.text);
    const top = y + (paragraph.space_before_pt ?? 0) * count * EMU_PER_PT;
    y = top + count * size * paragraph.leading * EMU_PER_PT;
    return { x: box.x + x, y: top, w: w + (paragraph.indent ?? 0), h: y - top } as Box;
  });
}

const touch = (some: readonly Box[], others: readonly Box[]): boolean =>
  some.some((a) =>
    others.some(
      (b) =>
        Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x) > TOUCH_EMU && Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y) > TOUCH_EMU,
    ),
  );

function withTexts(one: Shape, grown: ReadonlyMap<Shape | TableCell, TextBody>): Shape {
  if (one.kind === 'group') return { ...one, children: one.children.map((child) => withTexts(child, grown)) };
  if (one.kind === 'table')
    return { ...one, cells: one.cells.map((row) => row.map((cell) => ({ ...cell, text: grown.get(cell) ?? cell.text }))) };
  const text = grown.get(one);
  return text === undefined ? one : ({ ...one, text } as Shape);
}
