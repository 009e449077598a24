/** Words do not fit at the size that `min_font_pt` asks for. */
import { defineError } from './_define-error.ts';

export const minFontNotMet = defineError({
  code: 'min_font_not_met',
  status: 422,
  title: 'The text does not fit at the size that was asked for',
  remedy: 'Shorten the texts, send fewer items, choose a roomier form, or send a smaller `min_font_pt`.',
  members: {
    needed_pt: 'what was asked for',
    min_font_pt: 'the smallest size that the slide would have',
    shape_id: 'the text',
    cost_charged: 'always 0',
  },
});
