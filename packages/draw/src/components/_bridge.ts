/**
 * The bridge drawing that `waterfall` and the forms of `waterfall_bridge` share: columns from a start through signed steps to
 * totals, joined at the running level; rows instead of columns where labels or numbers need it.
 */
import { type BoxIn, cutTop, isLabelUnit, type Kit, LABEL_GAP, run as runOf, shape, sharedDecimals, snap, WIDTH } from '../layout/index.ts';
import type { Color, Datum, Shape } from '../scene/index.ts';
import type { RunIn } from '../typeset/index.ts';

export interface BridgeStep {
  readonly kind: 'start' | 'delta' | 'total' | 'subtotal';
  readonly label: string;
  readonly value: number;
  /** What is printed instead of the formatted value. */
  readonly display?: string;
  /** Colours of the bar: full when it is the message, soft when another step is. */
  readonly tone: 'accent' | 'positive' | 'negative' | 'rise' | 'fall';
  readonly primary: boolean;
  /** Pointers of this step's values in the request. */
  readonly label_path: string;
  readonly value_path: string;
  readonly display_path?: string;
}

export interface Bridge {
  readonly steps: readonly BridgeStep[];
  readonly unit: string;
  readonly unit_path?: string;
}

/** Where one step was drawn, for what is added on top (difference arrows, brackets). */
export interface DrawnStep {
  readonly from: number;
  readonly to: number;
  readonly bar: BoxIn;
}

export interface DrawnBridge {
  readonly shapes: readonly Shape[];
  readonly steps: readonly DrawnStep[];
  readonly orientation: 'columns' | 'rows';
  readonly plot: BoxIn;
  readonly alt: string;
}

interface Level {
  readonly from: number;
  readonly to: number;
}

/** Levels that each bar spans: anchors from zero, deltas from the running level. */
export function bridgeLevels(steps: readonly BridgeStep[]): readonly Level[] {
  let running = 0;
  return steps.map((step) => {
    if (step.kind === 'delta') {
      const from = running;
      running += step.value;
      return { from, to: running };
    }
    running = step.value;
    return { from: 0, to: step.value };
  });
}

/** Totals that are not what the steps before them add up to, beyond rounding. */
export function checkTotals(bridge: Bridge, kit: Kit): void {
  const decimals = sharedDecimals(bridge.steps.map((s) => s.value));
  let running = 0;
  let count = 0;
  for (const [i, step] of bridge.steps.entries()) {
    if (step.kind === 'delta') {
      running += step.value;
      count++;
      continue;
    }
    if ((step.kind === 'total' || step.kind === 'subtotal') && i > 0) {
      const tolerance = 0.5 * (count + 1) * 10 ** -decimals;
      const gap = Number((step.value - running).toFixed(Math.max(decimals, 6)));
      const ok = Math.abs(gap) <= tolerance + 1e-9;
      kit.proofs.push({
        kind: 'bridge_sum',
        ok,
        expected: Number(running.toFixed(decimals)),
        shown: step.value,
        tolerance,
        path: step.value_path,
      });
      if (!ok)
        kit.warn(
          'totals_do_not_reconcile',
          `${step.label} is ${kit.number(step.value)}; the steps add up to ${kit.number(Number(running.toFixed(decimals)))}, a difference of ${kit.number(gap, { signed: true })}.`,
          {
            path: step.value_path,
            remedy: 'Correct the total or add the missing step; it is drawn as given.',
          },
        );
    }
    running = step.value;
    count = 0;
  }
}

const isAnchor = (step: BridgeStep): boolean => step.kind !== 'delta';

function colorOf(step: BridgeStep, quiet: boolean): Color {
  switch (step.tone) {
    case 'accent':
      return 'accent1';
    case 'positive':
      return quiet ? 'softPositive' : 'positive';
    case 'negative':
      return quiet ? 'softNegative' : 'negative';
    case 'rise':
      return quiet ? 'soft2' : 'accent2';
    case 'fall':
      return 'neutral';
  }
}

interface Valued {
  readonly runs: readonly RunIn[];
  readonly text: string;
  readonly bold: boolean;
  readonly size_pt: number;
  readonly color: Color;
  readonly w: number;
}

/** Value labels of all steps at one size; the primary one is a step larger and in its colour. */
function valueLabels(bridge: Bridge, size_pt: number, kit: Kit): Valued[] {
  const decimals = sharedDecimals(bridge.steps.filter((s) => s.display === undefined).map((s) => s.value));
  const unit = isLabelUnit(bridge.unit) ? bridge.unit : '';
  return bridge.steps.map((step) => {
    const text = step.display ?? kit.number(step.value, { decimals, signed: !isAnchor(step), unit });
    const bold = isAnchor(step) || step.primary;
    const size = step.primary ? Math.min(14, size_pt + 2) : size_pt;
    return {
      text,
      runs: [
        runOf(
          text,
          step.display === undefined ? step.value_path : step.display_path,
          step.display === undefined ? 'formatted' : 'verbatim',
        ),
      ],
      bold,
      size_pt: size,
      color: step.primary && !isAnchor(step) ? kit.asText(colorOf(step, false)) : 'ink',
      w: kit.text.widthIn(text, size, { bold }),
    };
  });
}

/** Domain of the value axis: from zero, or from a cut when all levels are high and close together. */
function domainOf(
  levels: readonly Level[],
  steps: readonly BridgeStep[],
  kit: Kit,
): { readonly min: number; readonly max: number; readonly cut: boolean } {
  const reached = levels.flatMap((l, i) => (isAnchor(steps[i] as BridgeStep) ? [l.to] : [l.from, l.to]));
  // A bridge that does not begin with a start runs from zero.
  const max = Math.max(...reached);
  const min = Math.min(...reached);
  if (min > 0 && (max - min) / max < 0.35 && max > min) {
    kit.warn(
      'axis_broken',
      'The columns are cut near their foot, so that small steps on a large base can be seen; steps keep one exact scale.',
      {
        remedy: 'Nothing to mend: the break is drawn on the columns.',
      },
    );
    return { min: min - 0.45 * (max - min), max, cut: true };
  }
  return { min: Math.min(0, min), max: Math.max(0, max), cut: false };
}

/** Draws a bridge into `box`; decides between columns and rows. */
export function drawBridge(
  bridge: Bridge,
  box: BoxIn,
  id: string,
  kit: Kit,
  options: { readonly headroom?: number; readonly footroom?: number } = {},
): DrawnBridge {
  checkTotals(bridge, kit);
  if (bridge.steps.filter((s) => s.primary).length > 2)
    kit.warn('over_soft_limit', 'More than two steps are marked primary; when everything is emphasised, nothing is.', {
      remedy: 'Mark one step, two at most.',
    });
  const unit = unitNote(bridge, box, id, kit);
  const inner = unit.rest;
  const columnsFit = columnLabels(bridge, inner, kit);
  const drawn = columnsFit === undefined ? drawRows(bridge, inner, id, kit) : drawColumns(bridge, inner, id, kit, columnsFit, options);
  if (columnsFit === undefined && bridge.steps.length > 1)
    kit.warn('layout_switched', 'The bridge is drawn as rows: its labels do not fit under columns.', {
      remedy: 'Shorten the longest labels or send fewer steps to get columns.',
    });
  return { ...drawn, shapes: [...unit.shapes, ...drawn.shapes], alt: altText(bridge, kit) };
}

/** The unit at the top left of the plot, unless the sub-line or the labels say it. */
function unitNote(bridge: Bridge, box: BoxIn, id: string, kit: Kit): { readonly shapes: Shape[]; readonly rest: BoxIn } {
  const { unit } = bridge;
  if (unit === '' || isLabelUnit(unit) || kit.context.includes(unit)) {
    // The labels or the sub-line say it.
    if (bridge.unit_path !== undefined) kit.drawn.add(bridge.unit_path);
    return { shapes: [], rest: box };
  }
  const { rest, cut } = cutTop(box, 0.2, 0.04);
  return {
    rest,
    shapes: [
      kit.label({
        id: `${id}/unit`,
        name: 'unit',
        role: 'axis',
        box: { ...cut, w: Math.min(cut.w, kit.text.widthIn(unit, 11) + 0.02) },
        runs: unit,
        ...(bridge.unit_path === undefined ? {} : { path: bridge.unit_path }),
        style: { color: 'muted' },
        size_pt: 11,
        wrap: false,
        anchor: 'middle',
      }),
    ],
  };
}

interface ColumnFit {
  readonly size_pt: number;
  readonly lines: number;
  readonly label_pt: number;
}

/** Sizes at which category and value labels fit a column chart, or undefined when rows are needed. */
function columnLabels(bridge: Bridge, box: BoxIn, kit: Kit): ColumnFit | undefined {
  const n = bridge.steps.length;
  if (n > 16) return undefined;
  const slot = Math.min(box.w / n, 1.3 / (2 / 3));
  for (const size_pt of [12, 11, 10]) {
    let lines = 1;
    const fits = bridge.steps.every((step) => {
      const fit = kit.fit({
        block: kit.block(step.label, { color: 'ink', bold: isAnchor(step) }),
        sizes_pt: [size_pt],
        width_in: slot - 0.04,
        max_lines: 4,
      });
      lines = Math.max(lines, fit.lines);
      return fit.fits;
    });
    if (!fits) continue;
    for (const label_pt of [12, 11, 10].filter((s) => s <= size_pt)) {
      if (valueLabels(bridge, label_pt, kit).every((v) => v.w <= slot + 0.02)) return { size_pt, lines, label_pt };
    }
  }
  return undefined;
}

function drawColumns(
  bridge: Bridge,
  box: BoxIn,
  id: string,
  kit: Kit,
  fit: ColumnFit,
  options: { readonly headroom?: number; readonly footroom?: number },
): Omit<DrawnBridge, 'alt'> {
  const { steps } = bridge;
  const n = steps.length;
  const levels = bridgeLevels(steps);
  const domain = domainOf(levels, steps, kit);
  const values = valueLabels(bridge, fit.label_pt, kit);
  const labelRoom = Math.max(...values.map((v) => kit.text.pitchIn(v.size_pt))) + LABEL_GAP;
  const categoryH = kit.text.pitchIn(fit.size_pt) * fit.lines;
  const allBelow = domain.max === 0 && domain.min < 0;
  const anyBelow = domain.min < 0;

  const slot = Math.min(box.w / n, 1.3 / (2 / 3));
  const barW = Math.min(1.3, (slot * 2) / 3);
  const chartW = slot * n;
  const x0 = box.x + (box.w - chartW) / 2;
  const top = box.y + (options.headroom ?? 0) + (allBelow ? 0.06 : labelRoom);
  const categoryTop = box.y + box.h - categoryH - (options.footroom ?? 0);
  const low = categoryTop - 0.1 - (anyBelow ? labelRoom : 0);
  const y = (value: number): number => low - ((value - domain.min) / (domain.max - domain.min || 1)) * (low - top);
  const baseline = domain.cut ? low : y(0);
  const quiet = steps.some((s) => s.primary);

  const marks: Shape[] = [];
  const breaks: Shape[] = [];
  const connectors: Shape[] = [];
  const labels: Shape[] = [];
  const categories: Shape[] = [];
  const drawn: DrawnStep[] = [];

  for (const [i, step] of steps.entries()) {
    const level = levels[i] as Level;
    const value = values[i] as Valued;
    const x = x0 + i * slot + (slot - barW) / 2;
    const anchor = isAnchor(step);
    const yFrom = anchor ? baseline : y(level.from);
    const yTo = y(level.to);
    const upper = Math.min(yFrom, yTo);
    let h = Math.abs(yFrom - yTo);
    const flags: NonNullable<Datum['flags']>[number][] = anchor ? (domain.cut ? ['axis_broken'] : []) : ['floating'];
    if (h > 0 && h < 0.02) {
      h = 0.02;
      flags.push('bar_min_length');
      kit.warn('bar_min_length', `${step.label} is too small to be seen to scale and is drawn at the least height.`, {
        path: step.value_path,
        remedy: 'Nothing to mend: the number beside it is exact.',
      });
    }
    const bar: BoxIn = { x, y: upper, w: barW, h };
    drawn.push({ ...level, bar });
    kit.drawn.add(step.value_path);
    if (step.value === 0 && !anchor) {
      marks.push(
        shape.line(
          { id: `${id}/step-${i + 1}`, name: `step ${i + 1}: ${step.label}`, role: 'connector' },
          [x, yTo],
          [x + barW, yTo],
          shape.stroke('muted', WIDTH.connector),
        ),
      );
    } else {
      marks.push(
        shape.rect(
          {
            id: `${id}/step-${i + 1}`,
            name: `step ${i + 1}: ${step.label}`,
            role: 'mark',
            datum: { path: step.value_path, value: step.value, scale: `${id}/levels`, along: 'y', ...(flags.length > 0 ? { flags } : {}) },
          },
          h === 0 ? { ...bar, y: upper - 0.01, h: 0.02 } : bar,
          { fill: shape.fill(colorOf(step, quiet && !step.primary && !anchor)) },
        ),
      );
    }
    if (anchor && domain.cut) breaks.push(...breakMark(`${id}/break-${i + 1}`, bar, 'y'));

    // Above for anchors and rises, below for falls and for columns that hang; back above where below would cross something.
    const labelH = kit.text.pitchIn(value.size_pt);
    const hangs = anchor ? level.to < 0 : step.value < 0;
    const next = steps[i + 1];
    const nextTo = (levels[i + 1] as Level | undefined)?.to;
    const below = upper + h + LABEL_GAP;
    const crossesBaseline = !anchor && baseline > upper + h - 1e-6 && below + labelH > baseline - 0.02;
    const crossesBelow = !anchor && baseline < below + labelH && baseline > upper + h + 1e-6;
    const above = upper - LABEL_GAP - labelH;
    const nextBlocks = next !== undefined && nextTo !== undefined && value.w > barW + (slot - barW) && below < y(nextTo);
    const putBelow = hangs && !crossesBaseline && !crossesBelow && !nextBlocks;
    const w = Math.max(value.w, 0.2);
    labels.push(
      kit.label({
        id: `${id}/value-${i + 1}`,
        name: `value ${i + 1}: ${step.label}`,
        role: 'value',
        host: `${id}/step-${i + 1}`,
        box: { x: x + barW / 2 - w / 2, y: putBelow ? below : above, w, h: labelH },
        runs: value.runs,
        style: { color: value.color, bold: value.bold },
        size_pt: value.size_pt,
        align: 'center',
        anchor: 'middle',
        wrap: false,
      }),
    );
    if (next !== undefined) {
      // Totals that do not reconcile show their step: the connector stays at the running level.
      const yRun = y(level.to);
      connectors.push(
        shape.line(
          { id: `${id}/connector-${i + 1}`, name: 'connector', role: 'connector' },
          [x + barW, yRun],
          [x + slot, yRun],
          shape.stroke('muted', WIDTH.connector),
        ),
      );
    }
    categories.push(
      kit.label({
        id: `${id}/label-${i + 1}`,
        name: `label ${i + 1}: ${step.label}`,
        role: 'label',
        host: `${id}/step-${i + 1}`,
        box: { x: x0 + i * slot + 0.02, y: categoryTop, w: slot - 0.04, h: categoryH },
        runs: step.label,
        path: step.label_path,
        style: { color: 'ink', bold: anchor },
        size_pt: fit.size_pt,
        align: 'center',
        balance: true,
      }),
    );
  }
  const axis = shape.line(
    { id: `${id}/baseline`, name: 'baseline', role: 'baseline' },
    [x0, baseline],
    [x0 + chartW, baseline],
    shape.stroke('muted', WIDTH.baseline),
  );
  return {
    shapes: [...marks, ...connectors, axis, ...breaks, ...labels, ...categories],
    steps: drawn,
    orientation: 'columns',
    plot: { x: x0, y: top, w: chartW, h: low - top },
  };
}

/** A slanted gap through an anchor, 0.35 from the baseline: the length before it is not to scale. */
function breakMark(id: string, bar: BoxIn, along: 'x' | 'y'): Shape[] {
  const slant = 0.05;
  const half = 0.03;
  const over = 0.03;
  // Corners as (along the bar from its foot, across it), then turned into place.
  const foot = Math.min(0.35, (along === 'y' ? bar.h : bar.w) * 0.5);
  const turn = (a: number, across: number): readonly [number, number] =>
    along === 'y' ? [bar.x + across, bar.y + bar.h - a] : [bar.x + a, bar.y + across];
  const breadth = along === 'y' ? bar.w : bar.h;
  const corners = [
    turn(foot - slant - half, -over),
    turn(foot + slant - half, breadth + over),
    turn(foot + slant + half, breadth + over),
    turn(foot - slant + half, -over),
  ] as const;
  const named = (suffix: string): shape.Named => ({ id: `${id}${suffix}`, name: 'axis break', role: 'decoration' });
  const pen = shape.stroke('muted', 0.75);
  return [
    shape.path(named(''), [['M', ...corners[0]], ['L', ...corners[1]], ['L', ...corners[2]], ['L', ...corners[3]], ['Z']], {
      fill: shape.fill('canvas'),
    }),
    shape.line(named('-lower'), corners[0], corners[1], pen),
    shape.line(named('-upper'), corners[3], corners[2], pen),
  ];
}

function drawRows(bridge: Bridge, box: BoxIn, id: string, kit: Kit): Omit<DrawnBridge, 'alt'> {
  const { steps } = bridge;
  const n = steps.length;
  const levels = bridgeLevels(steps);
  const domain = domainOf(levels, steps, kit);
  const pitch = Math.min(0.95, box.h / n);
  const barH = Math.min(0.6, (pitch * 2) / 3);
  const size = [14, 12, 11, 10].find((s) => kit.text.pitchIn(s) <= pitch - 0.02 && (s < 14 || pitch >= 0.4)) ?? 10;
  const values = valueLabels(bridge, Math.min(12, size), kit);
  const cap = box.w * 0.45;
  const widest = Math.max(...steps.map((s) => kit.text.widthIn(s.label, size, { bold: isAnchor(s) })));
  const labelW = snap(Math.min(cap, widest) + 0.01);
  const maxLines = Math.max(1, Math.floor((pitch - 0.02) / kit.text.pitchIn(size)));
  const left = box.x + labelW + 0.15;
  const valueRoom = Math.max(...values.map((v) => v.w)) + LABEL_GAP;
  const from = left + (domain.min < 0 || steps.some((s) => s.kind === 'delta' && s.value < 0 && !domain.cut) ? valueRoom : 0);
  const to = box.x + box.w - valueRoom;
  const x = (value: number): number => from + ((value - domain.min) / (domain.max - domain.min || 1)) * (to - from);
  const baseline = domain.cut ? from : x(0);
  const quiet = steps.some((s) => s.primary);
  const y0 = box.y + (box.h - pitch * n) * 0.46;

  const shapes: Shape[] = [];
  const tail: Shape[] = [];
  const breaks: Shape[] = [];
  const drawn: DrawnStep[] = [];
  for (const [i, step] of steps.entries()) {
    const level = levels[i] as Level;
    const value = values[i] as Valued;
    const anchor = isAnchor(step);
    const xFrom = anchor ? baseline : x(level.from);
    const xTo = x(level.to);
    const start = Math.min(xFrom, xTo);
    const exact = Math.abs(xTo - xFrom);
    const w = Math.max(0.02, exact);
    const y = y0 + i * pitch + (pitch - barH) / 2;
    const bar = { x: start, y, w, h: barH };
    drawn.push({ ...level, bar });
    kit.drawn.add(step.value_path);
    const flags: NonNullable<Datum['flags']>[number][] = [
      ...(anchor ? (domain.cut ? (['axis_broken'] as const) : []) : (['floating'] as const)),
      ...(exact < 0.02 ? (['bar_min_length'] as const) : []),
    ];
    shapes.push(
      shape.rect(
        {
          id: `${id}/step-${i + 1}`,
          name: `step ${i + 1}: ${step.label}`,
          role: 'mark',
          datum: { path: step.value_path, value: step.value, scale: `${id}/levels`, along: 'x', ...(flags.length > 0 ? { flags } : {}) },
        },
        bar,
        { fill: shape.fill(step.value === 0 && !anchor ? 'muted' : colorOf(step, quiet && !step.primary && !anchor)) },
      ),
    );
    if (i + 1 < n)
      shapes.push(
        shape.line(
          { id: `${id}/connector-${i + 1}`, name: 'connector', role: 'connector' },
          [xTo, y + barH],
          [xTo, y + pitch],
          shape.stroke('muted', WIDTH.connector),
        ),
      );
    if (anchor && domain.cut) breaks.push(...breakMark(`${id}/break-${i + 1}`, bar, 'x'));
    const hangs = anchor ? level.to < 0 : step.value < 0;
    const leftSpot = start - LABEL_GAP - value.w;
    const putLeft = hangs && leftSpot >= left && !(baseline < start + 1e-6 && leftSpot < baseline);
    tail.push(
      kit.label({
        id: `${id}/value-${i + 1}`,
        name: `value ${i + 1}: ${step.label}`,
        role: 'value',
        host: `${id}/step-${i + 1}`,
        box: { x: putLeft ? leftSpot : start + w + LABEL_GAP, y, w: value.w, h: barH },
        runs: value.runs,
        style: { color: value.color, bold: value.bold },
        size_pt: value.size_pt,
        align: putLeft ? 'right' : 'left',
        anchor: 'middle',
        wrap: false,
      }),
      labelOf(step, i, { x: box.x, y: y0 + i * pitch, w: labelW, h: pitch }, size, maxLines, id, kit),
    );
  }
  shapes.push(
    shape.line(
      { id: `${id}/baseline`, name: 'baseline', role: 'baseline' },
      [baseline, y0],
      [baseline, y0 + n * pitch],
      shape.stroke('muted', WIDTH.baseline),
    ),
  );
  return {
    shapes: [...shapes, ...breaks, ...tail],
    steps: drawn,
    orientation: 'rows',
    plot: { x: from, y: y0, w: to - from, h: n * pitch },
  };
}

function labelOf(step: BridgeStep, i: number, box: BoxIn, size: number, maxLines: number, id: string, kit: Kit): Shape {
  const fit = kit.fit({
    block: kit.block(step.label, { color: 'ink', bold: isAnchor(step) }),
    sizes_pt: [size, 12, 11, 10, 9].filter((s) => s <= size && s >= 10),
    width_in: box.w,
    max_lines: maxLines,
  });
  return kit.label({
    id: `${id}/label-${i + 1}`,
    name: `label ${i + 1}: ${step.label}`,
    role: 'label',
    host: `${id}/step-${i + 1}`,
    box,
    runs: step.label,
    path: step.label_path,
    style: { color: 'ink', bold: isAnchor(step) },
    size_pt: fit.size_pt,
    anchor: 'middle',
    align: kit.leading(step.label),
  });
}

function altText(bridge: Bridge, kit: Kit): string {
  const unit = bridge.unit === '' ? '' : ` (${bridge.unit})`;
  const parts = bridge.steps.map((s) => `${s.label} ${s.display ?? kit.number(s.value, { signed: s.kind === 'delta' })}`);
  return `Bridge chart${unit}: ${parts.join(', ')}.`;
}
