/** Actual compared with plan and with the year before, side by side. */
import { defineVariant } from '../define.ts';
import { drawVariances } from './_table.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'plan_and_prior_table',
  purpose: 'The management report: every line against plan and against the year before.',
  example: {
    headline: 'Orders beat last year by a fifth and miss the plan by three percent',
    context: 'Order intake by region, first half, € million',
    data: {
      unit: '€m',
      labels: { prior: 'H1 2025', plan: 'Plan', actual: 'H1 2026' },
      rows: [
        { label: 'Germany', actual: 84, plan: 88, prior: 71 },
        { label: 'France', actual: 41, plan: 40, prior: 36 },
        { label: 'Nordics', actual: 33, plan: 37, prior: 34 },
        { label: 'Europe', kind: 'subtotal', actual: 158, plan: 165, prior: 141 },
        { label: 'United States', actual: 67, plan: 66, prior: 48, emphasis: 'primary' },
        { label: 'Mexico', actual: 12, plan: 14, prior: 9 },
        { label: 'Group', kind: 'total', actual: 237, plan: 245, prior: 198 },
      ],
    },
  },
  draw: (d, pane, kit) => drawVariances(d, pane, kit, { bases: ['plan', 'prior'], bar_in: 0, columns: true, comments: false }),
});
