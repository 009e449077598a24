/** Headings with what they stand over: on a page in columns, white alone does not say that a heading is read with the list right below it. */
import { type Box, emuOfPt, type Run, type Shape } from '@deckwright/draw/scene';

/** Over the size of a heading's letters: the white below it at most, and how far its edge is from that of what it heads. */
const WHITE = 1.8;
const OFF = 1.6;
/** Over the size of the text below, that of a heading in the same weight. */
const LARGER = 1.08;

export interface Standing {
  readonly shape: Shape;
  readonly box: Box;
}

/** For each heading, by its place, the place of the text that it stands over. */
export function headedTexts(all: readonly (Standing & { readonly at: number })[]): ReadonlyMap<number, number> {
  const out = new Map<number, number>();
  const taken = new Set<number>();
  for (const { at, shape, box } of all) {
    const look = lookOf(shape);
    if (look === undefined || !isOneLine(shape)) continue;
    const size = emuOfPt(look.size_pt);
    const bottom = box.y + box.h;
    const below = all.filter(
      (one) => one.at !== at && one.box.y >= bottom - size / 2 && one.box.x < box.x + box.w && box.x < one.box.x + one.box.w,
    );
    const [next] = below.sort((a, b) => a.box.y - b.box.y || a.at - b.at);
    const own = next && lookOf(next.shape);
    if (next === undefined || own === undefined || taken.has(next.at) || next.box.y - bottom > WHITE * size) continue;
    const isEven = Math.abs(next.box.x - box.x) <= OFF * size || Math.abs(next.box.x + next.box.w / 2 - box.x - box.w / 2) <= OFF * size;
    if (!isEven || !isOver(look, own)) continue;
    out.set(at, next.at);
    taken.add(next.at);
  }
  return out;
}

/** Whether letters are those of a heading over others. */
const isOver = (a: Run, b: Run): boolean => {
  if (a.size_pt < b.size_pt * 0.95) return false;
  return a.size_pt >= b.size_pt * LARGER || (a.bold === true && b.bold !== true) || JSON.stringify(a.color) !== JSON.stringify(b.color);
};

const lookOf = (shape: Shape): Run | undefined =>
  shape.kind === 'text' && shape.rotation === undefined
    ? shape.text.paragraphs.flatMap(({ runs }) => runs).find(({ text }) => text.trim() !== '')
    : undefined;

const isOneLine = (shape: Shape): boolean => shape.kind === 'text' && shape.text.lines.length === 1;
