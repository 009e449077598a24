/** Volume against unit cost: every block is as wide as its volume and as high as its cost, cheapest first. */
import { z } from 'zod';
import { emphasis, name, optionalName, tone, unit } from '../../fields/chart-fields.ts';
import { number } from '../../fields/fields.ts';
import { defineForm } from '../define.ts';

const absent = (v: unknown): unknown => (v === null || v === '' ? undefined : v);

export const data = z.object({
  cost_unit: unit,
  volume_unit: unit,
  blocks: z
    .array(
      z.object({
        label: name,
        volume: number.refine((v) => v >= 0, 'must not be negative'),
        cost: number,
        group: optionalName,
        tone,
        emphasis,
      }),
    )
    .min(1, 'needs at least one block'),
  demand: z.preprocess(
    (v) => (typeof v === 'number' ? { value: v } : absent(v)),
    z.object({ value: number, label: optionalName }).optional(),
  ),
  price: z.preprocess(
    (v) => (typeof v === 'number' ? { value: v } : absent(v)),
    z.object({ value: number, label: optionalName }).optional(),
  ),
});
export type CurveData = z.infer<typeof data>;

export const form = defineForm<CurveData>({
  name: 'cost_curve',
  menu: 'Volume against unit cost, cheapest first: who is in the market at a price, which measures pay.',
  when: 'Volume and unit cost of plants, suppliers, fields or abatement measures.',
  when_not: 'One figure an item (use bar_rank_chart), shares of several markets (marimekko).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'supply_curve',
  capacity: { what: 'blocks', soft: 15, hard: 26 },
  count: (d) => d.blocks.length,
  split: (d, hard) => {
    const parts = Math.ceil(d.blocks.length / hard);
    const per = Math.ceil(d.blocks.length / parts);
    const sorted = [...d.blocks].sort((a, b) => a.cost - b.cost);
    return Array.from({ length: parts }, (_, i) => ({ data: { ...d, blocks: sorted.slice(i * per, (i + 1) * per) } }));
  },
  controls: ['emphasis', 'tone'],
});
