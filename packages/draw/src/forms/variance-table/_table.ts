/** The statement as a native table: variances are computed, signed, and drawn as bars on one scale. */

import { type BoxIn, type Drawing, derived, isLabelUnit, type Kit, noteUnit, type SourcedText, shape, WIDTH } from '../../layout/index.ts';
import { type FactsCell, type FactsColumn, type FactsRow, placeFacts } from '../../marks/facts-table.ts';
import { judged } from '../../marks/judged.ts';
import { Board } from '../../marks/text-items.ts';
import type { Color } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import type { VarianceData } from './form.ts';

type Row = VarianceData['rows'][number];
type Base = 'plan' | 'prior';

export interface VarianceOptions {
  /** The figures that actuals are compared with, in order. A figure without a value in any row is left out. */
  readonly bases: readonly Base[];
  /** Width of the bars of the first base, inches. */
  readonly bar_in: number;
  /** Prints values and percentages as columns. The bars variant prints the variance beside its bar instead. */
  readonly columns: boolean;
  readonly comments: boolean;
}

interface Variance {
  readonly exact: number;
  readonly percent: number | undefined;
  readonly color: 'positive' | 'negative' | undefined;
}

function varianceOf(row: Row, base: Base): Variance | undefined {
  const before = row[base];
  if (row.actual === undefined || before === undefined) return undefined;
  const exact = row.actual - before;
  return { exact, percent: before === 0 ? undefined : (exact / Math.abs(before)) * 100, color: judged(exact, row.good_when ?? 'up') };
}

const toneOf = ({ color }: Variance, kit: Kit): Color => (color === undefined ? 'muted' : kit.asText(color));

export function drawVariances(d: VarianceData, pane: FormPane, kit: Kit, options: VarianceOptions): Drawing {
  const board = new Board(pane.box, kit, 'body/variances');
  const body = noteUnit(board, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  const bases = options.bases.filter((b) => d.rows.some((r) => r[b] !== undefined));
  const figures = d.rows.flatMap((r) => [r.actual, r.plan, r.prior].filter((v) => v !== undefined));
  const decimals = kit.decimals(figures);
  const unit = isLabelUnit(d.unit) ? d.unit : '';
  const text = (v: number): string => kit.value(v, { decimals, unit });
  const at = (i: number, member: string): string => `${pane.pointer}/rows/${i}/${member}`;
  const title = (key: 'actual' | 'plan' | 'prior' | 'variance'): SourcedText => {
    const own = d.labels?.[key];
    return own === undefined ? derived(kit.word(key)) : { text: own, path: `${pane.pointer}/labels/${key}` };
  };
  const columns: FactsColumn[] = [{ align: 'left' }];
  const cellsOf: ((row: Row, i: number) => FactsCell)[] = [
    (r, i) => ({
      printed:
        typeof r.label === 'number'
          ? { text: kit.value(r.label), path: at(i, 'label'), bind: 'formatted' }
          : { text: r.label, path: at(i, 'label') },
    }),
  ];
  const add = (column: FactsColumn, cell: (row: Row, i: number) => FactsCell): number => {
    columns.push(column);
    cellsOf.push(cell);
    return columns.length - 1;
  };
  const figure = (key: 'actual' | Base): void => {
    add({ head: title(key), align: 'right', wraps: false }, (r, i) =>
      r[key] === undefined ? {} : { printed: { text: text(r[key]), path: at(i, key), bind: 'formatted' } },
    );
  };
  figure('actual');
  const bars: { column: number; base: Base }[] = [];
  for (const [b, base] of bases.entries()) {
    figure(base);
    const shown = (r: Row): Variance | undefined => varianceOf(r, base);
    if (options.columns)
      add({ head: b === 0 ? title('variance') : derived('Δ'), align: 'right', wraps: false }, (r) => {
        const v = shown(r);
        return v === undefined ? {} : { printed: derived(kit.difference(v.exact, { decimals, unit })), color: toneOf(v, kit) };
      });
    if (b === 0 && options.bar_in > 0)
      bars.push({
        column: add({ ...(options.columns ? {} : { head: title('variance') }), align: 'center', least_in: options.bar_in }, () => ({})),
        base,
      });
    // Of percentages the points say it all; percent of percent would stand beside them as a second, larger figure.
    if (unit === '%') continue;
    add({ head: derived('%'), align: 'right', wraps: false }, (r) => {
      const v = shown(r);
      return v?.percent === undefined
        ? {}
        : { printed: derived(kit.number(Number(v.percent.toFixed(1)), { decimals: 1, signed: true, unit: '%' })), color: toneOf(v, kit) };
    });
  }
  if (options.comments && d.rows.some((r) => r.comment !== undefined))
    add({ align: 'left' }, (r, i) =>
      r.comment === undefined ? {} : { printed: { text: r.comment, path: at(i, 'comment') }, bold: false },
    );
  const rows: FactsRow[] = d.rows.map((r, i) => ({
    kind: r.kind ?? 'row',
    strong: r.emphasis === 'primary',
    indent: r.level ?? 0,
    cells: r.kind === 'section' ? [cellsOf[0]?.(r, i) ?? {}] : cellsOf.map((cell) => cell(r, i)),
  }));
  prove(d, bases, decimals, kit, pane);
  const alt = `Variance table. ${d.rows
    .map((r) => [r.label, ...bases.map((b) => `${kit.word(b)} ${r[b] ?? '–'}`), `${kit.word('actual')} ${r.actual ?? '–'}`].join(' '))
    .join('; ')}.`;
  const placed = placeFacts(columns, rows, body, kit, { what: 'rows', name: 'Variances', alt, id: 'body/table' });
  for (const { column, base } of bars)
    drawBars(
      board,
      d,
      base,
      (i) => placed.cell(i, column),
      placed.size_pt,
      options.columns ? undefined : (v) => kit.difference(v, { decimals, unit }),
    );
  return { alt, shapes: [placed.table, ...board.drawing('Variance bars', alt).shapes] };
}

/** Bars that start at one zero line down the column. `print` adds the variance at the end of its bar. */
function drawBars(
  board: Board,
  d: VarianceData,
  base: Base,
  cellAt: (row: number) => BoxIn,
  size_pt: number,
  print: ((v: number) => string) | undefined,
): void {
  const { kit } = board;
  const all = d.rows.map((r) => (r.kind === 'section' ? undefined : varianceOf(r, base)));
  const values = all.flatMap((v) => (v === undefined ? [] : [v.exact]));
  const most = Math.max(0, ...values);
  const least = Math.min(0, ...values);
  const first = cellAt(0);
  const last = cellAt(d.rows.length - 1);
  const room = print === undefined ? 0.04 : Math.max(0, ...values.map((v) => kit.text.widthIn(print(v), size_pt, { bold: true }))) + 0.1;
  const left = first.x + 0.08 + (least < 0 ? room : 0);
  const width = Math.max(0.2, first.w - 0.16 - (least < 0 ? room : 0) - (most > 0 ? room : 0));
  const zero = left + (-least / (most - least || 1)) * width;
  for (const [i, v] of all.entries()) {
    if (v === undefined) continue;
    const cell = cellAt(i);
    const h = Math.min(0.22, cell.h * 0.5);
    const y = cell.y + cell.h / 2;
    const end = zero + (v.exact / (most - least || 1)) * width;
    if (Math.abs(end - zero) > 0.005)
      board.rect(
        `bar-${i + 1}`,
        { x: Math.min(zero, end), y: y - h / 2, w: Math.abs(end - zero), h },
        { fill: v.color ?? 'neutral' },
        { name: `variance ${i + 1}`, datum: { path: `/data/rows/${i}/actual`, value: v.exact, scale: `${board.id}/variance`, along: 'x' } },
      );
    if (print !== undefined)
      board.at(
        `bar-value-${i + 1}`,
        derived(print(v.exact)),
        [v.exact < 0 ? Math.min(end, zero) - 0.05 : Math.max(end, zero) + 0.05, y],
        v.exact < 0 ? 'right' : 'left',
        size_pt,
        {
          bold: true,
          role: 'value',
          color: toneOf(v, kit),
        },
      );
  }
  board.line('zero', [zero, first.y], [zero, last.y + last.h], shape.stroke('muted', WIDTH.baseline), { role: 'baseline', layer: 'line' });
}

/** Checks the variances and percentages on the slide, and each total against the rows above it that no earlier total includes. */
function prove(d: VarianceData, bases: readonly Base[], decimals: number, kit: Kit, pane: FormPane): void {
  for (const [i, r] of d.rows.entries())
    for (const base of bases) {
      const v = varianceOf(r, base);
      if (v === undefined) continue;
      const path = `${pane.pointer}/rows/${i}/actual`;
      kit.proofs.push({
        kind: 'variance',
        ok: true,
        expected: v.exact,
        shown: Number(v.exact.toFixed(decimals)),
        tolerance: 0.5 / 10 ** decimals,
        path,
      });
      if (v.percent !== undefined)
        kit.proofs.push({ kind: 'rate', ok: true, expected: v.percent, shown: Number(v.percent.toFixed(1)), tolerance: 0.05, path });
    }
  for (const member of ['actual', ...bases] as const) {
    let open: number[] = [];
    let closed: number[] = [];
    for (const [i, r] of d.rows.entries()) {
      const shown = r[member];
      const kind = r.kind ?? 'row';
      if (kind === 'section') open = [];
      else if (shown === undefined) open = [Number.NaN];
      else if (kind === 'row') open.push(shown);
      else {
        const parts = kind === 'subtotal' ? open : [...closed, ...open];
        const expected = parts.reduce((a, b) => a + b, 0);
        // Not checked with indented rows, which are parts of other rows, or with a single row, which is not a sum.
        if (parts.length > 1 && Number.isFinite(expected) && !d.rows.some((x) => (x.level ?? 0) > 0)) {
          const tolerance = parts.reduce((sum, p) => sum + 0.5 / 10 ** kit.decimalsOf(p), 0.5 / 10 ** kit.decimalsOf(shown));
          const ok = Math.abs(expected - shown) <= tolerance + 1e-9;
          kit.proofs.push({ kind: 'total', ok, expected, shown, tolerance, path: `${pane.pointer}/rows/${i}/${member}` });
          if (!ok)
            kit.warn(
              'totals_do_not_reconcile',
              `${r.label} says ${kit.value(shown)}; the rows above make ${kit.number(Number(expected.toPrecision(12)))}.`,
              {
                path: `${pane.pointer}/rows/${i}/${member}`,
                remedy: 'Correct the total or its rows; costs that are subtracted are sent as negative figures.',
              },
            );
        }
        if (kind === 'subtotal') closed = [shown];
        open = [];
      }
    }
  }
}
