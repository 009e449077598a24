/** Items at exact positions, with their sizes as areas. */
import { defineVariant } from '../define.ts';
import { drawMap } from './_map.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'scatter_bubble',
  purpose: 'Where each item stands on two scales and how much weight it has.',
  example: {
    headline: 'The two largest regions grow slowest; the money goes where we are small',
    context: 'Regions by growth and margin, area = revenue',
    source_note: 'Group controlling, 2025',
    data: {
      x_axis: { label: 'Growth', low: '0%', high: '12%' },
      y_axis: { label: 'Margin', low: '4%', high: '18%' },
      points: [
        { label: 'Germany', x: 1.5, y: 9, size: 420 },
        { label: 'France', x: 2.4, y: 7, size: 310 },
        { label: 'Poland', x: 8.2, y: 14, size: 90, emphasis: 'primary' },
        { label: 'Iberia', x: 5.1, y: 11.5, size: 140 },
        { label: 'Nordics', x: 3.6, y: 15.5, size: 120 },
        { label: 'Italy', x: 4.4, y: 5.5, size: 160 },
        { label: 'Romania', x: 10.6, y: 12, size: 40, emphasis: 'primary' },
        { label: 'Benelux', x: 2.1, y: 13, size: 80 },
      ],
    },
  },
  draw: (data, pane, kit) => drawMap(data, pane, kit, { cross: 'none' }),
});
