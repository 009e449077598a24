/** Milestones from top to bottom, with room for words. */
import { defineVariant } from '../define.ts';
import { drawRoadmap } from './_roadmap.ts';
import { drawVertical } from './_vertical.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'vertical_timeline',
  purpose: 'Steps whose explanation matters as much as their date: one row each, read from top to bottom.',
  example: {
    headline: 'Four of six conditions are met; the works council is the last open one',
    context: 'Closing of the site sale',
    source_note: 'Legal, closing checklist',
    data: {
      milestones: [
        { date: '12 Jan', label: 'Offer accepted', sub: 'Fixed price, no adjustment for stock', status: 'done' },
        { date: '3 Feb', label: 'Due diligence closed', sub: 'Two findings on the roof; both priced in', status: 'done' },
        { date: '28 Feb', label: 'Financing confirmed', sub: 'Two banks, drawdown from April', status: 'done' },
        { date: '15 Mar', label: 'Merger clearance', sub: 'Phase one, no remedies', status: 'done' },
        {
          date: '30 Apr',
          label: 'Agreement with the works council',
          sub: 'Transfer of 180 contracts; third round on 9 April',
          status: 'in-progress',
          emphasis: 'primary',
        },
        { date: '1 Jun', label: 'Closing', sub: 'Keys, accounts and insurance change hands on one day', status: 'planned' },
      ],
    },
  },
  draw: (data, pane, kit) => drawRoadmap(data, pane, kit, drawVertical),
});
