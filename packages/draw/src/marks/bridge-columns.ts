/** A bridge as columns: labels under them, values above or below. */
import { type BoxIn, type Kit, LABEL_GAP, shape, WIDTH } from '../layout/index.ts';
import type { Datum, Shape } from '../scene/index.ts';
import {
  type Bridge,
  breakMark,
  bridgeClaim,
  bridgeLevels,
  colorOf,
  type DrawnBridge,
  type DrawnStep,
  domainOf,
  isAnchor,
  type Level,
  type Valued,
  valueLabels,
} from './bridge-parts.ts';

export interface ColumnFit {
  readonly size_pt: number;
  /** Height of the tallest category label, inches: its script may want more leading than Latin. */
  readonly label_h: number;
  readonly label_pt: number;
}

/** Sizes at which category and value labels fit a column chart, or undefined when rows are needed. */
export function columnLabels(bridge: Bridge, box: BoxIn, kit: Kit, most: number): ColumnFit | undefined {
  const n = bridge.steps.length;
  if (n > most) return undefined;
  const slot = Math.min(box.w / n, 1.3 / (2 / 3));
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
      if (valueLabels(bridge, label_pt, kit).every((v) => v.w <= slot + 0.02)) return { size_pt, label_h, label_pt };
    }
  }
  return undefined;
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
  const domain = domainOf(levels, steps, kit);
  const values = valueLabels(bridge, fit.label_pt, kit);
  const labelRoom = Math.max(...values.map((v) => kit.text.pitchIn(v.size_pt))) + LABEL_GAP;
  const categoryH = fit.label_h;
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
    if (h === 0 && anchor) flags.push('bar_min_length');
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
          { fill: shape.fill(colorOf(step, quiet && !step.primary && !anchor, kit)) },
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
    const above = upper - LABEL_GAP - labelH;
    // The baseline runs on one side of a bar at most, so one of the two places is always free of it.
    const crosses = (top: number): boolean => top < baseline + 0.02 && top + labelH > baseline - 0.02;
    const nextBlocks = next !== undefined && nextTo !== undefined && value.w > barW + (slot - barW) && below < y(nextTo);
    // A fall that ends at the baseline would put its value among the categories.
    const hasRoom = below + labelH <= categoryTop;
    const putBelow = hangs ? hasRoom && !crosses(below) && !nextBlocks : crosses(above);
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
  kit.charts.push(bridgeClaim(bridge, levels, id, 'y'));
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
