/** Four named fields with the items of each. */
import { defineVariant } from '../define.ts';
import { drawMap } from './_map.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'quadrant_cells',
  purpose: 'Which of four treatments an item gets: named fields with lists, where exact positions do not matter.',
  example: {
    headline: 'Two product families carry the margin; a third should leave the range',
    context: 'Product families by market growth and own share',
    source_note: 'Product board, May',
    data: {
      x_axis: { label: 'Own market share', low: 'small', high: 'large' },
      y_axis: { label: 'Market growth', low: 'slow', high: 'fast' },
      quadrants: [
        { title: 'Decide', items: ['Heat pumps, small', 'Room sensors', 'Rental units'] },
        { title: 'Invest', items: ['Heat pumps, large', 'Control software'], emphasis: 'primary' },
        { title: 'Leave', items: ['Oil burners', 'Solid fuel boilers'] },
        { title: 'Harvest', items: ['Gas boilers', 'Spare parts', 'Service contracts'] },
      ],
    },
  },
  draw: (data, pane, kit) => drawMap(data, pane, kit, { cross: 'middle' }),
});
