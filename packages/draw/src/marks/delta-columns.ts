/** Columns of figures beside a chart, each with its head: figures as sent, or changes that are computed and proved. */
import type { DeltaColumn } from '../fields/delta-columns.ts';
import { type BoxIn, DASH, type Kit, run, type Sketch, spread } from '../layout/index.ts';
import type { Block, RunIn } from '../typeset/index.ts';
import { type ChangeEnd, computeChange } from './change-figure.ts';
import type { DeltaRow } from './delta-rows.ts';
import { judgedText } from './judged.ts';

const HEAD_PT = 12;
/** Widest head on one line, and the widths at which a longer one is wrapped. */
const HEAD_LINE = 1.35;
const HEAD_W = [1, 1.2, 1.4, 1.7] as const;
const SIZES = [16, 14, 12, 11, 10] as const;
/** From the chart to the columns, between columns, and inside them. */
const GAP = 0.2;
const BETWEEN = 0.1;
const PAD = 0.1;
/** From a head to the figures below it. */
const BELOW_HEAD = 0.1;

interface Figure {
  readonly row: DeltaRow;
  readonly runs: readonly RunIn[];
  readonly y: number;
}

interface Column {
  readonly head: Block;
  readonly figures: readonly Figure[];
  readonly size_pt: number;
  readonly w: number;
  /** Width of the widest figure. */
  readonly widest: number;
}

export interface DeltaPlan {
  readonly columns: readonly Column[];
  /** Width of all columns with the gap before them, inches. */
  readonly width: number;
  readonly gap: number;
  readonly head_h: number;
  /** Upper edge of the first figure. */
  readonly top: number;
  readonly bottom: number;
}

/** `most_pt` is the size of the words of the chart that the figures stand beside. */
export function planDeltas(
  sent: readonly DeltaColumn[],
  rows: readonly DeltaRow[],
  most_pt: number,
  pane: { readonly pointer: string; readonly unit: string },
  kit: Kit,
): DeltaPlan {
  const ys = rows.map((r) => r.y);
  const sorted = [...ys].sort((a, b) => a - b);
  const pitch = Math.min(...sorted.slice(1).map((y, i) => y - (sorted[i] as number)), 1);
  const size_pt = SIZES.find((pt) => pt <= Math.max(most_pt, 12) && kit.text.pitchIn(pt) <= pitch) ?? SIZES.at(-1) ?? 10;
  const h = kit.text.pitchIn(size_pt);
  // Names may stand closer together than figures need.
  const placed =
    spread(
      rows.map((r) => ({ target: r.y, size: h })),
      Math.min(...ys) - 1,
      Math.max(...ys) + 1,
    ) ?? ys;
  const columns = sent.map((column, k): Column => {
    const path = `${pane.pointer}/delta_columns/${k}`;
    const head = kit.block([run(column.head, `${path}/head`)], { color: 'ink', bold: true });
    const figures = figuresOf(column, path, rows, pane.unit, kit).map((runs, i) => ({
      row: rows[i] as DeltaRow,
      runs,
      y: placed[i] as number,
    }));
    const widest = Math.max(...figures.map((f) => widthOf(f, size_pt, kit)));
    return { head, figures, size_pt, widest, w: Math.max(widest, headWidth(column.head, head, widest, kit)) + 2 * PAD };
  });
  const heights = columns.map((c) => kit.fit({ block: c.head, sizes_pt: [HEAD_PT], width_in: c.w - 2 * PAD + 0.02 }).height_in);
  return {
    columns,
    gap: GAP,
    width: GAP + columns.reduce((sum, c) => sum + c.w + BETWEEN, -BETWEEN),
    head_h: Math.max(...heights) + BELOW_HEAD + PAD / 2,
    top: Math.min(...placed) - h / 2,
    bottom: Math.max(...placed) + h / 2 + PAD / 2,
  };
}

/** The narrowest width at which the head has few lines and no word of it is broken. */
function headWidth(words: string, block: Block, widest: number, kit: Kit): number {
  const width = (text: string): number => kit.text.widthIn(text, HEAD_PT, { bold: true });
  const line = width(words);
  if (line <= Math.max(HEAD_LINE, widest)) return line;
  const longest = Math.min(Math.max(...words.split(/\s+/).map(width)), 2);
  const tried = HEAD_W.map((w) => kit.fit({ block, sizes_pt: [HEAD_PT], width_in: Math.max(w, longest, widest), max_lines: 3 }));
  return (tried.find((f) => f.fits) ?? tried.at(-1))?.width_in ?? line;
}

const widthOf = ({ runs, row }: Figure, size_pt: number, kit: Kit): number =>
  kit.text.widthIn(runs.map((r) => r.text).join(''), size_pt, { bold: row.total });

/** One figure for each row: as sent, or computed. */
function figuresOf(column: DeltaColumn, path: string, rows: readonly DeltaRow[], unit: string, kit: Kit): readonly (readonly RunIn[])[] {
  for (const part of ['kind', 'from', 'to', 'years', 'good']) kit.drawn.add(`${path}/${part}`);
  if (column.values.length > 0) return sentFigures(column, path, rows, kit);
  const { kind, years, from_values, good } = column;
  const ends = rows.map((row): readonly [ChangeEnd | undefined, ChangeEnd | undefined] => {
    if (from_values.length === 0) return [row.at(column.from, 'from'), row.at(column.to, 'to')];
    const earlier = from_values[row.index];
    if (earlier === null || earlier === undefined) return [undefined, row.whole];
    kit.drawn.add(`${path}/from_values/${row.index}`);
    return [{ label: '', value: earlier, of: [earlier] }, row.whole];
  });
  warnOfPlaces(column, path, ends, kit);
  const shown = (decimals: number | undefined) =>
    ends.map(([a, b]) =>
      a === undefined || b === undefined
        ? undefined
        : computeChange(kind, a, b, unit, kit, { years, ...(decimals === undefined ? {} : { decimals }) }),
    );
  // All figures of a column have the same number of decimals.
  const all = ends.flatMap(([a, b]) => [...(a?.of ?? []), ...(b?.of ?? [])]);
  const isSmall = shown(undefined).some((c) => typeof c === 'object' && Math.abs(c.shown) < 10);
  const changes = shown(kind === 'difference' ? kit.decimals(all) : kind === 'ratio' || isSmall ? 1 : 0);
  return changes.map((change, i) => {
    if (typeof change !== 'object') return [run(DASH, undefined, 'derived', { color: 'muted' })];
    kit.proofs.push({ ...change.proof, path: from_values.length > 0 ? `${path}/from_values/${rows[i]?.index}` : path });
    const color = judgedText(change.shown, good, kit);
    return [run(change.text, undefined, 'derived', color === undefined ? {} : { color })];
  });
}

function sentFigures({ values, unit }: DeltaColumn, path: string, rows: readonly DeltaRow[], kit: Kit): readonly (readonly RunIn[])[] {
  const numbers = values.filter((v) => typeof v === 'number');
  const decimals = kit.decimals(numbers);
  if (unit !== undefined) kit.drawn.add(`${path}/unit`);
  const known = rows.filter((r) => !r.total).length;
  if (values.length !== known && values.length !== rows.length)
    kit.warn('length_mismatch', `${path} has ${values.length} values for ${known} rows; a dash stands where one is missing.`, {
      path: `${path}/values`,
      remedy: 'Send one value for each row, null where there is none.',
    });
  return rows.map((row) => {
    const value = values[row.index];
    if (value === null || value === undefined) return row.total ? [] : [run(DASH, undefined, 'derived', { color: 'muted' })];
    const own = `${path}/values/${row.index}`;
    return [typeof value === 'string' ? run(value, own) : run(kit.value(value, { decimals, unit: unit ?? '' }), own, 'formatted')];
  });
}

/** One warning for a column whose figures cannot all be computed. */
function warnOfPlaces(
  { head, kind, from_values }: DeltaColumn,
  path: string,
  ends: readonly (readonly [ChangeEnd | undefined, ChangeEnd | undefined])[],
  kit: Kit,
): void {
  const lacking = ends.filter(([a, b]) => a?.value === undefined || b?.value === undefined).length;
  const below = kind === 'difference' ? 0 : ends.filter(([a, b]) => (a?.value ?? 1) <= 0 || (b?.value ?? 1) <= 0).length;
  if (lacking + below === 0) return;
  const why = [
    ...(lacking > 0 ? [`${lacking} of ${ends.length} changes have no two values`] : []),
    ...(below > 0 ? [`${below} rates would begin or end at zero or below`] : []),
  ];
  kit.warn('change_not_computed', `${head}: ${why.join(', and ')}; a dash stands in their place.`, {
    path: from_values.length > 0 ? `${path}/from_values` : path,
    remedy: 'Send from_values for each row, name two series or periods in from and to, or send the figures themselves in values.',
  });
}

/** Draws the columns from `left` on, from the head down to the last figure or to `foot`. */
export function drawDeltas(
  sketch: Sketch,
  plan: DeltaPlan,
  left: number,
  { top, foot }: { readonly top: number; readonly foot: number },
): void {
  let x = left;
  for (const [k, { head, figures, size_pt, w, widest }] of plan.columns.entries()) {
    const part = `delta-${k + 1}`;
    const ground: BoxIn = { x, y: top - plan.head_h, w, h: foot - top + plan.head_h };
    sketch.rect(`${part}-ground`, ground, { fill: 'surface' }, { role: 'decoration', layer: 'back', name: 'column of figures' });
    const place = { x: x + PAD - 0.01, y: top - plan.head_h + PAD / 2, w: w - 2 * PAD + 0.02, h: plan.head_h - BELOW_HEAD - PAD / 2 };
    sketch.block(
      `${part}-head`,
      place,
      { block: head, size_pt: HEAD_PT, align: 'center', anchor: 'bottom', balance: true },
      { role: 'label', name: 'head' },
    );
    const edge = x + (w + widest) / 2;
    const h = sketch.kit.text.pitchIn(size_pt);
    for (const { row, runs, y } of figures) {
      if (runs.length === 0) continue;
      const figure = { x: edge - widest, y: y - h / 2, w: widest, h };
      const name = row.total ? 'change of the total' : `figure: ${row.label}`;
      sketch.cell(`${part}-figure-${row.index + 1}`, runs, figure, size_pt, {
        role: 'legend',
        align: 'right',
        wrap: false,
        bold: row.total,
        name,
      });
    }
    x += w + BETWEEN;
  }
}
