/** One row a point: icon, title, and text at the right. */

import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { cardsOf, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'card_rows',
  purpose: 'Points that need a sentence each: rows instead of narrow cards.',
  example: {
    headline: 'Four habits keep the hand-over between shifts short',
    blocks: [
      { icon: 'clipboard-check', label: 'One page', sub: 'What stood still, what is open, what is due: written before the bell' },
      { icon: 'map-pin', label: 'At the machine', sub: 'Both leads walk the line together instead of meeting in the office' },
      { icon: 'users', label: 'Same people', sub: 'The evening lead hands over to the same colleague all week' },
      { icon: 'timer', label: 'Seven minutes', sub: 'Longer topics go to the daily meeting at nine' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = cardsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/cards');
    drawStatements(items, pane.box, board, kit, { what: 'cards', marker: 'icon', support: 'right' });
    return board.drawing('Cards', altOf('Cards', items));
  },
});
