/** The picture with a column of figures. */
import { defineVariant } from '../define.ts';
import { drawStory } from './_story.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'with_figures',
  purpose: 'A picture whose story is told in two to four numbers.',
  example: {
    headline: 'What one robot cell changed in its first year',
    subject: 'The first cell, hall 3',
    image_src: 'example:plant-hall',
    blocks: [
      { metric: { value: '11 months', label: 'to pay back' }, sub: 'Planned were 18' },
      { metric: { value: '−37%', label: 'lifting injuries' } },
      { metric: { value: '14', label: 'parts a minute' }, sub: 'Up from 9' },
    ],
  },
  draw: (d, pane, kit) => drawStory(d, pane, kit, true),
});
