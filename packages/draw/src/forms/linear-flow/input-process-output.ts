/** Three panels from what comes in to what goes out. */

import { altOf, Board } from '../../marks/text-items.ts';
import { acrossOf, drawPanels } from '../../marks/text-panels.ts';
import { defineVariant } from '../define.ts';
import { form, stagesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'input_process_output',
  purpose: 'Inputs, process and outputs side by side.',
  example: {
    headline: 'The planning desk turns six sources into one plan a week',
    data: {
      inputs: ['Orders and forecasts', 'Stock at three sites', 'Machine calendar'],
      process: ['Match load and capacity', 'Settle conflicts on Tuesday', 'Freeze on Wednesday'],
      outputs: ['Plan by line and shift', 'List of late orders', 'Call-offs to suppliers'],
    },
  },
  draw: (d, pane, kit) => {
    const items = stagesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/linear-flow');
    drawPanels(items, pane.box, board, kit, { what: 'stages', across: acrossOf(items.length), look: 'top', gap: 0.4, least_h: 3.2 });
    return board.drawing('Flow', altOf('Flow', items));
  },
});
