/** Axes of charts over time or steps: round values at gridlines, and labels under positions. Labels that do not fit are thinned. */
import type { Shape } from '../scene/index.ts';
import type { BoxIn } from './boxes.ts';
import { WIDTH } from './grid.ts';
import type { Kit } from './kit.ts';
import type { PositionLabels } from './labels-by-time.ts';
import { labelsByTime } from './labels-by-time.ts';
import { sharedDecimals } from './numbers.ts';
import { niceTicks } from './scale.ts';
import { line, stroke } from './shapes.ts';

export interface Domain {
  readonly min: number;
  readonly max: number;
  /** Values at gridlines, ascending; the first and last are the domain's ends. */
  readonly ticks: readonly number[];
  /** False when the axis starts above (or ends below) zero. */
  readonly has_zero: boolean;
}

/** An axis starts at zero when the spread, relative to the largest value, is above this. */
const NARROW = 0.35;

/**
 * The domain of a value axis and its gridlines. `mayLeaveZero` is for lines, which are read by position and not by length: they may start
 * above zero when all values lie close together (visual language, section 7).
 */
export function valueDomain(values: readonly number[], mayLeaveZero: boolean): Domain {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const v of values) {
    low = Math.min(low, v);
    high = Math.max(high, v);
  }
  if (low > high) return { min: 0, max: 1, ticks: [0], has_zero: true };
  const largest = Math.max(Math.abs(low), Math.abs(high));
  const leaves = mayLeaveZero && low * high > 0 && high > low && (high - low) / largest < NARROW;
  const from = leaves ? low : Math.min(0, low);
  const to = leaves ? high : Math.max(0, high);
  if (from === to) return { min: 0, max: 1, ticks: [0], has_zero: true };
  const ticks = niceTicks(from, to);
  const first = ticks[0] ?? from;
  const last = ticks.at(-1) ?? to;
  // Round ticks are not exact past about twelve digits. The domain is then that of the data.
  const sound = first <= from && last >= to && ticks.every((t, i) => i === 0 || t > (ticks[i - 1] as number));
  if (!sound) return { min: from, max: to, ticks: [from, to], has_zero: !leaves };
  return { min: first, max: last, ticks, has_zero: first <= 0 && last >= 0 };
}

export interface ValueAxis {
  readonly domain: Domain;
  readonly labels: readonly string[];
  readonly size_pt: number;
  /** Width of the widest tick label. */
  readonly label_w: number;
}

export function valueAxis(domain: Domain, size_pt: number, unit: string, kit: Kit): ValueAxis {
  const decimals = sharedDecimals(domain.ticks);
  const labels = domain.ticks.map((t) => kit.number(t, { decimals, unit }));
  return { domain, labels, size_pt, label_w: Math.max(...labels.map((l) => kit.text.widthIn(l, size_pt))) };
}

/** Gridlines across `plot` with their values right-aligned before it; the line at zero is the baseline. */
export function drawValueAxis(
  axis: ValueAxis,
  plot: BoxIn,
  labelRight: number,
  id: string,
  kit: Kit,
): { readonly grid: Shape[]; readonly baseline: Shape[]; readonly labels: Shape[] } {
  const { domain, size_pt } = axis;
  const grid: Shape[] = [];
  const baseline: Shape[] = [];
  const labels: Shape[] = [];
  const h = kit.text.pitchIn(size_pt);
  for (const [i, tick] of domain.ticks.entries()) {
    const y = plot.y + plot.h - ((tick - domain.min) / (domain.max - domain.min)) * plot.h;
    const zero = tick === 0;
    const shape = line(
      {
        id: `${id}/${zero ? 'baseline' : `grid-${i + 1}`}`,
        name: zero ? 'baseline' : `gridline ${axis.labels[i]}`,
        role: zero ? 'baseline' : 'gridline',
      },
      [plot.x, y],
      [plot.x + plot.w, y],
      stroke(zero ? 'muted' : 'line', zero ? WIDTH.baseline : WIDTH.grid),
    );
    (zero ? baseline : grid).push(shape);
    labels.push(
      kit.label({
        id: `${id}/tick-${i + 1}`,
        name: `axis value ${axis.labels[i]}`,
        role: 'axis',
        box: { x: labelRight - axis.label_w, y: y - h / 2, w: axis.label_w, h },
        runs: axis.labels[i] as string,
        bind: 'derived',
        style: { color: 'muted' },
        size_pt,
        align: 'right',
        anchor: 'middle',
        wrap: false,
      }),
    );
  }
  return { grid, baseline, labels };
}

/** The box of the k-th visible label, where the first position is at `x0` and the labels begin at `top`. */
export function labelBox({ boxes, row_in }: PositionLabels, k: number, x0: number, top: number): BoxIn {
  const { x, w, row } = boxes[k] ?? { x: 0, w: 0, row: 0 };
  return { x: x0 + x, y: top + row * row_in, w, h: row_in };
}

const STEPS = [1, 2, 3, 4, 6, 12];
/** Clear space between neighbouring labels. */
const BETWEEN = 0.1;

/** Every `step`th index with first and last. The index just before the last is left out when it is too close. */
function everyNth(n: number, step: number): number[] {
  const kept: number[] = [];
  for (let i = 0; i < n - 1; i += step) kept.push(i);
  if (kept.length > 1 && n - 1 - (kept.at(-1) as number) < step) kept.pop();
  kept.push(n - 1);
  return kept;
}

/**
 * Labels under `n` positions that are `slot` apart. It tries one line, then two lines, then a smaller size, then every 2nd, 3rd, 4th, 6th
 * or 12th label. `at_most` thins further (panes show three or four). The result is undefined when even the first and last label do not fit
 * in four lines of `room` each. `slot` is a list where the positions are at uneven distances. The end labels may extend beyond the first and last position by `overhang`; wider ones move inwards.
 */
export function positionLabels(
  texts: readonly string[],
  slot: number | readonly number[],
  sizes_pt: readonly number[],
  room: number,
  overhang: { readonly left: number; readonly right: number },
  kit: Kit,
  at_most = Number.POSITIVE_INFINITY,
): PositionLabels | undefined {
  const n = texts.length;
  if (n === 0) return { kept: [], size_pt: sizes_pt[0] ?? 10, lines: 0, height_in: 0, row_in: 0, boxes: [] };
  if (typeof slot !== 'number') return labelsByTime(texts, slot, sizes_pt, overhang, kit, at_most);
  const floor = sizes_pt.at(-1) ?? 10;
  const unit = texts.map((t) => kit.text.widthIn(t, 72) - 0.02);
  const fitting = (kept: readonly number[], size_pt: number, width: number, max_lines: number): number | undefined => {
    const widest = kept.reduce((best, i) => ((unit[i] as number) > (unit[best] as number) ? i : best), kept[0] as number);
    if (((unit[widest] as number) * size_pt) / 72 + 0.02 <= width) return 1;
    if (max_lines === 1) return undefined;
    let lines = 1;
    for (const i of kept) {
      if (((unit[i] as number) * size_pt) / 72 + 0.02 <= width) continue;
      const fit = kit.fit({ block: kit.block(texts[i] as string, { color: 'muted' }), sizes_pt: [size_pt], width_in: width, max_lines });
      if (!fit.fits) return undefined;
      lines = Math.max(lines, fit.lines);
    }
    return lines;
  };
  const boxesOf = (kept: readonly number[], size_pt: number, width: number): { x: number; w: number; row: number }[] | undefined => {
    const end = slot * (n - 1) + overhang.right;
    const boxes = kept.map((i) => {
      const w = Math.min(width, ((unit[i] as number) * size_pt) / 72 + 0.02);
      return { x: Math.min(Math.max((n > 1 ? slot * i : 0) - w / 2, -overhang.left), Math.max(end - w, -overhang.left)), w, row: 0 };
    });
    return boxes.every(
      (box, k) =>
        k === 0 || box.x - (boxes[k - 1] as { x: number; w: number }).x - (boxes[k - 1] as { x: number; w: number }).w >= BETWEEN / 2,
    )
      ? boxes
      : undefined;
  };
  const answer = (kept: readonly number[], size_pt: number, width: number, max_lines: number): PositionLabels | undefined => {
    const lines = fitting(kept, size_pt, width, max_lines);
    const boxes = lines === undefined ? undefined : boxesOf(kept, size_pt, width);
    if (lines === undefined || boxes === undefined) return undefined;
    const height_in = kit.text.pitchIn(size_pt, tall ? 1.35 : 1.15) * lines;
    return { kept, size_pt, lines, boxes, height_in, row_in: height_in };
  };
  const tall = texts.some((t) => /[\u0590-\u08ff\u3000-\u9fff\uac00-\ud7af]/.test(t));
  const all = texts.map((_, i) => i);
  for (const size_pt of n <= at_most ? sizes_pt : [])
    for (const max of [1, 2]) {
      const found = answer(all, size_pt, n === 1 ? room : slot - BETWEEN, max);
      if (found !== undefined) return found;
    }
  for (const step of [...STEPS.slice(1).filter((s) => s < n - 1), Math.max(1, n - 1)]) {
    const kept = everyNth(n, step);
    if (kept.length > at_most) continue;
    const nearest = kept.reduce((least, k, i) => (i === 0 ? least : Math.min(least, k - (kept[i - 1] as number))), n);
    const width = step === n - 1 ? Math.min(room, n === 1 ? room : slot * (n - 1) - BETWEEN) : slot * nearest - BETWEEN;
    for (const size_pt of step < n - 1 ? [sizes_pt[0] ?? floor, floor] : [floor]) {
      const found = answer(kept, size_pt, width, step < n - 1 ? 1 : 4);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}
