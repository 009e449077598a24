/** Layers that rest on each other, with components and rails. */
import { z } from 'zod';
import { emphasis, listOf, optionalName } from '../../fields/chart-fields.ts';
import { chunks, itemList } from '../../marks/text-items.ts';
import { defineForm } from '../define.ts';

export const data = z.object({
  orientation: optionalName.describe('horizontal gives columns from left to right.'),
  layers: z
    .array(z.object({ label: optionalName, components: itemList, emphasis }))
    .min(1, 'needs at least one layer')
    .describe('From top to bottom.'),
  rails: listOf(z.preprocess((v) => (typeof v === 'string' ? { label: v } : v), z.object({ label: optionalName }))).describe(
    'What crosses all layers.',
  ),
});
export type LayerData = z.infer<typeof data>;

export const form = defineForm<LayerData>({
  name: 'layer_stack',
  menu: 'Layers that rest on each other, with their components and what crosses them.',
  when: 'An architecture or operating model in layers.',
  when_not: 'Connections between parts (use system_flow_map), activities in order (value_chain).',
  binds: ['headline', 'context', 'takeaway', 'caution', 'highlight', 'source_note'],
  data,
  default_variant: 'stacked_layers',
  example: {
    headline: 'Ticketing rests on one identity, and loyalty has no owner',
    data: {
      layers: [
        {
          label: 'Channels',
          components: [
            { label: 'App', state: 'current' },
            { label: 'Web shop', state: 'current' },
            { label: 'Kiosk', state: 'target' },
          ],
        },
        {
          label: 'Services',
          components: [
            { label: 'Fares', state: 'current' },
            { label: 'Loyalty', state: 'gap', sub: 'No owner yet' },
            { label: 'Refunds', state: 'target' },
          ],
        },
        { label: 'Identity', components: [{ label: 'Rider account', state: 'current' }], emphasis: 'primary' },
        {
          label: 'Platform',
          components: [
            { label: 'Payments', state: 'current' },
            { label: 'Events', state: 'target' },
            { label: 'Data store', state: 'current' },
          ],
        },
      ],
      rails: [{ label: 'Security' }],
    },
  },
  capacity: { what: 'layers', soft: 6, hard: 8 },
  count: (d) => d.layers.length,
  split: (d, hard) => chunks(d.layers, hard).map((layers) => ({ data: { ...d, layers } })),
  controls: ['emphasis', 'icon', 'orientation', 'state', 'tone'],
});
