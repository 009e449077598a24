/** The tables of a page, each made into what its reader asks for: by rules and fills first, then by the places of words. */
import type { GlyphMark, Mark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import type { PageText } from '../text/lines.ts';
import { type Grid, gridsOf } from './grids.ts';
import { textGridsOf } from './text-grids.ts';

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
  const take = (found: Grid): void => {
    if (found.cells.some((cell) => cell.glyphs.some((glyph) => held.has(glyph)))) return;
    const placed = place(found);
    const made = placed && make(placed.grid, taken.length);
    if (placed === undefined || made === undefined) return;
    const { grid, order } = placed;
    const letters = grid.cells.flatMap((cell) => cell.glyphs);
    taken.push({ order, grid, made });
    for (const glyph of letters) held.add(glyph);
    for (const { mark } of grid.parts) marks.add(mark);
  };
  const grids = gridsOf(drawn, glyphs, whole);
  const ruled = grids.filter(isOfRows);
  for (const grid of grids) if (!ruled.includes(grid)) take(grid);
  const [free, plain] = [drawn.filter((mark) => !marks.has(mark)), glyphs.filter((glyph) => !held.has(glyph))];
  const open = textGridsOf(free, plain, whole, text);
  // Rules and bands may leave the row above the first of them out.
  for (const grid of ruled)
    take(
      open.find(
        ({ ys, parts }) => ys.length > grid.ys.length && grid.parts.every(({ mark }) => parts.some((part) => part.mark === mark)),
      ) ?? grid,
    );
  open.forEach(take);
  return { taken, glyphs: held, marks };
}

/** Rules and bands from edge to edge part rows alone. */
const isOfRows = ({ xs, parts }: Grid): boolean =>
  parts.every(({ kind, box }) => kind === 'x' || (kind === 'area' && box.x0 <= (xs[0] ?? 0) + 2 && box.x1 >= (xs.at(-1) ?? 0) - 2));
