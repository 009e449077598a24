/** A cover whose right half is a picture. */
import { defineVariant } from '../define.ts';
import { drawCover } from './_cover.ts';
import { drawGeometricCover } from './_geometric-cover.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'image_led_cover',
  layout: 'cover',
  purpose: 'A cover that a picture leads: half the slide is `image_src`.',
  example: {
    headline: 'The valley that powers a city',
    context: 'Investment proposal, Arven wind and storage',
    date: 'March 2026',
    image_src: 'example:dusk-ridge',
    data: { image_focus: { x: 0.78, y: 0.5 } },
  },
  draw: (d, pane, kit) =>
    pane.parts.image_src === undefined
      ? drawGeometricCover(d, pane, kit)
      : drawCover(d, pane, kit, { panel_in: 6.0, from_pt: 54, points: true }),
});
