/** Steps that rise from left to right. */

import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { drawStairs } from './_stairs.ts';
import { form, levelsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'rising_steps',
  purpose: 'The usual staircase: current level filled, target outlined.',
  example: {
    headline: 'Maintenance stands on step two of four and can reach three next year',
    data: {
      levels: [
        { label: 'Reactive', sub: 'Repair when it stands still', detail: ['Parts bought on the day'] },
        { label: 'Planned', sub: 'Fixed intervals by type', detail: ['Calendar in the workshop', 'Stock of wear parts'] },
        { label: 'Predictive', sub: 'Sensors on the costly parts', detail: ['Alarms two weeks ahead'] },
        { label: 'Autonomous', sub: 'Buses book their own service', detail: ['Slots traded between depots'] },
      ],
      current: 1,
      target: 2,
    },
  },
  draw: (d, pane, kit) => {
    const items = levelsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/maturity-staircase');
    drawStairs(d, items, pane.box, board, kit, pane.pointer);
    return board.drawing('Levels', altOf('Levels', items));
  },
});
