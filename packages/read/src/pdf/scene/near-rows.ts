/** Rows right above and below a table that its rules, fills and pitch leave out: heads over one or several columns, and totals that are set apart. */
import type { GlyphMark, Mark } from '../page/marks.ts';
import { contains, intersect, type Rect } from '../page/matrix.ts';
import { linesOf, type PageText, type TextLine } from '../text/lines.ts';
import { columnOf, hasHeads, isDrawnAt, type NearCell, readGroupHead, readRow, type Side } from './columns-of-grid.ts';
import { type Grid, type GridCell, type GridPart, partsOf } from './grids.ts';
import { boxOfGlyph } from './letter-paint.ts';

/** Rows that are looked for on either side: bands or rules may part only the last rows of a table from the others. */
const MOST_ROWS = 12;
/** Points from the table within which they are looked for. */
const FARTHEST_PT = 400;
/** Points within which edges are one. */
const ONE_EDGE = 3.2;
/** Shares of the size of letters: their height above the baseline, and below it. */
const ABOVE = 0.7;
const BELOW = 0.22;
/** Points from a text to the edge of its column. */
const OUTSIDE = 2;
/** Of the height of the next row, the white on the outer side of a row at most. */
const PAD = 0.5;

/** And how far from its text the rule at its outer side stands at most. */
const REACH = 0.6;

/** What is near a table: lines of text outside of it, their glyphs, and what is drawn. */
interface Near {
  readonly lines: readonly TextLine[];
  readonly glyphs: readonly GlyphMark[];
  readonly marks: readonly Mark[];
  readonly page: Rect;
}

/** The grid with the rows that belong to it. @param glyphs that are in no table @param marks all of the page that are drawn */
export function withNearRows(grid: Grid, glyphs: readonly GlyphMark[], marks: readonly Mark[], page: Rect, text: PageText): Grid {
  const [x0, x1] = [grid.xs[0] ?? 0, grid.xs.at(-1) ?? 0];
  const own = new Set(grid.cells.flatMap((cell) => cell.glyphs));
  const reach = Math.min(FARTHEST_PT, (MOST_ROWS + 1) * Math.max(...grid.ys.slice(1).map((y, i) => y - (grid.ys[i] ?? y))));
  const [top, foot] = [(grid.ys[0] ?? 0) - reach, (grid.ys.at(-1) ?? 0) + reach];
  // Lines are those of all text beside the table, so that none is cut at its edge.
  const beside = glyphs.filter((glyph) => glyph.along[0] > 0.99 && !own.has(glyph) && glyph.y > top && glyph.y < foot);
  const near = beside.filter((glyph) => {
    const box = boxOfGlyph(glyph);
    return box.x1 > x0 && box.x0 < x1;
  });
  const lines = linesOf(beside, text).filter((line) => line.x1 > x0 && line.x0 < x1);
  const about: Near = { lines, glyphs: near, marks: marks.filter(({ kind }) => kind !== 'glyph'), page };
  let grown = grid;
  for (const side of ['below', 'above'] as const)
    for (let count = 0; count < MOST_ROWS; count++) {
      const next = withRow(grown, side, about);
      if (next === undefined) break;
      grown = next;
    }
  return grown;
}

/** With one row more; with two above where a head stands in the middle of both. */
function withRow(grid: Grid, side: Side, near: Near): Grid | undefined {
  const row = readRow(grid, near.lines, side);
  if (row === undefined) return withGroupHead(grid, side, near);
  const open = side === 'above' ? headsInBetween(grid, row, near.lines) : [];
  const grown = grow(grid, row, side, near, open);
  if (grown === undefined || open.length === 0) return grown;
  const used = new Set([...row, ...open].flatMap(({ lines }) => lines));
  const rest = near.lines.filter((line) => !used.has(line));
  const upper = readRow(grown, rest, side);
  if (upper === undefined || upper.some(({ from, to }) => open.some((one) => one.from >= from && one.from <= to))) return undefined;
  return grow(grown, [...upper, ...open.map((one) => ({ ...one, rows: 2 }))], side, near, []);
}

/** The grid whose first column begins no later than there, points. */
function from(grid: Grid, x0: number): Grid {
  const [left = 0, ...rest] = grid.xs;
  if (x0 >= left) return grid;
  const edge = x0 - OUTSIDE;
  return {
    ...grid,
    xs: [edge, ...rest],
    cells: grid.cells.map((cell) => (cell.column === 0 ? { ...cell, box: { ...cell.box, x0: edge } } : cell)),
  };
}

/** With the head of a group of rows, where a row of the table is behind it. */
function withGroupHead(grid: Grid, side: Side, near: Near): Grid | undefined {
  const head = side === 'above' && hasHeads(grid) ? undefined : readGroupHead(grid, near.lines, side);
  const grown = head && grow(from(grid, Math.min(...head.lines.map(({ x0 }) => x0))), [head], side, near, []);
  if (head === undefined || grown === undefined) return undefined;
  const rest = near.lines.filter((line) => !head.lines.includes(line));
  return readRow(grown, rest, side) === undefined ? undefined : grown;
}

/** Heads of columns that the row has none for, right between it and the row above it. */
function headsInBetween(grid: Grid, row: readonly NearCell[], lines: readonly TextLine[]): NearCell[] {
  const own = new Set(row.flatMap((cell) => cell.lines));
  const top = Math.min(...[...own].map(({ y, size_pt }) => y - ABOVE * size_pt));
  const inner = grid.ys[0] ?? 0;
  const [height, pad] = [inner - top, Math.max(1, inner - Math.max(...[...own].map(({ y }) => y)))];
  return lines.flatMap((line): NearCell[] => {
    const column = columnOf(line, grid.xs);
    const isBetween =
      !own.has(line) && line.y < inner - pad && line.y > top - pad && line.y - ABOVE * line.size_pt > top - height - 2 * pad;
    if (!isBetween || column === undefined || row.some(({ from, to }) => column >= from && column <= to)) return [];
    return [{ from: column, to: column, lines: [line] }];
  });
}

interface Extent {
  /** Of the text, points. */
  readonly y0: number;
  readonly y1: number;
}

const extentOf = (lines: readonly TextLine[]): Extent => ({
  y0: Math.min(...lines.map(({ y, size_pt }) => y - ABOVE * size_pt)),
  y1: Math.max(...lines.map(({ y, size_pt }) => y + BELOW * size_pt)),
});

/** @param open heads that end in the next row; undefined where what is drawn or written there is none of the row */
function grow(grid: Grid, row: readonly (NearCell & { readonly rows?: number })[], side: Side, near: Near, open: readonly NearCell[]) {
  const isBelow = side === 'below';
  const text = extentOf(row.filter(({ rows = 1 }) => rows === 1).flatMap(({ lines }) => lines));
  const edge = (isBelow ? grid.ys.at(-1) : grid.ys[0]) ?? 0;
  const height = isBelow ? edge - (grid.ys.at(-2) ?? edge) : (grid.ys[1] ?? edge) - edge;
  const gap = Math.max(1, isBelow ? text.y0 - edge : edge - text.y1);
  const next = near.lines.map((line) => (isBelow ? line.y - ABOVE * line.size_pt - text.y1 : text.y0 - line.y - BELOW * line.size_pt));
  const pad = Math.min(gap, PAD * height, ...next.filter((white) => white > 0).map((white) => white / 2));
  const drawn = partsBeside(grid, text, side, { ...near, height, pad });
  if (drawn === undefined) return undefined;
  const inner = drawn.inner ?? edge;
  const outer = drawn.outer ?? (isBelow ? text.y1 + pad : text.y0 - pad);
  const [y0, y1] = isBelow ? [inner, outer] : [outer, inner];
  const count = grid.ys.length - 1;
  const moved = grid.cells.map((cell): GridCell => {
    const box = {
      ...cell.box,
      ...(isBelow && cell.row + cell.rows === count ? { y1: inner } : {}),
      ...(!isBelow && cell.row === 0 ? { y0: inner } : {}),
    };
    return { ...cell, box, row: cell.row + (isBelow ? 0 : 1) };
  });
  const at = isBelow ? count : 0;
  const cells: GridCell[] = [];
  for (let column = 0; column + 1 < grid.xs.length; ) {
    const own = row.find(({ from }) => from === column);
    const columns = own === undefined ? 1 : own.to - own.from + 1;
    const rows = own?.rows ?? 1;
    const foot = rows === 1 ? y1 : (moved.find((cell) => cell.row === 1)?.box.y1 ?? y1);
    const box = { x0: grid.xs[column] ?? 0, x1: grid.xs[column + columns] ?? 0, y0, y1: foot };
    const isOpen = open.some(({ from }) => from === column);
    if (!isOpen)
      cells.push({ row: at, column, rows, columns, box, glyphs: near.glyphs.filter((glyph) => contains(box, boxOfGlyph(glyph), 1.2)) });
    column += columns;
  }
  if (!areWhole(cells, row, open, { x0: grid.xs[0] ?? 0, x1: grid.xs.at(-1) ?? 0, y0, y1 }, near)) return undefined;
  const ys = isBelow ? [...grid.ys.slice(0, -1), inner, outer] : [outer, inner, ...grid.ys.slice(1)];
  const all = isBelow ? [...moved, ...cells] : [...cells, ...moved];
  return { ...grid, ys, cells: all, parts: [...grid.parts, ...drawn.parts] };
}

/** Each line of the row is in a cell, and nothing else stands in the row. */
function areWhole(
  cells: readonly GridCell[],
  row: readonly NearCell[],
  open: readonly NearCell[],
  area: Rect,
  { glyphs, lines }: Near,
): boolean {
  const held = new Set(cells.flatMap((cell) => cell.glyphs));
  const later = open.flatMap((one) => one.lines);
  const known = new Set([...row.flatMap((one) => one.lines), ...later]);
  const isIn = ({ y, size_pt }: TextLine): boolean => y > area.y0 + 1 && y - ABOVE * size_pt < area.y1 - 1;
  if (lines.some((line) => !known.has(line) && isIn(line))) return false;
  return glyphs.every((glyph) => {
    const box = boxOfGlyph(glyph);
    const cut = intersect(area, box);
    if (held.has(glyph) || glyph.text.trim() === '' || cut.x1 - cut.x0 <= 0.5 || cut.y1 - cut.y0 <= 0.4 * (box.y1 - box.y0)) return true;
    return later.some(({ x0, x1, y }) => Math.abs(glyph.y - y) < 1 && box.x0 >= x0 - 1 && box.x1 <= x1 + 1);
  });
}

interface Beside {
  readonly parts: readonly GridPart[];
  /** Where what is drawn says the edges of the row. */
  readonly inner?: number;
  readonly outer?: number;
}

/** The rules and fills of a row beside the grid; undefined where something else is drawn there. */
function partsBeside(
  grid: Grid,
  text: Extent,
  side: Side,
  { marks, page, height, pad }: Near & { readonly height: number; readonly pad: number },
): Beside | undefined {
  const isBelow = side === 'below';
  const [x0, x1] = [grid.xs[0] ?? 0, grid.xs.at(-1) ?? 0];
  const edge = (isBelow ? grid.ys.at(-1) : grid.ys[0]) ?? 0;
  const reach = Math.max(pad, REACH * height);
  const zone = isBelow ? { x0, x1, y0: edge - 1, y1: text.y1 + reach } : { x0, x1, y0: text.y0 - reach, y1: edge + 1 };
  const own = new Set(grid.parts.map(({ mark }) => mark));
  const parts: GridPart[] = [];
  const [inner, outer]: [number[], number[]] = [[], []];
  const isInner = (y: number): boolean => (isBelow ? y <= text.y0 + 1 : y >= text.y1 - 1);
  const isOuter = (y: number): boolean => (isBelow ? y >= text.y1 - 2 && y <= text.y1 + height : y <= text.y0 + 1 && y >= text.y0 - height);
  for (const mark of marks) {
    if (mark.kind === 'glyph' || (mark.kind === 'path' && own.has(mark))) continue;
    const cut = intersect(mark.box, zone);
    if (cut.x1 <= cut.x0 || cut.y1 < cut.y0 || contains(mark.box, zone, 0)) {
      // A fill that is as wide as the table is that of the row; a wider one is its ground.
      if (!isRowFill(mark, zone, x0, x1)) continue;
    }
    const found = mark.kind === 'path' ? partsOf(mark, page) : [];
    // Beyond the row only a rule can be its edge.
    const isBeyond = isBelow ? mark.box.y0 > text.y1 + pad : mark.box.y1 < text.y0 - pad;
    if (isBeyond && found.some(({ kind, box }) => kind !== 'x' || box.x0 < x0 - ONE_EDGE || box.x1 > x1 + ONE_EDGE)) continue;
    if (isBeyond && found.length === 0) continue;
    if (
      isInColumn(mark.box, grid.xs) &&
      mark.box.y0 > text.y0 - pad &&
      mark.box.y1 < text.y1 + pad &&
      found.every(({ kind }) => kind === 'area')
    )
      continue;
    if (found.length === 0) return undefined;
    for (const part of found) {
      const { box, kind } = part;
      const [low, high] = [box.y0, box.y1];
      const isWide = box.x0 < x0 - 2 * ONE_EDGE || box.x1 > x1 + 2 * ONE_EDGE;
      if (kind === 'x' && isOuter((low + high) / 2) && !isInner((low + high) / 2)) {
        // A rule of the page is no rule of the table.
        if (isWide) continue;
        outer.push((low + high) / 2);
      } else if (isWide) return undefined;
      else if (kind === 'x' && isInner((low + high) / 2)) inner.push((low + high) / 2);
      else if (kind === 'area' && isInner(isBelow ? low : high) && isOuter(isBelow ? high : low)) {
        inner.push(isBelow ? low : high);
        outer.push(isBelow ? high : low);
      } else if (kind !== 'y' || !grid.xs.some((x) => Math.abs(x - (box.x0 + box.x1) / 2) < ONE_EDGE)) return undefined;
      parts.push(part);
    }
  }
  const far = inner.filter((y) => Math.abs(y - edge) > ONE_EDGE);
  // A rule of the table itself stays its edge.
  if (far.length > 0 && isDrawnAt(grid, edge))
    return far.every((y) => Math.abs(y - edge) < PAD * height) ? { parts, ...nearest(outer, text, isBelow) } : undefined;
  const at = far.length === 0 ? undefined : far.reduce((sum, y) => sum + y, 0) / far.length;
  return { parts, ...(at === undefined ? {} : { inner: at }), ...nearest(outer, text, isBelow) };
}

const nearest = (outer: readonly number[], text: Extent, isBelow: boolean): { outer?: number } => {
  if (outer.length === 0) return {};
  return { outer: isBelow ? Math.max(text.y1, Math.min(...outer)) : Math.min(text.y0, Math.max(...outer)) };
};

function isRowFill(mark: Mark, zone: Rect, x0: number, x1: number): boolean {
  if (mark.kind !== 'path') return false;
  const { box } = mark;
  if (!contains(box, { ...zone, y0: zone.y0 + 1, y1: zone.y1 - 1 }, ONE_EDGE)) return false;
  return Math.abs(box.x0 - x0) <= 2 * ONE_EDGE && Math.abs(box.x1 - x1) <= 2 * ONE_EDGE && box.y1 - box.y0 < 2 * (zone.y1 - zone.y0);
}

const isInColumn = (box: Rect, xs: readonly number[]): boolean =>
  xs.slice(1).some((x1, i) => box.x0 > (xs[i] ?? 0) + 0.5 && box.x1 < x1 - 0.5);
