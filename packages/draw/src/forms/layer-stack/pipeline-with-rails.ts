/** Layers as columns from left to right, rails below. */
import { defineVariant } from '../define.ts';
import { drawLayers } from './_layers.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'pipeline_with_rails',
  purpose: 'A pipeline: stages of a platform with what crosses them.',
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
  draw: (d, pane, kit) => drawLayers(d, pane, kit, true),
});
