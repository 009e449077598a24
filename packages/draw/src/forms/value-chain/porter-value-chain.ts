/** Support bands on top, activities below. */
import { defineVariant } from '../define.ts';
import { drawChain } from './_chain.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'porter_value_chain',
  purpose: 'The usual chain: support above, activities in order, the goal as a tip.',
  draw: (d, pane, kit) => drawChain(d, pane, kit, false),
});
