/** Where in the order of a page a thing is painted that stands for several of its marks. */
import type { Mark, PathMark } from '../page/marks.ts';
import { intersect, type Rect, union } from '../page/matrix.ts';
import { boxOfGlyph } from './letter-paint.ts';

/** Points by which two marks lie over each other at least. */
const SEEN = 0.4;

/**
 * The place of the last of `parts`, moved so far that all stays over it that the page paints over a part, and all under it that the page paints under
 * one. Undefined where no one place does that.
 * @param painted all marks of the page
 * @param own marks that are part of the thing or are not painted
 * @param places of things that have a place already, by their marks
 */
export function placeOf(
  parts: readonly Mark[],
  painted: readonly Mark[],
  own: ReadonlySet<Mark>,
  places: ReadonlyMap<Mark, number> = new Map(),
): number | undefined {
  const inks = parts.map((mark) => ({ order: mark.order, boxes: inkOf(mark) }));
  const around = inks.flatMap(({ boxes }) => boxes).reduce((a, b) => union(a, b), NOWHERE);
  const [from, to] = [Math.min(...parts.map(({ order }) => order)), Math.max(...parts.map(({ order }) => order))];
  let [under, over] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const mark of painted) {
    if (own.has(mark) || (mark.kind === 'glyph' && mark.invisible)) continue;
    const place = places.get(mark) ?? mark.order;
    // What is painted before all parts or behind them and has no other place is right by itself.
    if (place === mark.order && (place < from || place > to)) continue;
    const ink = inkOf(mark).filter((box) => meets(box, around));
    if (ink.length === 0) continue;
    for (const { order, boxes } of inks) {
      if (!boxes.some((one) => ink.some((box) => meets(box, one)))) continue;
      if (mark.order > order) over = Math.min(over, place);
      else under = Math.max(under, place);
    }
  }
  if (under >= over) return undefined;
  if (to > under && to < over) return to;
  return to >= over ? (Math.max(under, over - 1) + over) / 2 : (under + Math.min(over, under + 1)) / 2;
}

/** Whether a mark may be painted at another place of the order: nothing between the two lies over it. */
export function mayStand(mark: Mark, place: number, painted: readonly Mark[], own: ReadonlySet<Mark>): boolean {
  const [from, to] = [Math.min(mark.order, place), Math.max(mark.order, place)];
  const ink = inkOf(mark);
  return !painted.some(
    (other) => other.order > from && other.order < to && !own.has(other) && inkOf(other).some((box) => ink.some((one) => meets(one, box))),
  );
}

const NOWHERE: Rect = {
  x0: Number.POSITIVE_INFINITY,
  y0: Number.POSITIVE_INFINITY,
  x1: Number.NEGATIVE_INFINITY,
  y1: Number.NEGATIVE_INFINITY,
};

const meets = (a: Rect, b: Rect): boolean => {
  const cut = intersect(a, b);
  return cut.x1 - cut.x0 > SEEN && cut.y1 - cut.y0 > SEEN;
};

/** Where a mark leaves ink: of a line round something that is all of it but the inside. */
function inkOf(mark: Mark): Rect[] {
  if (mark.kind === 'glyph') return mark.text.trim() === '' ? [] : [boxOfGlyph(mark)];
  const box = intersect(mark.box, mark.clip.box);
  if (mark.kind === 'image') return [box];
  if (mark.fill !== undefined && mark.fill.kind !== 'none') return [box];
  return mark.stroke === undefined ? [] : strokesOf(mark).map((one) => intersect(one, mark.clip.box));
}

/** The sides of a path of straight lines, as broad as its stroke; else its box. */
function strokesOf({ segments, box, stroke }: PathMark): Rect[] {
  const half = Math.max(SEEN, (stroke?.width_pt ?? 0) / 2);
  if (segments.length > MOST_SIDES || segments.some(({ op }) => op === 'C')) return [grown(box, half)];
  const sides: Rect[] = [];
  let [first, last] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ];
  for (const step of segments) {
    const next = step.op === 'Z' ? first : { x: step.x, y: step.y };
    if (step.op === 'M') first = next;
    else
      sides.push(
        grown(
          { x0: Math.min(last.x, next.x), x1: Math.max(last.x, next.x), y0: Math.min(last.y, next.y), y1: Math.max(last.y, next.y) },
          half,
        ),
      );
    last = next;
  }
  return sides;
}

/** Of more, the box counts. */
const MOST_SIDES = 24;

const grown = ({ x0, y0, x1, y1 }: Rect, by: number): Rect => ({ x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by });
