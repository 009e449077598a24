/** Columns from zero, one panel for each item, with the last column solid. */
import { defineVariant } from '../define.ts';
import { draw, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'column_panels',
  purpose: 'Amounts a period for many items, where the amounts themselves count.',
  example: {
    headline: 'Three of six product lines still ship below last spring',
    context: 'Units shipped per quarter, thousand',
    source_note: 'Logistics system',
    data: {
      unit: '',
      labels: ['Q1 24', 'Q2 24', 'Q3 24', 'Q4 24', 'Q1 25', 'Q2 25'],
      panels: [
        { label: 'Kitchen', values: [42, 44, 47, 51, 53, 56] },
        { label: 'Bath', values: [31, 33, 32, 35, 36, 38] },
        { label: 'Lighting', values: [28, 27, 29, 33, 30, 31] },
        { label: 'Garden', values: [18, 39, 34, 12, 16, 33] },
        { label: 'Office', values: [26, 25, 22, 21, 20, 19] },
        { label: 'Storage', values: [22, 21, 21, 20, 19, 18] },
      ],
    },
  },
  draw: (d, pane, kit) => draw(d, pane, kit, 'column'),
});
