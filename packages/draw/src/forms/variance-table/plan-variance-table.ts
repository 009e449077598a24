/** Actual, plan, and the variance in figures, bars and percent. */
import { defineVariant } from '../define.ts';
import { drawVariances } from './_table.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'plan_variance_table',
  purpose: 'A statement against plan: each line with its variance.',
  example: {
    headline: 'Energy and agency staff took what fares earned above plan',
    context: 'Operating result January to September, € million',
    data: {
      unit: '€m',
      rows: [
        { label: 'Fare revenue', actual: 141.2, plan: 138 },
        { label: 'Public contracts', actual: 62.5, plan: 62.5 },
        { label: 'Revenue', kind: 'subtotal', actual: 203.7, plan: 200.5 },
        { label: 'Own staff', actual: -88.1, plan: -89 },
        { label: 'Agency staff', actual: -9.4, plan: -6.2 },
        { label: 'Energy', actual: -31.6, plan: -27.9, emphasis: 'primary' },
        { label: 'Maintenance', actual: -36.2, plan: -37 },
        { label: 'Other cost', actual: -17.3, plan: -17.6 },
        { label: 'Operating result', kind: 'total', actual: 21.1, plan: 22.8 },
      ],
    },
    source_note: 'Controlling, September close',
  },
  draw: (d, pane, kit) =>
    drawVariances(d, pane, kit, {
      bases: [d.rows.some((r) => r.plan !== undefined) ? 'plan' : 'prior'],
      bar_in: 1.5,
      columns: true,
      comments: true,
    }),
});
