/** Stacked horizontal bars: numbers inside their segments, small ones below on leaders, or all of them in columns at the end. */
import {
  type BoxIn,
  type Density,
  drawLegend,
  type Kit,
  LABEL_GAP,
  labelColumn,
  labelPitch,
  legendHeight,
  levelsFor,
  type Pane,
  type Side,
  settle,
  shape,
  sideOf,
  spread,
  WIDTH,
} from '../layout/index.ts';
import type { Align, Color, Shape } from '../scene/index.ts';
import { type Cell, cellRuns, isInside, type Stack, type StackRow, stackClaim } from './stack.ts';

const MAX_PITCH = 0.95;
/** Between a bar and the numbers below it: room for a leader. */
const LEADER = 0.09;

interface Plan {
  readonly level: Density;
  readonly labelW: number;
  readonly pitch: number;
  readonly bar: number;
  /** Top of a bar within its row. */
  readonly lead: number;
  /** From the pane's left edge. */
  readonly plot: number;
  readonly plotW: number;
  readonly zero: number;
  readonly perUnit: number;
  readonly top: number;
  readonly direct: boolean;
  readonly legendW: number;
  /** Centres of outside numbers by row, for the cells that have one. */
  readonly outside: readonly ReadonlyMap<number, number>[];
  /** Widths of number columns at the end, when no number is inside. */
  readonly table?: readonly number[];
  readonly size_pt: number;
}

/** Draws rows, or nothing when even the densest arrangement does not hold them. */
export function drawStackRows(stack: Stack, pane: Pane, kit: Kit): Shape[] | undefined {
  const levels = levelsFor(pane);
  for (const table of [false, true])
    for (const level of levels) {
      const plan = planRows(stack, level, table, pane, kit);
      if (plan === undefined) continue;
      if (pane.depth === 0 && plan.top + plan.pitch * (stack.rows.length - 1) + plan.bar < 0.7 * pane.box.h)
        kit.warn('content_sparse', `${stack.rows.length} rows use less than 70 % of the body's height.`, {
          path: pane.pointer,
          remedy: 'Nothing to mend; a smaller part of a split view also holds them.',
        });
      return drawPlan(stack, plan, pane, kit);
    }
  return undefined;
}

function planRows(stack: Stack, level: Density, asTable: boolean, pane: Pane, kit: Kit): Plan | undefined {
  const { box } = pane;
  const { rows } = stack;
  const n = rows.length;
  const size_pt = level.secondary_pt;
  const labels = rows.map((r) => r.label);
  const line = labelPitch(labels, level.primary_pt, kit);
  const cap = box.w * (level.name === 'D2' || pane.class !== 'full' ? 0.4 : 0.35);
  const first = Math.min(MAX_PITCH, (box.h - 0.3) / n);
  if (first < level.pitch - 1e-9) return undefined;
  const column = labelColumn(
    labels,
    { size_pt: level.primary_pt, cap_in: cap, max_lines: Math.max(1, Math.min(pane.class === 'full' ? 2 : 3, Math.floor(first / line))) },
    kit,
  );
  if (!column.fits) return undefined;
  const plot = column.w + Math.max(0.1, level.pad * 0.75);
  const totalW = Math.max(
    0,
    ...rows.map((r) => (r.total_text === undefined ? 0 : kit.text.widthIn(r.total_text, size_pt, { bold: true }) + LABEL_GAP)),
  );
  const widths = new Map<Cell, number>();
  for (const r of rows) for (const c of r.cells) widths.set(c, kit.text.widthIn(c.text, size_pt));
  const many = Math.max(...rows.map((r) => r.cells.length));
  const table = asTable
    ? Array.from(
        { length: many },
        (_, k) => Math.max(0.2, ...rows.map((r) => (r.cells[k] === undefined ? 0 : (widths.get(r.cells[k]) ?? 0)))) + 0.12,
      )
    : undefined;
  const tableW = table === undefined ? 0 : table.reduce((a, b) => a + b, 0.05);
  const plotW = box.w - plot;
  const span = stack.high - stack.low;
  // Numbers of small negatives stand left of the zero line, clear of the labels.
  const before = Math.max(
    0,
    ...rows.flatMap((r) => r.cells.map((c) => ((c.value ?? 0) < 0 && !asTable ? (widths.get(c) ?? 0) + 0.05 : 0))),
  );
  const room = plotW - tableW - totalW - (stack.low < 0 ? before : 0);
  if (room < Math.max(0.6, (asTable ? 0.2 : 0.3) * box.w)) return undefined;
  const perUnit = span > 0 ? room / span : 0;
  const zero = plot + (stack.low < 0 ? before : 0) - stack.low * perUnit;
  const { direct, legendW, top } = keyPlan(stack, box.w - tableW, asTable ? box.w - tableW : plotW, perUnit, level, asTable, kit);
  const pitch = Math.min(MAX_PITCH, (box.h - top) / n);
  if (pitch < level.pitch - 1e-9 || pitch < column.lines * line) return undefined;
  const numberH = kit.text.pitchIn(size_pt);
  const barHeight = Math.min(0.55, (pitch * 2) / 3);
  const base = { level, labelW: column.w, pitch, plot, plotW: room, zero, perUnit, top, direct, legendW, size_pt };
  if (table !== undefined) return { ...base, bar: barHeight, lead: (pitch - barHeight) / 2, outside: rows.map(() => new Map()), table };

  const small = (r: StackRow, bar: number): { cell: Cell; k: number }[] =>
    r.cells.flatMap((cell, k) =>
      isInside(Math.abs(cell.to - cell.from) * perUnit, bar, widths.get(cell) ?? 0, numberH, true) ? [] : [{ cell, k }],
    );
  if (rows.every((r) => small(r, barHeight).length === 0))
    return { ...base, bar: barHeight, lead: (pitch - barHeight) / 2, outside: rows.map(() => new Map()) };
  const bar = Math.min(barHeight, pitch - LEADER - numberH - 0.06);
  if (bar < Math.max(0.16, numberH + 0.04)) return undefined;
  const outside: ReadonlyMap<number, number>[] = [];
  for (const r of rows) {
    const own = small(r, bar);
    const centres = new Map<number, number>();
    for (const left of [true, false]) {
      const part = own.filter(({ cell }) => (cell.value ?? 0) < 0 === left);
      const wanted = part.map(({ cell }) => ({ target: zero + ((cell.from + cell.to) / 2) * perUnit, size: widths.get(cell) ?? 0 }));
      const placed = left ? spread(wanted, plot, zero - 0.03, 0.06) : spread(wanted, zero + 0.03, box.w, 0.06);
      // Numbers far from their segments no longer tell which is whose.
      if (placed === undefined || placed.some((c, i) => Math.abs(c - (wanted[i]?.target ?? c)) > 0.5)) return undefined;
      for (const [i, { k }] of part.entries()) centres.set(k, placed[i] as number);
    }
    outside.push(centres);
  }
  return { ...base, bar, lead: (pitch - bar - LEADER - numberH) / 2, outside };
}

/** Category names stand over the first row where each fits on its segment, else on a line above. */
function keyPlan(
  stack: Stack,
  width: number,
  plotW: number,
  perUnit: number,
  level: Density,
  asTable: boolean,
  kit: Kit,
): { direct: boolean; legendW: number; top: number } {
  const [first] = stack.rows;
  const size_pt = level.secondary_pt;
  const direct =
    !asTable &&
    !stack.negative &&
    first !== undefined &&
    first.cells.length === stack.key.length &&
    first.cells.every((c, k) => (c.to - c.from) * perUnit >= kit.text.widthIn(stack.key[k]?.text ?? '', size_pt) + 0.06);
  if (direct) return { direct, legendW: plotW, top: kit.text.pitchIn(size_pt) + 0.02 };
  // From the pane's edge where that saves a line.
  const own = legendHeight(stack.key, plotW, size_pt, kit);
  const whole = legendHeight(stack.key, width, size_pt, kit);
  return { direct, legendW: whole < own - 1e-6 ? width : plotW, top: Math.min(own, whole) + 0.08 };
}

function drawPlan(stack: Stack, plan: Plan, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const box = settle(pane.box, plan.top + plan.pitch * stack.rows.length);
  const left = pane.box.x;
  const { size_pt, level } = plan;
  const numberH = kit.text.pitchIn(size_pt);
  const marks: Shape[] = [];
  const leaders: Shape[] = [];
  const texts: Shape[] = [];
  let tiny: Cell | undefined;
  for (const [i, row] of stack.rows.entries()) {
    const top = box.y + plan.top + i * plan.pitch;
    const y = top + plan.lead;
    const id = `${pane.id}/row-${i + 1}`;
    texts.push(
      kit.label({
        id: `${id}/label`,
        name: `label ${i + 1}: ${row.label}`,
        role: 'label',
        box: side.box({ x: left, y: y + plan.bar / 2 - plan.pitch / 2, w: plan.labelW, h: plan.pitch }),
        runs: row.label,
        path: row.path,
        style: { color: 'ink' },
        size_pt: level.primary_pt,
        anchor: 'middle',
        align: side.leading(row.label),
        balance: true,
      }),
    );
    const at: Place = { i, y, left, numberH };
    for (const [k, cell] of row.cells.entries()) {
      const part = `${id}/part-${k + 1}`;
      const mark = markOf(cell, k, row, plan, at, part, pane, side);
      if (mark !== undefined) marks.push(mark);
      if (cell.value !== null && cell.value !== 0 && Math.abs(cell.value) * plan.perUnit < 0.02) tiny ??= cell;
      texts.push(numberOf(cell, k, plan, at, part, leaders, pane, side, kit));
    }
    if (row.total_text !== undefined) {
      const end = left + plan.zero + row.high * plan.perUnit + LABEL_GAP;
      const w = kit.text.widthIn(row.total_text, size_pt, { bold: true });
      texts.push(
        kit.label({
          id: `${id}/total`,
          name: `total ${i + 1}: ${row.label}`,
          role: 'value',
          host: `${id}/label`,
          box: side.box({ x: end, y, w, h: plan.bar }),
          runs: [{ text: row.total_text, bind: 'derived' }],
          style: { color: 'ink', bold: true },
          size_pt,
          anchor: 'middle',
          wrap: false,
          align: side.start,
        }),
      );
    }
  }
  kit.charts.push(stackClaim(stack, pane.id, 'x', (i, k) => `${pane.id}/row-${i + 1}/part-${k + 1}`));
  if (tiny !== undefined)
    kit.warn('bar_min_length', 'Some segments are too small to be seen to scale and are drawn at the least length.', {
      path: tiny.path,
      remedy: 'Nothing to mend: the numbers beside them are exact.',
    });
  const x = side.x(left + plan.zero);
  const axis = shape.line(
    { id: `${pane.id}/baseline`, name: 'zero line', role: 'baseline' },
    [x, box.y + plan.top],
    [x, box.y + plan.top + stack.rows.length * plan.pitch],
    shape.stroke('muted', WIDTH.baseline),
  );
  return [...marks, axis, ...leaders, ...keyShapes(stack, plan, box, pane, side, kit), ...texts];
}

/** Where the row of a cell stands. */
interface Place {
  readonly i: number;
  readonly y: number;
  readonly left: number;
  readonly numberH: number;
}

function markOf(cell: Cell, k: number, row: StackRow, plan: Plan, at: Place, id: string, pane: Pane, side: Side): Shape | undefined {
  if (cell.value === null || cell.value === 0) return undefined;
  const exact = Math.abs(cell.value) * plan.perUnit;
  const from = at.left + plan.zero + Math.min(cell.from, cell.to) * plan.perUnit;
  return shape.rect(
    {
      id,
      name: `row ${at.i + 1} part ${k + 1}: ${row.label}`,
      role: 'mark',
      datum: {
        path: cell.path,
        value: cell.value,
        series: String(cell.category + 1),
        scale: `${pane.id}/stack`,
        along: 'x',
        flags: [...(cell.from === 0 ? [] : (['floating'] as const)), ...(exact < 0.02 ? (['bar_min_length'] as const) : [])],
      },
    },
    side.box({ x: from, y: at.y, w: Math.max(0.02, exact), h: plan.bar }),
    { fill: shape.fill(cell.fill), stroke: shape.stroke('canvas', 0.75) },
  );
}

function numberOf(cell: Cell, k: number, plan: Plan, at: Place, id: string, leaders: Shape[], pane: Pane, side: Side, kit: Kit): Shape {
  const label = (x: number, y: number, w: number, h: number, color: Color, align: Align): Shape =>
    kit.label({
      id: `${id}/value`,
      name: `value ${at.i + 1}.${k + 1}`,
      role: 'value',
      // In a column at the end numbers are read by their row.
      host: plan.table === undefined ? id : `${pane.id}/row-${at.i + 1}/label`,
      box: side.box({ x, y, w, h }),
      runs: cellRuns(cell),
      style: { color },
      size_pt: plan.size_pt,
      anchor: 'middle',
      align,
      wrap: false,
    });
  const faint = cell.value === null ? 'muted' : 'ink';
  if (plan.table !== undefined) {
    const end = pane.box.w - plan.table.slice(k + 1).reduce((a, b) => a + b, 0);
    const w = (plan.table[k] ?? 0.3) - 0.04;
    return label(at.left + end - w, at.y, w, plan.bar, faint, 'right');
  }
  const centre = plan.outside[at.i]?.get(k);
  const from = at.left + plan.zero + Math.min(cell.from, cell.to) * plan.perUnit;
  const length = Math.abs(cell.to - cell.from) * plan.perUnit;
  if (centre === undefined) return label(from, at.y, length, plan.bar, cell.on, 'center');
  const w = kit.text.widthIn(cell.text, plan.size_pt);
  const x = at.left + centre;
  leaders.push(
    shape.line(
      { id: `${id}/leader`, name: 'leader', role: 'leader', host: id },
      [side.x(from + Math.max(0.02, length) / 2), at.y + plan.bar],
      [side.x(x), at.y + plan.bar + LEADER],
      shape.stroke('muted', WIDTH.leader),
    ),
  );
  return label(x - w / 2, at.y + plan.bar + LEADER, w, at.numberH, faint, 'center');
}

function keyShapes(stack: Stack, plan: Plan, box: BoxIn, pane: Pane, side: Side, kit: Kit): Shape[] {
  const left = pane.box.x;
  const id = `${pane.id}/legend`;
  if (plan.table !== undefined) {
    // Heads of the number columns: the swatches in stack order repeat the key.
    const heads = plan.table.map((_, k) => {
      const end = pane.box.w - (plan.table as readonly number[]).slice(k + 1).reduce((a, b) => a + b, 0);
      const fill = stack.rows.find((r) => r.cells[k] !== undefined)?.cells[k]?.fill ?? 'neutral';
      return shape.rect(
        { id: `${id}/head-${k + 1}`, name: `column swatch ${k + 1}`, role: 'swatch' },
        side.box({ x: left + end - 0.18, y: box.y + plan.top - 0.16, w: 0.14, h: 0.14 }),
        { fill: shape.fill(fill) },
      );
    });
    return [...drawLegend(stack.key, { ...box, x: left, w: plan.legendW }, plan.size_pt, id, kit, side), ...heads];
  }
  if (!plan.direct)
    return drawLegend(stack.key, { ...box, x: left + pane.box.w - plan.legendW, w: plan.legendW }, plan.size_pt, id, kit, side);
  const h = kit.text.pitchIn(plan.size_pt);
  const y = box.y + plan.top + plan.lead - h - 0.04;
  return (stack.rows[0]?.cells ?? []).map((cell, k) => {
    const entry = stack.key[k];
    return kit.label({
      id: `${id}/name-${k + 1}`,
      name: `legend: ${entry?.text ?? ''}`,
      role: 'legend',
      box: side.box({
        x: left + plan.zero + cell.from * plan.perUnit,
        y,
        w: (cell.to - cell.from) * plan.perUnit,
        h,
      }),
      runs: entry?.text ?? '',
      ...(entry?.path === undefined ? {} : { path: entry.path }),
      style: { color: 'ink' },
      size_pt: plan.size_pt,
      align: 'center',
      anchor: 'middle',
      wrap: false,
    });
  });
}
