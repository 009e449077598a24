/** Columns with one figure as width and another as height, so that the area is their product. */
import { defineVariant } from '../define.ts';
import { drawMekko } from './_mekko.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'bar_mekko',
  purpose: 'A rate by group with the size of the group as width: the area is what it brings.',
  example: {
    headline: 'Large accounts earn a third of the margin rate of small ones',
    context: 'Contribution margin in percent of sales; width: sales, €m',
    source_note: 'Customer accounts 2025',
    data: {
      unit: '%',
      segments: ['Margin'],
      columns: [
        { label: 'Workshops', values: [31], width: 64 },
        { label: 'Regional chains', values: [24], width: 118 },
        { label: 'Online shops', values: [19], width: 96 },
        { label: 'National chains', values: [11], width: 242, emphasis: 'primary' },
      ],
    },
  },
  draw: (d, pane, kit) => drawMekko(d, pane, kit, { absolute: true }),
});
