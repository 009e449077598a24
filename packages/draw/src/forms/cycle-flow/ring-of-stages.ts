/** Stages on a ring with arrows. */

import { altOf, Board } from '../../marks/text-items.ts';
import { drawWheel } from '../../marks/wheel.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'ring_of_stages',
  purpose: 'The usual loop: a ring read clockwise from the top.',
  draw: (d, pane, kit) => {
    const items = stagesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/cycle-flow');
    drawWheel(
      items,
      pane.parts.subject === undefined ? undefined : { text: pane.parts.subject.text, path: pane.parts.subject.path },
      pane.box,
      board,
      kit,
      'ring',
      'stages',
    );
    return board.drawing('Cycle', altOf('Cycle', items));
  },
});
