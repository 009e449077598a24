/** One column for each state, so that initiatives that need help are apart from those that are on track. */

import { columns, cutTop } from '../../layout/index.ts';
import { drawPill } from '../../marks/status-pill.ts';
import { Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { altOf } from './_board.ts';
import { drawCards } from './_cards.ts';
import { form } from './form.ts';

const HEAD_H = 0.32;

export const variant = defineVariant(form, {
  name: 'columns_by_status',
  purpose: 'A board with one column for each state, so that the red ones are seen together.',
  example: {
    headline: 'Two initiatives are blocked by the same missing architect',
    context: 'Portfolio by state, end of May',
    source_note: 'Portfolio office',
    data: {
      rows: [
        {
          item: 'Claims portal',
          status: 'red',
          progress: 25,
          owner: 'Digital',
          next_action: 'Hire or borrow an architect',
          emphasis: 'primary',
        },
        { item: 'Partner interface', status: 'red', progress: 10, owner: 'Digital', next_action: 'Waits for the portal’s data model' },
        { item: 'Fraud scoring', status: 'amber', progress: 45, owner: 'Data', next_action: 'Buy the second data set' },
        { item: 'Archive move', status: 'amber', progress: 60, owner: 'Infrastructure', next_action: 'Test the restore again' },
        { item: 'Broker app', status: 'green', progress: 85, owner: 'Sales', next_action: 'Launch in June' },
        { item: 'New tariff engine', status: 'green', progress: 70, owner: 'Actuaries', next_action: 'Parallel run in July' },
        { item: 'Phone routing', status: 'green', progress: 95, owner: 'Service', next_action: 'Close the project' },
      ],
    },
  },
  draw(d, pane, kit) {
    const states: string[] = [];
    const key = (status: string | undefined): string => status?.trim().toLowerCase() ?? '';
    for (const r of d.rows) if (!states.includes(key(r.status))) states.push(key(r.status));
    const board = new Board(pane.box, kit, 'body/board');
    const { cut, rest } = cutTop(pane.box, HEAD_H, 0.14);
    const heads = columns(cut, states.length, 0.2);
    const filled = states.map(() => 0);
    const cells = d.rows.map((row, index) => {
      const column = states.indexOf(key(row.status));
      const at = filled[column] as number;
      filled[column] = at + 1;
      if (at === 0 && row.status !== undefined)
        drawPill(
          board,
          `head-${column + 1}`,
          row.status,
          `${pane.pointer}/rows/${index}/status`,
          heads[column] as (typeof heads)[number],
          12,
        );
      else if (row.status !== undefined) kit.drawn.add(`${pane.pointer}/rows/${index}/status`);
      return { entry: { row, index }, column, row: at };
    });
    drawCards(d, cells, { across: states.length, down: Math.max(...filled) }, pane, kit, rest, board, false);
    return board.drawing('Status board', altOf(d, kit));
  },
});
