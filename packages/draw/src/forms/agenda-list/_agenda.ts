/** Draws the agenda: the eyebrow, then the topics. */

import { capacityExceeded, cutTop, type Drawing, type Kit } from '../../layout/index.ts';
import { drawStatements, STATEMENT_SIZES, type StatementOptions } from '../../marks/statements.ts';
import { altOf, Board, type Item } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type AgendaData, topicsOf } from './form.ts';

/** One or two topics are larger and are placed between two rules, because they would look lost in the middle of a slide. */
const FEW: Pick<StatementOptions, 'sizes' | 'max_pitch' | 'framed'> = {
  sizes: [{ head: 32, body: 20 }, { head: 28, body: 18 }, { head: 24, body: 16 }, ...STATEMENT_SIZES],
  max_pitch: 1.9,
  framed: true,
};

export function drawAgenda(d: AgendaData, pane: FormPane, kit: Kit, options: Omit<StatementOptions, 'what'>): Drawing {
  const items: Item[] = topicsOf(d, pane, kit);
  if (items.length === 0)
    throw capacityExceeded('The agenda has no topics.', 'Send blocks with a label each.', { pointer: '/blocks', count: 0 });
  const board = new Board(pane.box, kit, 'body/agenda');
  let { box } = pane;
  const { subject } = pane.parts;
  if (subject !== undefined) {
    const { cut, rest } = cutTop(box, 0.26, 0.06);
    board.cell('eyebrow', { text: subject.text, path: subject.path }, cut, 12, { role: 'label', bold: true, color: kit.asText('accent1') });
    box = rest;
  }
  drawStatements(items, box, board, kit, { what: 'topics', ...(items.length > 2 ? {} : FEW), ...options });
  return board.drawing('Agenda', altOf('Agenda', items));
}
