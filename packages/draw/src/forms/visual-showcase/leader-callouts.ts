/** Words beside the picture, each at the end of a leader to its own side. */
import { defineVariant } from '../define.ts';
import { drawLeaders } from './_showcase.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'leader_callouts',
  purpose: 'Few, short callouts that are read from the picture itself.',
  draw: (d, pane, kit) => drawLeaders(d, pane, kit, false),
});
