/** The number on a panel, with the title beside it. */
import { defineVariant } from '../define.ts';
import { drawDivider } from './_divider.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'panel_divider',
  layout: 'section',
  purpose: 'A strong break: the number on a panel of the accent.',
  draw: (d, pane, kit) => drawDivider(d, pane, kit, 'panel'),
});
