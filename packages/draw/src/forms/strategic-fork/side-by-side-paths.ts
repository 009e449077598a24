/** The origin above, and both paths beside each other. */
import { defineVariant } from '../define.ts';
import { drawFork } from './_fork.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'side_by_side_paths',
  purpose: 'Two courses with many arguments: panels side by side.',
  draw: (d, pane, kit) => drawFork(d, pane, kit, true),
});
