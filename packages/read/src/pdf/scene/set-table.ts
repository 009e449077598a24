/** A grid of a page as a native table, with its fills, its rules and the text of its cells. */
import {
  type Align,
  type Emu,
  emuOfPt,
  type Fill,
  type Rgb,
  type Run,
  type Stroke,
  type TableCell,
  type TableShape,
  type TextBody,
} from '@deckwright/draw/scene';
import type { Rect } from '../page/matrix.ts';
import { blocksOf, linesWithMarks, type TextBlock } from '../text/blocks.ts';
import { linesOf, type PageText, textOf } from '../text/lines.ts';
import type { Grid, GridCell, GridPart } from './grids.ts';
import { boxEmu, strokeOf } from './path-shapes.ts';
import { bodyOf, NO_INSETS, type SetKit } from './set-block.ts';

/** Points within which texts have one edge. */
const ALIGNED = 2.5;

/** Undefined where a cell's text has columns of its own: then it is no table. */
export function textsOfCells(grid: Grid, page: PageText): ReadonlyMap<GridCell, readonly TextBlock[]> | undefined {
  const texts = new Map<GridCell, readonly TextBlock[]>();
  for (const cell of grid.cells) {
    const blocks = blocksOf(linesWithMarks(linesOf(cell.glyphs, page)), () => undefined).sort((a, b) => a.box.y0 - b.box.y0);
    if (blocks.some((block, i) => i > 0 && block.box.y0 < (blocks[i - 1]?.box.y1 ?? 0) - 0.4 * lineSize(block))) return undefined;
    texts.set(cell, blocks);
  }
  return texts;
}

/** Undefined where it is no table. */
export function setTable(grid: Grid, id: string, page: PageText, kit: SetKit): TableShape | undefined {
  const { xs, ys } = grid;
  const texts = textsOfCells(grid, page);
  if (texts === undefined) return undefined;
  const cells: TableCell[][] = ys.slice(1).map(() => xs.slice(1).map(() => ({ text: EMPTY, covered: true })));
  for (const cell of grid.cells) {
    const blocks = texts.get(cell) ?? [];
    const column = grid.cells.filter((one) => one.column === cell.column && one.columns === cell.columns);
    const align = alignIn(cell, column, (one) => boundsOf(texts.get(one) ?? [], one.box));
    const row = cells[cell.row];
    if (row === undefined) continue;
    row[cell.column] = {
      text: blocks.length === 0 ? EMPTY : textOfCell(blocks, cell.box, align, kit),
      ...fillOf(grid, cell.box),
      ...rulesOf(grid, cell.box),
      ...(cell.columns > 1 ? { col_span: cell.columns } : {}),
      ...(cell.rows > 1 ? { row_span: cell.rows } : {}),
    };
  }
  const lengths = (edges: readonly number[]): Emu[] => edges.slice(1).map((edge, i) => (emuOfPt(edge) - emuOfPt(edges[i] ?? 0)) as Emu);
  const box = boxEmu({ x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 });
  // Numbers have no direction of their own.
  const worded = [...texts.values()]
    .flat()
    .filter(({ paragraphs }) => paragraphs.some(({ lines }) => lines.some((line) => /\p{L}/u.test(textOf(line)))));
  const isRtl = 2 * worded.filter(({ rtl }) => rtl).length > worded.length && isPaintedFromRight(grid);
  return {
    kind: 'table',
    id,
    name: 'Table',
    role: 'table',
    box,
    columns: lengths(xs),
    rows: lengths(ys),
    cells,
    ...(hasHead(cells) ? { header_row: true } : {}),
    ...(isRtl ? { rtl: true } : {}),
  };
}

/** Programs paint the cells of a row as they are read. */
function isPaintedFromRight({ cells, ys }: Grid): boolean {
  let [left, right] = [0, 0];
  for (let row = 0; row + 1 < ys.length; row++) {
    const own = cells.filter((cell) => cell.row === row && cell.glyphs.length > 0).sort((a, b) => a.column - b.column);
    const [first, last] = [own[0]?.glyphs[0]?.order ?? 0, own.at(-1)?.glyphs[0]?.order ?? 0];
    if (first < last) left++;
    else if (first > last) right++;
  }
  return right > left;
}

/** The first row is set apart from the next ones: by its fill, by bold letters or their colour, or by the only rule between rows. */
function hasHead([first, ...below]: readonly (readonly TableCell[])[]): boolean {
  // Heads of several columns have their own heads below.
  const others = below.slice(first?.some(({ col_span = 1, row_span = 1 }) => col_span > 1 || row_span > 1) ? 1 : 0);
  if (first === undefined || others.length < 2) return false;
  const looks = (row: readonly TableCell[], look: (cell: TableCell) => unknown): string =>
    JSON.stringify([...new Set(row.flatMap((cell) => (cell.covered ? [] : [look(cell) ?? null])))].sort());
  const fills = [first, ...others].map((row) => looks(row, ({ fill }) => fill?.color));
  if (!fills.slice(1).includes(fills[0] ?? '') && fills[0] !== '[null]') return true;
  const inRuns = (row: readonly TableCell[], look: (run: Run) => unknown): string =>
    looks(
      row.filter(({ text }) => text.paragraphs.length > 0),
      ({ text }) => JSON.stringify(text.paragraphs.flatMap(({ runs }) => runs.map((run) => look(run) ?? null))[0]),
    );
  const rest = others.map((row) => inRuns(row, ({ bold, color }) => [bold ?? false, color]));
  const own = inRuns(first, ({ bold, color }) => [bold ?? false, color]);
  if (own !== '[]' && !rest.includes(own) && own.split('],').length === 1) return true;
  const isRuled = (row: readonly TableCell[] | undefined): boolean => row?.some(({ bottom }) => bottom !== undefined) ?? false;
  return isRuled(first) && !others.slice(0, -1).some(isRuled);
}

type Bounds = { readonly left: number; readonly right: number };

/** As the column below its head; a head that keeps to another edge, or to the middle, has its own. */
function alignIn(cell: GridCell, column: readonly GridCell[], boundsOfCell: (cell: GridCell) => readonly Bounds[]): Align {
  const body = column.filter(({ row }) => row > 0).flatMap(boundsOfCell);
  const [own] = boundsOfCell(cell);
  // Texts of one width keep to both edges, and the head tells which.
  const spread = (side: keyof Bounds): number => Math.max(...body.map((one) => one[side])) - Math.min(...body.map((one) => one[side]));
  const isAlike = body.length === 0 || (spread('left') <= ALIGNED && spread('right') <= ALIGNED);
  const align = alignOf(isAlike ? column.flatMap(boundsOfCell) : body);
  if (cell.row > 0 || own === undefined || body.length === 0) return align;
  const isOn = {
    left: body.some(({ left }) => Math.abs(left - own.left) <= ALIGNED),
    right: body.some(({ right }) => Math.abs(right - own.right) <= ALIGNED),
    center: Math.abs(own.left - own.right) <= ALIGNED,
  };
  if (isOn[align]) return align;
  if (isOn.center) return 'center';
  return own.left <= own.right ? 'left' : 'right';
}

const EMPTY: TextBody = { paragraphs: [], anchor: 'top', insets: NO_INSETS, wrap: true, lines: [] };
const lineSize = (block: TextBlock): number => block.paragraphs[0]?.lines[0]?.size_pt ?? 10;

/** White to the left and to the right of a cell's text. */
function boundsOf(blocks: readonly TextBlock[], box: Rect): { readonly left: number; readonly right: number }[] {
  if (blocks.length === 0) return [];
  return [
    {
      left: Math.min(...blocks.map((block) => block.box.x0)) - box.x0,
      right: box.x1 - Math.max(...blocks.map((block) => block.box.x1)),
    },
  ];
}

/** The edge that the texts of a column share. */
function alignOf(bounds: readonly { readonly left: number; readonly right: number }[]): Align {
  const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values);
  if (bounds.length === 0) return 'left';
  const [left, right, centre] = [
    spread(bounds.map((one) => one.left)),
    spread(bounds.map((one) => one.right)),
    Math.max(...bounds.map((one) => Math.abs(one.left - one.right))),
  ];
  if (centre <= ALIGNED) return 'center';
  if (left <= ALIGNED || left <= right)
    return bounds.length === 1 && (bounds[0]?.right ?? 0) < (bounds[0]?.left ?? 0) / 2 ? 'right' : 'left';
  return 'right';
}

function textOfCell(blocks: readonly TextBlock[], box: Rect, align: Align, kit: SetKit): TextBody {
  const first = blocks[0] as TextBlock;
  const [left, right] = [Math.min(...blocks.map((one) => one.box.x0)), Math.max(...blocks.map((one) => one.box.x1))];
  const own = first.rtl && align === 'left' ? 'right' : align;
  const block: TextBlock = {
    ...first,
    paragraphs: blocks.flatMap(({ paragraphs }) => paragraphs),
    align: own,
    box: { ...first.box, x0: left, x1: right },
  };
  const body = bodyOf(block, kit, { x: box.x0, y: box.y0, w: box.x1 - box.x0 }, true);
  const lines = body.lines;
  const top = ptOf(Math.min(...lines.map(({ baseline, ascent }) => baseline - ascent)));
  const bottom = box.y1 - box.y0 - ptOf(Math.max(...lines.map(({ baseline, descent }) => baseline + descent)));
  // Room beside the text, so that other widths of letters do not break its lines anew.
  const spare = Math.max(0, box.x1 - box.x0 - 1.04 * (right - left));
  const inset = (gap: number): Emu => emuOfPt(Math.min(Math.max(0, gap), spare));
  const isMiddle = Math.abs(top - bottom) < Math.max(2, 0.25 * lineSize(first));
  return {
    ...body,
    anchor: isMiddle ? 'middle' : top <= bottom ? 'top' : 'bottom',
    insets: {
      l: own === 'left' ? inset(left - box.x0) : (0 as Emu),
      r: own === 'right' ? inset(box.x1 - right) : (0 as Emu),
      t: emuOfPt(isMiddle || top > bottom ? 0 : Math.max(0, top)),
      b: emuOfPt(isMiddle || top <= bottom ? 0 : Math.max(0, bottom)),
    },
  };
}

const ptOf = (emu: number): number => emu / 12_700;

/** The last fill over the middle of a cell. */
function fillOf({ parts }: Grid, box: Rect): { fill?: Fill } {
  const [x, y] = [(box.x0 + box.x1) / 2, (box.y0 + box.y1) / 2];
  const over = parts.filter((part) => part.kind === 'area' && part.box.x0 <= x && part.box.x1 >= x && part.box.y0 <= y && part.box.y1 >= y);
  const last = over
    .filter(({ mark }) => mark.fill?.kind === 'solid')
    .sort((a, b) => a.mark.order - b.mark.order)
    .at(-1)?.mark;
  if (last?.fill?.kind !== 'solid') return {};
  return { fill: { color: last.fill.color as Rgb, ...(last.alpha < 0.996 ? { alpha: last.alpha } : {}) } };
}

type Rules = Partial<Record<'top' | 'bottom' | 'left' | 'right', Stroke>>;

function rulesOf(grid: Grid, box: Rect): Rules {
  const rules: Rules = {};
  for (const [side, at, kind] of [
    ['top', box.y0, 'x'],
    ['bottom', box.y1, 'x'],
    ['left', box.x0, 'y'],
    ['right', box.x1, 'y'],
  ] as const) {
    const rule = ruleAt(grid, kind, at, kind === 'x' ? [box.x0, box.x1] : [box.y0, box.y1]);
    if (rule !== undefined) rules[side] = rule;
  }
  return rules;
}

/** Lines along an edge, thin fills, or outlines of areas, which may be drawn cell by cell: the last of them, where they cover it. */
function ruleAt({ parts }: Grid, kind: 'x' | 'y', at: number, [from, to]: readonly [number, number]): Stroke | undefined {
  let covered = 0;
  let rule: Stroke | undefined;
  for (const part of [...parts].sort((a, b) => b.mark.order - a.mark.order)) {
    const [low, high] = kind === 'x' ? [part.box.x0, part.box.x1] : [part.box.y0, part.box.y1];
    const share = (Math.min(high, to) - Math.max(low, from)) / (to - from);
    const stroke = share > 0 ? strokeOfPart(part, kind, at) : undefined;
    if (stroke === undefined) continue;
    rule ??= stroke;
    if (stroke.color === rule.color) covered += share;
    if (covered >= 0.75) return rule;
  }
  return undefined;
}

/** Of a part on an edge. */
function strokeOfPart({ mark, box, kind: drawn }: GridPart, kind: 'x' | 'y', at: number): Stroke | undefined {
  const across = kind === 'x' ? [box.y0, box.y1] : [box.x0, box.x1];
  const [low = 0, high = 0] = across;
  if (drawn === kind && Math.abs((low + high) / 2 - at) < 2.5) {
    const stroke = mark.stroke === undefined ? undefined : strokeOf(mark.stroke);
    if (stroke !== undefined) return stroke;
    if (mark.fill?.kind === 'solid')
      return { color: mark.fill.color as Rgb, width_pt: Math.max(0.25, Math.round((high - low) * 100) / 100) };
  }
  return drawn === 'area' && mark.stroke !== undefined && across.some((edge) => Math.abs(edge - at) < 2.5)
    ? strokeOf(mark.stroke)
    : undefined;
}
