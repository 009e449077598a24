/** Several totals in one bridge, with a bracket on top for the change between two neighbouring totals. */

import { type Kit, placeTakeaways, roundTo, run, shape, WIDTH } from '../../layout/index.ts';
import { type DrawnBridge, drawBridge } from '../../marks/bridge.ts';
import type { Shape } from '../../scene/index.ts';
import { defineVariant } from '../define.ts';
import { type BridgeData, form, toBridge } from './form.ts';

const HEADROOM = 0.42;

export const variant = defineVariant(form, {
  name: 'multi_anchor_subtotal_bridge',
  purpose: 'A bridge through intermediate totals, with the net change of each leg above it.',
  example: {
    headline: 'The second year brings twice the growth of the first',
    context: 'Subscription revenue, €m',
    source_note: 'Finance data warehouse',
    data: {
      unit: '€m',
      tone_mode: 'sign',
      steps: [
        { kind: 'start', label: '2023', value: 140 },
        { kind: 'delta', label: 'New customers', value: 36 },
        { kind: 'delta', label: 'Churn', value: -22 },
        { kind: 'delta', label: 'Price', value: 8 },
        { kind: 'subtotal', label: '2024', value: 162 },
        { kind: 'delta', label: 'New customers', value: 58, emphasis: 'primary' },
        { kind: 'delta', label: 'Churn', value: -19 },
        { kind: 'delta', label: 'Price', value: 6 },
        { kind: 'total', label: '2025', value: 207 },
      ],
      takeaways: ['New customers grow by more than half', 'Churn falls for the first time since the launch'],
    },
  },
  draw(data, pane, kit) {
    const { shapes, rest } = placeTakeaways(data.takeaways, `${pane.pointer}/takeaways`, pane.box, data.steps.length, kit);
    const anchors = data.steps.flatMap((s, i) => (s.kind === 'delta' ? [] : [i]));
    const headroom = anchors.length > 1 ? HEADROOM : 0;
    const bridge = drawBridge(toBridge(data, pane.pointer), rest, 'body/bridge', kit, { headroom });
    const brackets = bridge.orientation === 'columns' ? legBrackets(bridge, anchors, data, kit) : [];
    return {
      alt: bridge.alt,
      shapes: [
        ...shape.group({ id: 'body/bridge', name: 'Bridge', role: 'group', alt: bridge.alt }, [...bridge.shapes, ...brackets]),
        ...shapes,
      ],
    };
  },
});

/** One bracket for each leg, all on one line above the plot. */
function legBrackets(bridge: DrawnBridge, anchors: readonly number[], data: BridgeData, kit: Kit): Shape[] {
  const decimals = kit.decimals(data.steps.map((s) => s.value));
  const top = Math.min(...bridge.steps.map((s) => s.bar.y)) - 0.34;
  return anchors.slice(1).flatMap((to, leg) => {
    const from = anchors[leg] as number;
    const a = bridge.steps[from];
    const b = bridge.steps[to];
    const va = data.steps[from]?.value ?? 0;
    const vb = data.steps[to]?.value ?? 0;
    if (a === undefined || b === undefined) return [];
    const difference = roundTo(vb - va, decimals);
    const share =
      va > 0 && vb > 0 && data.unit !== '%'
        ? ` (${kit.number(Number(((difference / va) * 100).toFixed(1)), { decimals: 1, signed: true, unit: '%' })})`
        : '';
    const words = kit.difference(difference, { decimals, unit: data.unit === '%' ? '%' : '' }) + share;
    const x1 = a.bar.x + a.bar.w / 2 + 0.04;
    const x2 = b.bar.x + b.bar.w / 2 - 0.04;
    const id = `body/bridge/leg-${leg + 1}`;
    const pen = shape.stroke('muted', WIDTH.connector);
    const w = kit.text.widthIn(words, 12, { bold: true });
    const mid = (x1 + x2) / 2;
    if (w + 0.3 > x2 - x1) return [];
    return [
      shape.line({ id: `${id}/left`, name: 'leg', role: 'leader' }, [x1, top + 0.1], [x1, top], pen),
      shape.line({ id: `${id}/line-1`, name: 'leg', role: 'leader' }, [x1, top], [mid - w / 2 - 0.06, top], pen),
      shape.line({ id: `${id}/line-2`, name: 'leg', role: 'leader' }, [mid + w / 2 + 0.06, top], [x2, top], pen),
      shape.line({ id: `${id}/right`, name: 'leg', role: 'leader' }, [x2, top], [x2, top + 0.1], pen),
      kit.label({
        id: `${id}/label`,
        name: `change ${leg + 1}`,
        role: 'label',
        box: { x: mid - w / 2, y: top - 0.1, w, h: 0.2 },
        runs: [run(words, undefined, 'derived')],
        style: { color: 'ink', bold: true },
        size_pt: 12,
        align: 'center',
        anchor: 'middle',
        wrap: false,
      }),
    ];
  });
}
