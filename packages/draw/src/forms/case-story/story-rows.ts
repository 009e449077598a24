/** The three parts as numbered rows with a quotation below. */
import { defineVariant } from '../define.ts';
import { drawStory } from './_story.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'story_rows',
  purpose: 'A case told in order, with a quotation at the end.',
  example: {
    headline: 'A pilot line convinced the workforce before it convinced the board',
    data: {
      client: 'Plant Graz',
      challenge: ['Scrap of 6% and no trust in another programme'],
      action: ['Operators chose the first machine', 'Weekly look at the figures, at the line', 'Savings go to the crew’s own budget'],
      result: ['Scrap of 2.1% after five months', 'Eleven crews asked to be next'],
      quote: 'It was the first time that somebody asked us before the plan was printed.',
      attribution: 'Shift lead, press line 3',
    },
  },
  draw: (d, pane, kit) => drawStory(d, pane, kit, 'timeline'),
});
