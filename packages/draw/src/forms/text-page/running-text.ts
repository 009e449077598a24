/** Text in one column, in two, or in rows under their headings: the roomiest way that holds it. */
import { defineVariant } from '../define.ts';
import { drawPage } from './_page.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'running_text',
  purpose: 'Paragraphs and lists as they were written, in one column or two.',
  example: {
    headline: 'The northern depot moves in two steps, and no delivery day is lost',
    context: 'Decision paper for the operations board, 14 May',
    data: {
      text: [
        'The lease of the old depot ends on 31 December and cannot be prolonged. The new site is ready from September, so both run side by side for four months.',
        { kind: 'heading', text: 'Step one: stock' },
        { kind: 'bullet', text: 'Slow-moving stock goes first, from 7 September' },
        { kind: 'bullet', level: 1, text: 'Two lorries a day, in the afternoon' },
        { kind: 'bullet', level: 1, text: 'Each pallet is counted on both sides' },
        { kind: 'bullet', text: 'Customers are told when their goods have moved' },
        { kind: 'heading', text: 'Step two: dispatch' },
        { kind: 'number', text: 'Night shift changes over on 2 November' },
        { kind: 'number', text: 'Day shift follows one week later' },
        { kind: 'number', text: 'The old gates close on 18 December' },
      ],
    },
  },
  draw: (d, pane, kit) => drawPage(d, pane, kit),
});
