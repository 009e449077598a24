/** A hub with spokes. */

import { drawHubMap } from '../../marks/hub-map.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, hubOf, spokesOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'spokes_around_hub',
  purpose: 'The usual hub: numbered cards in two columns around the centre.',
  example: {
    headline: 'Dispatch ties five teams together and has no deputy',
    subject: 'Dispatch',
    blocks: [
      { label: 'Drivers', sub: '240 calls a day' },
      { label: 'Depots', sub: 'Swaps and reserve buses' },
      { label: 'Passengers', sub: 'Displays, app and voice', emphasis: 'primary' },
      { label: 'Police', sub: 'Diversions and events' },
      { label: 'Press', sub: 'Twice a week' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = spokesOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/hub-spoke');
    drawHubMap(items, hubOf(d, pane, kit), pane.box, board, kit, 'spokes');
    return board.drawing('Hub and spokes', altOf('Hub and spokes', items));
  },
});
