/** A cover whose right half is a picture. */
import { defineVariant } from '../define.ts';
import { drawCover } from './_cover.ts';
import { DEPOT } from './_example-picture.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'image_led_cover',
  layout: 'cover',
  purpose: 'A cover that a picture leads: half the slide is `image_src`.',
  example: {
    headline: 'The depot that powers itself',
    context: 'Investment proposal, northern depot',
    date: 'March 2026',
    image_src: DEPOT,
  },
  draw: (d, pane, kit) => drawCover(d, pane, kit, { panel_in: 6.0, from_pt: 40, points: true }),
});
