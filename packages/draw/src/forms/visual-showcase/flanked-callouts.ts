/** The picture in the middle, with words on both sides. */
import { defineVariant } from '../define.ts';
import { drawLeaders } from './_showcase.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'flanked_callouts',
  purpose: 'A tall picture with callouts on both of its sides.',
  draw: (d, pane, kit) => drawLeaders(d, pane, kit, true),
});
