/** Floating bars with low, middle and high as figures in columns. */
import { defineVariant } from '../define.ts';
import { drawField } from './_field.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'midpoint_table_field',
  purpose: 'Ranges with their figures in columns, when people will read numbers off the slide.',
  drawn_as: 'grid',
  example: {
    headline: 'All methods but one put the middle value above 600',
    context: 'Enterprise value, €m',
    source_note: 'Adviser model, 31 May',
    data: {
      unit: '€m',
      reference: { value: 640, label: 'Offer' },
      ranges: [
        { label: 'Trading multiples', sub: '7.5x to 9.0x EBITDA', low: 560, high: 672, mid: 618 },
        { label: 'Transaction multiples', sub: '8.5x to 10.5x EBITDA', low: 634, high: 784, mid: 702 },
        { label: 'Discounted cash flow', sub: 'WACC 8% to 9%', low: 595, high: 741, mid: 664, emphasis: 'primary' },
        { label: 'Leveraged buyout', sub: '20% to 25% return', low: 522, high: 628, mid: 574 },
        { label: '52-week range', sub: 'Market value plus net debt', low: 488, high: 611 },
      ],
    },
  },
  draw: (d, pane, kit) => drawField(d, pane, kit, { table: true }),
});
