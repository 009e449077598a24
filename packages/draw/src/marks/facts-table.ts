/** Native tables of facts: columns as wide as their words need, rows that share the height, and room in cells for balls, pills and bars. */
import { type BoxIn, capacityExceeded, type Kit, run, type SourcedText, settle } from '../layout/index.ts';
import type { Align, Color, Fill, TableShape } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { buildTable, type CellIn, HEADER_RULE, levelRows, ROW_RULE } from './native-table.ts';

export interface FactsColumn {
  readonly head?: SourcedText;
  readonly align: Align;
  /** The recommended column has a tint, and its head is in the accent. */
  readonly strong?: boolean;
  /** Width that a drawing in the cell takes before its words, inches. */
  readonly mark_in?: number;
  /** Minimum width, for cells that contain a drawing without words. */
  readonly least_in?: number;
  /** Numbers and short marks do not wrap. */
  readonly wraps?: boolean;
}

export interface FactsCell {
  readonly printed?: SourcedText;
  readonly color?: Color;
  readonly bold?: boolean;
  readonly marked?: boolean;
}

export interface FactsRow {
  readonly cells: readonly FactsCell[];
  readonly kind: 'row' | 'subtotal' | 'total' | 'section';
  readonly strong?: boolean;
  /** Fill of a row that is highlighted. */
  readonly fill?: Fill;
  readonly indent?: number;
}

export interface PlacedTable {
  readonly table: TableShape;
  readonly box: BoxIn;
  readonly size_pt: number;
  /** Height that the table needs at this size, before its rows are made higher to fill the box, inches. */
  readonly natural_h: number;
  /** Cell boxes by row (0 = first body row) and column, as laid out left to right. */
  readonly cell: (row: number, column: number) => BoxIn;
  readonly pad: number;
  /** Where the content of a column begins, for drawings in its cells. */
  readonly start: (row: number, column: number) => number;
}

interface Level {
  readonly size: number;
  /** Size of the heads, where it differs. */
  readonly head?: number;
  readonly pad: number;
  readonly padY: number;
  readonly least: number;
  readonly most: number;
}
const LEVELS: readonly Level[] = [
  { size: 16, head: 14, pad: 0.1, padY: 0.09, least: 0.5, most: 0.85 },
  { size: 14, pad: 0.12, padY: 0.09, least: 0.42, most: 0.85 },
  { size: 12, pad: 0.1, padY: 0.06, least: 0.34, most: 0.7 },
  { size: 11, pad: 0.08, padY: 0.04, least: 0.28, most: 0.6 },
  { size: 10, pad: 0.06, padY: 0.02, least: 0.21, most: 0.5 },
];

const FROM_PT = 14;
const headSize = ({ head, size }: Level): number => head ?? size;

export interface FactsOptions {
  readonly what: string;
  readonly name: string;
  readonly alt: string;
  readonly id: string;
  /** Largest size to start from. The default is 14 pt. */
  readonly from_pt?: number;
  /** Columns from this one on are options and have equal widths. */
  readonly equal_from?: number;
}

export function placeFacts(
  columns: readonly FactsColumn[],
  rows: readonly FactsRow[],
  box: BoxIn,
  kit: Kit,
  options: FactsOptions,
): PlacedTable {
  for (const level of LEVELS) {
    if (level.size > (options.from_pt ?? FROM_PT)) continue;
    const sized = sizesAt(level, columns, rows, box, kit, options.equal_from);
    if (sized === undefined) continue;
    const { widths, natural, header } = sized;
    const heights = levelRows(natural, box.h - header, level.most);
    const used = header + heights.reduce((a, b) => a + b, 0);
    if (used < 0.7 * box.h)
      kit.warn('content_sparse', `${rows.length} ${options.what} use less than 70 % of the body's height.`, {
        path: '/data',
        remedy: 'Add rows, or show the facts beside something else.',
      });
    const natural_h = header + natural.reduce((a, b) => a + b, 0);
    return { ...build(columns, rows, widths, heights, header, settle(box, used), level, kit, options), natural_h };
  }
  throw tooLarge(columns, rows, box, kit, options);
}

/** What a level makes of the columns and rows; undefined where they do not fit. */
function sizesAt(
  level: Level,
  columns: readonly FactsColumn[],
  rows: readonly FactsRow[],
  box: BoxIn,
  kit: Kit,
  equal_from: number | undefined,
): { readonly widths: readonly number[]; readonly natural: readonly number[]; readonly header: number } | undefined {
  const widths = widthsOf(columns, rows, box.w, level, equal_from, kit);
  if (widths === undefined) return undefined;
  const natural = rows.map((r) => rowHeight(r, columns, widths, level, kit));
  const headed = columns.some((c) => c.head !== undefined && c.head.text !== '');
  const header = headed ? headHeight(columns, widths, level, kit) : 0;
  const total = header + natural.reduce((a, b) => a + b, 0);
  return total > box.h + 1e-6 ? undefined : { widths, natural, header };
}

/** Says how many of the columns fit, or of the rows, as they stand from the first on. */
function tooLarge(columns: readonly FactsColumn[], rows: readonly FactsRow[], box: BoxIn, kit: Kit, options: FactsOptions) {
  const densest = LEVELS.at(-1) as Level;
  const fits = (width: number, height: number): boolean => {
    const cut = rows.slice(0, height).map((r) => ({ ...r, cells: r.cells.slice(0, width) }));
    return sizesAt(densest, columns.slice(0, width), cut, box, kit, options.equal_from) !== undefined;
  };
  const height = mostThat((n) => fits(columns.length, n), rows.length);
  const width = height > 0 ? 0 : mostThat((n) => fits(n, rows.length), columns.length);
  const [side, limit, count] = height > 0 ? [options.what, height, rows.length] : ['columns', width, columns.length];
  const said = `${rows.length} ${options.what} with ${columns.length} columns do not fit the slide at 10 pt`;
  if (limit < 2) return capacityExceeded(`${said}.`, 'Send fewer rows and columns, or shorten the cells.', { count: rows.length });
  return capacityExceeded(
    `${said}; as they are written, the first ${limit} ${side} do.`,
    `Send at most ${limit} ${side} on a slide, or shorten the cells.`,
    { count, limit },
  );
}

/** The largest number below `count` that holds, where a smaller one always does; 0 where none does. */
function mostThat(holds: (n: number) => boolean, count: number): number {
  let [low, high] = [0, count - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (holds(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

const cellBold = (row: FactsRow, cell: FactsCell): boolean => cell.bold ?? (row.kind !== 'row' || row.strong === true);

function widthsOf(
  columns: readonly FactsColumn[],
  rows: readonly FactsRow[],
  width: number,
  level: Level,
  equal: number | undefined,
  kit: Kit,
): number[] | undefined {
  const sides = 2 * level.pad;
  const most: number[] = [];
  const least: number[] = [];
  /** Cells have one line each, but their heads may wrap. */
  const cellWide: number[] = [];
  for (const [j, c] of columns.entries()) {
    const mark = c.mark_in ?? 0;
    let long = c.head === undefined ? 0 : kit.text.widthIn(c.head.text, headSize(level), { bold: true });
    let word = wordWidth(c.head?.text ?? '', headSize(level), true, kit);
    let cells = word;
    for (const r of rows) {
      const cell = r.cells[j];
      if (cell?.printed === undefined || r.kind === 'section') continue;
      const bold = cellBold(r, cell);
      const own = kit.text.widthIn(cell.printed.text, level.size, { bold }) + mark + (j === 0 ? (r.indent ?? 0) * 0.15 : 0);
      long = Math.max(long, own);
      cells = Math.max(cells, own);
      word = Math.max(word, c.wraps === false ? own : wordWidth(cell.printed.text, level.size, bold, kit) + mark);
    }
    most.push(Math.max(c.least_in ?? 0, long + sides + 0.02));
    cellWide.push(Math.max(c.least_in ?? 0, cells + sides + 0.02));
    least.push(Math.max(c.least_in ?? 0, word + sides + 0.02, Math.min(long + sides, 0.6)));
  }
  if (equal !== undefined) {
    const peers = columns.length - equal;
    const own = most.slice(0, equal).reduce((a, b) => a + b, 0);
    const need = Math.max(0, ...least.slice(equal));
    const want = Math.max(0, ...most.slice(equal));
    // The options share the width that the criteria leave. Where the options wrap, the criteria shrink to half the width.
    const each = Math.min(Math.max(want, (width - own * 1.25) / peers), (width - Math.min(own, width * 0.4)) / peers);
    const firsts = most.slice(0, equal);
    const left = width - each * peers;
    const floor = least.slice(0, equal).reduce((a, b) => a + b, 0);
    if (peers > 0 && each >= need - 1e-9 && left >= floor - 1e-9) {
      const k = left / firsts.reduce((a, b) => a + b, 0);
      const fixed = equal > 1 ? firsts.slice(1) : [];
      const first = left - fixed.reduce((a, b) => a + b, 0);
      return equal === 0
        ? most.map(() => each)
        : first > 0.5
          ? [first, ...fixed, ...most.slice(equal).map(() => each)]
          : firsts.map((w) => w * k).concat(most.slice(equal).map(() => each));
    }
    return undefined;
  }
  const sumMost = most.reduce((a, b) => a + b, 0);
  const sumLeast = least.reduce((a, b) => a + b, 0);
  if (sumLeast > width) return undefined;
  if (sumMost <= width) {
    // Spare width goes to all columns but the first, which keeps the width of its labels. Their width at most doubles.
    const spare = width - sumMost;
    const share = most.map((w, j) => (j === 0 && columns.length > 1 ? w * 0.6 : Math.max(w, 1)));
    const sum = share.reduce((a, b) => a + b, 0);
    return most.map((w, j) => w + (spare * (share[j] as number)) / sum);
  }
  const sumCells = cellWide.reduce((a, b) => a + b, 0);
  const [from, low] = sumCells <= width ? [cellWide, sumCells] : [least, sumLeast];
  const range = sumMost - low;
  return from.map((w, j) => w + (((most[j] as number) - w) * (width - low)) / range);
}

function wordWidth(text: string, size: number, bold: boolean, kit: Kit): number {
  let w = 0;
  for (const word of text.split(/[\s]+/)) if (word.length > 2) w = Math.max(w, kit.text.widthIn(word, size, { bold }));
  return w;
}

const blockOf = (row: FactsRow, cell: FactsCell, kit: Kit): Block | undefined =>
  cell.printed === undefined || cell.printed.text === ''
    ? undefined
    : kit.block([run(cell.printed.text, cell.printed.path, cell.printed.bind)], {
        color: cell.color ?? (row.kind === 'section' ? kit.asText('accent1') : 'ink'),
        bold: cellBold(row, cell),
      });

function rowHeight(row: FactsRow, columns: readonly FactsColumn[], widths: readonly number[], level: Level, kit: Kit): number {
  let h = level.least;
  for (const [j, cell] of row.cells.entries()) {
    const block = blockOf(row, cell, kit);
    if (block === undefined) continue;
    const all = row.kind === 'section' ? widths.reduce((a, b) => a + b, 0) : (widths[j] as number);
    const w = all - 2 * level.pad - (columns[j]?.mark_in ?? 0) - (j === 0 ? (row.indent ?? 0) * 0.15 : 0);
    h = Math.max(h, kit.fit({ block, sizes_pt: [level.size], width_in: w }).height_in + 2 * level.padY);
  }
  return h;
}

function headHeight(columns: readonly FactsColumn[], widths: readonly number[], level: Level, kit: Kit): number {
  let h = 0;
  for (const [j, c] of columns.entries())
    if (c.head !== undefined && c.head.text !== '')
      h = Math.max(
        h,
        kit.fit({
          block: kit.block(c.head.text, { color: 'ink', bold: true }),
          sizes_pt: [headSize(level)],
          width_in: (widths[j] as number) - 2 * level.pad,
        }).height_in,
      );
  return Math.max(0.36, h + 0.14);
}

function build(
  columns: readonly FactsColumn[],
  rows: readonly FactsRow[],
  widths: readonly number[],
  heights: readonly number[],
  header: number,
  box: BoxIn,
  level: Level,
  kit: Kit,
  options: FactsOptions,
): Omit<PlacedTable, 'natural_h'> {
  const mirrored = kit.direction === 'rtl';
  const order = columns.map((_, j) => j);
  if (mirrored) order.reverse();
  const flip = (a: Align): Align => (mirrored ? (a === 'left' ? 'right' : a === 'right' ? 'left' : 'center') : a);
  // In centred columns with drawings, all drawings and words of one column begin on one line.
  const offset = columns.map((c, j) => {
    if (c.align !== 'center' || c.mark_in === undefined) return level.pad;
    const marked = rows.map((r) => r.cells[j]).filter((x) => x?.marked === true);
    const words = Math.max(
      0,
      ...marked.map((x) => (x?.printed === undefined ? 0 : kit.text.widthIn(x.printed.text, level.size, { bold: false }))),
    );
    return Math.max(level.pad, ((widths[j] as number) - (c.mark_in - (words > 0 ? 0 : 0.1)) - words) / 2);
  });
  const insetsOf = (j: number, row: FactsRow | undefined, cell: FactsCell | undefined) => {
    const c = columns[j] as FactsColumn;
    const marked = cell?.marked === true;
    const lead = (marked ? (offset[j] as number) + (c.mark_in ?? 0) : level.pad) + (j === 0 ? (row?.indent ?? 0) * 0.15 : 0);
    const l = mirrored ? level.pad : lead;
    const r = mirrored ? lead : marked ? 0.02 : level.pad;
    return { l, r, t: level.padY, b: level.padY };
  };
  const head: CellIn[] = order.map((j) => {
    const c = columns[j] as FactsColumn;
    return {
      size_pt: headSize(level),
      ...(c.head === undefined || c.head.text === ''
        ? {}
        : {
            block: kit.block([run(c.head.text, c.head.path, c.head.bind)], {
              color: c.strong === true ? kit.asText('accent1') : 'ink',
              bold: true,
            }),
          }),
      align: flip(c.align),
      anchor: 'bottom',
      insets_in: { l: level.pad, r: level.pad, t: 0.05, b: 0.08 },
      ...(c.strong === true ? { fill: 'surface' as const } : {}),
      bottom: HEADER_RULE,
      role: 'header',
    };
  });
  const body = rows.map((row, i): CellIn[] =>
    order.map((j) => {
      const cell = row.cells[j] ?? {};
      const c = columns[j] as FactsColumn;
      const block = blockOf(row, cell, kit);
      const marked = cell.marked === true;
      return {
        size_pt: level.size,
        ...(block === undefined ? {} : { block }),
        align: flip(marked ? 'left' : c.align),
        insets_in: insetsOf(j, row, cell),
        ...(row.fill !== undefined
          ? { fill: row.fill }
          : c.strong === true || row.strong === true || row.kind === 'total'
            ? { fill: 'surface' as const }
            : {}),
        ...(row.kind === 'total' ? { top: HEADER_RULE } : {}),
        bottom: row.kind === 'total' || rows[i + 1]?.kind === 'total' ? HEADER_RULE : ROW_RULE,
      };
    }),
  );
  const xs = edges(box.x, widths);
  const top = box.y + header;
  const ys = edges(top, heights);
  const table = buildTable(
    {
      id: options.id,
      name: options.name,
      alt: options.alt,
      x: box.x,
      y: box.y,
      columns: order.map((j) => widths[j] as number),
      rows: header > 0 ? [header, ...heights] : heights,
      cells: header > 0 ? [head, ...body] : body,
      header_row: header > 0,
    },
    kit,
  );
  return {
    table,
    box,
    size_pt: level.size,
    pad: level.pad,
    cell: (i, j) => ({ x: xs[j] as number, y: ys[i] as number, w: widths[j] as number, h: heights[i] as number }),
    start: (_i, j) => (xs[j] as number) + (offset[j] as number),
  };
}

function edges(from: number, lengths: readonly number[]): number[] {
  const out = [from];
  for (const l of lengths) out.push((out.at(-1) as number) + l);
  return out;
}
