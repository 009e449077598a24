/** Equal wedges with texts outside. */

import { altOf, Board } from '../../marks/text-items.ts';
import { drawWheel } from '../../marks/wheel.ts';
import { defineVariant } from '../define.ts';
import { form, hubOf, segmentsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'labeled_wedge_wheel',
  purpose: 'The usual wheel: wedges clockwise from the top.',
  draw: (d, pane, kit) => {
    const items = segmentsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/segment-wheel');
    drawWheel(items, hubOf(d, pane, kit), pane.box, board, kit, 'wedges', 'segments');
    return board.drawing('Wheel', altOf('Wheel', items));
  },
});
