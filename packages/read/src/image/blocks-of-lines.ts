/** Lines that belong together, as boxes of paragraphs in reading order. */
import { colorDistance, overlap, type PxBounds, union, widthOf } from './raster.ts';
import type { PictureLine } from './words.ts';

export interface PictureBlock extends PxBounds {
  readonly align: 'left' | 'center' | 'right';
  readonly paragraphs: readonly (readonly PictureLine[])[];
}

/** Of the size: lines of one box are no further apart, baseline to baseline. */
const MOST_PITCH = 1.75;
const LEAST_PITCH = 0.9;
const SAME_SIZE = 0.14;
/** Of the size: edges that are this near are one edge. */
const SAME_EDGE = 0.3;
const SAME_COLOR = 60;
/** Of a pitch: lines of a paragraph are as far apart as the first two. */
const SAME_PITCH = 0.12;
/** Of the size: room of a space between two words. */
const SPACE = 0.25;

/** @param containerOf a number for the smallest box that a line stands in; lines of two boxes never join */
export function blocksOfLines(lines: readonly PictureLine[], containerOf: (line: PictureLine) => number): PictureBlock[] {
  const open: { lines: PictureLine[]; align?: PictureBlock['align'] }[] = [];
  for (const line of lines.toSorted((a, b) => a.baseline - b.baseline)) {
    const found = open.find(({ lines: above, align }) => {
      const last = above.at(-1);
      if (last === undefined || !isSameStyle(last, line) || containerOf(last) !== containerOf(line)) return false;
      const pitch = line.baseline - last.baseline;
      if (pitch < LEAST_PITCH * last.size_px || pitch > MOST_PITCH * last.size_px) return false;
      return alignOf(above, line, align) !== undefined && overlap(last.left, last.right, line.left, line.right) > 0;
    });
    if (found === undefined) open.push({ lines: [line] });
    else {
      const align = alignOf(found.lines, line, found.align);
      found.lines.push(line);
      if (align !== undefined) found.align = align;
    }
  }
  return inReadingOrder(open.map(({ lines: own, align = 'left' }) => blockOf(own, align)));
}

const isSameStyle = (a: PictureLine, b: PictureLine): boolean =>
  Math.abs(Math.log(a.size_px / b.size_px)) < SAME_SIZE && a.bold === b.bold && colorDistance(a.color, b.color) < SAME_COLOR;

/** The alignment that lines share with one more; undefined for none. */
function alignOf(
  above: readonly PictureLine[],
  line: PictureLine,
  known: PictureBlock['align'] | undefined,
): PictureBlock['align'] | undefined {
  const near = line.size_px * SAME_EDGE;
  const fits = {
    left: above.every((one) => Math.abs(one.left - line.left) < near),
    center: above.every((one) => Math.abs(one.left + one.right - line.left - line.right) < 2 * near),
    right: above.every((one) => Math.abs(one.right - line.right) < near),
  };
  // Lines of one length have all three.
  const order = known === undefined ? (['left', 'center', 'right'] as const) : ([known, 'left', 'center', 'right'] as const);
  return order.find((align) => fits[align]);
}

function blockOf(lines: readonly PictureLine[], align: PictureBlock['align']): PictureBlock {
  const bounds = lines.map((line): PxBounds => line).reduce(union);
  const [first, second] = lines;
  const pitch = first === undefined || second === undefined ? 0 : second.baseline - first.baseline;
  const paragraphs: PictureLine[][] = [];
  for (const [i, line] of lines.entries()) {
    const last = lines[i - 1];
    const isNew =
      last === undefined ||
      isBulleted(line) ||
      hasRoom(last, line, bounds) ||
      Math.abs(line.baseline - last.baseline - pitch) > pitch * SAME_PITCH;
    if (isNew) paragraphs.push([line]);
    else paragraphs.at(-1)?.push(line);
  }
  return { left: bounds.left, top: bounds.top, right: bounds.right, bottom: bounds.bottom, align, paragraphs };
}

const isBulleted = ({ bulleted, text }: PictureLine): boolean => bulleted === true || /^[\u2022\u25aa\u25cf\u25e6]\s/.test(text);

/** The first word of a line, or what of it stands before a hyphen, would have had room on the one above, so that a paragraph ends there. */
function hasRoom(last: PictureLine, line: PictureLine, bounds: PxBounds): boolean {
  const word = line.words[0];
  if (word === undefined) return true;
  const hyphen = word.text.indexOf('-', 1) + 1;
  const part = hyphen === 0 ? 1 : hyphen / word.text.length;
  return widthOf(last) + SPACE * last.size_px + widthOf(word) * part < widthOf(bounds);
}

/** Top to bottom by columns: a horizontal gap right across splits first, then a vertical one. */
export function inReadingOrder<T extends PxBounds>(boxes: readonly T[]): T[] {
  if (boxes.length < 2) return [...boxes];
  const down = split(
    boxes,
    (box) => box.top,
    (box) => box.bottom,
  );
  if (down.length > 1) return down.flatMap((part) => inReadingOrder(part));
  const across = split(
    boxes,
    (box) => box.left,
    (box) => box.right,
  );
  if (across.length > 1) return across.flatMap((part) => inReadingOrder(part));
  return boxes.toSorted((a, b) => a.top - b.top || a.left - b.left);
}

function split<T>(boxes: readonly T[], from: (box: T) => number, to: (box: T) => number): T[][] {
  const parts: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const box of boxes.toSorted((a, b) => from(a) - from(b))) {
    if (from(box) >= end) parts.push([box]);
    else parts.at(-1)?.push(box);
    end = Math.max(end, to(box));
  }
  return parts;
}
