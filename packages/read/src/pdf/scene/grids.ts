/** Finds tables on a page: rules and fills that make a grid, with text that sits in its cells. What is not sure is no table. */
import type { GlyphMark, Mark, PathMark } from '../page/marks.ts';
import { areaOf, contains, intersect, type Rect, union } from '../page/matrix.ts';
import { lineOf, rectangleOf, subpaths } from '../page/outlines.ts';
import { edgesBetween } from './column-edges.ts';
import { boxOfGlyph } from './letter-paint.ts';

export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
  readonly box: Rect;
  readonly glyphs: GlyphMark[];
}

export interface Grid {
  /** Edges, points, from the left and from the top. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly cells: readonly GridCell[];
  readonly parts: readonly GridPart[];
}

/** A mark that draws a grid. */
export interface GridPart {
  readonly mark: PathMark;
  readonly box: Rect;
  /** A line along x or y, the fill of an area, or an area that is left white between fills. */
  readonly kind: 'x' | 'y' | 'area' | 'white';
}

/** Points: lines are thinner, and cells larger. */
const THIN = 3;
const SMALLEST_CELL = 7;
/** Points between edges that are one. */
const ONE_EDGE = 3.2;
const TOUCHING = 1.6;
/** Points: rules further apart belong to different things. */
const HIGHEST_ROW = 70;
const MAX_PARTS = 1_200;
const MAX_COLUMNS = 24;
const MAX_ROWS = 60;
/** Share of the page above which a fill is a ground. */
const GROUND = 0.7;
/** Points of white between columns that no rule parts. */
const WHITE = 8;
/** Share of the cells that have text. */
const FILLED = 0.55;

interface Letter {
  readonly glyph: GlyphMark;
  readonly box: Rect;
}

export function gridsOf(marks: readonly Mark[], glyphs: readonly GlyphMark[], page: Rect): Grid[] {
  const upright = glyphs.filter((glyph) => glyph.along[0] > 0.99);
  const letters = upright.filter(({ text }) => text.trim() !== '').map((glyph): Letter => ({ glyph, box: boxOfGlyph(glyph) }));
  const spaces = upright.filter(({ text }) => text.trim() === '');
  const parts = marks.flatMap((mark) => (mark.kind === 'path' ? partsOf(mark, page) : []));
  if (parts.length < 3 || parts.length > MAX_PARTS) return [];
  const grids: Grid[] = [];
  for (const some of touching([...withoutGrounds(parts), ...whitesOf(parts, letters)])) {
    // A mark that draws elsewhere too stays what it is.
    const whole = new Map<PathMark, number>();
    for (const { mark } of some) whole.set(mark, (whole.get(mark) ?? 0) + 1);
    if ([...whole].some(([mark, count]) => subpaths(mark.segments).length > count)) continue;
    const grid = gridOf(some, letters);
    if (grid === undefined) continue;
    for (const space of spaces) grid.cells.find(({ box }) => contains(box, boxOfGlyph(space), 1.2))?.glyphs.push(space);
    grids.push(grid);
  }
  return grids;
}

/** Opacity below which nobody sees a mark. */
const FAINTEST = 0.05;

export const isFaint = (mark: Mark): boolean => mark.kind === 'path' && mark.alpha < FAINTEST;

/** The lines and fills of a mark; none where it draws anything else. */
export function partsOf(mark: PathMark, page: Rect): GridPart[] {
  if (isFaint(mark) || mark.blend !== undefined || mark.of_glyphs !== undefined || mark.clip.outline !== undefined) return [];
  const out: GridPart[] = [];
  for (const part of subpaths(mark.segments)) {
    const line = mark.stroke === undefined ? undefined : lineOf(part);
    if (line !== undefined) {
      const [x1, y1, x2, y2] = line;
      const box = { x0: Math.min(x1, x2), y0: Math.min(y1, y2), x1: Math.max(x1, x2), y1: Math.max(y1, y2) };
      if (Math.abs(y1 - y2) < 0.3 && box.x1 - box.x0 > SMALLEST_CELL) out.push({ mark, box, kind: 'x' });
      else if (Math.abs(x1 - x2) < 0.3 && box.y1 - box.y0 > SMALLEST_CELL) out.push({ mark, box, kind: 'y' });
      else return [];
      continue;
    }
    const rectangle = rectangleOf(part);
    if (rectangle === undefined) return [];
    const box = intersect(rectangle, mark.clip.box);
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    if (mark.fill !== undefined && mark.fill.kind !== 'solid') return [];
    if (h <= THIN && w > SMALLEST_CELL) out.push({ mark, box, kind: 'x' });
    else if (w <= THIN && h > SMALLEST_CELL) out.push({ mark, box, kind: 'y' });
    else if (w > SMALLEST_CELL && h > SMALLEST_CELL && areaOf(box) < GROUND * areaOf(page)) out.push({ mark, box, kind: 'area' });
    else return [];
  }
  return out;
}

/** Cells of one band, from the left. */
type Band = readonly GridPart[];

/** Of the height of a band, how far the text of a row without fills may stand from it, and the share of its columns that have text. */
const NEXT_ROW = 1.3;
const IN_COLUMNS = 0.6;

/** Rows that are left white between bands of cells, above the first and below the last, where their text keeps to the columns. */
function whitesOf(parts: readonly GridPart[], letters: readonly Letter[]): GridPart[] {
  const bands = [...bandsOf(parts, 'area'), ...bandsOf(parts, 'x')].sort((a, b) => topOf(a) - topOf(b) || bottomOf(a) - bottomOf(b));
  const tables: Band[][] = [];
  for (const band of bands.filter(({ length }) => length >= 3)) {
    const own = tables.find(([first]) => first !== undefined && isSameBand(first, band));
    if (own === undefined) tables.push([band]);
    else own.push(band);
  }
  return tables.flatMap((own): GridPart[] => {
    const bands = own.filter(isFilled);
    const [first, last] = [bands[0], bands.at(-1)];
    if (first === undefined || last === undefined) return [];
    // Rules of cells below one another are one table as they are.
    const whites = own.slice(1).flatMap((band, i) => {
      const above = own[i] as Band;
      return isFilled(above) || isFilled(band) ? whiteRow(band, bottomOf(above), topOf(band), letters) : [];
    });
    // One band alone is a row of boxes.
    if (whites.length === 0) return [];
    const [top, bottom] = [Math.min(...own.map(topOf)), Math.max(...own.map(bottomOf))];
    return [
      ...(topOf(first) - top <= TOUCHING ? rowAbove(first, letters) : []),
      ...whites,
      ...(bottom - bottomOf(last) <= TOUCHING ? rowBelow(last, letters) : []),
    ];
  });
}

const isFilled = ([cell]: Band): boolean => cell?.kind === 'area';
/** Fills or rules side by side, from the top. */
function bandsOf(parts: readonly GridPart[], kind: 'area' | 'x'): Band[] {
  const bands: GridPart[][] = [];
  for (const part of parts.filter((one) => one.kind === kind).sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0)) {
    const last = bands.at(-1);
    const end = last?.at(-1)?.box;
    const isNext =
      end !== undefined &&
      Math.abs(end.y0 - part.box.y0) <= TOUCHING &&
      Math.abs(end.y1 - part.box.y1) <= TOUCHING &&
      Math.abs(end.x1 - part.box.x0) <= TOUCHING;
    if (isNext) last?.push(part);
    else bands.push([part]);
  }
  return bands;
}

const topOf = (band: Band): number => band[0]?.box.y0 ?? 0;
const bottomOf = (band: Band): number => band[0]?.box.y1 ?? 0;
const isSameBand = (a: Band, b: Band): boolean =>
  a.length === b.length &&
  a.every(({ box }, i) => Math.abs(box.x0 - (b[i]?.box.x0 ?? 0)) <= ONE_EDGE && Math.abs(box.x1 - (b[i]?.box.x1 ?? 0)) <= ONE_EDGE);

/** None where text stands across the columns or in few of them. */
function whiteRow(band: Band, y0: number, y1: number, letters: readonly Letter[]): GridPart[] {
  const [x0, x1] = [band[0]?.box.x0 ?? 0, band.at(-1)?.box.x1 ?? 0];
  if (y1 - y0 < SMALLEST_CELL || y1 - y0 > HIGHEST_ROW) return [];
  const own = letters.filter(({ box }) => crosses({ x0, x1, y0, y1 }, box));
  const cells = band.map(({ mark, box }): GridPart => ({ mark, kind: 'white', box: { x0: box.x0, x1: box.x1, y0, y1 } }));
  const filled = cells.filter(({ box }) => own.some((letter) => contains(box, letter.box, 1.2)));
  const cellOf = (letter: Letter): number => cells.findIndex(({ box }) => contains(box, letter.box, 1.2));
  const isInCells = own.every((letter) => cellOf(letter) >= 0) && !own.some((letter) => goesOnBehind(letter, own, cellOf));
  return isInCells && filled.length >= IN_COLUMNS * band.length ? cells : [];
}

/** Over the size of letters, the white between those of one word at most. */
const IN_WORD = 0.2;

/** Whether the word of a letter goes on in another cell. */
function goesOnBehind({ glyph, box }: Letter, letters: readonly Letter[], cellOf: (letter: Letter) => number): boolean {
  const next = letters.filter((other) => Math.abs(other.glyph.y - glyph.y) < 1 && other.box.x0 >= box.x1 - 0.5 && other.glyph !== glyph);
  const nearest = next.sort((a, b) => a.box.x0 - b.box.x0)[0];
  return nearest !== undefined && nearest.box.x0 - box.x1 < IN_WORD * glyph.size_pt && cellOf(nearest) !== cellOf({ glyph, box });
}

function rowAbove(band: Band, letters: readonly Letter[]): GridPart[] {
  const top = topOf(band);
  const near = nearRow(band, letters, top - NEXT_ROW * (bottomOf(band) - top), top);
  if (near === undefined) return [];
  return whiteRow(band, near.y0 - Math.max(0, top - near.y1), top, letters);
}

function rowBelow(band: Band, letters: readonly Letter[]): GridPart[] {
  const bottom = bottomOf(band);
  const near = nearRow(band, letters, bottom, bottom + NEXT_ROW * (bottom - topOf(band)));
  if (near === undefined) return [];
  return whiteRow(band, bottom, near.y1 + Math.max(0, near.y0 - bottom), letters);
}

/** Letters over the columns between two heights. */
function nearRow(band: Band, letters: readonly Letter[], y0: number, y1: number): Rect | undefined {
  const area = { x0: band[0]?.box.x0 ?? 0, x1: band.at(-1)?.box.x1 ?? 0, y0, y1 };
  const own = letters.filter(({ box }) => contains(area, box, 1.2)).map(({ box }) => box);
  return own.length === 0 ? undefined : own.reduce(union);
}

/** What a table lies on is no part of it. */
function withoutGrounds(parts: readonly GridPart[]): GridPart[] {
  return parts.filter(({ kind, box }) => {
    if (kind !== 'area') return true;
    const within = parts.filter((other) => other.box !== box && contains(box, other.box, 0.5));
    if (within.length < 4) return true;
    const all = within.map((other) => other.box).reduce(union);
    return [all.x0 - box.x0, all.y0 - box.y0, box.x1 - all.x1, box.y1 - all.y1].every((gap) => gap < ONE_EDGE);
  });
}

function touching(parts: readonly GridPart[]): GridPart[][] {
  const groups: GridPart[][] = [];
  const left = new Set(parts);
  for (const first of parts) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let i = 0; i < group.length; i++) {
      const { box } = group[i] as GridPart;
      for (const other of left)
        if (touches(box, other.box) || isNextRule(group[i] as GridPart, other)) {
          left.delete(other);
          group.push(other);
        }
    }
    groups.push(group);
  }
  return groups;
}

const touches = (a: Rect, b: Rect): boolean =>
  a.x0 <= b.x1 + TOUCHING && b.x0 <= a.x1 + TOUCHING && a.y0 <= b.y1 + TOUCHING && b.y0 <= a.y1 + TOUCHING;

/** Rules below one another, as those between rows are. */
const isNextRule = (a: GridPart, b: GridPart): boolean =>
  a.kind === 'x' &&
  b.kind === 'x' &&
  Math.abs(a.box.x0 - b.box.x0) < TOUCHING &&
  Math.abs(a.box.x1 - b.box.x1) < TOUCHING &&
  Math.abs(a.box.y0 - b.box.y0) < HIGHEST_ROW;

function gridOf(parts: readonly GridPart[], letters: readonly Letter[]): Grid | undefined {
  const middle = (a: number, b: number): number => (a + b) / 2;
  const drawn = edges(parts.flatMap(({ kind, box }) => (kind === 'x' ? [] : kind === 'y' ? [middle(box.x0, box.x1)] : [box.x0, box.x1])));
  const ys = edges(parts.flatMap(({ kind, box }) => (kind === 'y' ? [] : kind === 'x' ? [middle(box.y0, box.y1)] : [box.y0, box.y1])));
  // Rules alone end where their table does.
  if (parts.every(({ kind }) => kind === 'x')) drawn.push(...edges(parts.flatMap(({ box }) => [box.x0, box.x1])));
  const inferred = drawn.length === 2 && ys.length > 3 ? columnsOfText(drawn, ys, letters) : [];
  const xs = [...drawn, ...inferred].sort((a, b) => a - b);
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || rows < 2 || columns * rows < 4 || columns > MAX_COLUMNS || rows > MAX_ROWS) return undefined;
  if ([...gaps(xs), ...gaps(ys)].some((gap) => gap < SMALLEST_CELL)) return undefined;
  const whole = { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 };
  const near = letters.filter(({ box }) => crosses(whole, box));
  const inside = near.filter(({ box }) => contains(whole, box, 1));
  // Text that the edge of the whole cuts is text of something else, and then this is no table.
  if (inside.length < near.length) return undefined;
  const cells = cellsOf(xs, ys, parts, inside, new Set(inferred));
  if (cells === undefined) return undefined;
  for (const { glyph, box } of inside) {
    const cell = cells.find((one) => contains(one.box, box, 1.2));
    if (cell === undefined) return undefined;
    cell.glyphs.push(glyph);
  }
  const filled = cells.filter((cell) => cell.glyphs.length > 0);
  const inRows = new Set(filled.map(({ row }) => row));
  const inColumns = new Set(filled.map(({ column }) => column));
  if (filled.length < FILLED * cells.length || inRows.size < 2 || inColumns.size < 2 || cells.length < 4) return undefined;
  return { xs, ys, cells, parts };
}

const gaps = (edges: readonly number[]): number[] => edges.slice(1).map((edge, i) => edge - (edges[i] ?? 0));

/** Between rules or bands alone, columns are white from top to bottom; fewer than three are as well a list. */
function columnsOfText([left = 0, right = 0]: readonly number[], ys: readonly number[], letters: readonly Letter[]): number[] {
  const [top, bottom] = [ys[0] ?? 0, ys.at(-1) ?? 0];
  const within = letters.filter(({ box }) => contains({ x0: left, x1: right, y0: top, y1: bottom }, box, 1));
  const runs: { x0: number; x1: number; rows: Map<number, { x0: number; x1: number }> }[] = [];
  let size_pt = 0;
  for (const { glyph, box } of [...within].sort((a, b) => a.glyph.x - b.glyph.x)) {
    size_pt = Math.max(size_pt, glyph.size_pt);
    const row = ys.findLastIndex((y) => y <= (box.y0 + box.y1) / 2);
    const last = runs.at(-1);
    const isNext = last !== undefined && box.x0 - last.x1 < Math.max(WHITE, glyph.size_pt * 0.7);
    const run = isNext ? last : { x0: box.x0, x1: box.x1, rows: new Map() };
    if (!isNext) runs.push(run);
    run.x1 = Math.max(run.x1, box.x1);
    const text = run.rows.get(row);
    run.rows.set(row, text === undefined ? { x0: box.x0, x1: box.x1 } : { x0: text.x0, x1: Math.max(text.x1, box.x1) });
  }
  if (runs.length < 3 || runs.some(({ rows }) => rows.size < 0.7 * (ys.length - 1))) return [];
  return edgesBetween(
    runs.map(({ x0, x1, rows }) => ({ x0, x1, texts: [...rows.values()] })),
    0.5 * size_pt,
  );
}

/** Means of what lies together. */
function edges(values: readonly number[]): number[] {
  const groups: number[][] = [];
  for (const value of [...values].sort((a, b) => a - b)) {
    const group = groups.at(-1);
    if (group !== undefined && value - (group[0] ?? 0) <= ONE_EDGE) group.push(value);
    else groups.push([value]);
  }
  return groups.map((group) => ((group[0] ?? 0) + (group.at(-1) ?? 0)) / 2);
}

/** Of narrow letters half. */
const crosses = (whole: Rect, box: Rect): boolean => {
  const cut = intersect(whole, box);
  const enough = (size: number): number => Math.min(2, 0.5 * size - 0.01);
  return cut.x1 - cut.x0 > enough(box.x1 - box.x0) && cut.y1 - cut.y0 > enough(box.y1 - box.y0);
};

/** Cells between the edges, and cells that span several where no edge parts them; undefined where those are no rectangles. */
function cellsOf(
  xs: readonly number[],
  ys: readonly number[],
  parts: readonly GridPart[],
  letters: readonly Letter[],
  inferred: ReadonlySet<number>,
): GridCell[] | undefined {
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  const boxAt = (row: number, column: number): Rect => ({
    x0: xs[column] ?? 0,
    x1: xs[column + 1] ?? 0,
    y0: ys[row] ?? 0,
    y1: ys[row + 1] ?? 0,
  });
  const group = Array.from({ length: rows * columns }, (_, i) => i);
  const rootOf = (i: number): number => (group[i] === i ? i : rootOf(group[i] ?? 0));
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const at = row * columns + column;
      const box = boxAt(row, column);
      if (column + 1 < columns && !inferred.has(xs[column + 1] ?? 0) && !isParted('y', box, boxAt(row, column + 1), parts, letters))
        group[rootOf(at + 1)] = rootOf(at);
      if (row + 1 < rows && !isParted('x', box, boxAt(row + 1, column), parts, letters)) group[rootOf(at + columns)] = rootOf(at);
    }
  const members = new Map<number, number[]>();
  group.forEach((_, i) => {
    members.set(rootOf(i), [...(members.get(rootOf(i)) ?? []), i]);
  });
  const cells: GridCell[] = [];
  for (const of of members.values()) {
    const [inRows, inColumns] = [of.map((i) => Math.floor(i / columns)), of.map((i) => i % columns)];
    const [row, column] = [Math.min(...inRows), Math.min(...inColumns)];
    const [rowSpan, columnSpan] = [Math.max(...inRows) - row + 1, Math.max(...inColumns) - column + 1];
    if (rowSpan * columnSpan !== of.length) return undefined;
    const box = union(boxAt(row, column), boxAt(row + rowSpan - 1, column + columnSpan - 1));
    cells.push({ row, column, rows: rowSpan, columns: columnSpan, box, glyphs: [] });
  }
  return cells.sort((a, b) => a.row - b.row || a.column - b.column);
}

/** Whether an edge lies between two neighbours: one that is drawn, or one of other rows that both texts keep to. */
function isParted(edge: 'x' | 'y', a: Rect, b: Rect, parts: readonly GridPart[], letters: readonly Letter[]): boolean {
  const at = edge === 'y' ? a.x1 : a.y1;
  const [from, to] = edge === 'y' ? [a.y0, a.y1] : [a.x0, a.x1];
  let covered = 0;
  for (const { kind, box } of parts) {
    if (kind !== edge && kind !== 'area' && kind !== 'white') continue;
    const places = edge === 'y' ? [box.x0, box.x1] : [box.y0, box.y1];
    if (!places.some((place) => Math.abs(place - at) <= ONE_EDGE)) continue;
    const [low, high] = edge === 'y' ? [box.y0, box.y1] : [box.x0, box.x1];
    covered = Math.max(covered, (Math.min(high, to) - Math.max(low, from)) / (to - from));
  }
  if (covered > 0.75) return true;
  // One fill that goes on across the edge is one cell, unless both sides have text of their own.
  const both = union(a, b);
  const texts = letters.flatMap(({ box }) => (contains(both, box, 1.2) ? [box] : []));
  const before = texts.filter((box) => contains(a, box, 0.5)).length;
  const after = texts.filter((box) => contains(b, box, 0.5)).length;
  return before + after === texts.length && before > 0 && after > 0 && isGap(texts, edge, at);
}

/** Points of white on both sides together. */
const isGap = (texts: readonly Rect[], edge: 'x' | 'y', at: number): boolean => {
  const before = texts.map((box) => (edge === 'y' ? box.x1 : box.y1)).filter((end) => end <= at + 1);
  const after = texts.map((box) => (edge === 'y' ? box.x0 : box.y0)).filter((start) => start >= at - 1);
  return Math.min(...after) - Math.max(...before) > 4;
};
