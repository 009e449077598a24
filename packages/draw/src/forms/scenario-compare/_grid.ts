/** Rows by scenarios: figures with their difference to the base, or bars on one scale a row. */
import {
  type BoxIn,
  columns,
  type Drawing,
  drawRowNames,
  isLabelUnit,
  type Kit,
  type Numbers,
  noteUnit,
  numbersOf,
  planNamedRows,
  type RowPlan,
  Sketch,
  type SourcedText,
  shape,
} from '../../layout/index.ts';
import type { FormPane } from '../define.ts';
import type { ScenarioData } from './form.ts';

export type ScenarioLook = 'columns' | 'bars' | 'deltas';

const HEAD = 0.85;

export function drawScenarios(d: ScenarioData, pane: FormPane, kit: Kit, look: ScenarioLook): Drawing {
  const sketch = new Sketch(pane.box, kit);
  const box = noteUnit(sketch, d.unit, `${pane.pointer}/unit`, pane.box, 12);
  warnOfData(d, pane, kit);
  const rows = d.rows.map((r, i) => ({
    label: r.label,
    label_path: `${pane.pointer}/rows/${i}/label`,
    sub: r.unit === undefined || isLabelUnit(r.unit) ? undefined : r.unit,
    sub_path: `${pane.pointer}/rows/${i}/unit`,
    bold: r.emphasis === 'primary',
  }));
  const plan = planNamedRows(rows, { ...box, y: box.y + HEAD, h: box.h - HEAD }, kit, {
    what: 'rows',
    pointer: `${pane.pointer}/rows`,
    share: 0.26,
    max_pitch: d.rows.length <= FEW_ROWS ? 1.3 : 1,
  });
  drawRowNames(sketch, rows, plan, plan.box.x, (i) => `cell-${i + 1}-1`);
  const x = plan.box.x + plan.label_w + 0.3;
  const cells = columns({ x, y: plan.box.y - HEAD, w: plan.box.x + plan.box.w - x, h: HEAD + plan.box.h }, d.scenarios.length, 0.2);
  const grid: Grid = { look, plan, columns: cells, chosen: chosenOf(d), figure_pt: figureSize(d, plan, (cells[0] as BoxIn).w - 0.3, kit) };
  drawHeads(sketch, d, pane, grid);
  for (const i of d.rows.keys()) drawRow(sketch, d, i, pane, grid);
  const alt = `Scenarios ${d.scenarios.map((s) => s.label).join(', ')}: ${d.rows.map((r) => `${r.label} ${r.values.map((v) => (v === null ? '–' : String(v))).join(', ')}`).join('; ')}.`;
  return sketch.drawing('Scenarios', alt);
}

const chosenOf = (d: ScenarioData): readonly number[] =>
  d.scenarios.flatMap((s, k) => ((d.chosen === undefined ? s.emphasis === 'primary' : s.label === d.chosen) ? [k] : []));

function warnOfData(d: ScenarioData, pane: FormPane, kit: Kit): void {
  const n = d.scenarios.length;
  if (d.chosen !== undefined && chosenOf(d).length === 0)
    kit.warn('unknown_value', `${d.chosen} is no scenario.`, {
      path: `${pane.pointer}/chosen`,
      remedy: 'Send the label of one of the scenarios.',
    });
  for (const [i, r] of d.rows.entries())
    if (r.values.length !== n)
      kit.warn('length_mismatch', `${r.label} has ${r.values.length} values for ${n} scenarios.`, {
        path: `${pane.pointer}/rows/${i}/values`,
        remedy: 'Send one value for each scenario, null where it is missing.',
      });
}

interface Grid {
  readonly look: ScenarioLook;
  readonly plan: RowPlan;
  /** A box for each scenario, including its head. */
  readonly columns: readonly BoxIn[];
  /** Indices of the scenarios that are set apart. */
  readonly chosen: readonly number[];
  /** Size of the figures in the cells. Their second line is smaller. */
  readonly figure_pt: number;
}

/** The largest size at which every figure with its second line fits its cell; the size of the row names when no larger one fits. */
function figureSize(d: ScenarioData, plan: RowPlan, width: number, kit: Kit): number {
  const fits = (size: number): boolean =>
    kit.text.pitchIn(size) + kit.text.pitchIn(secondSize(size)) <= plan.pitch * 0.86 &&
    d.rows.every((row) => {
      const values = row.values.map((v) => (typeof v === 'number' ? v : undefined));
      const numbers = numbersOf(values, row.unit ?? d.unit, kit);
      const [base] = values;
      const texts = row.values.flatMap((v) =>
        typeof v === 'number' ? [numbers.text(v), ...(base === undefined ? [] : [numbers.difference(v - base).text])] : [v ?? '–'],
      );
      return texts.every((text) => kit.text.widthIn(String(text), size, { bold: true }) <= width);
    });
  const sizes = d.rows.length <= FEW_ROWS ? [...LARGE_SIZES, ...FIGURE_SIZES] : FIGURE_SIZES;
  return sizes.find((size) => size > plan.size_pt && fits(size)) ?? plan.size_pt;
}

/** A few rows leave room for larger figures. */
const FEW_ROWS = 3;
const LARGE_SIZES = [40, 32, 28] as const;
const FIGURE_SIZES = [24, 20, 18, 16, 14] as const;
const secondSize = (size: number): number => (size >= 20 ? 14 : Math.min(size, 12));

const groundOf = (k: number, { chosen }: Grid): 'soft1' | 'surface' => (chosen.includes(k) ? 'soft1' : 'surface');

/** The ground of each scenario, with its name and its line. */
function drawHeads(sketch: Sketch, d: ScenarioData, pane: FormPane, grid: Grid): void {
  const { kit } = sketch;
  const { chosen } = grid;
  const cellW = (grid.columns[0] as BoxIn).w;
  const head_pt =
    [16, 14, 12, 11, 10].find((pt) => d.scenarios.every((s) => kit.text.widthIn(s.label, pt, { bold: true }) <= cellW - 0.2)) ?? 10;
  for (const [k, s] of d.scenarios.entries()) {
    const c = grid.columns[k] as BoxIn;
    const ground = groundOf(k, grid);
    sketch.rect(`scenario-${k + 1}`, c, { fill: ground }, { role: 'card', layer: 'back', name: `scenario ${k + 1}: ${s.label}` });
    sketch.rect(
      `scenario-cap-${k + 1}`,
      { ...c, h: 0.06 },
      { fill: chosen.includes(k) ? 'accent1' : 'neutral' },
      { role: 'decoration', layer: 'grid' },
    );
    sketch.stack(
      `scenario-head-${k + 1}`,
      [
        [{ text: s.label, path: `${pane.pointer}/scenarios/${k}/label`, bold: true }],
        s.sub === undefined ? [] : [{ text: s.sub, path: `${pane.pointer}/scenarios/${k}/sub`, size_pt: Math.max(10, head_pt - 4) }],
      ],
      { x: c.x + 0.1, y: c.y + 0.08, w: c.w - 0.2, h: HEAD - 0.1 },
      head_pt,
      { align: 'center', color: kit.on(ground), role: 'header', host: `scenario-${k + 1}` },
    );
  }
}

/** One value of a row as it is printed in the column of its scenario. */
interface Cell {
  readonly id: string;
  readonly i: number;
  readonly k: number;
  readonly path: string;
  /** Undefined for texts and for missing values. */
  readonly number: number | undefined;
  readonly value: SourcedText;
  readonly bold: boolean;
}

/** The numbers of a row, which share a scale and a number of decimals. */
interface RowNumbers {
  readonly values: readonly (number | undefined)[];
  readonly low: number;
  readonly high: number;
  readonly numbers: Numbers;
}

function drawRow(sketch: Sketch, d: ScenarioData, i: number, pane: FormPane, grid: Grid): void {
  const { kit } = sketch;
  const { plan, chosen, look } = grid;
  const r = d.rows[i] as ScenarioData['rows'][number];
  if (r.unit !== undefined && isLabelUnit(r.unit)) kit.drawn.add(`${pane.pointer}/rows/${i}/unit`);
  const values = r.values.map((v) => (typeof v === 'number' ? v : undefined));
  const present = values.filter((v) => v !== undefined);
  const numbers = numbersOf(values, r.unit ?? d.unit, kit);
  const row: RowNumbers = { values, low: Math.min(0, ...present), high: Math.max(0, ...present), numbers };
  const y = plan.y(i);
  sketch.line(`rule-${i + 1}`, [plan.box.x, y], [plan.box.x + plan.box.w, y], shape.stroke('line', 0.5), { role: 'rule' });
  for (const [k, v] of r.values.slice(0, d.scenarios.length).entries()) {
    const path = `${pane.pointer}/rows/${i}/values/${k}`;
    const number = values[k];
    const value: SourcedText =
      number === undefined
        ? { text: v === null ? '–' : String(v), ...(v === null ? {} : { path }) }
        : { text: numbers.text(number), path, bind: 'formatted' };
    const cell: Cell = { id: `${i + 1}-${k + 1}`, i, k, path, number, value, bold: r.emphasis === 'primary' || chosen.includes(k) };
    if (look === 'bars' && number !== undefined && row.high > row.low) drawBar(sketch, r.label, number, cell, row, grid);
    else drawFigures(sketch, `${r.label}, ${d.scenarios[k]?.label ?? ''}`, cell, row, grid);
  }
}

/** A value as a bar with its number at the end, on the scale of its row. */
function drawBar(sketch: Sketch, label: string, number: number, cell: Cell, { values, low, high, numbers }: RowNumbers, grid: Grid): void {
  const { kit } = sketch;
  const { plan, chosen } = grid;
  const { i, k, id } = cell;
  const c = grid.columns[k] as BoxIn;
  const widths = values.map((v) => (v === undefined ? 0 : kit.text.widthIn(numbers.text(v), plan.size_pt, { bold: true })));
  const textW = Math.max(...widths);
  const before = low < 0 ? textW + 0.06 : 0;
  const perUnit = Math.max(0.01, c.w - 0.3 - textW - 0.06 - before) / (high - low);
  const zero = c.x + 0.12 + before - low * perUnit;
  const w = Math.max(0.02, Math.abs(number) * perUnit);
  const h = Math.min(0.34, plan.pitch * 0.5);
  sketch.rect(
    `bar-${id}`,
    { x: number < 0 ? zero - w : zero, y: plan.mid(i) - h / 2, w, h },
    { fill: chosen.includes(k) || (chosen.length === 0 && k > 0) ? 'accent1' : 'neutral' },
    { datum: { path: cell.path, value: number, scale: `body/chart/row-${id}`, along: 'x' }, name: `${label} ${k + 1}` },
  );
  sketch.at(
    `cell-${id}`,
    cell.value,
    [number < 0 ? zero - w - 0.06 : zero + w + 0.06, plan.mid(i)],
    number < 0 ? 'right' : 'left',
    plan.size_pt,
    { bold: cell.bold, color: kit.on(groundOf(k, grid)), role: 'value', host: `bar-${id}` },
  );
}

/**
 * A value with its difference to the first scenario, below it or behind it. The difference comes first in the variant about differences.
 */
function drawFigures(sketch: Sketch, name: string, cell: Cell, { values, numbers }: RowNumbers, grid: Grid): void {
  const { kit } = sketch;
  const { plan, look, figure_pt } = grid;
  const { k, path } = cell;
  const c = grid.columns[k] as BoxIn;
  const [base] = values;
  const change = k > 0 && cell.number !== undefined && base !== undefined && look !== 'bars' ? cell.number - base : undefined;
  if (change !== undefined)
    kit.proofs.push({
      kind: 'difference',
      ok: true,
      expected: change,
      shown: Number(change.toFixed(numbers.decimals)),
      tolerance: 0.5 * 10 ** -numbers.decimals,
      path,
    });
  const small = Math.min(figure_pt, secondSize(figure_pt));
  const twoLines = plan.pitch >= kit.text.pitchIn(figure_pt) + kit.text.pitchIn(small) + 0.02;
  const delta = change === undefined ? undefined : numbers.difference(change);
  const [first, second] =
    delta !== undefined && look === 'deltas'
      ? [
          { ...delta, bold: true },
          { ...cell.value, size_pt: small },
        ]
      : [{ ...cell.value, bold: cell.bold }, delta === undefined ? undefined : { ...delta, size_pt: small }];
  const below = second === undefined ? [] : [second];
  sketch.stack(
    `cell-${cell.id}`,
    twoLines ? [[first], below] : [[first, ...below.map((run) => ({ ...run, text: `  (${run.text})` }))]],
    { x: c.x + 0.1, y: plan.y(cell.i), w: c.w - 0.2, h: plan.pitch },
    figure_pt,
    { align: 'center', color: kit.on(groundOf(k, grid)), role: 'cell', host: `scenario-${k + 1}`, name },
  );
}
