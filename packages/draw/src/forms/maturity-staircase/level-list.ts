/** Levels one below the other, with their meanings. */

import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board } from '../../marks/text-items.ts';
import { defineVariant } from '../define.ts';
import { form, levelsOf } from './form.ts';

export const variant = defineVariant(form, {
  name: 'level_list',
  purpose: 'Levels that need sentences: rows instead of steps.',
  example: {
    headline: 'Maintenance stands on step two of four',
    data: {
      levels: [
        { label: 'Reactive', sub: 'Repair when it stands still' },
        { label: 'Planned', sub: 'Fixed intervals by type, stock of wear parts', emphasis: 'primary' },
        { label: 'Predictive', sub: 'Sensors on the costly parts, alarms two weeks ahead' },
        { label: 'Autonomous', sub: 'Buses book their own service' },
      ],
    },
  },
  draw: (d, pane, kit) => {
    const items = levelsOf(d, pane, kit);
    const board = new Board(pane.box, kit, 'body/maturity-staircase');
    for (const key of ['current', 'target'] as const) if (d[key] !== undefined) kit.drawn.add(`${pane.pointer}/${key}`);
    const rows = items.map((it, i) => (i === d.current ? { ...it, primary: true } : it));
    drawStatements(rows, pane.box, board, kit, { what: 'levels', marker: 'number', support: 'right' });
    return board.drawing('Levels', altOf('Levels', items));
  },
});
