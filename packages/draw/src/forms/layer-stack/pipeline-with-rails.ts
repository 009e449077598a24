/** Layers as columns from left to right, with rails below. */
import { defineVariant } from '../define.ts';
import { drawLayers } from './_layers.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'pipeline_with_rails',
  purpose: 'A pipeline: stages of a platform with what crosses them.',
  draw: (d, pane, kit) => drawLayers(d, pane, kit, true),
});
