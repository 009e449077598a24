/** The drawing of sorted horizontal bars: one column, two columns on one scale, or labels above their bars. */
import {
  type BoxIn,
  capacityExceeded,
  columns,
  type Density,
  type Kit,
  LABEL_GAP,
  labelColumn,
  labelPitch,
  levelsFor,
  type Pane,
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
  /** The title names it, so it is bold. */
  readonly emphasised: boolean;
  /** The value as printed, and as runs. */
  readonly text: string;
  readonly runs: readonly RunIn[];
}

const MAX_PITCH = 0.9;
const COLUMN_GAP = 0.6;
const MIN_BAR = 0.02;

export interface BarPlan {
  readonly boxes: readonly BoxIn[];
  readonly level: Density;
  readonly pitch: number;
  readonly bar: number;
  /** Height of a label that stands above its bar; 0 when labels have a column. */
  readonly above: number;
  readonly labelW: number;
  /** From the box's left edge. */
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
    const pitch = Math.min(box.h / perColumn, MAX_PITCH);
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
    const bar = Math.min(0.6, Math.max(0.1, (pitch * 2) / 3));
    return { boxes, level, pitch, bar, above: 0, labelW: column.w, ...scale, zero: from + scale.zero, natural: pitch * perColumn };
  };
  const stacked = (level: Density): BarPlan | undefined => {
    const above = labelPitch(labels, level.primary_pt, kit) + 0.02;
    const pitch = Math.min(box.h / n, MAX_PITCH);
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

/** The largest scale, `most` at most, at which every bar and its number fit in `width`; zero's place from the plot's left edge. */
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
  // Newton's method on the width used: convex and piecewise linear, so it comes down to the answer in a few steps.
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

/** The unit that all rows have; empty for none or several. */
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
  const size_pt = plan.level.primary_pt;
  let tiny: BarRow | undefined;
  for (const [c, whole] of plan.boxes.entries()) {
    const own = rows.slice(c * perColumn, (c + 1) * perColumn);
    const box = settle(whole, plan.natural);
    const zero = box.x + plan.zero;
    for (const [i, row] of own.entries()) {
      const k = c * perColumn + i + 1;
      const value = row.value ?? 0;
      const top = box.y + i * plan.pitch;
      const exact = Math.abs(value) * plan.perUnit;
      const w = Math.max(MIN_BAR, exact);
      const at = value < 0 ? zero - w : zero;
      const y = plan.above > 0 ? top + plan.above : top + (plan.pitch - plan.bar) / 2;
      const id = `${pane.id}/bar-${k}`;
      if (exact > 0 && exact < MIN_BAR) tiny ??= row;
      if (row.value !== null)
        bars.push(
          shape.rect(
            {
              id,
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
            side.box({ x: at, y, w, h: plan.bar }),
            { fill: shape.fill(value === 0 ? 'muted' : row.fill) },
          ),
        );
      labels.push(
        kit.label({
          id: `${pane.id}/label-${k}`,
          name: `label ${k}: ${row.label}`,
          role: 'label',
          host: id,
          box: side.box(
            plan.above > 0 ? { x: box.x, y: top, w: plan.labelW, h: plan.above } : { x: box.x, y: top, w: plan.labelW, h: plan.pitch },
          ),
          runs: row.label,
          path: `${row.pointer}/label`,
          style: { color: 'ink', bold: row.emphasised },
          size_pt,
          anchor: 'middle',
          align: side.leading(row.label),
          balance: true,
        }),
      );
      const valueW = kit.text.widthIn(row.text, size_pt, { bold: row.emphasised });
      const shown = row.value === null ? 0 : w;
      labels.push(
        kit.label({
          id: `${pane.id}/value-${k}`,
          name: `value ${k}: ${row.label}`,
          role: 'value',
          host: id,
          box: side.box({ x: value < 0 ? zero - shown - LABEL_GAP - valueW : zero + shown + LABEL_GAP, y, w: valueW, h: plan.bar }),
          runs: row.runs,
          style: { color: row.value === null ? 'muted' : value < 0 ? kit.asText(row.fill) : 'ink', bold: row.emphasised },
          size_pt,
          anchor: 'middle',
          wrap: false,
          align: value < 0 ? side.end : side.start,
        }),
      );
    }
    kit.charts.push({
      kind: 'bars',
      id: `${pane.id}/bars${plan.boxes.length > 1 ? `-${c + 1}` : ''}`,
      name: 'Bars',
      along: 'x',
      categories: own.map((row) => row.label),
      series: [
        {
          name: sharedUnit(rows) === '' ? 'Value' : sharedUnit(rows),
          values: own.map((row) => row.value),
          marks: own.map((row, i) => (row.value === null ? undefined : `${pane.id}/bar-${c * perColumn + i + 1}`)),
        },
      ],
    });
    const x = side.x(zero);
    const axis = (key: string, from: number, to: number): Shape =>
      shape.line(
        { id: `${pane.id}/baseline${key}`, name: 'zero line', role: 'baseline' },
        [x, from],
        [x, to],
        shape.stroke('muted', WIDTH.baseline),
      );
    // Labels above their bars must not be crossed.
    if (plan.above === 0) axes.push(axis(c === 0 ? '' : `-${c + 1}`, box.y, box.y + own.length * plan.pitch));
    else
      for (const i of own.keys()) {
        const y = box.y + i * plan.pitch + plan.above;
        axes.push(axis(`-${i + 1}`, y, y + plan.bar));
      }
  }
  if (tiny !== undefined)
    kit.warn('bar_min_length', `${tiny.label} is too small to be seen to scale and is drawn at the least length.`, {
      path: `${tiny.pointer}/value`,
      remedy: 'Nothing to mend: the number beside it is exact.',
    });
  return [...bars, ...axes, ...labels];
}
