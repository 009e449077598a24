/** The picture across, its story in columns below. */
import { defineVariant } from '../define.ts';
import { drawStory } from './_story.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'above_text',
  purpose: 'A wide picture that leads, with short texts below.',
  example: {
    headline: 'Three steps took the valley from plan to power',
    image_src: 'example:dusk-ridge',
    blocks: [
      { label: 'Measured', sub: 'Two years of wind from four masts' },
      { label: 'Built', sub: '38 turbines in three summers' },
      { label: 'Connected', sub: 'On the grid since March, two months early' },
    ],
    data: { image_focus: { x: 0.5, y: 0.42 } },
  },
  draw: (d, pane, kit) => drawStory({ ...d, image_position: 'top' }, pane, kit, false),
});
