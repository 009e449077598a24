/** Draws the cards and places them in the body. */

import { cutTop, type Drawing, type Kit } from '../../layout/index.ts';
import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board, type Item } from '../../marks/text-items.ts';
import { acrossOf, drawPanels, isUneven, type PanelsOptions } from '../../marks/text-panels.ts';
import type { FormPane } from '../define.ts';

export function drawCards(items: readonly Item[], pane: FormPane, kit: Kit, options: Omit<PanelsOptions, 'what' | 'across'>): Drawing {
  const board = new Board(pane.box, kit, 'body/cards');
  let { box } = pane;
  const { subject } = pane.parts;
  if (subject !== undefined) {
    const { cut, rest } = cutTop(box, 0.26, 0.1);
    board.cell('subject', { text: subject.text, path: subject.path }, cut, 12, { role: 'axis', bold: true, color: kit.asText('accent1') });
    box = rest;
  }
  if (isUneven(items))
    drawStatements(items, box, board, kit, {
      what: 'cards',
      marker: items.some((it) => it.icon !== undefined) ? 'icon' : 'none',
      support: 'right',
    });
  else drawPanels(items, box, board, kit, { what: 'cards', across: acrossOf(items.length), ...options });
  return board.drawing('Cards', altOf('Cards', items));
}
