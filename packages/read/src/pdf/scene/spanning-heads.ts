/** A row of heads above a table, each over several of its columns. */
import type { GlyphMark } from '../page/marks.ts';
import { contains, type Rect } from '../page/matrix.ts';
import { linesOf, type PageText, type TextLine } from '../text/lines.ts';
import type { Grid, GridCell } from './grids.ts';
import { boxOfGlyph } from './letter-paint.ts';

/** Over the height of the first row, how far above it a head stands at most. */
const FARTHEST = 1.5;
/** Of a span and in points, how far a head is off its middle. */
const OFF_MIDDLE = { share: 0.12, pt: 3 } as const;
/** One text over a table is its title. */
const LEAST_HEADS = 2;

/** The grid with that row, where one stands right above it and one head at least spans columns; else the grid. @param glyphs that are in no table */
export function withSpanningHeads(grid: Grid, glyphs: readonly GlyphMark[], text: PageText): Grid {
  const { xs, ys } = grid;
  const [x0, x1, top] = [xs[0] ?? 0, xs.at(-1) ?? 0, ys[0] ?? 0];
  const height = (ys[1] ?? top) - top;
  const near = glyphs.filter((glyph) => {
    const box = boxOfGlyph(glyph);
    return glyph.along[0] > 0.99 && box.y1 <= top + 1 && box.y1 > top - FARTHEST * height && box.x1 > x0 && box.x0 < x1;
  });
  const lines = linesOf(near, text).sort((a, b) => b.y - a.y);
  const [last] = lines;
  if (last === undefined) return grid;
  const heads = lines.filter(({ y }) => Math.abs(y - last.y) < 1).sort((a, b) => a.x0 - b.x0);
  const spans = heads.map((line) => spanOf(line, xs));
  if (heads.length < LEAST_HEADS || !spans.some((span) => span !== undefined && span.to > span.from)) return grid;
  if (spans.some((span, i) => span === undefined || span.from <= (spans[i - 1]?.to ?? -1))) return grid;
  const head = Math.min(height, 2 * (top - last.y + 0.36 * last.size_pt));
  const area: Rect = { x0, x1, y0: top - head, y1: top };
  const own = near.filter((glyph) => contains(area, boxOfGlyph(glyph), 1));
  // What is cut by the row is text of something else.
  if (
    heads.some(({ y, size_pt }) => y - 0.72 * size_pt < area.y0 - 1) ||
    own.length < near.filter(({ y }) => Math.abs(y - last.y) < 1).length
  )
    return grid;
  const cells: GridCell[] = [];
  for (let column = 0; column + 1 < xs.length; ) {
    const span = spans.find((one) => one?.from === column);
    const columns = span === undefined ? 1 : span.to - span.from + 1;
    const box = { x0: xs[column] ?? 0, x1: xs[column + columns] ?? 0, y0: area.y0, y1: top };
    cells.push({ row: 0, column, rows: 1, columns, box, glyphs: own.filter((glyph) => contains(box, boxOfGlyph(glyph), 1.2)) });
    column += columns;
  }
  return { ...grid, ys: [area.y0, ...ys], cells: [...cells, ...grid.cells.map((cell) => ({ ...cell, row: cell.row + 1 }))] };
}

/** The columns whose middle is that of a head, and that hold it: the fewest, but of one column any place in it. */
function spanOf({ x0, x1 }: TextLine, xs: readonly number[]): { readonly from: number; readonly to: number } | undefined {
  for (let wide = 1; wide < xs.length; wide++)
    for (let from = 0; from + wide < xs.length; from++) {
      const [left, right] = [xs[from] ?? 0, xs[from + wide] ?? 0];
      const off = Math.abs((x0 + x1) / 2 - (left + right) / 2);
      const isMiddle = off <= Math.max(OFF_MIDDLE.pt, OFF_MIDDLE.share * (right - left));
      if (x0 >= left - 1 && x1 <= right + 1 && (isMiddle || wide === 1)) return { from, to: from + wide - 1 };
    }
  return undefined;
}
