/** Items at exact positions, with the field divided at the medians. */
import { defineVariant } from '../define.ts';
import { drawMap } from './_map.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'median_cross_map',
  purpose: 'Who is above and below the middle of the field: dashed lines at both medians, the fields named in their corners.',
  example: {
    headline: 'Two branches sell more than most and please their customers',
    context: 'Branches by sales per head and satisfaction, medians dashed',
    source_note: 'Branch report, second quarter',
    data: {
      x_axis: { label: 'Sales per head', low: 'low', high: 'high' },
      y_axis: { label: 'Satisfaction', low: 'low', high: 'high' },
      quadrants: [{ title: 'Kind but slow' }, { title: 'Learn from', emphasis: 'primary' }, { title: 'Act now' }, { title: 'At a price' }],
      points: [
        { label: 'Altona', x: 41, y: 72 },
        { label: 'Barmbek', x: 66, y: 81, emphasis: 'primary' },
        { label: 'Eimsbüttel', x: 72, y: 74, emphasis: 'primary' },
        { label: 'Harburg', x: 38, y: 48 },
        { label: 'Wandsbek', x: 63, y: 55 },
        { label: 'Bergedorf', x: 47, y: 58 },
        { label: 'Mitte', x: 80, y: 65 },
        { label: 'Nord', x: 52, y: 77 },
        { label: 'Rahlstedt', x: 70, y: 45 },
        { label: 'Blankenese', x: 57, y: 71 },
      ],
    },
  },
  draw: (data, pane, kit) => drawMap(data, pane, kit, { cross: 'median' }),
});
