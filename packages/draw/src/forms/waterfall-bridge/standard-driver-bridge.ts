/** Columns from start to end, with takeaways beside or below. */

import { placeTakeaways, shape } from '../../layout/index.ts';
import { drawBridge } from '../../marks/bridge.ts';
import { defineVariant } from '../define.ts';
import { form, toBridge } from './form.ts';

export const variant = defineVariant(form, {
  name: 'standard_driver_bridge',
  purpose: 'The drivers between two totals, the largest one marked, with what they mean beside them.',
  example: {
    headline: 'Pricing and mix carried the year; energy took back half of the gain',
    context: 'Operating profit 2024 to 2025, €m',
    source_note: 'Group controlling, audited accounts',
    data: {
      unit: '€m',
      tone_mode: 'sign',
      steps: [
        { kind: 'start', label: '2024', value: 86 },
        { kind: 'delta', label: 'Price and mix', value: 42, emphasis: 'primary' },
        { kind: 'delta', label: 'Volume', value: 17 },
        { kind: 'delta', label: 'Energy', value: -28 },
        { kind: 'delta', label: 'Wages', value: -12 },
        { kind: 'delta', label: 'Productivity', value: 15 },
        { kind: 'total', label: '2025', value: 120 },
      ],
      takeaways: [
        'Price and mix bring +€42m, most of it from the spring list',
        'Energy costs €28m more; two thirds is hedged from July',
        'Productivity pays for the wage round',
      ],
    },
  },
  draw(data, pane, kit) {
    const { shapes, rest } = placeTakeaways(data.takeaways, `${pane.pointer}/takeaways`, pane.box, data.steps.length, kit);
    const bridge = drawBridge(toBridge(data, pane.pointer), rest, 'body/bridge', kit);
    return {
      alt: bridge.alt,
      shapes: [...shape.group({ id: 'body/bridge', name: 'Bridge', role: 'group', alt: bridge.alt }, bridge.shapes), ...shapes],
    };
  },
});
