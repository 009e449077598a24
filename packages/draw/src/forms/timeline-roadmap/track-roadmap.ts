/** Items of several tracks as bars over periods. */
import { defineVariant } from '../define.ts';
import { drawMilestones } from './_milestones.ts';
import { drawRoadmap } from './_roadmap.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'track_roadmap',
  purpose: 'Several tracks in parallel: what runs over which periods, told apart by state.',
  example: {
    headline: 'Identity comes first; every later release builds on it',
    context: 'Platform roadmap by team',
    source_note: 'Product council, June',
    data: {
      periods: ['Q1 26', 'Q2 26', 'Q3 26', 'Q4 26', 'H1 27'],
      tracks: [{ label: 'Identity' }, { label: 'Payments' }, { label: 'Insight' }],
      items: [
        { track: 'Identity', start: 'Q1 26', end: 'Q2 26', label: 'One login for all products', status: 'done' },
        { track: 'Identity', start: 'Q3 26', end: 'Q4 26', label: 'Roles and delegated rights', status: 'in-progress' },
        { track: 'Identity', start: 'H1 27', label: 'Sign-in without passwords', status: 'planned' },
        { track: 'Payments', start: 'Q2 26', end: 'Q3 26', label: 'Invoices in five currencies', status: 'in-progress' },
        { track: 'Payments', start: 'Q3 26', end: 'Q4 26', label: 'Direct debit in the north', status: 'planned' },
        { track: 'Payments', start: 'Q4 26', end: 'H1 27', label: 'Instalments', status: 'planned' },
        { track: 'Insight', start: 'Q2 26', end: 'Q2 26', label: 'Event stream', status: 'done' },
        { track: 'Insight', start: 'Q3 26', end: 'H1 27', label: 'Usage reports for customers', status: 'planned' },
      ],
    },
  },
  draw: (data, pane, kit) => drawRoadmap(data, pane, kit, drawMilestones),
});
