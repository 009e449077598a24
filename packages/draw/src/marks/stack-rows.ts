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
  rowPitch,
  type Side,
  settle,
  shape,
  sideOf,
} from '../layout/index.ts';
import type { Shape } from '../scene/index.ts';
import { type Cell, isInside, type Stack, type StackRow, stackClaim } from './stack.ts';
import {
  type CellPlace,
  cellNumber,
  hasSegment,
  MIN_LENGTH_IN,
  numberLeader,
  numberWidths,
  type OutsideNumber,
  placeOutside,
  rowTotal,
  type StackLayers,
  segment,
  warnOfShort,
  zeroLine,
} from './stack-parts.ts';

const MAX_PITCH = 0.95;
/** Between a bar and the numbers below it. It leaves room for a leader. */
const LEADER = 0.09;

interface Plan {
  readonly level: Density;
  readonly labelW: number;
  readonly pitch: number;
  readonly bar: number;
  /** Top of a bar within its row. */
  readonly lead: number;
  /** Distance from the left edge of the pane. */
  readonly plot: number;
  readonly plotW: number;
  readonly zero: number;
  readonly perUnit: number;
  readonly top: number;
  readonly direct: boolean;
  readonly legendW: number;
  /** Centres of outside numbers by row, for the cells that have them. */
  readonly outside: readonly ReadonlyMap<number, number>[];
  /** Widths of the number columns at the end, when no number is inside a bar. */
  readonly table?: readonly number[];
  readonly size_pt: number;
}

/** Draws rows, or returns undefined when even the densest arrangement does not fit. */
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
  const first = Math.min(rowPitch(n, MAX_PITCH), (box.h - 0.3) / n);
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
  const widths = numberWidths(stack, size_pt, kit);
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
  // Numbers of small negative values are left of the zero line, clear of the labels.
  const before = Math.max(
    0,
    ...rows.flatMap((r) => r.cells.map((c) => ((c.value ?? 0) < 0 && !asTable ? (widths.get(c) ?? 0) + 0.05 : 0))),
  );
  const room = plotW - tableW - totalW - (stack.low < 0 ? before : 0);
  if (room < Math.max(0.6, (asTable ? 0.2 : 0.3) * box.w)) return undefined;
  const perUnit = span > 0 ? room / span : 0;
  const zero = plot + (stack.low < 0 ? before : 0) - stack.low * perUnit;
  const { direct, legendW, top } = keyPlan(stack, box.w - tableW, asTable ? box.w - tableW : plotW, perUnit, level, asTable, kit);
  const pitch = Math.min(rowPitch(n, MAX_PITCH), (box.h - top) / n);
  if (pitch < level.pitch - 1e-9 || pitch < column.lines * line) return undefined;
  const numberH = kit.text.pitchIn(size_pt);
  const barHeight = Math.min(0.55, (pitch * 2) / 3);
  const base = { level, labelW: column.w, pitch, plot, plotW: room, zero, perUnit, top, direct, legendW, size_pt };
  if (table !== undefined) return { ...base, bar: barHeight, lead: (pitch - barHeight) / 2, outside: rows.map(() => new Map()), table };

  const small = (r: StackRow, bar: number): OutsideNumber[] =>
    r.cells.flatMap((cell, k) =>
      isInside(Math.abs(cell.to - cell.from) * perUnit, bar, widths.get(cell) ?? 0, numberH, true) ? [] : [{ cell, k }],
    );
  if (rows.every((r) => small(r, barHeight).length === 0))
    return { ...base, bar: barHeight, lead: (pitch - barHeight) / 2, outside: rows.map(() => new Map()) };
  const bar = Math.min(barHeight, pitch - LEADER - numberH - 0.06);
  if (bar < Math.max(0.16, numberH + 0.04)) return undefined;
  const outside: ReadonlyMap<number, number>[] = [];
  for (const r of rows) {
    const centres = placeOutside(small(r, bar), {
      target: (cell) => zero + ((cell.from + cell.to) / 2) * perUnit,
      size: (cell) => widths.get(cell) ?? 0,
      negatives: [plot, zero - 0.03],
      others: [zero + 0.03, box.w],
      gap: 0.06,
      max_drift: 0.5,
    });
    if (centres === undefined) return undefined;
    outside.push(centres);
  }
  return { ...base, bar, lead: (pitch - bar - LEADER - numberH) / 2, outside };
}

/** Category names are over the first row where each fits its segment, else on a line above. */
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
  // The names start at the edge of the pane where that saves a line.
  const own = legendHeight(stack.key, plotW, size_pt, kit);
  const whole = legendHeight(stack.key, width, size_pt, kit);
  return { direct, legendW: whole < own - 1e-6 ? width : plotW, top: Math.min(own, whole) + 0.08 };
}

/** Values that the steps of drawing share. */
interface Drawing {
  readonly stack: Stack;
  readonly plan: Plan;
  readonly pane: Pane;
  readonly side: Side;
  /** The pane's box, as high as the rows are. */
  readonly box: BoxIn;
  readonly kit: Kit;
}

function drawPlan(stack: Stack, plan: Plan, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const box = settle(pane.box, plan.top + plan.pitch * stack.rows.length);
  const drawing: Drawing = { stack, plan, pane, side, box, kit };
  const layers: StackLayers = { marks: [], leaders: [], texts: [] };
  for (const [i, row] of stack.rows.entries()) drawRow(row, i, drawing, layers);
  kit.charts.push(stackClaim(stack, pane.id, 'x', (i, k) => `${pane.id}/row-${i + 1}/part-${k + 1}`));
  warnOfShort(
    stack.rows.flatMap((row) => row.cells).find((cell) => hasSegment(cell) && isShort(cell, plan)),
    'length',
    kit,
  );
  const x = side.x(pane.box.x + plan.zero);
  const top = box.y + plan.top;
  const axis = zeroLine(pane.id, 'zero line', [x, top], [x, top + stack.rows.length * plan.pitch]);
  return [...layers.marks, axis, ...layers.leaders, ...keyShapes(drawing), ...layers.texts];
}

const isShort = (cell: Cell, plan: Plan): boolean => Math.abs(cell.value ?? 0) * plan.perUnit < MIN_LENGTH_IN;

/** The name of a row, its segments with their numbers, and its total. */
function drawRow(row: StackRow, i: number, drawing: Drawing, layers: StackLayers): void {
  const { plan, pane, side, box, kit } = drawing;
  const id = `${pane.id}/row-${i + 1}`;
  const y = box.y + plan.top + i * plan.pitch + plan.lead;
  layers.texts.push(
    kit.label({
      id: `${id}/label`,
      name: `label ${i + 1}: ${row.label}`,
      role: 'label',
      box: side.box({ x: pane.box.x, y: y + plan.bar / 2 - plan.pitch / 2, w: plan.labelW, h: plan.pitch }),
      runs: row.label,
      path: row.path,
      style: { color: 'ink' },
      size_pt: plan.level.primary_pt,
      anchor: 'middle',
      align: side.leading(row.label),
      balance: true,
    }),
  );
  for (const [k, cell] of row.cells.entries()) {
    const place: CellPlace = { id: `${id}/part-${k + 1}`, row, i, k, cell };
    if (hasSegment(cell)) {
      const x = pane.box.x + plan.zero + Math.min(cell.from, cell.to) * plan.perUnit;
      const w = Math.max(MIN_LENGTH_IN, Math.abs(cell.value ?? 0) * plan.perUnit);
      const look = { what: 'row', along: 'x', pane: pane.id, short: isShort(cell, plan) } as const;
      layers.marks.push(segment(place, side.box({ x, y, w, h: plan.bar }), look));
    }
    layers.texts.push(numberOf(place, y, drawing, layers));
  }
  if (row.total_text === undefined) return;
  const x = pane.box.x + plan.zero + row.high * plan.perUnit + LABEL_GAP;
  const w = kit.text.widthIn(row.total_text, plan.size_pt, { bold: true });
  layers.texts.push(rowTotal(id, i, row, row.total_text, side.box({ x, y, w, h: plan.bar }), side.start, plan.size_pt, kit));
}

/** In its column at the end, inside its segment, or below it with a leader. */
function numberOf(place: CellPlace, y: number, { plan, pane, side, kit }: Drawing, layers: StackLayers): Shape {
  const { cell, i, k } = place;
  const { size_pt } = plan;
  const left = pane.box.x;
  const color = cell.value === null ? 'muted' : 'ink';
  if (plan.table !== undefined) {
    const w = (plan.table[k] ?? 0.3) - 0.04;
    const box = side.box({ x: left + columnEnd(plan.table, k, pane) - w, y, w, h: plan.bar });
    // In a column at the end the row tells which bar a number belongs to.
    return cellNumber(place, box, { size_pt, color, align: 'right', host: `${pane.id}/row-${i + 1}/label` }, kit);
  }
  const centre = plan.outside[i]?.get(k);
  const from = left + plan.zero + Math.min(cell.from, cell.to) * plan.perUnit;
  const length = Math.abs(cell.to - cell.from) * plan.perUnit;
  if (centre === undefined)
    return cellNumber(place, side.box({ x: from, y, w: length, h: plan.bar }), { size_pt, color: cell.on, align: 'center' }, kit);
  const w = kit.text.widthIn(cell.text, size_pt);
  const x = left + centre;
  const foot = y + plan.bar;
  layers.leaders.push(numberLeader(place, [side.x(from + Math.max(MIN_LENGTH_IN, length) / 2), foot], [side.x(x), foot + LEADER]));
  const box = side.box({ x: x - w / 2, y: foot + LEADER, w, h: kit.text.pitchIn(size_pt) });
  return cellNumber(place, box, { size_pt, color, align: 'center' }, kit);
}

/** Right edge of a number column, from the pane's left edge. */
const columnEnd = (table: readonly number[], k: number, pane: Pane): number => pane.box.w - table.slice(k + 1).reduce((a, b) => a + b, 0);

function keyShapes({ stack, plan, pane, side, box, kit }: Drawing): Shape[] {
  const left = pane.box.x;
  const id = `${pane.id}/legend`;
  const { table } = plan;
  if (table !== undefined) {
    // The heads of the number columns have the swatches in stack order, which repeats the key.
    const heads = table.map((_, k) => {
      const end = columnEnd(table, k, pane);
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
