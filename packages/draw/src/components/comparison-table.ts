/** Options side by side: one column for each, criteria as rows, with words, numbers and marks in the cells. */
import { z } from 'zod';
import { textOrNumber } from '../fields/fields.ts';
import { type BoxIn, capacityExceeded, type Density, densitiesFor, type Kit, type Pane, run, shape, WIDTH } from '../layout/index.ts';
import { type Cell, type ColumnKind, type Grid, isMark, readGrid, SOFT_COLUMNS } from '../marks/comparison-grid.ts';
import { buildTable, type CellIn, HEADER_RULE, levelRows, ROW_RULE, settledTop } from '../marks/native-table.ts';
import type { Align, Color } from '../scene/index.ts';
import type { Block } from '../typeset/index.ts';
import { defineComponent } from './define.ts';

const blankToEmpty = (v: unknown): unknown => (v === null || v === undefined ? '' : v);
const cell = z.preprocess(blankToEmpty, z.union([textOrNumber, z.boolean()], { error: 'must be text, a number, true or false' }));

const params = z.object({
  headers: z
    .preprocess((v) => v ?? [], z.array(z.preprocess(blankToEmpty, textOrNumber)))
    .describe('Column heads from the left; the first stands over the row labels and may be empty.'),
  rows: z
    .array(z.array(cell).min(1, 'needs at least one cell'))
    .min(1, 'needs at least one row')
    .describe('Cells of each row, the label first: text, numbers, or marks (true, ✓ or check; false, ✗ or cross; – or dash).'),
});
type Params = z.infer<typeof params>;

export const comparisonTable = defineComponent<Params>({
  name: 'comparison_table',
  purpose: 'Compares options by criteria: one column an option, with words, numbers and marks in the cells.',
  params,
  example: {
    title: 'Regional hubs is the only model that meets every service level within the budget',
    params: {
      headers: ['', 'Central warehouse', 'Regional hubs', 'Outsourced'],
      rows: [
        ['Next-day delivery in all regions', '✗', '✓', '✓'],
        ['Own staff handle returns', '✓', '✓', '✗'],
        ['Cold chain to the door', '✗', '✓', '–'],
        ['Running by peak season', '✓', '✓', '✓'],
        ['One-off cost, €m', 4.2, 6.8, 1.5],
        ['Cost per parcel, €', 3.9, 4.15, 4.8],
        ['Posts affected', 140, 35, 310],
      ],
    },
  },
  capacity: { what: 'rows', soft: 10, hard: 24 },
  drawn_as: 'grid',
  count: (p) => p.rows.length,
  take: (p, from, to) => ({ ...p, rows: p.rows.slice(from, to) }),
  draw(p, pane, kit) {
    const grid = readGrid(p, pane.pointer, kit);
    const alt = altText(grid);
    const layout = chooseLayout(grid, pane, kit);
    const { level, columns } = layout;
    const mirrored = kit.direction === 'rtl';
    const size = level.primary_pt;

    const body = pane.box.h - layout.header;
    let heights = levelRows(layout.rows, body, Math.min(0.8, MAX_PITCH));
    if (sum(heights) + layout.header < 0.72 * pane.box.h) heights = levelRows(layout.rows, body, MAX_PITCH);
    const total = layout.header + sum(heights);
    if (total < 0.7 * pane.box.h && pane.depth === 0)
      kit.warn('content_sparse', `The table fills ${Math.round((total / pane.box.h) * 100)} % of the body's height.`, {
        path: pane.pointer,
        remedy: 'Add rows, or put the table beside a chart or a list in a split_view.',
      });

    const insets = (j: number) => sidePads(grid, j, level);
    const tint = (j: number): Color | undefined => (grid.named === j ? 'surface' : undefined);
    const places = columns.map((w, j) => alignment(grid, j, w, insets(j), size, kit));
    const headerRow = grid.headers.map((head, j): CellIn => {
      const isInTitle = grid.named === j;
      return {
        size_pt: size,
        ...(head.text === '' ? {} : { block: headBlock(head.text, head.path, isInTitle ? kit.asText('accent1') : 'ink', kit) }),
        align: j === 0 ? 'left' : headAlign(grid.kinds[j] as ColumnKind),
        anchor: 'bottom',
        insets_in: { ...insets(j), b: 0.08, t: 0.05 },
        bottom: HEADER_RULE,
        ...(isInTitle ? { top: shape.stroke('accent1', WIDTH.context) } : {}),
        role: 'header',
        ...fillOf(tint(j)),
      };
    });
    const bodyRows = grid.rows.map((row) =>
      row.map((c, j): CellIn => {
        const place = (places[j] as Placement)(c);
        return {
          size_pt: isMark(c.kind) ? markSize(level) : size,
          ...(c.kind === 'blank' ? {} : { block: cellBlock(c, kit) }),
          align: place.align,
          insets_in: { ...place.insets, t: 0.03, b: 0.03 },
          bottom: ROW_RULE,
          role: c.kind === 'number' ? 'value' : 'cell',
          wrap: c.kind !== 'number',
          ...fillOf(tint(j)),
        };
      }),
    );
    const turn = <T>(list: readonly T[]): readonly T[] => (mirrored ? [...list].reverse() : list);
    const flip = (c: CellIn): CellIn =>
      mirrored && c.align !== 'center'
        ? {
            ...c,
            align: c.align === 'right' ? 'left' : 'right',
            insets_in: { ...c.insets_in, l: c.insets_in?.r ?? 0, r: c.insets_in?.l ?? 0 },
          }
        : c;
    const table = buildTable(
      {
        id: `${pane.id}/table`,
        name: 'comparison table',
        alt,
        x: pane.box.x,
        y: settledTop(pane.box, total),
        columns: turn(columns),
        rows: layout.header > 0 ? [layout.header, ...heights] : heights,
        cells: [...(layout.header > 0 ? [headerRow] : []), ...bodyRows].map((row) => turn(row.map(flip))),
        header_row: layout.header > 0,
      },
      kit,
    );
    return { shapes: [table], alt };
  },
});

const MAX_PITCH = 0.95;
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);
const fillOf = (color: Color | undefined): { readonly fill?: Color } => (color === undefined ? {} : { fill: color });
const markSize = (level: Density): number => (level.primary_pt === 14 ? 16 : level.primary_pt === 12 ? 14 : 12);
const headAlign = (kind: ColumnKind): Align => (kind === 'text' ? 'left' : kind === 'number' ? 'right' : 'center');

const headBlock = (text: string, path: string, color: Color, kit: Kit): Block => kit.block(text, { color, bold: true }, path);

function cellBlock(c: Cell, kit: Kit): Block {
  if (isMark(c.kind)) {
    const color = c.kind === 'check' ? 'positive' : 'negative';
    return kit.block([run(c.text, c.path, c.bind, { font: 'symbol' })], { color });
  }
  return kit.block(c.text, { color: c.kind === 'none' ? 'muted' : 'ink' }, c.path, c.bind);
}

type Placement = (cell: Cell) => { readonly align: Align; readonly insets: { readonly l: number; readonly r: number } };

/** Where the cells of one column are placed: numbers aligned on the decimal sign at the trailing edge, or as one block in the middle. */
function alignment(grid: Grid, j: number, width: number, pad: { l: number; r: number }, size_pt: number, kit: Kit): Placement {
  const kind = grid.kinds[j] as ColumnKind;
  const numbers = grid.rows.map((row) => row[j] as Cell).filter((c) => c.kind === 'number');
  const wide = (text: string): number => (text === '' ? 0 : kit.text.widthIn(text, size_pt) - 0.02);
  const tail = Math.max(0, ...numbers.map((c) => wide(c.tail)));
  const whole = Math.max(0, ...numbers.map((c) => wide(c.text) - wide(c.tail)));
  const room = width - pad.l - pad.r;
  const free = Math.max(0, room - whole - tail - 0.02);
  // Free space to the right of the block of numbers.
  const after = kind === 'mark' ? free / 2 : 0;
  return (c) => {
    if (c.kind === 'number' && kind !== 'text') {
      const r = pad.r + Math.max(0, Math.min(after + tail - wide(c.tail), room - wide(c.text) - 0.02));
      return { align: 'right', insets: { l: 0, r } };
    }
    return { align: j === 0 ? 'left' : headAlign(kind), insets: pad };
  };
}

interface Layout {
  readonly level: Density;
  readonly columns: readonly number[];
  /** 0 when no header contains text. */
  readonly header: number;
  readonly rows: readonly number[];
}

/** The roomiest level at which every cell keeps its line limit and the rows fit the height. */
function chooseLayout(grid: Grid, pane: Pane, kit: Kit): Layout {
  const levels = densitiesFor(pane.class);
  const from = Math.max(
    0,
    levels.findIndex((l) => l.name === pane.level),
  );
  let needed = '';
  for (const [i, level] of levels.slice(from).entries()) {
    const last = i === levels.length - from - 1;
    // No text is measured when the rows do not fit with one line each.
    if (!last && grid.rows.length * (kit.text.pitchIn(level.primary_pt) + padOf(level)) > pane.box.h) continue;
    for (const widths of columnWidths(grid, pane.box, level, last, kit)) {
      const made = measure(grid, widths, level, last, kit);
      if (typeof made === 'string') {
        needed = made;
        continue;
      }
      const height = made.header + sum(made.rows);
      if (height <= pane.box.h + 1e-6) return made;
      needed = `The table needs ${height.toFixed(2)} in of height at ${level.primary_pt} pt; the body has ${pane.box.h.toFixed(2)}.`;
    }
  }
  throw capacityExceeded(needed, 'Shorten the longest cells, or send fewer rows or columns.', {
    component: 'comparison_table',
    count: grid.rows.length,
    pointer: pane.pointer,
  });
}

/**
 * Equal option columns beside a label column of a quarter to a third of the width. At the densest level it also tries columns sized by
 * content.
 */
function* columnWidths(grid: Grid, box: BoxIn, level: Density, last: boolean, kit: Kit): Generator<readonly number[]> {
  const n = grid.headers.length;
  if (n === 1) {
    yield [box.w];
    return;
  }
  const size = level.primary_pt;
  let longest = kit.text.widthIn(grid.headers[0]?.text ?? '', size, { bold: true });
  for (const row of grid.rows) longest = Math.max(longest, kit.text.widthIn((row[0] as Cell).text, size));
  const least = n > SOFT_COLUMNS ? 0.2 : 0.25;
  const first = Math.min(0.35, Math.max(least, (longest + level.gap / 2 + 0.02) / box.w)) * box.w;
  const each = (box.w - first) / (n - 1);
  yield [first, ...Array.from({ length: n - 1 }, () => each)];
  if (!last) return;
  const wish = grid.headers.map((head, j) => {
    const texts = grid.rows.map((row) => (row[j] as Cell).text);
    const blocks = [kit.block(head.text, { color: 'ink', bold: true }), ...texts.map((t) => kit.block(t, { color: 'ink' }))];
    // The longest word is only looked up when the words do not fit.
    const word = Math.max(0.15, ...blocks.map((block) => kit.fit({ block, sizes_pt: [size], width_in: 0.05 }).word_in)) + level.gap;
    const line = Math.max(...blocks.map((block) => kit.fit({ block, sizes_pt: [size], width_in: 20 }).width_in)) + level.gap;
    return { word, natural: Math.max(word, Math.min(4, line)) };
  });
  const spare = box.w - sum(wish.map((w) => w.word));
  const want = sum(wish.map((w) => w.natural - w.word));
  if (spare >= 0) yield wish.map((w) => w.word + (want > 0 ? ((w.natural - w.word) / want) * spare : spare / n));
}

/** The outer columns are at the edges of the pane. Words after figures are further away from them. */
function sidePads(grid: Grid, j: number, level: Density): { readonly l: number; readonly r: number } {
  const pad = level.gap / 2;
  const afterFigures = grid.kinds[j] === 'text' && grid.kinds[j - 1] === 'number';
  const edge = j === grid.headers.length - 1 && grid.named !== j && grid.kinds[j] !== 'mark';
  return { l: j === 0 ? 0 : afterFigures ? pad + level.gap : pad, r: edge ? 0 : pad };
}

const MAX_HEADER_LINES = 3;
/** Padding above and below the words of a row, in total. */
const padOf = (level: Density): number => (level.name === 'D2' ? 0.06 : level.pad * 0.8);

/** Heights of all rows at one level, or the content that does not fit. */
function measure(grid: Grid, columns: readonly number[], level: Density, last: boolean, kit: Kit): Layout | string {
  const size = level.primary_pt;
  const pitch = kit.text.pitchIn(size);
  const maxLines = last ? 8 : 3;
  const inner = columns.map((w, j) => {
    const { l, r } = sidePads(grid, j, level);
    return w - l - r;
  });
  let trouble: string | undefined;
  const heightOf = (text: string, j: number, bold: boolean, limit: number): number => {
    const room = inner[j] as number;
    if (text === '' || (!text.includes('\n') && kit.text.widthIn(text, size, { bold }) <= room)) return pitch;
    const fit = kit.fit({ block: kit.block(text, { color: 'ink', bold }), sizes_pt: [size], width_in: room, max_lines: limit });
    if (!fit.fits)
      trouble ??=
        fit.word_in > room
          ? `${quoted(text)} needs a column of ${fit.word_in.toFixed(2)} in at ${size} pt; it has ${room.toFixed(2)}.`
          : `${quoted(text)} needs ${fit.lines} lines at ${size} pt; ${limit} fit.`;
    return fit.height_in;
  };
  const heads = grid.headers.map((h, j) => heightOf(h.text, j, true, last ? 5 : MAX_HEADER_LINES));
  const pad = padOf(level);
  const rows = grid.rows.map((row) =>
    Math.max(
      level.pitch,
      pitch + pad,
      ...row.map(
        (c, j) =>
          (c.kind === 'number' && kit.text.widthIn(c.text, size) > (inner[j] as number)
            ? heightOf(c.text, j, false, 1)
            : heightOf(c.text, j, false, maxLines)) + pad,
      ),
    ),
  );
  if (trouble !== undefined) return trouble;
  const header = grid.headers.some((h) => h.text !== '') ? Math.max(level.pitch, Math.max(...heads) + 0.15) : 0;
  return { level, columns, header, rows };
}

const quoted = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)} and more` : text);

function altText(grid: Grid): string {
  const heads = grid.headers.map((h) => h.text).filter((t) => t !== '');
  const said = (c: Cell): string => (c.kind === 'check' ? 'yes' : c.kind === 'cross' ? 'no' : c.kind === 'none' ? 'none' : c.text);
  const rows = grid.rows.map(
    (row) =>
      `${row[0]?.text ?? ''}: ${row
        .slice(1)
        .filter((c) => c.kind !== 'blank')
        .map(said)
        .join(', ')}`,
  );
  return `Comparison table. Columns: ${heads.join(', ')}. ${rows.join('; ')}.`;
}
