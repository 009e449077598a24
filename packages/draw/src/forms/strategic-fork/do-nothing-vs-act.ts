/** From the origin at the left to two paths. */
import { defineVariant } from '../define.ts';
import { drawFork } from './_fork.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'do_nothing_vs_act',
  purpose: 'The usual fork: carry on or act.',
  draw: (d, pane, kit) => drawFork(d, pane, kit, false),
});
