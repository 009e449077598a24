/** From start to end through signed steps: the data of every bridge variant. */
import { z } from 'zod';
import { annotationFields } from '../../fields/annotations.ts';
import { number, optionalText, text } from '../../fields/fields.ts';
import type { Bridge, BridgeStep } from '../../marks/bridge.ts';
import { judged } from '../../marks/judged.ts';
import { defineForm } from '../define.ts';

const kinds = ['start', 'delta', 'subtotal', 'total', 'end'] as const;

const step = z.object({
  kind: z
    .enum(kinds, { error: `must be one of ${kinds.join(', ')}` })
    .describe(
      '`start` and `total` stand on the baseline; `delta` moves the running level; `subtotal` is a total in mid-bridge; `end` is another word for the last total.',
    ),
  label: text,
  value: number.describe('Signed for deltas: a negative one lowers the bridge.'),
  display: optionalText.describe('Printed instead of the formatted value.'),
  impact: z
    .preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['good', 'bad']).optional())
    .describe('Colours a delta as good or bad, whatever its sign.'),
  emphasis: z.preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['primary', 'normal']).optional()),
});

export const data = z.object({
  unit: z.preprocess((v) => (v === null || v === undefined ? '' : v), text).describe('Unit of all values; may be empty.'),
  tone_mode: z
    .preprocess((v) => (v === null || v === '' ? undefined : v), z.enum(['mathematical', 'sign', 'favorable_adverse']).optional())
    .describe(
      '`sign`: rises are good and falls bad; `mathematical`: neither; `favorable_adverse`, or left out: as `impact` of each delta says.',
    ),
  steps: z.array(step).min(1, 'needs at least one step'),
  takeaways: z.preprocess((v) => v ?? [], z.array(text).max(8, 'holds at most 8 sentences')),
  ...annotationFields,
});

export type BridgeData = z.infer<typeof data>;

export const form = defineForm<BridgeData>({
  name: 'waterfall_bridge',
  menu: 'How a figure gets from its start to its end: signed steps between totals.',
  when: 'A start and an end value and the drivers between them, in one unit.',
  when_not: 'Parts of one total without direction (use nested_magnitude), or a series over time (use trend_chart).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'standard_driver_bridge',
  capacity: { what: 'steps', soft: 12, hard: 24 },
  prints_unit: true,
  annotates: true,
  keeps_direction: true,
  count: (d) => d.steps.length,
  split: (d, hard) => splitBridge(d, hard).map((data) => ({ data })),
  controls: ['kind', 'emphasis', 'impact', 'tone_mode'],
});

/** Parts that each fit. Each starts where the one before ended, with a subtotal carried over. */
function splitBridge(d: BridgeData, hard: number): BridgeData[] {
  const per = hard - 2;
  const parts: BridgeData[] = [];
  let running = 0;
  for (let at = 0; at < d.steps.length; at += per) {
    const own = d.steps.slice(at, at + per);
    const steps =
      at === 0
        ? [...own]
        : [
            {
              kind: 'start' as const,
              label: 'Carried over',
              value: round(running),
              display: undefined,
              impact: undefined,
              emphasis: undefined,
            },
            ...own,
          ];
    for (const s of own) running = s.kind === 'delta' ? running + s.value : s.value;
    if (at + per < d.steps.length)
      steps.push({
        kind: 'subtotal' as const,
        label: 'Carried over',
        value: round(running),
        display: undefined,
        impact: undefined,
        emphasis: undefined,
      });
    parts.push({ ...d, steps, takeaways: at === 0 ? d.takeaways : [] });
  }
  return parts;
}

const round = (value: number): number => Number(value.toPrecision(15));

/** Good or bad, where the caller says which. */
function toneOf({ kind, value, impact }: BridgeData['steps'][number], mode: BridgeData['tone_mode']): BridgeStep['tone'] {
  if (kind !== 'delta' || mode === 'mathematical') return undefined;
  if (mode === 'sign') return judged(value, 'up');
  return impact && judged(1, impact === 'good' ? 'up' : 'down');
}

/** The bridge as it is drawn, with final tones and pointers. */
export function toBridge(d: BridgeData, pointer: string): Bridge {
  return {
    unit: d.unit,
    ...(d.unit === '' ? {} : { unit_path: `${pointer}/unit` }),
    steps: d.steps.map((s, i): BridgeStep => {
      return {
        kind: s.kind === 'end' ? 'total' : s.kind,
        label: s.label,
        value: s.value,
        ...(s.display === undefined ? {} : { display: s.display, display_path: `${pointer}/steps/${i}/display` }),
        tone: toneOf(s, d.tone_mode),
        primary: s.emphasis === 'primary',
        label_path: `${pointer}/steps/${i}/label`,
        value_path: `${pointer}/steps/${i}/value`,
      };
    }),
  };
}
