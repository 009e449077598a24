/** Tables of a picture: lines of words in rows and columns that rules, bands or boxes divide, with the edges of their cells. */
import { type CellGrid, type CellText, gridsOf, middleOf } from './cell-grids.ts';
import type { Figure } from './figures.ts';
import { heightOf, overlap, type PxBounds, type Raster, union, widthOf } from './raster.ts';
import type { PictureLine } from './words.ts';

interface Cell extends CellText {
  readonly line: PictureLine;
}

export interface LineTable {
  readonly rows: readonly (readonly (PictureLine | undefined)[])[];
  /** Edges of columns and of rows, one more than there are. */
  readonly xs: readonly number[];
  readonly ys: readonly number[];
}

/** Of a table that nothing divides. */
const BARE = { rows: 4, columns: 4 } as const;
const MOST_WORDS = 7;
const ACROSS = 0.75;
const BOXED = 0.7;
/** Of the size: rows are at least so high, else a reader makes them higher. */
const LEAST_HIGH = 1.3;
/** Of the size: room beside words where no edge is drawn. */
const INSET = 0.5;
const RULE_PX = 8;
/** Rules and gaps between cells are narrower. */
const APART_PX = 10;

export function tablesOfLines(lines: readonly PictureLine[], figures: readonly Figure[], { width, rgb }: Raster): LineTable[] {
  const cells = lines
    .filter((line) => line.words.length <= MOST_WORDS && line.bulleted !== true)
    .map((line): Cell => ({ left: line.left, top: line.top, right: line.right, bottom: line.bottom, size: line.size_px, line }));
  const whole = { left: 0, top: 0, right: width, bottom: rgb.length / 3 / width };
  return gridsOf(cells).flatMap((grid) => tableOf(grid, figures, whole) ?? []);
}

const isFigure = (text: string): boolean => !/\p{L}{3}/u.test(text);
const contains = (box: PxBounds, { left, top, right, bottom }: PxBounds): boolean =>
  left >= box.left - 2 && right <= box.right + 2 && top >= box.top - 2 && bottom <= box.bottom + 2;

function tableOf({ rows, columns }: CellGrid<Cell>, figures: readonly Figure[], whole: PxBounds): LineTable | undefined {
  const own = rows.map((row) => row.flatMap((cell) => cell ?? []));
  const all = own.flat();
  const text = all.map(({ left, top, right, bottom }): PxBounds => ({ left, top, right, bottom })).reduce(union);
  const isOfWords = (cells: readonly Cell[]): boolean => cells.filter(({ line }) => !isFigure(line.text)).length > cells.length / 2;
  if (!isOfWords(own[0] ?? []) && !isOfWords(rows.flatMap(([first]) => first ?? []))) return undefined;
  const boxes = figures.flatMap(({ kind, bounds }) =>
    kind === 'box' && Math.min(widthOf(bounds), heightOf(bounds)) > RULE_PX ? [bounds] : [],
  );
  const rowsIn = (box: PxBounds): number => own.filter((row) => row.some((cell) => contains(box, cell))).length;
  const cards = boxes.filter((box) => rowsIn(box) > 1);
  if (own.some((row) => new Set(row.map((cell) => smallest(cards, cell))).size > 1)) return undefined;
  const bands = boxes.filter((box) => rowsIn(box) === 1);
  if (rows.some((row) => areApart(row, bands))) return undefined;
  const rules = rulesIn(figures, text);
  const boxed = all.filter((cell) => bands.some((box) => contains(box, cell))).length;
  const isDivided = rules.rows.length >= Math.max(1, rows.length - 2) || boxed > all.length * BOXED;
  if (!isDivided && !hasBands(bands, own, text) && (rows.length < BARE.rows || columns.length < BARE.columns)) return undefined;
  const size = Math.max(...all.map((cell) => cell.size));
  const ys = rowEdges(own, bands, rules.rows, text);
  const outer = {
    left: Math.max(0, Math.min(text.left - INSET * size, ...bands.map(({ left }) => left), ...rules.rows.map(({ left }) => left))),
    right: Math.min(
      whole.right,
      Math.max(text.right + INSET * size, ...bands.map(({ right }) => right), ...rules.rows.map(({ right }) => right)),
    ),
  };
  const xs = [outer.left, ...columnEdges(rows, columns, bands, rules.columns, size), outer.right];
  const isHigh = ys.every((y, i) => i === 0 || y - (ys[i - 1] ?? 0) >= LEAST_HIGH * size);
  return isHigh && isRising(xs) ? { rows: rows.map((row) => row.map((cell) => cell?.line)), xs, ys } : undefined;
}

/** Neighbours in boxes of their own with ground between them are no cells. */
function areApart(row: readonly (Cell | undefined)[], boxes: readonly PxBounds[]): boolean {
  return row.some((cell, k) => {
    const next = row[k + 1];
    const [own, other] = [cell, next].map((one) => (one === undefined ? undefined : smallest(boxes, one)));
    return own !== undefined && other !== undefined && own !== other && other.left - own.right > APART_PX;
  });
}

const isRising = (values: readonly number[]): boolean => values.every((value, i) => i === 0 || value > (values[i - 1] ?? 0) + 1);

const smallest = (boxes: readonly PxBounds[], cell: PxBounds): PxBounds | undefined =>
  boxes
    .filter((box) => contains(box, cell))
    .reduce<PxBounds | undefined>(
      (least, box) => (least === undefined || widthOf(box) * heightOf(box) < widthOf(least) * heightOf(least) ? box : least),
      undefined,
    );

/** A third of the rows lie in bands right across. */
const hasBands = (bands: readonly PxBounds[], rows: readonly (readonly Cell[])[], text: PxBounds): boolean =>
  rows.filter((row) => bands.some((box) => widthOf(box) > ACROSS * widthOf(text) && row.every((cell) => contains(box, cell)))).length >=
  rows.length / 3;

function rulesIn(
  figures: readonly Figure[],
  text: PxBounds,
): { readonly rows: readonly PxBounds[]; readonly columns: readonly PxBounds[] } {
  const thin = figures.flatMap(({ bounds }) => (Math.min(widthOf(bounds), heightOf(bounds)) <= RULE_PX ? [bounds] : []));
  const beyond = heightOf(text) / 4;
  return {
    rows: thin.filter(
      (one) =>
        overlap(one.left, one.right, text.left, text.right) > ACROSS * widthOf(text) &&
        widthOf(one) < 1.6 * widthOf(text) &&
        one.top > text.top - beyond &&
        one.bottom < text.bottom + beyond,
    ),
    columns: thin.filter((one) => overlap(one.top, one.bottom, text.top, text.bottom) > heightOf(text) / 3 && heightOf(one) > widthOf(one)),
  };
}

function rowEdges(rows: readonly (readonly Cell[])[], bands: readonly PxBounds[], rules: readonly PxBounds[], text: PxBounds): number[] {
  const around = rows.map((row) => row.map(({ left, top, right, bottom }): PxBounds => ({ left, top, right, bottom })).reduce(union));
  const drawn = [...bands.flatMap(({ top, bottom }) => [top, bottom]), ...rules.map(middleOf)];
  const between = around.slice(1).map((row, i) => {
    const above = around[i] ?? row;
    return common(drawn.filter((y) => y > above.bottom - 2 && y < row.top + 2)) ?? (above.bottom + row.top) / 2;
  });
  const [first, last] = [around[0] ?? text, around.at(-1) ?? text];
  const half = (middleOf(around[1] ?? last) - middleOf(first)) / 2;
  const least = middleOf(first) - 1.4 * half;
  const most = middleOf(last) + 1.4 * half;
  return [
    common(drawn.filter((y) => y < first.top + 2 && y > least)) ?? middleOf(first) - half,
    ...between,
    common(drawn.filter((y) => y > last.bottom - 2 && y < most)) ?? middleOf(last) + half,
  ];
}

function columnEdges(
  rows: readonly (readonly (Cell | undefined)[])[],
  columns: CellGrid<Cell>['columns'],
  bands: readonly PxBounds[],
  rules: readonly PxBounds[],
  size: number,
): number[] {
  const drawn = [...bands.flatMap(({ left, right }) => [left, right]), ...rules.map(({ left, right }) => (left + right) / 2)];
  return columns.slice(1).map(({ from }, i) => {
    const to = columns[i]?.to ?? from;
    const known = common(drawn.filter((x) => x > to - 2 && x < from + 2));
    if (known !== undefined) return known;
    const room = Math.min((from - to) / 2, INSET * size);
    return alignOf(rows.flatMap((row) => row[i + 1] ?? [])) === 'left'
      ? from - room
      : alignOf(rows.flatMap((row) => row[i] ?? [])) === 'right'
        ? to + room
        : (from + to) / 2;
  });
}

/** The edge that lines of a column share. */
export function alignOf(cells: readonly PxBounds[]): 'left' | 'center' | 'right' {
  const spread = (of: (cell: PxBounds) => number): number => {
    const places = cells.map(of).toSorted((a, b) => a - b);
    const middle = places[places.length >> 1] ?? 0;
    return places.reduce((sum, place) => sum + Math.abs(place - middle), 0);
  };
  const [left, center, right] = [spread((one) => one.left), spread((one) => (one.left + one.right) / 2), spread((one) => one.right)];
  return left <= center && left <= right ? 'left' : right <= center ? 'right' : 'center';
}

/** The value that most are near to. */
function common(values: readonly number[]): number | undefined {
  const near = (value: number): number => values.filter((other) => Math.abs(other - value) <= 2).length;
  return values.toSorted((a, b) => near(b) - near(a) || a - b)[0];
}
