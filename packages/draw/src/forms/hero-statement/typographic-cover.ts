/** A cover of type only: on the theme's pattern, or with a picture at the side. */
import { defineVariant } from '../define.ts';
import { drawCover } from './_cover.ts';
import { drawGeometricCover } from './_geometric-cover.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'typographic_cover',
  layout: 'cover',
  purpose: 'The first slide: title, occasion and date, large.',
  example: {
    headline: 'Storage strategy 2030',
    context: 'Where to build, what to buy, when to connect',
    subject: 'Board of directors',
    date: 'Hamburg, 24 November 2026',
    data: { confidentiality: 'Strictly confidential: members of the board only' },
  },
  draw: (d, pane, kit) =>
    pane.parts.image_src === undefined
      ? drawGeometricCover(d, pane, kit)
      : drawCover(d, pane, kit, { panel_in: 2.6, from_pt: 54, points: true }),
});
