/** Lines, one panel for each item, all on one scale. */
import { defineVariant } from '../define.ts';
import { draw, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'line_panels',
  purpose: 'Courses of many items compared by shape and level.',
  example: {
    headline: 'Occupancy recovers everywhere except in the two airport hotels',
    context: 'Room occupancy by house, percent',
    source_note: 'Property system',
    data: {
      unit: '%',
      labels: ['Q1', 'Q2', 'Q3', 'Q4'],
      panels: [
        { label: 'Old town', values: [58, 71, 82, 77] },
        { label: 'Lakeside', values: [49, 68, 88, 70] },
        { label: 'Congress', values: [62, 70, 66, 81] },
        { label: 'Station', values: [64, 69, 74, 79] },
        { label: 'Airport north', values: [61, 57, 52, 48], emphasis: 'primary' },
        { label: 'Airport south', values: [55, 53, 47, 44], emphasis: 'primary' },
        { label: 'Spa', values: [66, 63, 71, 80] },
        { label: 'Mountain', values: [84, 42, 61, 76] },
      ],
    },
  },
  draw: (d, pane, kit) => draw(d, pane, kit, 'line'),
});
