/** The tables of a page, each made into what its reader asks for: by rules and fills first, then by the places of words. */
import type { GlyphMark, Mark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import type { PageText } from '../text/lines.ts';
import { type Grid, gridsOf } from './grids.ts';
import { withGroupRows } from './group-rows.ts';
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
    const grown = withNearRows(withGroupRows(found, text), near, free, whole, text);
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
  const regions = regionsOf(rest);
  for (const gridsIn of [wrappedGridsOf, textGridsOf]) {
    const found = regions.flatMap((some) => gridsIn(left(), some, whole, text));
    // A cut may go through a table, whose parts have fewer cells than the whole.
    for (const grid of found.toSorted((a, b) => b.cells.length - a.cells.length)) take(grid);
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
/** Regions of a page that are looked at. */
const MOST_REGIONS = 40;
/** Of the widest letters on a page, those of a title. */
const OF_TITLE = 0.9;

/** The text on either side of each broad white from top to bottom of the page, or of what lies between broad whites across it. */
function regionsOf(glyphs: readonly GlyphMark[]): GlyphMark[][] {
  const most = glyphs.reduce((size, glyph) => Math.max(size, glyph.size_pt), 0);
  // A title stands over whatever is below it.
  const body = glyphs.filter(({ size_pt, along }) => size_pt < OF_TITLE * most && along[0] > 0.99);
  const bands = partedBy(body, ({ y, size_pt }) => [y - size_pt, y]);
  const areas = bands.length > 1 ? [body, ...bands] : [body];
  return areas
    .flatMap((area) => {
      const columns = partedBy(area, ({ x, advance }) => [x, x + advance]);
      return columns.slice(1).flatMap((_, i) => [columns.slice(0, i + 1).flat(), columns.slice(i + 1).flat()]);
    })
    .slice(0, MOST_REGIONS);
}

/** Groups with a broad white between them. */
function partedBy(glyphs: readonly GlyphMark[], extentOf: (glyph: GlyphMark) => readonly [number, number]): GlyphMark[][] {
  const sorted = glyphs.map((glyph) => ({ glyph, extent: extentOf(glyph) })).sort((a, b) => a.extent[0] - b.extent[0]);
  const groups: GlyphMark[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const { glyph, extent } of sorted) {
    // Rows of spaces part nothing and join nothing.
    const isSeen = glyph.text.trim() !== '';
    if (isSeen && extent[0] - end > GUTTER) groups.push([]);
    groups.at(-1)?.push(glyph);
    if (isSeen) end = Math.max(end, extent[1]);
  }
  return groups;
}

/** Rules and bands from edge to edge part rows alone. */
const isOfRows = ({ xs, parts }: Grid): boolean =>
  parts.every(({ kind, box }) => kind === 'x' || (kind === 'area' && box.x0 <= (xs[0] ?? 0) + 2 && box.x1 >= (xs.at(-1) ?? 0) - 2));
