/** What happens next: numbered steps with owner or date at the right. */

import { capacityExceeded } from '../../layout/index.ts';
import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { pointsOf } from './_cover.ts';
import { form } from './form.ts';

export const variant = defineVariant(form, {
  name: 'next_steps_closing',
  purpose: 'A closing that says who does what by when.',
  example: {
    headline: 'Four steps take us from this decision to the first customer',
    blocks: [
      { label: 'Release the budget', sub: '€2.1m for tooling and the pilot line', meta: 'Board, today', emphasis: 'primary' },
      { label: 'Name the pilot customers', sub: 'Two in Sweden, one in Poland', meta: 'Sales, 20 June' },
      { label: 'Install the pilot line', sub: 'During the summer stop in hall 2', meta: 'Operations, 15 August' },
      { label: 'Report the first hundred units', sub: 'Quality, cost and takt against plan', meta: 'Project, 30 September' },
    ],
  },
  draw(d, pane, kit) {
    const items = pointsOf(d, pane, kit);
    if (items.length === 0)
      throw capacityExceeded('There are no steps.', 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
    const board = new Board(pane.box, kit, 'body/steps');
    drawStatements(items, pane.box, board, kit, { what: 'steps', marker: 'number' });
    return board.drawing('Next steps', altOf('Next steps', items));
  },
});
