/** Heads of groups that stand in the row of the first of their rows, where no rule parts the two. */
import { linesOf, type PageText, type TextLine } from '../text/lines.ts';
import type { Grid, GridCell } from './grids.ts';
import { boxOfGlyph } from './letter-paint.ts';

/** Of the size of letters: lines on one baseline, their height above it, and below it. */
const SAME_ROW = 0.3;
const ABOVE = 0.7;
const BELOW = 0.22;

/** The grid with a row of its own for each head: a first line in another look over the line that the other cells stand beside. */
export function withGroupRows(grid: Grid, page: PageText): Grid {
  let parted = grid;
  for (let row = grid.ys.length - 2; row >= 0; row--) {
    const y = endOfHead(parted, row, page);
    if (y !== undefined) parted = partedAt(parted, row, y);
  }
  return parted;
}

/** Where the head in a row ends, points; undefined where it has none. */
function endOfHead(grid: Grid, row: number, page: PageText): number | undefined {
  const cells = grid.cells.filter((cell) => cell.row === row);
  const [first, ...others] = cells.toSorted((a, b) => a.column - b.column);
  if (first === undefined || cells.length < grid.xs.length - 1 || cells.some(({ rows, columns }) => rows * columns > 1)) return undefined;
  const [head, label, ...more] = linesOf(first.glyphs, page).toSorted((a, b) => a.y - b.y);
  if (head === undefined || label === undefined || more.length > 0 || lookOf(head) === lookOf(label)) return undefined;
  const beside = others.flatMap(({ glyphs }) => linesOf(glyphs, page));
  const isBeside = ({ y, size_pt }: TextLine): boolean => Math.abs(y - label.y) <= SAME_ROW * Math.min(size_pt, label.size_pt);
  if (beside.length < 2 || !beside.every(isBeside)) return undefined;
  return (head.y + BELOW * head.size_pt + label.y - ABOVE * label.size_pt) / 2;
}

const lookOf = ({ pieces: [first] }: TextLine): string => JSON.stringify([first?.bold, first?.color]);

function partedAt(grid: Grid, row: number, y: number): Grid {
  const cells = grid.cells.flatMap((cell): GridCell[] => {
    if (cell.row > row) return [{ ...cell, row: cell.row + 1 }];
    if (cell.row < row) return [cell.row + cell.rows > row ? { ...cell, rows: cell.rows + 1 } : cell];
    const isOver = (glyph: GridCell['glyphs'][number]): boolean => (boxOfGlyph(glyph).y0 + boxOfGlyph(glyph).y1) / 2 < y;
    return [
      { ...cell, box: { ...cell.box, y1: y }, glyphs: cell.glyphs.filter(isOver) },
      { ...cell, row: row + 1, box: { ...cell.box, y0: y }, glyphs: cell.glyphs.filter((glyph) => !isOver(glyph)) },
    ];
  });
  return { ...grid, ys: grid.ys.toSpliced(row + 1, 0, y), cells };
}
