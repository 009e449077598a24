/** Number and title, with the chapters along the foot. */
import { defineVariant } from '../define.ts';
import { drawDivider } from './_divider.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'numbered_divider',
  layout: 'section',
  purpose: 'The usual break: large number, title, and the chapters as a strip at the foot.',
  draw: (d, pane, kit) => drawDivider(d, pane, kit, 'chips'),
});
