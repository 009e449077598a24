/** Items at exact positions in four equal fields. */
import { defineVariant } from '../define.ts';
import { drawMap } from './_map.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'priority_map',
  purpose: 'What to do first: effort against benefit, divided in the middle of both scales, the fields named.',
  example: {
    headline: 'Three quick wins pay for the two large projects',
    context: 'Savings ideas by effort and benefit',
    source_note: 'Workshop with plant managers',
    data: {
      x_axis: { label: 'Effort', low: 'low', high: 'high' },
      y_axis: { label: 'Benefit', low: 'small', high: 'large' },
      quadrants: [{ title: 'Do first', emphasis: 'primary' }, { title: 'Plan' }, { title: 'Fill in' }, { title: 'Drop' }],
      points: [
        { label: 'Compressed air leaks', x: 0.15, y: 0.7, emphasis: 'primary' },
        { label: 'Night shutdown', x: 0.25, y: 0.82, emphasis: 'primary' },
        { label: 'Pallet pooling', x: 0.38, y: 0.64, emphasis: 'primary' },
        { label: 'Heat recovery', x: 0.7, y: 0.86 },
        { label: 'New paint line', x: 0.88, y: 0.72 },
        { label: 'LED in the yard', x: 0.2, y: 0.25 },
        { label: 'Rail siding', x: 0.85, y: 0.3 },
      ],
    },
  },
  draw: (data, pane, kit) => drawMap(data, pane, kit, { cross: 'middle' }),
});
