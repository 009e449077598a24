/** Numbered nodes around the centre. */

import { altOf, Board } from '../../marks/text-items.ts';
import { drawWheel } from '../../marks/wheel.ts';
import { defineVariant } from '../define.ts';
import { form, hubOf, segmentsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'node_wheel',
  purpose: 'Parts as nodes on spokes.',
  example: {
    headline: 'Four habits make a calm shift',
    data: {
      hub: { label: 'Calm shift' },
      segments: [
        { label: 'Prepare', detail: ['Walk round the bus', 'Read the diversions'] },
        { label: 'Anticipate', detail: ['Leave on the second'], emphasis: 'primary' },
        { label: 'Inform', detail: ['Say why, then how long'] },
        { label: 'Hand over', detail: ['Two minutes at the door'] },
      ],
    },
  },
  draw: (d, pane, kit) => {
    const items = segmentsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/segment-wheel');
    drawWheel(items, hubOf(d, pane, kit), pane.box, board, kit, 'spokes', 'segments');
    return board.drawing('Wheel', altOf('Wheel', items));
  },
});
