/** The picture at one side, its story at the other. */
import { defineVariant } from '../define.ts';
import { drawStory } from './_story.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'beside_text',
  purpose: 'A picture and two to four thoughts on it.',
  example: {
    headline: 'The first robot cell paid for itself in eleven months',
    subject: 'The first cell, hall 3',
    image_src: 'example:plant-hall',
    blocks: [
      { label: 'Built around one bay', sub: 'No wall was moved; both belts were there.' },
      { label: 'Two shifts, four people', sub: 'They set up and inspect instead of lifting.' },
      { label: 'Copied twice since', sub: 'Halls 5 and 6 follow the same plan.' },
    ],
  },
  draw: (d, pane, kit) => drawStory(d, pane, kit, false),
});
