/** A wedge across all phases. */

import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { drawWedge } from './_wedge.ts';
import { form, phasesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'rising_wedge',
  purpose: 'The usual ramp: what builds up, phase by phase.',
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
    drawWedge(items, pane.box, board, kit);
    return board.drawing('Ramp', altOf('Ramp', items));
  },
});
