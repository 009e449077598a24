/** Discs on the picture, with their words in a list beside it. */
import { defineVariant } from '../define.ts';
import { drawNumbered } from './_showcase.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_callouts',
  purpose: 'Many or long callouts: numbers on the picture, words in a list.',
  draw: drawNumbered,
});
