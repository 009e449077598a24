/** Draws the agenda: the eyebrow, then the topics. */

import { type BoxIn, capacityExceeded, columns, cutTop, type Drawing, type Kit, settle } from '../../layout/index.ts';
import { chooseStatements, drawStatements, STATEMENT_SIZES, type StatementOptions } from '../../marks/statements.ts';
import { altOf, Board, type Item, type Sizes } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type AgendaData, topicsOf } from './form.ts';

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
  drawTopics(items, box, board, kit, { what: 'topics', ...options });
  return board.drawing('Agenda', altOf('Agenda', items));
}

/** From this number on, topics may stand in two columns. */
const MANY = 8;
/** Topics in one column that have heads of this size stay in it, points. */
const READABLE_PT = 18;

/** One column; two where many topics have larger type so, both at the size of the fuller one. */
function drawTopics(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, options: StatementOptions): void {
  const alone = chooseStatements(items, box, kit, options)?.size.head ?? 0;
  const half = Math.ceil(items.length / 2);
  const [first, second] = columns(box, 2, 0.5) as [BoxIn, BoxIn];
  const parts = [items.slice(0, half), items.slice(half)] as const;
  const even = { ...options, even: true };
  const fits = (sizes: readonly Sizes[]) => parts.every((part) => chooseStatements(part, first, kit, { ...even, sizes }) !== undefined);
  const largest = STATEMENT_SIZES.findIndex((size) => fits([size]));
  const sizes = STATEMENT_SIZES.slice(Math.max(0, largest));
  const isOne = items.length < MANY || items.some((it) => it.header) || alone >= READABLE_PT || largest < 0;
  if (isOne || (sizes[0]?.head ?? 0) <= alone) {
    drawStatements(items, box, board, kit, options);
    return;
  }
  const pitch = Math.min(
    ...parts.map((part) => chooseStatements(part, first, kit, { ...even, sizes })?.pitches[0] ?? Number.POSITIVE_INFINITY),
  );
  drawStatements(parts[0], first, board, kit, { ...even, sizes, max_pitch: pitch });
  // The shorter column begins as high as the other.
  const height = Number.isFinite(pitch) ? pitch * half : box.h;
  const top = settle(second, height).y;
  drawStatements(parts[1], { ...second, y: top, h: (height / half) * parts[1].length }, board, kit, {
    ...even,
    sizes,
    max_pitch: pitch,
    from: (options.from ?? 1) + half,
    key_from: half + 1,
  });
}
