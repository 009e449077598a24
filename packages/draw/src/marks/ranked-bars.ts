/** The drawing of sorted horizontal bars: one column, two columns on one scale, or labels above their bars. */
import {
  type BarsClaim,
  type BoxIn,
  barThickness,
  capacityExceeded,
  columns,
  type Density,
  type Kit,
  LABEL_GAP,
  labelColumn,
  labelPitch,
  levelsFor,
  type Pane,
  rowPitch,
  type Side,
  settle,
  shape,
  sideOf,
  WIDTH,
} from '../layout/index.ts';
import type { Color, Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';

/** One bar with its texts, their pointers and its colour. */
export interface BarRow {
  readonly label: string;
  readonly value: number | null;
  readonly unit: string;
  /** JSON Pointer of the row, with `label` and `value` below it. */
  readonly pointer: string;
  readonly fill: Color;
  /** True when the title names the row, which is then bold. */
  readonly emphasised: boolean;
  /** The value as printed text, and as runs. */
  readonly text: string;
  readonly runs: readonly RunIn[];
}

const COLUMN_GAP = 0.6;
const MIN_BAR = 0.02;

export interface BarPlan {
  readonly boxes: readonly BoxIn[];
  readonly level: Density;
  readonly pitch: number;
  readonly bar: number;
  /** Height of a label above its bar. It is 0 when labels have a column. */
  readonly above: number;
  readonly labelW: number;
  /** Distance from the left edge of the box. */
  readonly zero: number;
  readonly perUnit: number;
  readonly natural: number;
}

/** The roomiest arrangement that holds every row: one column by level, two columns, labels above their bars. */
export function planBars(rows: readonly BarRow[], box: BoxIn, pane: Pane, kit: Kit): BarPlan {
  const n = rows.length;
  const levels = levelsFor(pane);
  const wide = pane.class === 'full';
  const narrow = pane.class === 'third' || pane.class === 'card';
  const labels = rows.map((r) => r.label);

  const beside = (level: Density, perColumn: number, boxes: readonly BoxIn[], share: number, anyLines: boolean): BarPlan | undefined => {
    const pitch = Math.min(box.h / perColumn, rowPitch(perColumn));
    if (pitch < level.pitch - 1e-9) return undefined;
    const { w } = boxes[0] as BoxIn;
    const line = labelPitch(labels, level.primary_pt, kit);
    const room = Math.max(1, Math.floor((pitch - 0.02) / line + 1e-6));
    const column = labelColumn(
      labels,
      {
        size_pt: level.primary_pt,
        cap_in: share * w,
        max_lines: anyLines ? room : Math.min(2, room),
        bold: (i) => rows[i]?.emphasised === true,
      },
      kit,
    );
    if (!column.fits) return undefined;
    const from = column.w + Math.max(0.1, level.pad * 0.75);
    const scale = fitScale(rows, w - from, level.primary_pt, kit, pane.per_unit);
    if (scale === undefined) return undefined;
    const bar = Math.min(barThickness(perColumn), Math.max(0.1, (pitch * 2) / 3));
    return { boxes, level, pitch, bar, above: 0, labelW: column.w, ...scale, zero: from + scale.zero, natural: pitch * perColumn };
  };
  const stacked = (level: Density): BarPlan | undefined => {
    const above = labelPitch(labels, level.primary_pt, kit) + 0.02;
    const pitch = Math.min(box.h / n, rowPitch(n));
    const bar = Math.min(0.3, (pitch - above) * 0.7);
    if (bar < 0.1 || !labels.every((l) => kit.text.widthIn(l, level.primary_pt, { bold: true }) <= box.w)) return undefined;
    const scale = fitScale(rows, box.w, level.primary_pt, kit, pane.per_unit);
    return scale && { boxes: [box], level, pitch, bar, above, labelW: box.w, ...scale, natural: pitch * n };
  };

  for (const level of levels) {
    const plan = beside(level, n, [box], level.name === 'D2' || !wide ? 0.45 : 0.35, false);
    if (plan !== undefined) return plan;
    const over = narrow ? stacked(level) : undefined;
    if (over !== undefined) return over;
  }
  if (wide && n > 1) {
    const halves = columns(box, 2, COLUMN_GAP);
    for (const level of levels.slice(1)) {
      const plan = beside(level, Math.ceil(n / 2), halves, 0.45, false);
      if (plan === undefined) continue;
      kit.warn('layout_switched', `${n} rows are drawn in two columns on one scale instead of one column.`, {
        path: `${pane.pointer}/rows`,
        remedy: 'Send fewer rows to get one column.',
      });
      return plan;
    }
  }
  const densest = levels.at(-1) as Density;
  const last = beside(densest, n, [box], 0.55, true);
  if (last !== undefined) return last;
  const room = Math.floor(box.h / densest.pitch);
  const longest = labels[labelColumn(labels, { size_pt: densest.primary_pt, cap_in: 1e6, max_lines: 1 }, kit).widest] ?? '';
  throw capacityExceeded(
    n > room
      ? `bar_list has ${n} rows; ${room} fit here at ${densest.primary_pt} pt.`
      : `The label ${JSON.stringify(longest.slice(0, 60))} does not fit beside its bar at ${densest.primary_pt} pt.`,
    n > room ? `Send at most ${room} rows, or give the chart the whole slide.` : 'Shorten the labels, or give the chart more width.',
    { component: 'bar_list', count: n, limit: room, pointer: `${pane.pointer}/rows` },
  );
}

/**
 * The largest scale, up to `most`, at which every bar and its number fit in `width`. Also the position of zero from the left edge of the
 * plot.
 */
function fitScale(
  rows: readonly BarRow[],
  width: number,
  size_pt: number,
  kit: Kit,
  most = Number.POSITIVE_INFINITY,
): { readonly zero: number; readonly perUnit: number } | undefined {
  const sides = rows.map((r) => ({
    length: Math.abs(r.value ?? 0),
    label: kit.text.widthIn(r.text, size_pt, { bold: r.emphasised }) + LABEL_GAP,
    left: (r.value ?? 0) < 0,
  }));
  const largest = Math.max(...sides.map((s) => s.length));
  let perUnit = largest > 0 ? Math.min(width / largest, most) : 0;
  let zero = 0;
  // Newton's method on the used width. The function is convex and piecewise linear, so it converges in a few steps.
  for (let step = 0; step < 12; step++) {
    const reach = (left: boolean) => {
      let best = { used: 0, length: 0 };
      for (const s of sides) {
        const used = Math.max(s.length > 0 ? MIN_BAR : 0, s.length * perUnit) + s.label;
        if (s.left === left && used > best.used) best = { used, length: s.length };
      }
      return best;
    };
    const before = reach(true);
    const after = reach(false);
    zero = before.used;
    const excess = before.used + after.used - width;
    if (excess <= 1e-6) return { zero, perUnit };
    const slope = before.length + after.length;
    if (slope === 0) return undefined;
    perUnit -= excess / slope;
    if (perUnit * largest < Math.min(0.3, 0.1 * width)) return undefined;
  }
  return { zero, perUnit };
}

/** The unit that all rows share. It is empty for no unit or several. */
function sharedUnit(rows: readonly BarRow[]): string {
  const units = new Set(rows.map((r) => r.unit));
  return units.size === 1 ? (rows[0]?.unit ?? '') : '';
}

export function drawBars(rows: readonly BarRow[], plan: BarPlan, pane: Pane, kit: Kit): Shape[] {
  const side = sideOf(pane.box, kit);
  const bars: Shape[] = [];
  const axes: Shape[] = [];
  const labels: Shape[] = [];
  const perColumn = Math.ceil(rows.length / plan.boxes.length);
  for (const [c, whole] of plan.boxes.entries()) {
    const own = rows.slice(c * perColumn, (c + 1) * perColumn);
    const column: BarColumn = { plan, pane, side, box: settle(whole, plan.natural), first: c * perColumn };
    for (const [i, row] of own.entries()) {
      if (row.value !== null) bars.push(barShape(row, i, column));
      labels.push(barLabel(row, i, column, kit), barValue(row, i, column, kit));
    }
    const id = `${pane.id}/bars${plan.boxes.length > 1 ? `-${c + 1}` : ''}`;
    kit.charts.push(barsClaim(own, id, sharedUnit(rows), column));
    axes.push(...zeroLines(own.length, c, column));
  }
  const short = rows.find((row) => lengthOf(row, plan) > 0 && lengthOf(row, plan) < MIN_BAR);
  if (short !== undefined)
    kit.warn('bar_min_length', `${short.label} is too small to be seen to scale and is drawn at the least length.`, {
      path: `${short.pointer}/value`,
      remedy: 'Nothing to mend: the number beside it is exact.',
    });
  return [...bars, ...axes, ...labels];
}

/** Bars below each other, and their position. */
interface BarColumn {
  readonly plan: BarPlan;
  readonly pane: Pane;
  readonly side: Side;
  readonly box: BoxIn;
  /** Index of its first row among all rows. */
  readonly first: number;
}

const lengthOf = (row: BarRow, plan: BarPlan): number => Math.abs(row.value ?? 0) * plan.perUnit;

const barY = (i: number, { plan, box }: BarColumn): number =>
  box.y + i * plan.pitch + (plan.above > 0 ? plan.above : (plan.pitch - plan.bar) / 2);

function barShape(row: BarRow, i: number, column: BarColumn): Shape {
  const { plan, pane, side, box, first } = column;
  const value = row.value ?? 0;
  const zero = box.x + plan.zero;
  const exact = lengthOf(row, plan);
  const w = Math.max(MIN_BAR, exact);
  const k = first + i + 1;
  return shape.rect(
    {
      id: `${pane.id}/bar-${k}`,
      name: `bar ${k}: ${row.label}`,
      role: 'mark',
      datum: {
        path: `${row.pointer}/value`,
        value,
        scale: `${pane.id}/bars`,
        along: 'x',
        ...(exact < MIN_BAR ? { flags: ['bar_min_length'] as const } : {}),
      },
    },
    side.box({ x: value < 0 ? zero - w : zero, y: barY(i, column), w, h: plan.bar }),
    { fill: shape.fill(value === 0 ? 'muted' : row.fill) },
  );
}

/** The name of a row, before its bar or above it. */
function barLabel(row: BarRow, i: number, { plan, pane, side, box, first }: BarColumn, kit: Kit): Shape {
  const k = first + i + 1;
  return kit.label({
    id: `${pane.id}/label-${k}`,
    name: `label ${k}: ${row.label}`,
    role: 'label',
    host: `${pane.id}/bar-${k}`,
    box: side.box({ x: box.x, y: box.y + i * plan.pitch, w: plan.labelW, h: plan.above > 0 ? plan.above : plan.pitch }),
    runs: row.label,
    path: `${row.pointer}/label`,
    style: { color: 'ink', bold: row.emphasised },
    size_pt: plan.level.primary_pt,
    anchor: 'middle',
    align: side.leading(row.label),
    balance: true,
  });
}

/** The number outside the end of a bar. */
function barValue(row: BarRow, i: number, column: BarColumn, kit: Kit): Shape {
  const { plan, pane, side, box, first } = column;
  const k = first + i + 1;
  const size_pt = plan.level.primary_pt;
  const zero = box.x + plan.zero;
  const negative = (row.value ?? 0) < 0;
  const w = kit.text.widthIn(row.text, size_pt, { bold: row.emphasised });
  const length = row.value === null ? 0 : Math.max(MIN_BAR, lengthOf(row, plan));
  return kit.label({
    id: `${pane.id}/value-${k}`,
    name: `value ${k}: ${row.label}`,
    role: 'value',
    host: `${pane.id}/bar-${k}`,
    box: side.box({ x: negative ? zero - length - LABEL_GAP - w : zero + length + LABEL_GAP, y: barY(i, column), w, h: plan.bar }),
    runs: row.runs,
    style: { color: row.value === null ? 'muted' : negative ? kit.asText(row.fill) : 'ink', bold: row.emphasised },
    size_pt,
    anchor: 'middle',
    wrap: false,
    align: negative ? side.end : side.start,
  });
}

const barsClaim = (rows: readonly BarRow[], id: string, unit: string, { pane, first }: BarColumn): BarsClaim => ({
  kind: 'bars',
  id,
  name: 'Bars',
  along: 'x',
  categories: rows.map((row) => row.label),
  series: [
    {
      name: unit === '' ? 'Value' : unit,
      values: rows.map((row) => row.value),
      marks: rows.map((row, i) => (row.value === null ? undefined : `${pane.id}/bar-${first + i + 1}`)),
    },
  ],
});

/** One line for all bars, or one for each bar where it must not cross labels above the bars. */
function zeroLines(count: number, c: number, { plan, pane, side, box }: BarColumn): Shape[] {
  const x = side.x(box.x + plan.zero);
  const line = (key: string, from: number, to: number): Shape =>
    shape.line(
      { id: `${pane.id}/baseline${key}`, name: 'zero line', role: 'baseline' },
      [x, from],
      [x, to],
      shape.stroke('muted', WIDTH.baseline),
    );
  if (plan.above === 0) return [line(c === 0 ? '' : `-${c + 1}`, box.y, box.y + count * plan.pitch)];
  return Array.from({ length: count }, (_, i) => {
    const y = box.y + i * plan.pitch + plan.above;
    return line(`-${i + 1}`, y, y + plan.bar);
  });
}
