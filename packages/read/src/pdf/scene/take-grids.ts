/** The tables of a page, each made into what its reader asks for: by rules and fills first, then by the places of words. */
import type { GlyphMark, Mark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import type { PageText } from '../text/lines.ts';
import { type Grid, gridsOf } from './grids.ts';
import { withNearRows } from './near-rows.ts';
import { textGridsOf } from './text-grids.ts';
import { wrappedGridsOf } from './wrapped-grids.ts';

export interface TakenGrids<Made> {
  readonly taken: readonly { readonly order: number; readonly grid: Grid; readonly made: Made }[];
  /** What they hold and draw. */
  readonly glyphs: ReadonlySet<GlyphMark>;
  readonly marks: ReadonlySet<Mark>;
}

export interface PlacedGrid {
  readonly grid: Grid;
  readonly order: number;
}

/**
 * @param make undefined where the grid is no table after all; `i` counts those that are
 * @param place where a table is painted; undefined where it cannot be one in the order of the page
 */
export function takeGrids<Made>(
  drawn: readonly Mark[],
  glyphs: readonly GlyphMark[],
  whole: Rect,
  text: PageText,
  make: (grid: Grid, i: number) => Made | undefined,
  place: (grid: Grid) => PlacedGrid | undefined = (grid) => ({ grid, order: 0 }),
): TakenGrids<Made> {
  const taken: { order: number; grid: Grid; made: Made }[] = [];
  const [held, marks] = [new Set<GlyphMark>(), new Set<Mark>()];
  const owners = new Map<GlyphMark, Grid>();
  /** @param ruled the grid of rules and bands in whose place another one is taken: its rows are near to that one */
  const take = (found: Grid, ruled = found): void => {
    if (found.cells.some((cell) => cell.glyphs.some((glyph) => held.has(glyph)))) return;
    const near = glyphs.filter((glyph) => !held.has(glyph) && [found, ruled, undefined].includes(owners.get(glyph)));
    const free = drawn.filter((mark) => !marks.has(mark));
    const grown = withNearRows(found, near, free, whole, text);
    const placed = place(grown) ?? (grown === found ? undefined : place(found));
    const made = placed && make(placed.grid, taken.length);
    if (placed === undefined || made === undefined) {
      // Rows of what is no table are free for others.
      for (const cell of found.cells) for (const glyph of cell.glyphs) if (owners.get(glyph) === found) owners.delete(glyph);
      return;
    }
    const { grid, order } = placed;
    const letters = grid.cells.flatMap((cell) => cell.glyphs);
    taken.push({ order, grid, made });
    for (const glyph of letters) held.add(glyph);
    for (const { mark } of grid.parts) marks.add(mark);
  };
  const grids = gridsOf(drawn, glyphs, whole);
  // The rows of one table are not taken for further rows of another.
  for (const grid of grids) for (const cell of grid.cells) for (const glyph of cell.glyphs) owners.set(glyph, grid);
  const ruled = grids.filter(isOfRows);
  for (const grid of grids) if (!ruled.includes(grid)) take(grid);
  const [free, plain] = [drawn.filter((mark) => !marks.has(mark)), glyphs.filter((glyph) => !held.has(glyph))];
  const left = (): Mark[] => free.filter((mark) => !marks.has(mark));
  const open = textGridsOf(free, plain, whole, text);
  // Rules and bands may leave the row above the first of them out; text beside the table is none of it.
  for (const grid of ruled) {
    const isWhole = ({ ys, parts }: Grid): boolean =>
      ys.length > grid.ys.length && grid.parts.every(({ mark }) => parts.some((part) => part.mark === mark));
    take(textGridsOf(free, within(grid, plain), whole, text).find(isWhole) ?? open.find(isWhole) ?? grid, grid);
  }
  // Rows of one line within a table whose cells go on over lines are no table of their own.
  const wrapped = (some: readonly GlyphMark[]): void => {
    for (const grid of wrappedGridsOf(left(), some, whole, text)) take(grid);
  };
  wrapped(plain.filter((glyph) => !held.has(glyph)));
  for (const grid of open) take(grid);
  // Text beside a table that nothing but its own alignment makes one.
  const rest = plain.filter((glyph) => !held.has(glyph));
  for (const side of sidesOf(rest)) {
    wrapped(side);
    for (const grid of textGridsOf(left(), side, whole, text)) take(grid);
  }
  return { taken, glyphs: held, marks };
}

/** Text over and under a grid, and in it. */
function within({ xs }: Grid, glyphs: readonly GlyphMark[]): GlyphMark[] {
  const [left, right] = [(xs[0] ?? 0) - OVER, (xs.at(-1) ?? 0) + OVER];
  return glyphs.filter(({ x, advance }) => x >= left && x + advance <= right);
}

/** Points. */
const OVER = 2;
const GUTTER = 24;
/** Of the widest letters on a page, those of a title. */
const OF_TITLE = 0.9;

/** The text on both sides of the broadest white from top to bottom, apart from that in the largest letters. */
function sidesOf(glyphs: readonly GlyphMark[]): GlyphMark[][] {
  const most = glyphs.reduce((size, glyph) => Math.max(size, glyph.size_pt), 0);
  const body = glyphs.filter(({ size_pt, along, text }) => size_pt < OF_TITLE * most && along[0] > 0.99 && text.trim() !== '');
  const sorted = body.sort((a, b) => a.x - b.x);
  let [end, broadest, at] = [Number.POSITIVE_INFINITY, GUTTER, 0];
  for (const { x, advance } of sorted) {
    if (x - end > broadest) [broadest, at] = [x - end, x];
    end = end === Number.POSITIVE_INFINITY ? x + advance : Math.max(end, x + advance);
  }
  if (at === 0) return [];
  const inSide = (isLeft: boolean): GlyphMark[] => glyphs.filter(({ x, size_pt }) => size_pt < OF_TITLE * most && x < at === isLeft);
  return [inSide(true), inSide(false)];
}

/** Rules and bands from edge to edge part rows alone. */
const isOfRows = ({ xs, parts }: Grid): boolean =>
  parts.every(({ kind, box }) => kind === 'x' || (kind === 'area' && box.x0 <= (xs[0] ?? 0) + 2 && box.x1 >= (xs.at(-1) ?? 0) - 2));
