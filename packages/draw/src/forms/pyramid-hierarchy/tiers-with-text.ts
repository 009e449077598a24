/** A pyramid with its texts at the right. */

import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { drawPyramid } from './_pyramid.ts';
import { form, tiersOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'tiers_with_text',
  purpose: 'The usual pyramid: apex first, base last.',
  example: {
    headline: 'Safety carries everything else that passengers value',
    blocks: [
      { label: 'Delight', sub: 'Wi-Fi, seats and a friendly word' },
      { label: 'Punctuality', sub: 'Nine of ten trips within three minutes' },
      { label: 'Information', sub: 'Right, early and the same in every channel' },
      { label: 'Safety', sub: 'Carries everything else and is never traded', emphasis: 'primary' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = tiersOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/pyramid-hierarchy');
    drawPyramid(items, pane.box, board, kit, false);
    return board.drawing('Pyramid', altOf('Pyramid', items));
  },
});
