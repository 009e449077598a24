/** Topics at the left, and what each is about in its own column. */
import { defineVariant } from '../define.ts';
import { drawAgenda } from './_agenda.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'topic_and_question_agenda',
  purpose: 'Each topic with the question that it answers, side by side: for working meetings.',
  example: {
    headline: 'Five questions settle the service model before the tender',
    subject: 'WORKSHOP, 14 MAY',
    blocks: [
      { label: 'Coverage', sub: 'Which regions keep a depot of their own, and which are served from the hubs?', meta: 'Nadia' },
      { label: 'Response time', sub: 'What do customers pay for four hours instead of next day?', meta: 'Tomas' },
      { label: 'Spare parts', sub: 'How many of the 1,900 items must be in the van?', meta: 'Ines' },
      { label: 'Partners', sub: 'Which of the six subcontractors stay after the contract ends?', meta: 'Nadia' },
      { label: 'Price', sub: 'Flat fee or by visit, and from which month on?', meta: 'Paul', emphasis: 'primary' },
    ],
  },
  draw: (data, pane, kit) => drawAgenda(data, pane, kit, { marker: 'number', support: 'right' }),
});
