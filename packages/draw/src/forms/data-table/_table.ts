/** Rows read into a native table: numbers aligned right, totals under a rule and summed again. */

import { toneColor } from '../../fields/chart-fields.ts';
import { DASH, type Drawing, type Kit, type SourcedText } from '../../layout/index.ts';
import { tint } from '../../marks/color-ramp.ts';
import { type FactsCell, type FactsColumn, type FactsRow, type PlacedTable, placeFacts } from '../../marks/facts-table.ts';
import { drawPill, pillWidth } from '../../marks/status-pill.ts';
import { Board } from '../../marks/text-items.ts';
import type { Color, Token } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { TableCellValue, TableData } from './form.ts';

const NUMERIC = /^[(+\-−–±~<>≈]?\s*[€$£¥]?\s*[+\-−]?\d[\d\s.,'’  ]*\s*(?:%|pp|x|bn|m|k|€|\$|£)?\)?$/;
const BLANKS = new Set(['–', '-', '—', 'n/a', 'n.a.']);

interface Field {
  readonly key: string;
  readonly label?: SourcedText;
  readonly align?: 'left' | 'center' | 'right';
  /** The value that sets the length of the bar beside a number. */
  readonly bar?: number;
}

interface Line {
  readonly cells: readonly { readonly value: TableCellValue | undefined; readonly path: string }[];
  readonly kind: FactsRow['kind'];
  readonly level: number;
  readonly strong: boolean;
}

function fieldsOf(d: TableData, pointer: string): Field[] {
  if (d.columns.length > 0)
    return d.columns.map((c, j) => ({
      key: c.key ?? (c.label === '' ? undefined : c.label) ?? String(j),
      ...(c.label === ''
        ? {}
        : c.label !== undefined
          ? { label: { text: c.label, path: `${pointer}/columns/${j}/label` } }
          : c.key !== undefined
            ? { label: { text: c.key, path: `${pointer}/columns/${j}/key` } }
            : {}),
      ...(c.align === undefined ? {} : { align: c.align }),
      ...(c.bar === undefined ? {} : { bar: c.bar }),
    }));
  const [first] = d.rows;
  if (Array.isArray(first)) return first.map((_, j) => ({ key: String(j) }));
  return Object.keys(first ?? {})
    .filter((k) => k !== 'kind' && k !== 'level')
    .map((key) => ({ key, label: { text: key } }));
}

const KINDS = new Set(['row', 'subtotal', 'total', 'section']);

function lineOf(row: TableData['rows'][number], pointer: string, fields: readonly Field[], strong: boolean, total: boolean): Line {
  if (Array.isArray(row))
    return {
      cells: fields.map((_, j) => ({ value: row[j], path: `${pointer}/${j}` })),
      kind: total ? 'total' : 'row',
      level: 0,
      strong,
    };
  const own = (key: string): boolean => fields.some((f) => f.key === key);
  const kind = !own('kind') && typeof row.kind === 'string' && KINDS.has(row.kind) ? (row.kind as FactsRow['kind']) : 'row';
  const level = !own('level') && typeof row.level === 'number' ? Math.min(4, Math.max(0, Math.round(row.level))) : 0;
  return {
    cells: fields.map((f) => ({ value: row[f.key], path: `${pointer}/${f.key.replaceAll('~', '~0').replaceAll('/', '~1')}` })),
    kind: total ? 'total' : kind,
    level,
    strong,
  };
}

const BAR_H = 0.24;
const BAR_GAP = 0.1;
const MAX_BAR_W = 1.0;
const MIN_BAR_W = 0.5;
/** As a share of the average column width. */
const BAR_SHARE = 0.55;
/** How much of its tone a highlighted row keeps. */
const ROW_TINT = 0.1;

interface BarsOf {
  readonly placed: PlacedTable;
  readonly barW: number;
  readonly tone: Color | undefined;
  readonly board: Board;
  readonly kit: Kit;
}

/** Bars before the numbers of one column, on a track that represents `full`. A number outside 0 to `full` has no bar, and a warning. */
function drawBars(lines: readonly Line[], j: number, full: number, { placed, barW, tone, board, kit }: BarsOf): void {
  for (const [i, line] of lines.entries()) {
    const { value, path } = line.cells[j] ?? {};
    if (typeof value !== 'number' || path === undefined) continue;
    if (value < 0 || value > full) {
      kit.warn('bar_left_out', `${kit.value(value)} lies outside 0 to ${kit.value(full)}; its cell has no bar.`, {
        path,
        remedy: 'Send the largest value of the column as `bar`, or leave `bar` out.',
      });
      continue;
    }
    const cell = placed.cell(i, j);
    const at = { x: placed.start(i, j), y: cell.y + (cell.h - BAR_H) / 2, w: barW, h: BAR_H };
    const color: Color = line.strong ? (tone ?? 'accent1') : line.kind === 'total' ? 'ink' : 'neutral';
    board.rect(`track-${i + 1}-${j + 1}`, at, { fill: 'track' }, { role: 'decoration', layer: 'back' });
    board.rect(
      `bar-${i + 1}-${j + 1}`,
      { ...at, w: Math.max(0.01, (barW * value) / full) },
      { fill: color },
      { role: 'mark', name: `bar ${i + 1}`, datum: { path, value, scale: `body/bars/${j}`, along: 'x' } },
    );
  }
}

export interface TableOptions {
  /** Column whose words are states. They are drawn as pills. */
  readonly states?: boolean;
}

export function drawTable(d: TableData, pane: FormPane, kit: Kit, { states = false }: TableOptions = {}): Drawing {
  const p = pane.pointer;
  const fields = fieldsOf(d, p);
  for (const [i, at] of d.highlight_rows.entries())
    if (at >= d.rows.length)
      kit.warn('index_out_of_range', `There is no row ${at}.`, { path: `${p}/highlight_rows/${i}`, remedy: 'Rows are counted from 0.' });
  const marked = new Set(d.highlight_rows);
  const last = d.rows.length - 1;
  const sums = new Set(d.subtotal_rows);
  const lines = d.rows.map((r, i): Line => {
    const line = lineOf(r, `${p}/rows/${i}`, fields, marked.has(i), d.total_row === true && i === last);
    return sums.has(i) && line.kind === 'row' ? { ...line, kind: 'subtotal' } : line;
  });
  if (typeof d.total_row === 'object') lines.push(lineOf(d.total_row, `${p}/total_row`, fields, false, true));
  else if (d.total_row !== undefined) kit.drawn.add(`${p}/total_row`);
  for (const [i, r] of d.rows.entries())
    if (Array.isArray(r) && r.length > fields.length)
      kit.warn('length_mismatch', `Row ${i} has ${r.length} cells for ${fields.length} columns.`, {
        path: `${p}/rows/${i}`,
        remedy: 'Send one cell a column.',
      });
  const decimals = fields.map((_, j) => kit.decimals(lines.map((l) => l.cells[j]?.value).filter((v) => typeof v === 'number')));
  const textAt = (line: Line, j: number): SourcedText | undefined => {
    const c = line.cells[j];
    if (c?.value === undefined || c.value === null || c.value === '') return undefined;
    if (typeof c.value === 'boolean') return { text: c.value ? '✓' : DASH, path: c.path, bind: 'formatted' };
    if (typeof c.value === 'string') return { text: c.value, path: c.path };
    return {
      text: isYears(lines, j) ? String(c.value) : kit.value(c.value, { decimals: decimals[j] ?? 0 }),
      path: c.path,
      bind: 'formatted',
    };
  };
  const numeric = fields.map((_, j) => {
    const texts = lines.flatMap((l) => {
      const t = l.kind === 'section' ? undefined : textAt(l, j)?.text.trim();
      return t === undefined || BLANKS.has(t) ? [] : [t];
    });
    return j > 0 && texts.length > 0 && texts.every((t) => NUMERIC.test(t));
  });
  const stateAt = states
    ? fields.findIndex((f) => /^(status|state|rag|ampel)$/i.test(f.key) || /^(status|state)$/i.test(f.label?.text ?? ''))
    : -1;
  const words = stateAt < 0 ? [] : lines.map((l) => textAt(l, stateAt)?.text ?? '');
  const pillW = stateAt < 0 ? 0 : pillWidth(words, 12, kit);
  const barW = Math.min(MAX_BAR_W, Math.max(MIN_BAR_W, (pane.box.w / fields.length) * BAR_SHARE));
  const toned = toneColor(d.highlight_tone, `${p}/highlight_tone`, kit);
  const ground = toned === undefined ? undefined : tint(toned as Token, ROW_TINT, kit).fill;
  const columns: FactsColumn[] = fields.map((f, j) => ({
    ...(f.label === undefined ? {} : { head: f.label }),
    align: f.align ?? (numeric[j] === true && f.bar === undefined ? 'right' : 'left'),
    wraps: numeric[j] !== true,
    ...(f.bar !== undefined && numeric[j] === true ? { mark_in: barW + BAR_GAP } : {}),
    ...(j === stateAt ? { least_in: pillW + 0.3 } : {}),
  }));
  const rows: FactsRow[] = lines.map((l) => ({
    kind: l.kind,
    strong: l.strong,
    ...(l.strong && ground !== undefined ? { fill: ground } : {}),
    indent: l.level,
    cells: fields.map((_, j): FactsCell => {
      if (j === stateAt) return {};
      const s = textAt(l, j);
      const value = l.cells[j]?.value;
      const barred = fields[j]?.bar !== undefined && numeric[j] === true && typeof value === 'number';
      // A number that is known to be missing is a dash: a blank reads as an error.
      if (s === undefined && value === null && numeric[j] === true && l.kind !== 'section')
        return { printed: { text: DASH, bind: 'derived' } };
      return s === undefined ? {} : { printed: s, ...(barred ? { marked: true } : {}) };
    }),
  }));
  proveTotals(
    lines,
    fields.map((one) => one.label?.text),
    kit,
    p,
  );
  const alt = `Table. ${lines.map((l) => fields.map((f, j) => `${f.label?.text ?? ''} ${textAt(l, j)?.text ?? ''}`.trim()).join(', ')).join('; ')}.`;
  const placed = placeFacts(columns, rows, pane.box, kit, {
    what: 'rows',
    name: 'Table',
    alt,
    id: 'body/table',
    ...(pane.exhibit === true ? { from_pt: 16 } : {}),
  });
  const bars = new Board(pane.box, kit, 'body/bars');
  for (const [j, f] of fields.entries())
    if (f.bar !== undefined && numeric[j] === true) drawBars(lines, j, f.bar, { placed, barW, tone: toned, board: bars, kit });
  const barred = bars.drawing('Bars', alt).shapes;
  if (stateAt < 0) return { alt, shapes: [placed.table, ...barred] };
  const board = new Board(pane.box, kit, 'body/states');
  const size = Math.min(12, placed.size_pt);
  for (const [i, l] of lines.entries()) {
    const s = textAt(l, stateAt);
    if (s?.path === undefined) continue;
    const box = placed.cell(i, stateAt);
    drawPill(board, `state-${i + 1}`, s.text, s.path, { ...box, x: box.x + placed.pad, w: pillW }, size);
  }
  return { alt, shapes: [placed.table, ...barred, ...board.drawing('States', alt).shapes] };
}

/** Years have no thousands separator. */
function isYears(lines: readonly Line[], j: number): boolean {
  const all = lines.flatMap((l) => (typeof l.cells[j]?.value === 'number' ? [l.cells[j]?.value as number] : []));
  return all.length > 0 && all.every((v) => Number.isInteger(v) && v >= 1900 && v <= 2100);
}

/** Columns of plain numbers are summed again when the last row is their total and there is no subtotal above it. */
/** True for a column whose head says that it has percentages. */
const isShare = (label: string | undefined): boolean => /%|\bper cent\b|\bpercent/i.test(label ?? '');

function proveTotals(lines: readonly Line[], labels: readonly (string | undefined)[], kit: Kit, pointer: string): void {
  const total = lines.at(-1);
  if (total?.kind !== 'total' || lines.slice(0, -1).some((l) => l.kind !== 'row' || l.level > 0)) return;
  for (let j = 1; j < labels.length; j++) {
    const shown = total.cells[j]?.value;
    const parts = lines.slice(0, -1).map((l) => l.cells[j]?.value);
    if (typeof shown !== 'number' || !parts.every((v) => typeof v === 'number')) continue;
    const expected = parts.reduce((a, b) => a + b, 0);
    // A mean or a share of each row is not a sum: it is between the smallest and the largest part.
    if (isShare(labels[j]) && shown >= Math.min(...parts) && shown <= Math.max(...parts)) continue;
    const tolerance = 0.5 * parts.length * 10 ** -kit.decimals(parts);
    const ok = Math.abs(expected - shown) <= tolerance + 1e-9;
    const path = total.cells[j]?.path ?? pointer;
    kit.proofs.push({ kind: 'total', ok, expected, shown, tolerance, path });
    if (!ok)
      kit.warn(
        'totals_do_not_reconcile',
        `The total says ${kit.value(shown)}; the rows add up to ${kit.number(Number(expected.toPrecision(12)))}.`,
        {
          path,
          remedy: 'Correct the total or the rows.',
        },
      );
  }
}
