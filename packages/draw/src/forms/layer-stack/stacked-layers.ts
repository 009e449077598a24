/** Bands from top to bottom; columns with `orientation: horizontal`. */
import { defineVariant } from '../define.ts';
import { drawLayers } from './_layers.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'stacked_layers',
  purpose: 'The usual stack: solid is current, outlined is target, tinted is a gap.',
  draw: (d, pane, kit) => drawLayers(d, pane, kit, d.orientation === 'horizontal'),
});
