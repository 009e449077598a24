/** Phases as chevrons with figures below. */

import { drawChevronBoard, MAX_CHEVRON_PANELS } from '../../marks/chevron-board.ts';
import { drawChevrons } from '../../marks/chevrons.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, phasesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'phase_chevrons',
  purpose: 'Phases in a row, where the rise needs no picture.',
  example: {
    headline: 'Benefits build up in three phases to €2.4m a year',
    context: 'Savings a year by phase',
    data: {
      phases: [
        { label: 'Pilot', sub: 'Two depots, one line', display: '€0.2m', value: 0.2 },
        { label: 'Roll-out', sub: 'All depots in the city', display: '€1.1m', value: 1.1 },
        { label: 'Full effect', sub: 'Region and night network', display: '€2.4m', value: 2.4 },
      ],
    },
  },
  draw: (d, pane, kit) => {
    const items = phasesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/ramp-curve');
    if (items.length > 1 && items.length <= MAX_CHEVRON_PANELS && items.some((it) => it.sub !== undefined || it.detail.length > 0))
      drawChevronBoard(items, pane.box, board, kit, { what: 'phase' });
    else drawChevrons(items, pane.box, board, kit, 'phase');
    return board.drawing('Phases', altOf('Phases', items));
  },
});
