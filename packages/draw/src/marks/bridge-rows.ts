/** A bridge as rows, for labels or numbers that do not fit under columns. */
import { type BoxIn, type Kit, LABEL_GAP, snap } from '../layout/index.ts';
import type { Datum, Shape } from '../scene/index.ts';
import {
  axisBase,
  axisBaseSize,
  type Bridge,
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

/** Smallest drawn length of a bar, inches. */
const MIN_LENGTH = 0.02;

export function drawRows(bridge: Bridge, box: BoxIn, id: string, kit: Kit): Omit<DrawnBridge, 'alt'> {
  const { steps } = bridge;
  const n = steps.length;
  const levels = bridgeLevels(steps);
  const domain = domainOf(levels, steps, box.w * 0.6);
  warnOfCut(domain, kit);
  const base = axisBaseSize(domain, kit);
  const foot = domain.cut ? base.h : 0;
  const pitch = Math.min(0.95, (box.h - foot) / n);
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
  const y0 = box.y + (box.h - foot - pitch * n) * 0.46;

  const labelSize = Math.min(
    ...steps.map(
      (step) =>
        kit.fit({
          block: kit.block(step.label, { color: 'ink', bold: isAnchor(step) }),
          sizes_pt: [size, 12, 11, 10].filter((s, i) => i === 0 || s < size),
          width_in: labelW,
          max_lines: maxLines,
        }).size_pt,
    ),
  );
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
    const exact = Math.abs(xTo - xFrom);
    const bar = { x: Math.min(xFrom, xTo), y: y0 + i * pitch + (pitch - barH) / 2, w: Math.max(MIN_LENGTH, exact), h: barH };
    drawn.push({ ...level, bar });
    kit.drawn.add(step.value_path);
    const flags: NonNullable<Datum['flags']> = [
      ...(anchor ? (domain.cut ? (['axis_broken'] as const) : []) : (['floating'] as const)),
      ...(exact < MIN_LENGTH ? (['bar_min_length'] as const) : []),
    ];
    shapes.push(stepBar(step, i, id, bar, 'x', step.value === 0 && !anchor ? 'muted' : stepFill(step, bridge, kit), flags));
    if (i + 1 < n) shapes.push(stepConnector(i, id, [xTo, bar.y + barH], [xTo, bar.y + pitch]));
    if (anchor && domain.cut) breaks.push(...breakMark(`${id}/break-${i + 1}`, bar, 'x'));
    const hangs = anchor ? level.to < 0 : step.value < 0;
    const beside = valueBeside(bar, value.w, { hangs, left, baseline });
    tail.push(
      stepValue(value, step, i, id, { x: beside.x, y: bar.y, w: value.w, h: barH }, beside.align, kit),
      stepName(step, i, id, { x: box.x, y: y0 + i * pitch, w: labelW, h: pitch }, false, labelSize, kit),
    );
  }
  kit.charts.push(bridgeClaim(bridge, levels, id, 'x'));
  shapes.push(bridgeBaseline(id, [baseline, y0], [baseline, y0 + n * pitch]));
  if (domain.cut) shapes.push(axisBase(id, domain, { x: baseline - base.w / 2, y: y0 + n * pitch, ...base }, 'muted', kit));
  return {
    shapes: [...shapes, ...breaks, ...tail],
    steps: drawn,
    orientation: 'rows',
    plot: { x: from, y: y0, w: to - from, h: n * pitch },
  };
}

/** Left of bars below the baseline, right of the others, and on the other side where the number would cross the baseline. */
function valueBeside(
  bar: BoxIn,
  w: number,
  { hangs, left, baseline }: { readonly hangs: boolean; readonly left: number; readonly baseline: number },
): { readonly x: number; readonly align: 'left' | 'right' } {
  const leftSpot = bar.x - LABEL_GAP - w;
  const rightSpot = bar.x + bar.w + LABEL_GAP;
  // The baseline is on at most one side of a bar, so one of the two places is always clear of it.
  const crosses = (at: number): boolean => at < baseline + 0.02 && at + w > baseline - 0.02;
  if (leftSpot >= left && (hangs ? !crosses(leftSpot) : crosses(rightSpot))) return { x: leftSpot, align: 'right' };
  // In a narrow pane without room on the left, the number moves across the baseline.
  return { x: crosses(rightSpot) ? Math.max(rightSpot, baseline + LABEL_GAP) : rightSpot, align: 'left' };
}
