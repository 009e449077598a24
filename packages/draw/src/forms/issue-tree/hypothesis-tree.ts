/** Hypotheses with their weight and state at the leaves. */
import { defineVariant } from '../define.ts';
import { drawIssues } from './_tree.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'hypothesis_tree',
  purpose: 'Hypotheses under test: how much each weighs and what is known so far.',
  example: {
    headline: 'Two of six hypotheses hold; pricing is still open',
    context: 'Why did churn double in the second half?',
    data: {
      root: {
        label: 'Churn doubled because the offer fell behind',
        children: [
          {
            label: 'Service got worse',
            children: [
              { label: 'Waiting times passed three minutes', status: 'Confirmed', score: 3 },
              { label: 'First-call resolution fell', status: 'Rejected', score: 2 },
            ],
          },
          {
            label: 'The price is wrong',
            children: [
              { label: 'A rival undercuts the entry plan', status: 'Open', score: 4, emphasis: 'primary' },
              { label: 'The discount ended for 8,100 users', status: 'Confirmed', score: 3 },
            ],
          },
          {
            label: 'The need went away',
            children: [
              { label: 'Seasonal users left earlier', status: 'Rejected', score: 1 },
              { label: 'Two large firms closed sites', status: 'In progress', score: 1 },
            ],
          },
        ],
      },
    },
  },
  draw: (d, pane, kit) => drawIssues(d, pane, kit, { weights: true, states: true }),
});
