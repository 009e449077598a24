/** A bridge as rows, where labels or numbers do not fit under columns. */
import { type BoxIn, type Kit, LABEL_GAP, shape, snap, WIDTH } from '../layout/index.ts';
import type { Datum, Shape } from '../scene/index.ts';
import {
  type Bridge,
  type BridgeStep,
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

export function drawRows(bridge: Bridge, box: BoxIn, id: string, kit: Kit): Omit<DrawnBridge, 'alt'> {
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
        { fill: shape.fill(step.value === 0 && !anchor ? 'muted' : colorOf(step, quiet && !step.primary && !anchor, kit)) },
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
    const rightSpot = start + w + LABEL_GAP;
    // The baseline runs on one side of a bar at most, so one of the two places is always free of it.
    const crosses = (at: number): boolean => at < baseline + 0.02 && at + value.w > baseline - 0.02;
    const putLeft = leftSpot >= left && (hangs ? !crosses(leftSpot) : crosses(rightSpot));
    // Where a narrow pane leaves no room on the left, the number steps over the baseline.
    const free = crosses(rightSpot) ? Math.max(rightSpot, baseline + LABEL_GAP) : rightSpot;
    tail.push(
      kit.label({
        id: `${id}/value-${i + 1}`,
        name: `value ${i + 1}: ${step.label}`,
        role: 'value',
        host: `${id}/step-${i + 1}`,
        box: { x: putLeft ? leftSpot : free, y, w: value.w, h: barH },
        runs: value.runs,
        style: { color: value.color, bold: value.bold },
        size_pt: value.size_pt,
        align: putLeft ? 'right' : 'left',
        anchor: 'middle',
        wrap: false,
      }),
      labelOf(step, i, { x: box.x, y: y0 + i * pitch, w: labelW, h: pitch }, labelSize, id, kit),
    );
  }
  kit.charts.push(bridgeClaim(bridge, levels, id, 'x'));
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

function labelOf(step: BridgeStep, i: number, box: BoxIn, size_pt: number, id: string, kit: Kit): Shape {
  return kit.label({
    id: `${id}/label-${i + 1}`,
    name: `label ${i + 1}: ${step.label}`,
    role: 'label',
    host: `${id}/step-${i + 1}`,
    box,
    runs: step.label,
    path: step.label_path,
    style: { color: 'ink', bold: isAnchor(step) },
    size_pt,
    anchor: 'middle',
    balance: true,
    align: kit.leading(step.label),
  });
}
