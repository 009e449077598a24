/** A pyramid on its tip. */

import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { drawPyramid } from './_pyramid.ts';
import { form, tiersOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'inverted_pyramid',
  purpose: 'The wide tier on top: what carries most comes first.',
  example: {
    headline: 'Front line first: everyone else is there to help',
    blocks: [
      { label: 'Customers', emphasis: 'primary', sub: '1.3 million trips a month' },
      { label: 'Drivers and service desks', sub: '640 people who meet them' },
      { label: 'Planning and workshops', sub: '180 people who make it work' },
      { label: 'Management', sub: '12 people who clear the way' },
    ],
  },
  draw: (d, pane, kit) => {
    const items = tiersOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/pyramid-hierarchy');
    drawPyramid(items, pane.box, board, kit, true);
    return board.drawing('Pyramid', altOf('Pyramid', items));
  },
});
