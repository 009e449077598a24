/** Columns under a rule, each with a figure at its head. */
import { defineVariant } from '../define.ts';
import { drawCards } from './_cards.ts';
import { canFurnish, drawFurnished } from './_furnished.ts';
import { cardsOf, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'figure_columns',
  purpose: 'Few points that each rest on one figure: the figure first, the reason below.',
  example: {
    headline: 'Four figures explain why the service unit earns more than the machines',
    context: 'Service unit, last twelve months',
    source_note: 'Controlling',
    blocks: [
      {
        label: 'Contracts renew',
        metric: { value: '94%' },
        sub: 'Customers stay when the first repair works',
        detail: ['Three-year terms', 'Price steps agreed'],
      },
      {
        label: 'Vans are full',
        metric: { value: '4.6' },
        sub: 'Visits a day and technician',
        detail: ['Routes planned overnight', 'Parts loaded the evening before'],
      },
      { label: 'Parts are there', metric: { value: '98%' }, sub: 'Of orders filled from the van or the next depot' },
      { label: 'Margin is double', metric: { value: '31%' }, sub: 'Against 15% for new machines', emphasis: 'primary' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = cardsOf(d, pane, kit);
    return canFurnish(d, items) ? drawFurnished(d, items, pane, kit) : drawCards(items, pane, kit, { look: 'open', gap: 0.4 });
  },
});
