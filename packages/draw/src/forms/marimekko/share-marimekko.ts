/** Widths are totals, heights are shares, and every part has its own colour unless one is set off. */
import { defineVariant } from '../define.ts';
import { drawMekko } from './_mekko.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'share_marimekko',
  purpose: 'Who holds which part of which market, with the true size of each market.',
  example: {
    headline: 'Each supplier leads where it was founded; Poland is open',
    context: 'Heat pump market 2025 by country and supplier, €m',
    source_note: 'Industry association',
    data: {
      unit: '€m',
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
  draw: (d, pane, kit) => drawMekko(d, pane, kit, { highlight: d.segments.includes(d.highlight_segment ?? '') }),
});
