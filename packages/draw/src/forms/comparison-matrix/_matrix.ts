/** Draws the matrix: a native table, with Harvey balls over the cells that have a score. */
import { toneColor, toneText } from '../../fields/chart-fields.ts';
import { type BoxIn, type Drawing, derived, type Kit, type SourcedText, tellingDecimals } from '../../layout/index.ts';
import { type FactsCell, type FactsColumn, type FactsRow, type PlacedTable, placeFacts } from '../../marks/facts-table.ts';
import { BALL, drawBall } from '../../marks/harvey-ball.ts';
import { type KeyEntry, keyHeight, keyLine } from '../../marks/key-line.ts';
import { Board, sayAt } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import type { MatrixCell, MatrixData } from './form.ts';

const MARK = BALL + 0.1;

interface Read extends FactsCell {
  readonly score?: number;
  readonly score_path?: string;
}

function readCell(cell: MatrixCell, path: string, kit: Kit): Read {
  if (cell === null) return {};
  if (typeof cell === 'boolean') return { printed: { text: cell ? '✓' : '–', path, bind: 'formatted' }, color: cell ? 'ink' : 'muted' };
  if (typeof cell !== 'object') return { printed: sayAt(cell, path, kit) };
  const tone = toneColor(cell.tone, `${path}/tone`, kit);
  return {
    ...(cell.text === undefined ? {} : { printed: { text: cell.text, path: `${path}/text` } }),
    ...(tone === undefined ? {} : { color: toneText(tone, kit), bold: true }),
    ...(cell.score === undefined ? {} : { score: cell.score, score_path: `${path}/score`, marked: true }),
  };
}

export interface MatrixOptions {
  /** Options as rows, criteria as columns. */
  readonly transposed?: boolean;
  /** A last row with the weighted mean of the scores. */
  readonly totals?: boolean;
}

export function drawMatrix(d: MatrixData, pane: FormPane, kit: Kit, { transposed = false, totals = false }: MatrixOptions = {}): Drawing {
  const p = pane.pointer;
  if (d.recommended !== undefined) {
    if (!d.columns.some((c) => c.label === d.recommended))
      kit.warn('unknown_value', `No option is called ${JSON.stringify(d.recommended)}; none is set apart.`, {
        path: `${p}/recommended`,
        remedy: 'Send the label of one of the columns.',
      });
    kit.drawn.add(`${p}/recommended`);
  }
  const strong = d.columns.map((c) => c.emphasis === 'primary' || (d.recommended !== undefined && c.label === d.recommended));
  const cells: Read[][] = d.rows.map((r, i) => r.cells.map((c, j) => readCell(c, `${p}/rows/${i}/cells/${j}`, kit)));
  const options: SourcedText[] = d.columns.map((c, j) => ({ text: c.label, path: `${p}/columns/${j}/label` }));
  const weighted = totals && d.rows.some((r) => r.weight !== undefined);
  const criteria: SourcedText[] = d.rows.map((r, i) => ({ text: r.label, path: `${p}/rows/${i}/label` }));
  const weights: FactsCell[] = d.rows.map((r, i) =>
    r.weight === undefined
      ? {}
      : { printed: { text: kit.value(r.weight), path: `${p}/rows/${i}/weight`, bind: 'formatted' as const }, color: 'muted' as const },
  );
  if (!weighted) for (const [i, r] of d.rows.entries()) if (r.weight !== undefined) kit.drawn.add(`${p}/rows/${i}/weight`);

  const grid: Read[][] = transposed ? options.map((_, j) => cells.map((r) => r[j] ?? {})) : cells;
  const heads = transposed ? criteria : options;
  const sides = transposed ? options : criteria;
  const corner: SourcedText | undefined = d.corner === undefined ? undefined : { text: d.corner, path: `${p}/corner` };
  const columns: FactsColumn[] = [
    { align: 'left', ...(corner === undefined ? {} : { head: corner }) },
    ...(weighted ? [{ align: 'right' as const, head: derived(kit.word('weight')) }] : []),
    ...heads.map((head, j): FactsColumn => {
      const marked = grid.some((r) => r[j]?.score !== undefined);
      return { head, align: 'center', strong: !transposed && strong[j] === true, ...(marked ? { mark_in: MARK } : {}), least_in: 0.7 };
    }),
  ];
  const rows: FactsRow[] = sides.map((side, i) => ({
    kind: 'row',
    strong: transposed && strong[i] === true,
    cells: [{ printed: side, bold: !transposed || strong[i] === true }, ...(weighted ? [weights[i] ?? {}] : []), ...(grid[i] ?? [])].map(
      (c): FactsCell => ({ ...c, bold: c.bold ?? false }),
    ),
  }));
  const means = totals ? meansOf(d, cells, kit, p) : [];
  if (means.length > 0)
    rows.push({
      kind: 'total',
      cells: [
        { printed: { text: kit.word('score'), bind: 'derived' } },
        ...(weighted ? [{}] : []),
        ...means.map((printed) => ({ printed })),
      ],
    });
  const alt = `Comparison of ${options.map((o) => o.text).join(', ')}. ${d.rows
    .map(
      (r, i) =>
        `${r.label}: ${(cells[i] ?? [])
          .map((c, j) => `${d.columns[j]?.label} ${c.printed?.text ?? ''}${c.score === undefined ? '' : ` (${c.score} of 4)`}`)
          .join(', ')}`,
    )
    .join('; ')}.`;
  const first = weighted ? 2 : 1;
  const place = (box: BoxIn): PlacedTable =>
    placeFacts(columns, rows, box, kit, { what: 'criteria', name: 'Comparison', alt, id: 'body/matrix/table', equal_from: first });
  const key = cells.some((r) => r.some((c) => c.score !== undefined)) ? scoreKey(kit) : [];
  const key_h = keyHeight(key, pane.box, kit);
  const whole = place(pane.box);
  // Balls are explained where the table stays as large as it would be without the line.
  const lower = key_h > 0 && whole.natural_h + key_h <= pane.box.h ? place({ ...pane.box, h: pane.box.h - key_h }) : undefined;
  const placed = lower ?? whole;
  const board = new Board(pane.box, kit, 'body/matrix');
  for (const [i, row] of grid.entries())
    for (const [j, c] of row.entries()) {
      if (c.score === undefined || c.score_path === undefined) continue;
      const box = placed.cell(i, j + first);
      drawBall(board, `score-${i + 1}-${j + 1}`, c.score, placed.start(i, j + first) + BALL / 2, box.y + box.h / 2, c.score_path);
    }
  const drawing = board.drawing('Scores', alt);
  const keyed = lower === undefined ? [] : [keyLine('body/matrix/key', key, { ...placed.box, h: placed.box.h + key_h }, kit)];
  return { alt, shapes: [placed.table, ...drawing.shapes, ...keyed] };
}

const scoreKey = (kit: Kit): KeyEntry[] => [
  { sign: '○', means: kit.word('lowest_score') },
  { sign: '●', means: kit.word('highest_score') },
];

/** The weighted mean score of each option that has a score for every criterion. */
function meansOf(d: MatrixData, cells: readonly (readonly Read[])[], kit: Kit, pointer: string): SourcedText[] {
  const pointsOf = (c: Read | undefined): number | undefined => {
    if (c?.score !== undefined) return c.score;
    const n = c?.printed?.bind === 'formatted' ? Number(c.printed.text) : Number.NaN;
    return Number.isFinite(n) ? n : undefined;
  };
  const all = d.columns.map((_, j) => cells.map((r) => pointsOf(r[j])));
  if (all.some((column) => column.some((v) => v === undefined))) return [];
  const means = all.map((column) => {
    let sum = 0;
    let weight = 0;
    for (const [i, v] of column.entries()) {
      const w = d.rows[i]?.weight ?? 1;
      sum += (v as number) * w;
      weight += w;
    }
    return weight === 0 ? 0 : sum / weight;
  });
  const decimals = tellingDecimals(means);
  return means.map((mean, j): SourcedText => {
    const shown = Number(mean.toFixed(decimals));
    const tolerance = 0.5 * 10 ** -decimals;
    kit.proofs.push({ kind: 'weighted_mean', ok: true, expected: mean, shown, tolerance, path: `${pointer}/columns/${j}` });
    return { text: kit.number(shown, { decimals }), bind: 'derived' };
  });
}
