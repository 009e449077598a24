/** Draws the grid: axis titles, cells, averages and the outlined base case. */
import {
  type BoxIn,
  cutBottom,
  cutTop,
  type Drawing,
  type Kit,
  numberIn,
  run,
  type StatedFigure,
  shape,
  sideOf,
} from '../../layout/index.ts';
import { type Align, inOfEmu, type RectShape, type Shape, type Stroke, walk } from '../../scene/index.ts';
import { borrow, changeShapes } from '../_borrow.ts';
import type { FormPane } from '../define.ts';
import type { HeatData } from './form.ts';

export interface MatrixOptions {
  /** Leaves cells without a value blank: the lower corner of a cohort triangle. */
  readonly blanks: boolean;
  /** Adds a row below with the average of each column. */
  readonly averages: boolean;
}

const ID = 'body/matrix';
const AVERAGE_H = 0.46;
const TITLE_PT = 12;
const TITLE_H = 0.22;

export function drawMatrix(d: HeatData, pane: FormPane, kit: Kit, { blanks, averages }: MatrixOptions): Drawing {
  const titled = d.x_title !== undefined || d.y_title !== undefined;
  const top = titled ? cutTop(pane.box, 0.24, 0.06) : undefined;
  const body = top?.rest ?? pane.box;
  const foot = averages ? cutBottom(body, AVERAGE_H, 0.08) : undefined;
  const drawn = borrow(
    {
      component: 'heatmap',
      params: { cells: d.cells, x_labels: d.x_labels, y_labels: d.y_labels, unit: d.unit, good_when: d.good_when },
    },
    foot === undefined ? body : besideAverage(d, foot.rest, kit),
    ID,
    (member) => pane.pointer + member,
    kit,
  );
  // Blank corners belong to a cohort triangle, so they are not missing data.
  for (let i = kit.warnings.length - 1; blanks && i >= 0; i--) if (kit.warnings[i]?.code === 'missing_values') kit.warnings.splice(i, 1);
  const extra: Shape[] = [];
  const cells = [...walk(drawn.shapes)].filter((s): s is RectShape => s.kind === 'rect' && s.role === 'cell');
  const shapes = changeShapes(drawn.shapes, (s) => (blanks && s.role === 'cell' && s.datum === undefined ? [] : [s]));
  const claims = claimedCells(d, kit);
  const claimed = claims.length === 1 ? claims[0] : undefined;
  if (d.base !== undefined) extra.push(...outline(d, cells, claimed, pane, kit), ...baseKey(d, shapes, claimed, pane, kit));
  for (const [i, one] of claims.entries()) extra.push(...outlineClaim(cells, one, i));
  if (claims.length > 1) extra.push(...arrowBetween(cells, claims));
  if (foot !== undefined) extra.push(...drawAverages(d, cells, kit));
  if (titled) extra.push(...drawTitles(d, cells, pane, kit));
  return { alt: drawn.alt, shapes: [...shapes, ...extra] };
}

/** `box` reduced by the room that the row name "Average" needs beyond the longest row name of the data. */
function besideAverage(d: HeatData, box: BoxIn, kit: Kit): BoxIn {
  const own = Math.max(0, ...d.y_labels.map((name) => kit.text.widthIn(String(name), 12)));
  const more = Math.max(0, kit.text.widthIn(kit.word('average'), 14, { bold: true }) + 0.17 - own);
  return { ...box, x: kit.direction === 'rtl' ? box.x : box.x + more, w: box.w - more };
}

const cellAt = (cells: readonly RectShape[], row: number, column: number): BoxIn | undefined => {
  const found = cells.find((s) => s.id === `${ID}/cell-${row + 1}-${column + 1}`)?.box;
  return found === undefined ? undefined : { x: inOfEmu(found.x), y: inOfEmu(found.y), w: inOfEmu(found.w), h: inOfEmu(found.h) };
};

interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/**
 * The one cell whose number comes to a figure of the title, within the row and the column that the title names; or the two of one row or
 * column between which the title states the change. Empty where several cells or pairs do, or none.
 */
function claimedCells(d: HeatData, kit: Kit): readonly CellPlace[] {
  const figures = (kit.titleClaims?.figures ?? []).filter(({ kind }) => kind === 'number' || kind === 'percent' || kind === 'multiple');
  const named = (labels: readonly (string | number)[], { value, kind }: StatedFigure): number =>
    labels.findIndex((label) => numberIn(String(label)) === value && String(label).includes('%') === (kind === 'percent'));
  const places = figures.map((figure) => ({ figure, row: named(d.y_labels, figure), column: named(d.x_labels, figure) }));
  const rows = places.flatMap(({ row }) => (row < 0 ? [] : [row]));
  const columns = places.flatMap(({ column }) => (column < 0 ? [] : [column]));
  const wanted = places.filter(({ row, column }) => row < 0 && column < 0).map(({ figure }) => figure);
  const of = (own: readonly StatedFigure[]): readonly CellPlace[] =>
    d.cells.flatMap((cells, row) =>
      cells.flatMap((value, column): CellPlace[] => {
        if (value === null || (rows.length > 0 && !rows.includes(row)) || (columns.length > 0 && !columns.includes(column))) return [];
        return own.some((figure) => Math.abs(Math.abs(value) - figure.value) <= figure.tolerance) ? [{ row, column }] : [];
      }),
    );
  const found = of(wanted);
  if (found.length === 1) return found;
  const [one, two, ...more] = wanted.filter(({ kind }) => kind !== 'multiple');
  if (one === undefined || two === undefined || more.length > 0) return [];
  const pairs = of([one]).flatMap((a) => of([two]).flatMap((b) => ((a.row === b.row) !== (a.column === b.column) ? [[a, b]] : [])));
  return pairs.length === 1 ? (pairs[0] ?? []) : [];
}

const isSame = (a: CellPlace | undefined, b: CellPlace | undefined): boolean =>
  a !== undefined && b !== undefined && a.row === b.row && a.column === b.column;

const basePen = (d: HeatData, claimed: CellPlace | undefined): Stroke =>
  // The cell of the title is the stronger of two outlines.
  claimed === undefined || isSame(claimed, d.base) ? shape.stroke('ink', 2.25) : shape.stroke('ink', 1.5, { dash: 'dash' });

function outlineClaim(cells: readonly RectShape[], claimed: CellPlace, i: number): Shape[] {
  const box = cellAt(cells, claimed.row, claimed.column);
  return box === undefined
    ? []
    : [
        shape.rect({ id: `${ID}/claim${i === 0 ? '' : `-${i + 1}`}`, name: 'cell of the title', role: 'decoration' }, box, {
          stroke: shape.stroke('ink', 2.25),
        }),
      ];
}

/** From the first cell to the second, beside or below the numbers of both and of those between them. */
function arrowBetween(cells: readonly RectShape[], [from, to]: readonly CellPlace[]): Shape[] {
  const [a, b] = [from, to].map((one) => (one === undefined ? undefined : cellAt(cells, one.row, one.column)));
  if (a === undefined || b === undefined) return [];
  const beside = a.x + a.w * OFF_NUMBER;
  const below = a.y + a.h * OFF_NUMBER;
  const ends =
    a.x === b.x
      ? ([
          [beside, a.y + a.h / 2],
          [beside, b.y + b.h / 2],
        ] as const)
      : ([
          [a.x + a.w / 2, below],
          [b.x + b.w / 2, below],
        ] as const);
  const pen = shape.stroke('ink', 2.25, { tail: 'triangle' });
  return [shape.line({ id: `${ID}/claim-arrow`, name: 'change of the title', role: 'decoration' }, ends[0], ends[1], pen)];
}

/** Where the arrow of a change is within a cell, as a share of its width or height: clear of the number in its middle. */
const OFF_NUMBER = 0.86;

const KEY_BOX = { w: 0.22, h: 0.13 };

/** What the outline of the base case means, before the key of the colours. Left out where the line has no room. */
function baseKey(d: HeatData, shapes: readonly Shape[], claimed: CellPlace | undefined, pane: FormPane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const drawn = [...walk(shapes)];
  const swatches = drawn.filter(({ role }) => role === 'swatch');
  const [first] = swatches;
  if (first === undefined) return [];
  const edges = swatches.flatMap(({ box }) => [side.x(inOfEmu(box.x)), side.x(inOfEmu(box.x + box.w))]);
  const word = kit.word('base_case');
  const w = kit.text.widthIn(word, TITLE_PT) + 0.02;
  const x = Math.min(...edges) - 0.3 - w;
  const unit = drawn.find(({ id }) => id === `${ID}/unit`);
  const unitW = d.unit === undefined || unit === undefined ? 0 : kit.text.widthIn(d.unit, TITLE_PT);
  if (x - KEY_BOX.w - 0.4 < pane.box.x + unitW) return [];
  const mid = inOfEmu(first.box.y + first.box.h / 2);
  return [
    shape.rect(
      { id: `${ID}/base-swatch`, name: 'outline of the base case', role: 'decoration' },
      side.box({ x: x - KEY_BOX.w - 0.08, y: mid - KEY_BOX.h / 2, ...KEY_BOX }),
      { stroke: basePen(d, claimed) },
    ),
    kit.label({
      id: `${ID}/base-name`,
      name: 'base case key',
      role: 'legend',
      box: side.box({ x, y: mid - TITLE_H / 2, w, h: TITLE_H }),
      align: side.start,
      runs: word,
      bind: 'derived',
      style: { color: 'muted' },
      size_pt: TITLE_PT,
      anchor: 'middle',
      wrap: false,
    }),
  ];
}

function outline(d: HeatData, cells: readonly RectShape[], claimed: CellPlace | undefined, pane: FormPane, kit: Kit): Shape[] {
  const { base } = d;
  const box = base === undefined ? undefined : cellAt(cells, base.row, base.column);
  if (box === undefined) {
    kit.warn('index_out_of_range', 'The base case is outside the grid; nothing is outlined.', {
      path: `${pane.pointer}/base`,
      remedy: `Send a row from 0 to ${d.cells.length - 1} and a column of that row.`,
    });
    return [];
  }
  return [shape.rect({ id: `${ID}/base`, name: 'base case', role: 'decoration' }, box, { stroke: basePen(d, claimed) })];
}

/** Mean of the values of each column, recomputed for the report. */
function drawAverages(d: HeatData, cells: readonly RectShape[], kit: Kit): Shape[] {
  const all = d.cells.flat().filter((v) => v !== null);
  const decimals = Math.max(1, kit.decimals(all));
  const last = d.cells.length - 1;
  const lowest = Math.max(...cells.map((c) => inOfEmu(c.box.y + c.box.h)));
  const n = Math.max(...d.cells.map((r) => r.length));
  const y = lowest + 0.1;
  const word = kit.word('average');
  const left = Math.min(...cells.map((c) => inOfEmu(c.box.x)));
  const far = Math.max(...cells.map((c) => inOfEmu(c.box.x + c.box.w)));
  const size_pt = (cellAt(cells, last, 0)?.w ?? 1) >= 0.6 ? 14 : 12;
  const shapes: Shape[] = [];
  const boxes = Array.from({ length: n }, (_, c) => cellAt(cells, last, c) ?? cellAt(cells, 0, c));
  for (let c = 0; c < n; c++) {
    const column = d.cells.map((r) => r[c] ?? null).filter((v) => v !== null);
    const box = boxes[c];
    if (column.length === 0 || box === undefined) continue;
    const mean = column.reduce((sum, v) => sum + v, 0) / column.length;
    const shown = Number(mean.toFixed(decimals));
    kit.proofs.push({ kind: 'average', ok: true, expected: mean, shown, tolerance: 0.5 / 10 ** decimals, path: '/data/cells' });
    shapes.push(
      kit.label({
        id: `${ID}/average-${c + 1}`,
        name: `average ${c + 1}`,
        role: 'value',
        box: { x: box.x - 0.1, y, w: box.w + 0.2, h: 0.28 },
        runs: [run(kit.number(shown, { decimals }), undefined, 'derived')],
        style: { color: 'ink', bold: true },
        size_pt,
        align: 'center',
        anchor: 'middle',
        wrap: false,
      }),
    );
  }
  const w = kit.text.widthIn(word, size_pt, { bold: true }) + 0.02;
  const x = kit.direction === 'rtl' ? far + 0.15 : left - 0.15 - w;
  return [
    kit.label({
      id: `${ID}/average-name`,
      name: 'average',
      role: 'label',
      box: { x, y, w, h: 0.28 },
      runs: [run(word, undefined, 'derived')],
      style: { color: 'ink', bold: true },
      size_pt,
      anchor: 'middle',
      wrap: false,
    }),
    ...shapes,
  ];
}

/**
 * What the columns vary stands over the middle of the grid, what the rows vary over their names. A name of the rows that is wider than
 * theirs stands on the line of the columns.
 */
function drawTitles(d: HeatData, cells: readonly RectShape[], pane: FormPane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const edges = [Math.min(...cells.map((c) => inOfEmu(c.box.x))), Math.max(...cells.map((c) => inOfEmu(c.box.x + c.box.w)))].map((x) =>
    side.x(x),
  );
  const [left, far] = [Math.min(...edges), Math.max(...edges)];
  const rowsTop = Math.min(...cells.map((c) => inOfEmu(c.box.y)));
  const y = pane.box.y;
  const title = (key: 'x' | 'y', words: string, box: BoxIn, align: Align): Shape =>
    kit.label({
      id: `${ID}/${key}-title`,
      name: key === 'x' ? 'columns' : 'rows',
      role: 'axis',
      box: side.box(box),
      align,
      runs: words,
      path: `${pane.pointer}/${key}_title`,
      style: { color: 'ink', bold: true },
      size_pt: TITLE_PT,
      anchor: 'middle',
      wrap: false,
    });
  const yW = d.y_title === undefined ? 0 : kit.text.widthIn(d.y_title, TITLE_PT, { bold: true });
  const atRows = yW <= left - pane.box.x - 0.05;
  const rowsY = Math.max(y, rowsTop - TITLE_H - 0.06);
  const xW = d.x_title === undefined ? 0 : kit.text.widthIn(d.x_title, TITLE_PT, { bold: true });
  const least = atRows ? left : Math.max(left, pane.box.x + yW + 0.35);
  const xAt = Math.max(least, (left + far - xW) / 2);
  return [
    ...(d.y_title === undefined ? [] : [title('y', d.y_title, { x: pane.box.x, y: atRows ? rowsY : y, w: yW, h: TITLE_H }, side.start)]),
    ...(d.x_title === undefined ? [] : [title('x', d.x_title, { x: xAt, y, w: Math.max(0.5, xW), h: TITLE_H }, side.start)]),
  ];
}
