/** Milestones along a line, from left to right. */
import { defineVariant } from '../define.ts';
import { drawMilestones } from './_milestones.ts';
import { drawRoadmap } from './_roadmap.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'milestone_timeline',
  purpose: 'A handful of dated steps in a row: what is done, what is next, which one counts.',
  example: {
    headline: 'The licence in autumn decides whether the bank opens in 2027',
    context: 'Milestones to the opening',
    source_note: 'Founding team, steering committee',
    data: {
      today: { at: '2026-06-22', label: 'Today, 22 Jun' },
      milestones: [
        { date: '2025 Q4', at: '2025-11-14', label: 'Capital committed', sub: 'Three investors, €45m', status: 'done' },
        { date: '2026 Q1', at: '2026-03-02', label: 'Core system chosen', sub: 'Contract with exit after two years', status: 'done' },
        { date: '2026 Q2', at: '2026-05-18', label: 'Application filed', sub: '1,400 pages, questions since May', status: 'in-progress' },
        {
          date: '2026 Q4',
          at: '2026-11-30',
          label: 'Licence granted',
          sub: 'The authority has twelve months',
          status: 'planned',
          emphasis: 'primary',
        },
        { date: '2027 Q1', at: '2027-02-15', label: 'Friends and family', sub: '500 accounts, no marketing', status: 'planned' },
        { date: '2027 Q2', at: '2027-06-01', label: 'Opening', sub: 'Two products, one country', status: 'planned' },
      ],
    },
  },
  draw: (data, pane, kit) => drawRoadmap(data, pane, kit, drawMilestones),
});
