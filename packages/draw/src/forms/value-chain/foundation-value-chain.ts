/** Activities above, and the support bands that carry them below. */
import { defineVariant } from '../define.ts';
import { drawChain } from './_chain.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'foundation_value_chain',
  purpose: 'A chain that stands on its support: bands below.',
  draw: (d, pane, kit) => drawChain(d, pane, kit, true),
});
