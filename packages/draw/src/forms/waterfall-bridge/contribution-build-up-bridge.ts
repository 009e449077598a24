/** A total built up from zero, part by part, each with its share of the whole. */

import { hairline, type Kit, placeTakeaways, run, shape } from '../../layout/index.ts';
import { type DrawnBridge, drawBridge } from '../../marks/bridge.ts';
import type { Shape } from '../../scene/index.ts';
import { defineVariant } from '../define.ts';
import { type BridgeData, form, toBridge } from './form.ts';

const SHARE_ROW = 0.34;

export const variant = defineVariant(form, {
  name: 'contribution_build_up_bridge',
  purpose: 'What a total is made of, in order, with the share of each part below it.',
  example: {
    headline: 'Usage and seats make up four fifths of the new contract value',
    context: 'Annual contract value, USD thousand',
    source_note: 'Order form, March',
    data: {
      unit: 'USD thousand',
      tone_mode: 'sign',
      steps: [
        { kind: 'delta', label: 'Seats', value: 420, emphasis: 'primary' },
        { kind: 'delta', label: 'Usage', value: 260 },
        { kind: 'delta', label: 'Support', value: 90 },
        { kind: 'delta', label: 'Training', value: 45 },
        { kind: 'delta', label: 'Data residency', value: 35 },
        { kind: 'total', label: 'Contract', value: 850 },
      ],
      takeaways: ['Seats alone bring half of the value', 'Add-ons are a fifth and renew with the seats'],
    },
  },
  draw(data, pane, kit) {
    const { shapes, rest } = placeTakeaways(data.takeaways, `${pane.pointer}/takeaways`, pane.box, data.steps.length, kit);
    const parts = data.steps.filter((s) => s.kind === 'delta');
    const whole = data.steps.at(-1);
    // Shares are meaningful only if every part is positive and the last step is their sum.
    const shared =
      parts.length > 1 &&
      parts.every((s) => s.value > 0) &&
      whole !== undefined &&
      (whole.kind === 'total' || whole.kind === 'end') &&
      data.steps.length === parts.length + 1;
    const bridge = drawBridge(toBridge(data, pane.pointer), rest, 'body/bridge', kit, { footroom: shared ? SHARE_ROW : 0 });
    const row = shared && bridge.orientation === 'columns' ? shareRow(bridge, data, rest.y + rest.h, kit) : [];
    return {
      alt: bridge.alt,
      shapes: [
        ...shape.group({ id: 'body/bridge', name: 'Bridge', role: 'group', alt: bridge.alt }, [...bridge.shapes, ...row]),
        ...shapes,
      ],
    };
  },
});

function shareRow(bridge: DrawnBridge, data: BridgeData, low: number, kit: Kit): Shape[] {
  const values = data.steps.filter((s) => s.kind === 'delta').map((s) => s.value);
  const { shares, decimals } = kit.shares(values);
  kit.proofs.push({
    kind: 'shares',
    ok: true,
    expected: 100,
    shown: Number(shares.reduce((a, b) => a + b, 0).toFixed(decimals)),
    tolerance: (shares.length * 0.5) / 10 ** decimals,
    path: '/data/steps',
  });
  const slot = bridge.plot.w / data.steps.length;
  return [
    hairline('body/bridge/share-rule', bridge.plot.x, bridge.plot.x + bridge.plot.w, low - SHARE_ROW + 0.07),
    ...data.steps.map((s, i) =>
      kit.label({
        id: `body/bridge/share-${i + 1}`,
        name: `share ${i + 1}: ${s.label}`,
        role: 'label',
        box: { x: bridge.plot.x + i * slot, y: low - 0.22, w: slot, h: 0.22 },
        runs: [
          run(
            kit.number(s.kind === 'delta' ? (shares[i] ?? 0) : 100, { decimals: s.kind === 'delta' ? decimals : 0, unit: '%' }),
            undefined,
            'derived',
          ),
        ],
        style: { color: 'muted', bold: s.kind !== 'delta' },
        size_pt: 12,
        align: 'center',
        anchor: 'middle',
        wrap: false,
      }),
    ),
  ];
}
