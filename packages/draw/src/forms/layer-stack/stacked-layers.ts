/** Bands from top to bottom; columns with `orientation: horizontal`. */
import { defineVariant } from '../define.ts';
import { drawLayers } from './_layers.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'stacked_layers',
  purpose: 'The usual stack: solid is current, outlined is target, tinted is a gap.',
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
  draw: (d, pane, kit) => drawLayers(d, pane, kit, d.orientation === 'horizontal'),
});
