/** A table led by its bars: figures at the left, wide bars from one zero line, reasons at the right. */
import { defineVariant } from '../define.ts';
import { drawVariances } from './_table.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'variance_bars_table',
  purpose: 'Where the variance sits, seen at a glance, with the reason for each line.',
  example: {
    headline: 'Three of seven cost lines explain the overrun of 6.1 million',
    context: 'Cost of the programme against budget, € million',
    data: {
      unit: '€m',
      labels: { plan: 'Budget' },
      rows: [
        { label: 'Civil works', actual: 48.3, plan: 44, good_when: 'down', comment: 'Ground water on two sites', emphasis: 'primary' },
        { label: 'Chargers', actual: 21.9, plan: 23.5, good_when: 'down', comment: 'Frame contract' },
        { label: 'Grid connection', actual: 15.2, plan: 12, good_when: 'down', comment: 'Transformer resized' },
        { label: 'Software', actual: 6.4, plan: 6.1, good_when: 'down' },
        { label: 'Project team', actual: 9.8, plan: 8.9, good_when: 'down', comment: 'Four months longer' },
        { label: 'Reserve', actual: 0, plan: 1, good_when: 'down', comment: 'Released' },
        { label: 'Programme', kind: 'total', actual: 101.6, plan: 95.5, good_when: 'down' },
      ],
    },
  },
  draw: (d, pane, kit) =>
    drawVariances(d, pane, kit, {
      bases: [d.rows.some((r) => r.plan !== undefined) ? 'plan' : 'prior'],
      bar_in: 3.6,
      columns: false,
      comments: true,
    }),
});
