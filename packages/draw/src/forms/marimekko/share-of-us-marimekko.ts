/** One part stands out and all others are quiet: our share of every market. */
import { defineVariant } from '../define.ts';
import { drawMekko } from './_mekko.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'share_of_us_marimekko',
  purpose: 'Our own share in markets of different size: where it is high and where the volume is.',
  example: {
    headline: 'We hold half of the two small markets, and a sixth of France and Italy',
    context: 'Heat pump market 2025, share of Alpina by country, €m',
    source_note: 'Industry association',
    data: {
      unit: '€m',
      highlight_segment: 'Alpina',
      segments: ['Alpina', 'Nordwerk', 'Calor', 'Others'],
      columns: [
        { label: 'Germany', values: [310, 265, 190, 135] },
        { label: 'France', values: [96, 210, 164, 110] },
        { label: 'Italy', values: [58, 72, 205, 85] },
        { label: 'Poland', values: [121, 44, 38, 67] },
        { label: 'Austria', values: [98, 31, 22, 19] },
      ],
    },
  },
  draw: (d, pane, kit) => drawMekko(d, pane, kit, { highlight: true }),
});
