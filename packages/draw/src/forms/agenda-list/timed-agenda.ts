/** Times down the left edge, topics beside them. */
import { defineVariant } from '../define.ts';
import { drawAgenda } from './_agenda.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'timed_agenda',
  purpose: 'A day by the clock: `meta` holds the time and stands first.',
  example: {
    headline: 'The site visit takes one day and leaves an hour for open questions',
    subject: 'SITE VISIT, 3 JUNE',
    blocks: [
      { label: 'Arrival and safety briefing', meta: '09:00', sub: 'Gate 2, helmets are provided' },
      { label: 'Walk through hall 1', meta: '09:30', sub: 'Press line, paint shop, dispatch' },
      { label: 'Quality and scrap', meta: '11:00', sub: 'Figures of the last twelve months' },
      { label: 'Lunch with the shift leads', meta: '12:30' },
      { label: 'Open questions and findings', meta: '14:00', sub: 'One page, agreed before we leave', emphasis: 'primary' },
    ],
  },
  draw: (data, pane, kit) => drawAgenda(data, pane, kit, { marker: 'none', meta: 'left' }),
});
