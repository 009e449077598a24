/** Three panels from the inputs to the outputs. */

import { drawHeadPanels } from '../../marks/head-panels.ts';
import { altOf, Board } from '../../marks/text-items.ts';
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
    drawHeadPanels(items, pane.box, board, kit, {
      what: 'stages',
      arrows: true,
      tone: (it) => (it.primary ? 'accent1' : 'muted'),
    });
    return board.drawing('Flow', altOf('Flow', items));
  },
});
