/** Plan to actual, with the whole variance at the right: an arrow from the level of the plan to the level of the actual. */

import { cutRight, type Kit, placeTakeaways, roundTo, run, shape, WIDTH } from '../../layout/index.ts';
import { type DrawnBridge, drawBridge } from '../../marks/bridge.ts';
import type { Shape } from '../../scene/index.ts';
import { defineVariant } from '../define.ts';
import { type BridgeData, form, toBridge } from './form.ts';

const STRIP = 0.95;

export const variant = defineVariant(form, {
  name: 'plan_actual_variance_bridge',
  purpose: 'Why actual differs from plan: the drivers, and the whole variance with its share at the right.',
  example: {
    headline: 'Freight explains most of the overrun against plan',
    context: 'Logistics cost 2025, plan to actual, €m',
    source_note: 'Group controlling',
    data: {
      unit: '€m',
      tone_mode: 'favorable_adverse',
      steps: [
        { kind: 'start', label: 'Plan', value: 21 },
        { kind: 'delta', label: 'Freight rates', value: 9, impact: 'bad', emphasis: 'primary' },
        { kind: 'delta', label: 'Volume', value: 4, impact: 'bad' },
        { kind: 'delta', label: 'Packaging', value: -3, impact: 'good' },
        { kind: 'delta', label: 'Route planning', value: -2, impact: 'good' },
        { kind: 'total', label: 'Actual', value: 29 },
      ],
      takeaways: ['Spot freight was 14% above the planned rate', 'Two of the four savings measures start only in the autumn'],
    },
  },
  draw(data, pane, kit) {
    const { shapes, rest } = placeTakeaways(data.takeaways, `${pane.pointer}/takeaways`, pane.box, data.steps.length + 1, kit);
    const first = data.steps[0];
    const last = data.steps.at(-1);
    const measured =
      first !== undefined &&
      last !== undefined &&
      first !== last &&
      first.kind === 'start' &&
      (last.kind === 'total' || last.kind === 'end') &&
      first.value !== last.value;
    const plot = measured ? cutRight(rest, STRIP, 0.1).rest : rest;
    const bridge = drawBridge(toBridge(data, pane.pointer), plot, 'body/bridge', kit);
    const arrow = measured && bridge.orientation === 'columns' ? differenceArrow(bridge, data, kit) : [];
    return {
      alt: bridge.alt,
      shapes: [
        ...shape.group({ id: 'body/bridge', name: 'Bridge', role: 'group', alt: bridge.alt }, [...arrow, ...bridge.shapes]),
        ...shapes,
      ],
    };
  },
});

/** From the level of the first column to that of the last, with the difference and its share of the first. */
function differenceArrow(bridge: DrawnBridge, data: BridgeData, kit: Kit): Shape[] {
  const from = bridge.steps[0];
  const to = bridge.steps.at(-1);
  const a = data.steps[0]?.value;
  const b = data.steps.at(-1)?.value;
  if (from === undefined || to === undefined || a === undefined || b === undefined) return [];
  const edge = (step: typeof from, value: number): number => (value < 0 ? step.bar.y + step.bar.h : step.bar.y);
  const y1 = edge(from, a);
  const y2 = edge(to, b);
  if (Math.abs(y1 - y2) < 0.12) return [];
  const x = to.bar.x + to.bar.w + 0.3;
  const id = 'body/bridge/difference';
  const decimals = kit.decimals([a, b]);
  const difference = roundTo(b - a, decimals);
  // Percentages differ by points, and percent of percent says nothing more.
  const share = a > 0 && b > 0 && data.unit !== '%' ? (difference / a) * 100 : undefined;
  const words = [
    kit.difference(difference, { decimals, unit: data.unit === '%' ? '%' : '' }),
    ...(share === undefined ? [] : [kit.number(Number(share.toFixed(1)), { decimals: 1, signed: true, unit: '%' })]),
  ];
  if (share !== undefined)
    kit.proofs.push({ kind: 'growth', ok: true, expected: share, shown: Number(share.toFixed(1)), tolerance: 0.05, path: '/data/steps' });
  const pen = shape.stroke('muted', WIDTH.leader);
  const mid = (y1 + y2) / 2;
  const h = 0.2 * words.length;
  return [
    shape.line(
      { id: `${id}/from`, name: 'level of the first column', role: 'leader' },
      [to.bar.x + to.bar.w + 0.06, y1],
      [x + 0.12, y1],
      pen,
    ),
    shape.line({ id: `${id}/to`, name: 'level of the last column', role: 'leader' }, [to.bar.x + to.bar.w + 0.06, y2], [x + 0.12, y2], pen),
    shape.line(
      { id: `${id}/arrow`, name: 'difference arrow', role: 'connector' },
      [x, y1],
      [x, y2],
      shape.stroke('ink', 1, { tail: 'triangle' }),
    ),
    kit.place(
      { id: `${id}/label`, name: 'difference', role: 'label' },
      { x: x + 0.08, y: mid - h / 2, w: 0.66, h },
      {
        block: kit.paragraphs(
          words.map((w, i) => ({ runs: [run(w, undefined, 'derived', { bold: i === 0 })] })),
          { color: 'ink' },
        ),
        size_pt: 12,
        anchor: 'middle',
        wrap: false,
      },
    ),
  ];
}
