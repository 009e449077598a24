/** The picture across, its story in columns below. */
import { EXAMPLE_PICTURE } from '../../marks/example-picture.ts';
import { defineVariant } from '../define.ts';
import { drawAbove } from './_story.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'above_text',
  purpose: 'A wide picture that leads, with short texts below.',
  example: {
    headline: 'Three steps took the cell from sketch to shift',
    image_src: EXAMPLE_PICTURE,
    blocks: [
      { label: 'Sketch', sub: 'Drawn with the operators in March' },
      { label: 'Trial', sub: 'Six weeks at half speed beside the old line' },
      { label: 'Shift', sub: 'Two shifts since September' },
    ],
  },
  draw: drawAbove,
});
