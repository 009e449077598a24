/** A cover of type alone, with a panel of the accent or a picture at the side. */
import { defineVariant } from '../define.ts';
import { drawCover } from './_cover.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'typographic_cover',
  layout: 'cover',
  purpose: 'The first slide: title, occasion and date, large.',
  example: {
    headline: 'Three plants, one network: the plan to 2028',
    context: 'Proposal to the supervisory board',
    date: '14 September 2026',
  },
  draw: (d, pane, kit) => drawCover(d, pane, kit, { panel_in: 2.6, from_pt: 54, points: true }),
});
