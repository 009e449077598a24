/** Stages as equal segments of a ring. */

import { altOf, Board } from '../../marks/text-items.ts';
import { drawWheel } from '../../marks/wheel.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'segmented_cycle',
  purpose: 'Stages that take the same share of the round.',
  draw: (d, pane, kit) => {
    const items = stagesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/cycle-flow');
    drawWheel(
      items,
      pane.parts.subject === undefined ? undefined : { text: pane.parts.subject.text, path: pane.parts.subject.path },
      pane.box,
      board,
      kit,
      'wedges',
      'stages',
    );
    return board.drawing('Cycle', altOf('Cycle', items));
  },
});
