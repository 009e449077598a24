/** How a figure gets from its start to its end, as a component: the bridge drawing without takeaways. */
import { z } from 'zod';
import { annotationFields } from '../fields/annotations.ts';
import { goodWhen } from '../fields/chart-fields.ts';
import { number, optionalText, textOrNumber } from '../fields/fields.ts';
import { type BridgeStep, drawBridge } from '../marks/bridge.ts';
import { judged } from '../marks/judged.ts';
import { defineComponent } from './define.ts';

const TYPES = ['start', 'end', 'add', 'subtract', 'subtotal', 'total'] as const;

const params = z.object({
  bars: z
    .array(
      z.object({
        label: textOrNumber,
        value: number.describe('For `subtract`, how much is taken away.'),
        type: z
          .enum(TYPES, { error: `must be one of ${TYPES.join(', ')}` })
          .describe('`start` and `end` stand on the baseline; `add` raises the running level, `subtract` lowers it.'),
      }),
    )
    .min(1, 'needs at least one bar'),
  unit: optionalText,
  good_when: goodWhen,
  ...annotationFields,
});

type Params = z.infer<typeof params>;

export const waterfall = defineComponent<Params>({
  name: 'waterfall',
  purpose: 'Leads from a start to an end through steps that add and subtract.',
  params,
  annotates: true,
  example: {
    title: 'Operations bring in 102, and capital spending takes most of it',
    params: {
      good_when: 'up',
      bars: [
        { label: 'Cash at start', value: 112, type: 'start' },
        { label: 'Operating profit', value: 64, type: 'add' },
        { label: 'Working capital', value: 38, type: 'add' },
        { label: 'Taxes and interest', value: 27, type: 'subtract' },
        { label: 'Capital spending', value: 71, type: 'subtract' },
        { label: 'Dividend', value: 20, type: 'subtract' },
        { label: 'Cash at end', value: 96, type: 'end' },
      ],
    },
  },
  capacity: { what: 'bars', soft: 12, hard: 18 },
  keeps_direction: true,
  count: (p) => p.bars.length,
  take: (p, from, to) => ({ ...p, bars: p.bars.slice(from, to) }),
  controls: ['type', 'good_when'],
  draw(p, pane, kit) {
    const steps = p.bars.map((bar, i): BridgeStep => {
      const at = `${pane.pointer}/bars/${i}`;
      kit.drawn.add(`${at}/type`);
      const delta = bar.type === 'add' || bar.type === 'subtract';
      if (delta && bar.value < 0)
        kit.warn(
          'sign_conflict',
          `${bar.label} is sent as ${bar.type} with a negative value; it is drawn as ${bar.type === 'add' ? 'a fall' : 'a fall of the same size'}.`,
          { path: `${at}/value`, remedy: `Send ${bar.type === 'add' ? 'subtract' : 'the size'} with a positive value.` },
        );
      const value = bar.type === 'subtract' ? -Math.abs(bar.value) : bar.value;
      return {
        kind: delta ? 'delta' : bar.type === 'start' ? 'start' : bar.type === 'subtotal' ? 'subtotal' : 'total',
        label: String(bar.label),
        value,
        sent: bar.value,
        ...(delta ? { tone: judged(value, p.good_when) } : {}),
        primary: kit.isEmphasised(`${pane.pointer}/bars/${i}`),
        label_path: `${at}/label`,
        value_path: `${at}/value`,
      };
    });
    const bridge = drawBridge(
      { steps, unit: p.unit ?? '', ...(p.unit === undefined ? {} : { unit_path: `${pane.pointer}/unit` }) },
      pane.box,
      pane.id,
      kit,
      // Narrow panes use rows from eight steps on, because these are easier to read.
      { most_columns: pane.class === 'full' ? 16 : 7 },
    );
    return { shapes: bridge.shapes, alt: bridge.alt };
  },
});
