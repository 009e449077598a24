/** The four fields side by side. */

import { altOf, Board } from '../../marks/text-items.ts';
import { drawPanels } from '../../marks/text-panels.ts';
import { defineVariant } from '../define.ts';
import { colorOf, fieldsOf, form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'four_columns',
  purpose: 'Many short points: four columns instead of a grid.',
  example: {
    headline: 'A strong network is held back by missing drivers',
    context: 'Assessment of the transport company, spring 2026',
    data: {
      strengths: ['Densest network of the region', 'Own depots in four cities', 'Fares paid by phone: 61%'],
      weaknesses: ['38 driver posts open', 'Two crossings cause half of all delays', 'Fleet 11 years old on average'],
      opportunities: ['Car-free centre from 2027', 'Employers pay for passes', 'Grants for electric buses'],
      threats: ['Fuel tax from January', 'Scooters on short trips', 'Tender of two lines in 2028'],
    },
  },
  draw: (d, pane, kit) => {
    const items = fieldsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/swot');
    drawPanels(items, pane.box, board, kit, {
      what: 'points',
      color: (it) => colorOf(items.indexOf(it), kit),
      across: 4,
      look: 'top',
      stretch: true,
    });
    return board.drawing('SWOT', altOf('SWOT', items));
  },
});
