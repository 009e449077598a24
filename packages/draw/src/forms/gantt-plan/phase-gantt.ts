/** Tasks in groups, each group in its own colour. */
import { defineVariant } from '../define.ts';
import { drawPlan } from './_plan.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'phase_gantt',
  purpose: 'Who or what is busy when: tasks gathered by phase or work stream, milestones below.',
  example: {
    headline: 'The merger integration runs in three streams and closes within four quarters',
    context: 'Integration plan by work stream',
    source_note: 'Integration office',
    data: {
      periods: ['Q1 26', 'Q2 26', 'Q3 26', 'Q4 26', 'Q1 27', 'Q2 27'],
      tasks: [
        { label: 'One ledger', group: 'Finance', start: 'Q1 26', end: 'Q2 26' },
        { label: 'Common close calendar', group: 'Finance', start: 'Q2 26', end: 'Q3 26' },
        { label: 'Treasury and banks', group: 'Finance', start: 'Q3 26', end: 'Q4 26' },
        { label: 'Network and mail', group: 'Technology', start: 'Q1 26', end: 'Q1 26' },
        { label: 'Customer data', group: 'Technology', start: 'Q2 26', end: 'Q4 26' },
        { label: 'Switch-off of the old system', group: 'Technology', start: 'Q1 27', end: 'Q2 27' },
        { label: 'Grades and pay bands', group: 'People', start: 'Q1 26', end: 'Q3 26' },
        { label: 'Works agreements', group: 'People', start: 'Q2 26', end: 'Q4 26' },
      ],
      milestones: [
        { label: 'First joint report', period: 'Q3 26' },
        { label: 'Integration closed', period: 'Q2 27' },
      ],
    },
  },
  draw: (data, pane, kit) => drawPlan(data, pane, kit, { by_group: true, slips: false }),
});
