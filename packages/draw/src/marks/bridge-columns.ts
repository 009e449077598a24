/** A bridge as columns: labels below them, values above or below. */
import { type BoxIn, type Kit, LABEL_GAP, shape, WIDTH } from '../layout/index.ts';
import type { Datum, Shape } from '../scene/index.ts';
import {
  axisBase,
  axisBaseSize,
  type Bridge,
  type BridgeDomain,
  type BridgeStep,
  breakFoot,
  breakMark,
  bridgeBaseline,
  bridgeClaim,
  bridgeLevels,
  type DrawnBridge,
  type DrawnStep,
  domainOf,
  isAnchor,
  type Level,
  stepBar,
  stepConnector,
  stepFill,
  stepName,
  stepValue,
  type Valued,
  valueLabels,
  warnOfCut,
} from './bridge-parts.ts';

const MAX_COLUMN = 1.3;
/** Smallest drawn height of a bar, inches. */
const MIN_HEIGHT = 0.02;

export interface ColumnFit {
  readonly domain: BridgeDomain;
  readonly size_pt: number;
  /** Height of the tallest category label, inches. Its script may need a larger line spacing than Latin. */
  readonly label_h: number;
  readonly label_pt: number;
}

/** Sizes at which category and value labels fit a column chart, or undefined when the chart has to use rows. */
export function columnLabels(bridge: Bridge, box: BoxIn, kit: Kit, most: number): ColumnFit | undefined {
  const n = bridge.steps.length;
  if (n > most) return undefined;
  // Labels below and above take about as much as two lines of each.
  const domain = domainOf(bridgeLevels(bridge.steps), bridge.steps, box.h - 4 * kit.text.pitchIn(11));
  const slot = slotWidth(n, box);
  for (const size_pt of [12, 11, 10]) {
    let label_h = 0;
    const fits = bridge.steps.every((step) => {
      const fit = kit.fit({
        block: kit.block(step.label, { color: 'ink', bold: isAnchor(step) }),
        sizes_pt: [size_pt],
        width_in: slot - 0.04,
        max_lines: 4,
      });
      label_h = Math.max(label_h, fit.height_in);
      return fit.fits;
    });
    if (!fits) continue;
    for (const label_pt of [12, 11, 10].filter((s) => s <= size_pt)) {
      if (valueLabels(bridge, label_pt, kit).every((v) => v.w <= slot + 0.02)) return { domain, size_pt, label_h, label_pt };
    }
  }
  return undefined;
}

const slotWidth = (count: number, box: BoxIn): number => Math.min(box.w / count, MAX_COLUMN / (2 / 3));

/** Positions of the columns. */
interface Plan {
  readonly bridge: Bridge;
  readonly id: string;
  readonly levels: readonly Level[];
  readonly values: readonly Valued[];
  readonly domain: BridgeDomain;
  readonly slot: number;
  readonly barW: number;
  readonly x0: number;
  readonly categoryTop: number;
  readonly baseline: number;
  readonly y: (value: number) => number;
}

export function drawColumns(
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
  const { domain } = fit;
  warnOfCut(domain, kit);
  const values = valueLabels(bridge, fit.label_pt, kit);
  const labelRoom = Math.max(...values.map((v) => kit.text.pitchIn(v.size_pt))) + LABEL_GAP;
  const categoryH = fit.label_h;
  const slot = slotWidth(n, box);
  const chartW = slot * n;
  const x0 = box.x + (box.w - chartW) / 2;
  const hangsOnly = domain.max === 0 && domain.min < 0;
  const top = box.y + (options.headroom ?? 0) + (hangsOnly ? 0.06 : labelRoom);
  const categoryTop = box.y + box.h - categoryH - (options.footroom ?? 0);
  const low = categoryTop - 0.1 - (domain.min < 0 ? labelRoom : 0);
  const y = (value: number): number => low - ((value - domain.min) / (domain.max - domain.min || 1)) * (low - top);
  const baseline = domain.cut ? low : y(0);
  const barW = Math.min(MAX_COLUMN, (slot * 2) / 3);
  const plan: Plan = { bridge, id, levels, values, domain, slot, barW, x0, categoryTop, baseline, y };

  const marks: Shape[] = [];
  const breaks: Shape[] = [];
  const connectors: Shape[] = [];
  const labels: Shape[] = [];
  const categories: Shape[] = [];
  const drawn: DrawnStep[] = [];
  for (const [i, step] of steps.entries()) {
    const level = levels[i] as Level;
    const { bar, flags } = columnOf(i, plan, kit);
    drawn.push({ ...level, bar });
    kit.drawn.add(step.value_path);
    marks.push(columnMark(i, bar, flags, plan, kit));
    if (isAnchor(step) && domain.cut) breaks.push(...breakMark(`${id}/break-${i + 1}`, bar, 'y'));
    labels.push(stepValue(values[i] as Valued, step, i, id, valueBox(i, bar, plan, kit), 'center', kit));
    if (i + 1 < n) connectors.push(stepConnector(i, id, [bar.x + barW, y(level.to)], [bar.x + slot, y(level.to)]));
    const under = { x: x0 + i * slot + 0.02, y: categoryTop, w: slot - 0.04, h: categoryH };
    categories.push(stepName(step, i, id, under, true, fit.size_pt, kit));
  }
  kit.charts.push(bridgeClaim(bridge, levels, id, 'y'));
  const axis = bridgeBaseline(id, [x0, baseline], [x0 + chartW, baseline]);
  const foot = domain.cut ? baseInColumn(drawn, plan, kit) : [];
  return {
    shapes: [...marks, ...connectors, axis, ...breaks, ...foot, ...labels, ...categories],
    steps: drawn,
    orientation: 'columns',
    plot: { x: x0, y: top, w: chartW, h: low - top },
  };
}

/** Below the break of the first column that has room, because beside the columns their labels have all of it. */
function baseInColumn(drawn: readonly DrawnStep[], { bridge, domain, id, baseline }: Plan, kit: Kit): Shape[] {
  const size = axisBaseSize(domain, kit);
  const at = bridge.steps.findIndex((step, i) => {
    const bar = (drawn[i] as DrawnStep).bar;
    return isAnchor(step) && bar.w >= size.w && breakFoot(bar.h) >= size.h;
  });
  const bar = drawn[at]?.bar;
  const step = bridge.steps[at];
  if (bar === undefined || step === undefined) return [];
  const color = kit.on(stepFill(step, bridge, kit));
  return [axisBase(id, domain, { x: bar.x + (bar.w - size.w) / 2, y: baseline - size.h, ...size }, color, kit)];
}

type Flag = NonNullable<Datum['flags']>[number];

/** The position of a column, and the parts of it that are not to scale. */
function columnOf(i: number, plan: Plan, kit: Kit): { readonly bar: BoxIn; readonly flags: readonly Flag[] } {
  const step = plan.bridge.steps[i] as BridgeStep;
  const { from, to } = plan.levels[i] as Level;
  const anchor = isAnchor(step);
  const yFrom = anchor ? plan.baseline : plan.y(from);
  const yTo = plan.y(to);
  const x = plan.x0 + i * plan.slot + (plan.slot - plan.barW) / 2;
  const exact = Math.abs(yFrom - yTo);
  const short = exact > 0 && exact < MIN_HEIGHT;
  if (short)
    kit.warn('bar_min_length', `${step.label} is too small to be seen to scale and is drawn at the least height.`, {
      path: step.value_path,
      remedy: 'Nothing to mend: the number beside it is exact.',
    });
  const broken: readonly Flag[] = plan.domain.cut ? ['axis_broken'] : [];
  return {
    bar: { x, y: Math.min(yFrom, yTo), w: plan.barW, h: short ? MIN_HEIGHT : exact },
    flags: [...(anchor ? broken : (['floating'] as const)), ...(short || (exact === 0 && anchor) ? (['bar_min_length'] as const) : [])],
  };
}

/** A bar, or a line where a step changes nothing. */
function columnMark(i: number, bar: BoxIn, flags: readonly Flag[], { bridge, id, levels, y }: Plan, kit: Kit): Shape {
  const step = bridge.steps[i] as BridgeStep;
  if (step.value === 0 && !isAnchor(step)) {
    const level = y((levels[i] as Level).to);
    return shape.line(
      { id: `${id}/step-${i + 1}`, name: `step ${i + 1}: ${step.label}`, role: 'connector' },
      [bar.x, level],
      [bar.x + bar.w, level],
      shape.stroke('muted', WIDTH.connector),
    );
  }
  const box = bar.h === 0 ? { ...bar, y: bar.y - MIN_HEIGHT / 2, h: MIN_HEIGHT } : bar;
  return stepBar(step, i, id, box, 'y', stepFill(step, bridge, kit), flags);
}

/** Above for anchors and rises, below for falls and for columns below the baseline. A value below that would cross something goes above. */
function valueBox(i: number, bar: BoxIn, { bridge, levels, values, slot, baseline, categoryTop, y }: Plan, kit: Kit): BoxIn {
  const step = bridge.steps[i] as BridgeStep;
  const value = values[i] as Valued;
  const h = kit.text.pitchIn(value.size_pt);
  const hangs = isAnchor(step) ? (levels[i] as Level).to < 0 : step.value < 0;
  const next = levels[i + 1];
  const below = bar.y + bar.h + LABEL_GAP;
  const above = bar.y - LABEL_GAP - h;
  // The baseline is on at most one side of a bar, so one of the two places is always clear of it.
  const crosses = (top: number): boolean => top < baseline + 0.02 && top + h > baseline - 0.02;
  const nextBlocks = next !== undefined && value.w > bar.w + (slot - bar.w) && below < y(next.to);
  // The value of a fall that ends at the baseline would overlap the categories.
  const hasRoom = below + h <= categoryTop;
  const putBelow = hangs ? hasRoom && !crosses(below) && !nextBlocks : crosses(above);
  const w = Math.max(value.w, 0.2);
  return { x: bar.x + bar.w / 2 - w / 2, y: putBelow ? below : above, w, h };
}
