/** The same rows under several scenarios, the base first, with the differences to it. */
import { z } from 'zod';
import { emphasis, listOf, name, optionalName, unit } from '../../fields/chart-fields.ts';
import { maybeNumber, optionalText, textOrNumber } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

export const data = z.object({
  unit,
  scenarios: z
    .array(z.object({ label: name, sub: optionalText, emphasis }))
    .min(2, 'needs at least two scenarios')
    .max(6, 'holds at most 6 scenarios'),
  rows: z
    .array(
      z.object({
        label: name,
        unit: optionalText,
        values: listOf(z.union([maybeNumber, textOrNumber])).describe('One for each scenario: numbers, or texts drawn as written.'),
        emphasis,
      }),
    )
    .min(1, 'needs at least one row'),
  chosen: z.preprocess(absent, optionalName).describe('Label of the scenario that is proposed.'),
});
export type ScenarioData = z.infer<typeof data>;

export const form = defineForm<ScenarioData>({
  name: 'scenario_compare',
  menu: 'The same figures under several scenarios, the base first, with the difference to it.',
  when: 'Two to five scenarios or cases and a handful of figures for each.',
  when_not: 'Options judged by criteria in words or scores (use comparison_matrix), one assumption at a time (tornado).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'scenario_columns',
  capacity: { what: 'rows', soft: 8, hard: 12 },
  count: (d) => d.rows.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.rows.length / hard);
    const per = Math.ceil(d.rows.length / parts);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, rows: d.rows.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis', 'chosen'],
});
