/** Finds tables without a grid whose cells go on over lines: rows are told by the white across all columns, which is more than that between the lines of a cell. */
import type { GlyphMark, Mark } from '../page/marks.ts';
import type { Rect } from '../page/matrix.ts';
import { linesOf, type PageText, type TextLine, textOf } from '../text/lines.ts';
import { edgesBetween } from './column-edges.ts';
import type { Grid } from './grids.ts';
import { columnsOf, gridWithin, isFigure, isSetApart, LIST, withTexts } from './text-grids.ts';

/** A page of more is no slide. */
const MOST_LINES = 800;
const LEAST_ROWS = 3;
const LEAST_COLUMNS = 3;
/** Shares of the size of letters: their height above the baseline, and below it. */
const ABOVE = 0.75;
const BELOW = 0.22;
/** Of the size: the greatest pitch within a cell; how much more white parts rows; the greatest white between rows; and lines on one baseline. */
const WIDEST_PITCH = 1.8;
const MORE_WHITE = 0.2;
const WIDEST_WHITE = 2.6;
const SAME_ROW = 0.3;
const SAME_SIZE = 0.15;
/** Points within which texts have one edge. */
const ALIGNED = 2.5;
/** Shares of all cells, and of those of a column, that have text. */
const FILLED = 0.75;
const IN_COLUMN = 0.6;

interface Band {
  readonly y0: number;
  y1: number;
  readonly lines: TextLine[];
}

type Column = { readonly x0: number; readonly x1: number };

/** @param glyphs and `marks` that no grid has */
export function wrappedGridsOf(marks: readonly Mark[], glyphs: readonly GlyphMark[], page: Rect, text: PageText): Grid[] {
  const upright = glyphs.filter((glyph) => glyph.along[0] > 0.99);
  const lines = linesOf(upright, text).filter(({ angle }) => angle === 0);
  const lead = lines.length > MOST_LINES ? undefined : leadOf(lines);
  if (lead === undefined) return [];
  return runsOf(bandsOf(lines, lead)).flatMap((bands) => {
    const columns = columnsOf(bands);
    if (columns.length < LEAST_COLUMNS || !areCells(bands, columns)) return [];
    const between = bands.slice(1).map(({ y0 }, i) => (y0 + (bands[i]?.y1 ?? y0)) / 2);
    const [first, last] = [bands[0] as Band, bands.at(-1) as Band];
    const ys = [first.y0 - ((between[0] ?? first.y1) - first.y1), ...between, last.y1 + (last.y0 - (between.at(-1) ?? last.y0))];
    const size = first.lines[0]?.size_pt ?? 0;
    const xs = [
      (columns[0]?.x0 ?? 0) - 0.4 * size,
      ...edgesBetween(withTexts(columns, bands), 0.5 * size),
      (columns.at(-1)?.x1 ?? 0) + 0.4 * size,
    ];
    const grid = gridWithin({ xs, ys, columns, rows: bands }, marks, lines, upright, page);
    // A fill behind one column is a card, and its texts are no cells.
    const isCard = grid?.parts.some(
      ({ kind, box }) => kind === 'area' && box.x1 - box.x0 < 0.9 * ((xs.at(-1) ?? 0) - (xs[0] ?? 0)) && rowsOver(box, ys) > 1,
    );
    return grid === undefined || isCard || !(grid.parts.length > 0 || hasFigures(bands, columns) || isSetApart(bands)) ? [] : [grid];
  });
}

const rowsOver = ({ y0, y1 }: Rect, ys: readonly number[]): number =>
  ys.slice(1).filter((end, i) => (end + (ys[i] ?? end)) / 2 > y0 && (end + (ys[i] ?? end)) / 2 < y1).length;

/** The pitch of lines that follow each other in a cell; undefined where none do. */
function leadOf(lines: readonly TextLine[]): number | undefined {
  const pitches = lines.flatMap((line) => {
    const below = lines.filter((other) => other.y > line.y + SAME_ROW * line.size_pt && isSameColumn(line, other));
    const pitch = Math.min(...below.map(({ y }) => y - line.y)) / line.size_pt;
    return pitch <= WIDEST_PITCH ? [pitch] : [];
  });
  return pitches.length === 0 ? undefined : Math.min(...pitches);
}

const isSameColumn = (a: TextLine, b: TextLine): boolean =>
  Math.abs(a.size_pt - b.size_pt) < 0.5 &&
  [a.x0 - b.x0, a.x1 - b.x1, (a.x0 + a.x1 - b.x0 - b.x1) / 2].some((off) => Math.abs(off) <= ALIGNED);

/** Lines between which no more is white than within a cell. @param lead sizes of the letters */
function bandsOf(lines: readonly TextLine[], lead: number): Band[] {
  const bands: Band[] = [];
  const sorted = lines
    .map((line) => ({ line, y0: line.y - ABOVE * line.size_pt, y1: line.y + BELOW * line.size_pt }))
    .sort((a, b) => a.y0 - b.y0);
  for (const { line, y0, y1 } of sorted) {
    const last = bands.at(-1);
    if (last !== undefined && y0 - last.y1 < (lead - ABOVE - BELOW + MORE_WHITE) * line.size_pt) {
      last.lines.push(line);
      last.y1 = Math.max(last.y1, y1);
    } else bands.push({ y0, y1, lines: [line] });
  }
  return bands;
}

/** Bands of several columns that follow each other in one size. */
function runsOf(bands: readonly Band[]): Band[][] {
  const runs: Band[][] = [[]];
  for (const band of bands) {
    const [first] = band.lines;
    const last = runs.at(-1)?.at(-1);
    const size = first?.size_pt ?? 0;
    const isRow =
      columnsOf([band]).length >= LEAST_COLUMNS - 1 && band.lines.every(({ size_pt }) => Math.abs(size_pt - size) <= SAME_SIZE * size);
    const isNext =
      last === undefined ||
      (Math.abs((last.lines[0]?.size_pt ?? 0) - size) <= SAME_SIZE * size && band.y0 - last.y1 <= WIDEST_WHITE * size);
    if (isRow && isNext) runs.at(-1)?.push(band);
    else runs.push(isRow ? [band] : []);
  }
  return runs.filter(({ length }) => length >= LEAST_ROWS);
}

const linesIn = ({ lines }: Band, { x0, x1 }: Column): TextLine[] =>
  lines.filter((line) => line.x0 >= x0 - 0.01 && line.x1 <= x1 + 0.01).sort((a, b) => a.y - b.y);

/** Columns keep to an edge, most cells have text, and rows begin together although their cells have unlike counts of lines: columns of text have not. */
function areCells(bands: readonly Band[], columns: readonly Column[]): boolean {
  let filled = 0;
  for (const column of columns) {
    const cells = bands.map((band) => linesIn(band, column)).filter(({ length }) => length > 0);
    const body = cells.slice(1).flat();
    filled += cells.length;
    if (cells.length < IN_COLUMN * bands.length || body.length < 2) return false;
    const edges = [body.map(({ x0 }) => x0), body.map(({ x1 }) => x1), body.map(({ x0, x1 }) => (x0 + x1) / 2)];
    if (Math.min(...edges.map(spread)) > ALIGNED) return false;
    if (2 * body.filter((line) => line.mark !== undefined || LIST.test(textOf(line).trim())).length > body.length) return false;
    // Under its head, the texts of a column have one look.
    const looks = new Set(
      bands
        .slice(1, -1)
        .flatMap((band) => linesIn(band, column).slice(0, 1))
        .map(lookOf),
    );
    if (looks.size > 1) return false;
  }
  const uneven = bands
    .slice(1, -1)
    .filter((band) => new Set(columns.map((column) => linesIn(band, column).length).filter((count) => count > 0)).size > 1);
  return uneven.length > 0 && filled >= FILLED * bands.length * columns.length && bands.every((band) => isLevel(band, columns));
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);

const lookOf = ({ pieces: [first], size_pt }: TextLine): string => `${first?.bold} ${Math.round(size_pt)}`;

/** Cells of a row begin, end or have their middle on one height. */
function isLevel(band: Band, columns: readonly Column[]): boolean {
  const cells = columns.map((column) => linesIn(band, column)).filter(({ length }) => length > 0);
  const first = cells.map(([line]) => line?.y ?? 0);
  const last = cells.map((lines) => lines.at(-1)?.y ?? 0);
  const middle = first.map((y, i) => (y + (last[i] ?? y)) / 2);
  return Math.min(...[first, last, middle].map(spread)) <= SAME_ROW * (band.lines[0]?.size_pt ?? 0);
}

const hasFigures = (bands: readonly Band[], columns: readonly Column[]): boolean =>
  columns.some((column) => bands.slice(1).every((band) => linesIn(band, column).every((line) => isFigure(textOf(line).trim()))));
