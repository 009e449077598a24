/** The names of categories: words below columns and points, and words before bars. */
import { middleOf, type Words } from './chart-page.ts';

/** Of the way from one to the next. */
const OFF = 0.32;
/** Sizes of the letters. */
const BELOW = 3.2;
const NEXT_LINE = 1.5;

/** Below places that go across the page. @param edge the foot of the plot */
export function namesBelow(places: readonly number[], pitch: number, edge: number, words: readonly Words[]): (readonly Words[])[] {
  const below = words.filter(({ box, size_pt }) => box.y0 >= edge - 2 && box.y0 - edge <= BELOW * size_pt);
  const rows = [...new Set(below.map(({ box }) => box.y1))].sort((a, b) => a - b);
  const at = (row: number, place: number): Words | undefined =>
    words
      .filter(({ box }) => Math.abs(box.y1 - row) <= 1 && Math.abs(middleOf(box.x0, box.x1) - place) <= OFF * pitch)
      .sort((a, b) => Math.abs(middleOf(a.box.x0, a.box.x1) - place) - Math.abs(middleOf(b.box.x0, b.box.x1) - place))[0];
  const counted = rows.map((row) => ({ row, count: places.filter((place) => at(row, place) !== undefined).length }));
  const most = Math.max(0, ...counted.map(({ count }) => count));
  const first = counted.find(({ count }) => count === most && count > 0);
  if (first === undefined) return places.map(() => []);
  const named = places.map((place) => {
    const own: Words[] = [];
    for (let next = at(first.row, place); next !== undefined; ) {
      own.push(next);
      const { box, size_pt } = next;
      next = words.find(
        (one) =>
          one.size_pt === size_pt &&
          one.box.y1 > box.y1 + 2 &&
          one.box.y1 - box.y1 <= NEXT_LINE * size_pt &&
          one.box.x1 - one.box.x0 <= pitch &&
          Math.abs(middleOf(one.box.x0, one.box.x1) - place) <= OFF * pitch,
      );
    }
    return own;
  });
  // Lines below all names are parts of them. Others are only where their first word had no room; else they name the axis.
  if (named.every((own) => own.length !== 1)) return named;
  return named.map((own) => {
    const end = own.findIndex((line, i) => i > 0 && hasRoom(own[i - 1] as Words, line, pitch));
    return end < 0 ? own : own.slice(0, end);
  });
}

function hasRoom(line: Words, next: Words, pitch: number): boolean {
  const wide = ({ box }: Words): number => box.x1 - box.x0;
  const [word = ''] = next.text.split(' ');
  return wide(line) + SPACE * line.size_pt + (wide(next) * word.length) / next.text.length < pitch * FULL;
}

/** Sizes of the letters; and the share of a pitch that names fill. */
const SPACE = 0.3;
const FULL = 0.85;

/** Before places that go down the page. @param edge where bars begin */
export function namesBefore(places: readonly number[], pitch: number, edge: number, words: readonly Words[]): (readonly Words[])[] {
  return places.map((place) => {
    const before = words
      .filter(({ box }) => box.x1 <= edge + 1 && Math.abs(middleOf(box.y0, box.y1) - place) <= 0.5 * pitch)
      .sort((a, b) => b.box.x1 - a.box.x1);
    const [nearest] = before;
    if (nearest === undefined) return [];
    const own = before.filter(
      ({ box, size_pt }) =>
        size_pt === nearest.size_pt && (Math.abs(box.x1 - nearest.box.x1) <= 2 || Math.abs(box.x0 - nearest.box.x0) <= 2),
    );
    const middle = middleOf(Math.min(...own.map(({ box }) => box.y0)), Math.max(...own.map(({ box }) => box.y1)));
    return Math.abs(middle - place) <= OFF * pitch ? own.sort((a, b) => a.box.y1 - b.box.y1) : [];
  });
}

export const nameOf = (words: readonly Words[]): string => words.map(({ text }) => text).join(' ');
