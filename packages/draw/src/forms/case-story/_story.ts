/** Draws the story: the customer, the three parts, the figures, and a quotation. */

import {
  type BoxIn,
  capacityExceeded,
  columns,
  cutBottom,
  cutLeft,
  cutTop,
  type Drawing,
  type Kit,
  rows,
  run,
} from '../../layout/index.ts';
import { drawHeadPanels } from '../../marks/head-panels.ts';
import { drawStatements } from '../../marks/statements.ts';
import { altOf, Board, type Item } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { type CaseData, partsOf } from './form.ts';

export type Order = 'story' | 'result_first' | 'timeline';

export function drawStory(d: CaseData, pane: FormPane, kit: Kit, order: Order): Drawing {
  const items = partsOf(d, pane, kit);
  const board = new Board(pane.box, kit, 'body/story');
  let { box } = pane;
  if (items.length === 0 && d.metrics.length === 0)
    throw capacityExceeded('There is no story to tell.', 'Send challenge, action and result.', { pointer: '/data', count: 0 });
  if (d.client !== undefined) {
    const { cut, rest } = cutTop(box, 0.26, 0.12);
    board.cell('client', { text: d.client, path: `${pane.pointer}/client` }, cut, 14, {
      role: 'axis',
      bold: true,
      color: kit.asText('accent1'),
    });
    box = rest;
  }
  if (d.quote !== undefined) {
    const runs = [
      run(d.quote, `${pane.pointer}/quote`, 'verbatim', { italic: true }),
      ...(d.attribution === undefined ? [] : [run('  – '), run(d.attribution, `${pane.pointer}/attribution`)]),
    ];
    const fit = kit.fit({ block: kit.block(runs, { color: 'ink' }), sizes_pt: [14], width_in: box.w - 0.3 });
    const { cut, rest } = cutBottom(box, fit.height_in + 0.1, 0.15);
    board.rect('quote-bar', { ...cut, w: 0.05 }, { fill: 'accent1' }, { role: 'decoration' });
    board.cell('quote', runs, { ...cut, x: cut.x + 0.25, w: cut.w - 0.3 }, 14, { role: 'quote' });
    box = rest;
  } else if (d.attribution !== undefined) kit.drawn.add(`${pane.pointer}/attribution`);
  const metrics = d.metrics.length;
  if (order === 'result_first' && metrics > 0) {
    const { cut, rest } = cutLeft(box, 3.6, 0.5);
    drawMetrics(d, pane, rows(cut, metrics, 0.1), board, kit, 40);
    box = rest;
  } else if (metrics > 0) {
    const { cut, rest } = cutBottom(box, 1.05, 0.2);
    // Few figures stand below the last parts.
    const cells = columns(cut, Math.max(metrics, items.length), order === 'story' ? 0.5 : 0.3).slice(-metrics);
    drawMetrics(d, pane, cells, board, kit, 32);
    box = rest;
  }
  if (items.length > 0) drawParts(items, box, board, kit, order);
  const figures = d.metrics.map((m) => `${m.value} ${m.label ?? ''}`).join(', ');
  return board.drawing('Case', `${altOf('Case', items)} ${figures}`);
}

function drawParts(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, order: Order): void {
  if (order === 'story')
    drawHeadPanels(items, box, board, kit, {
      what: 'points',
      arrows: true,
      tone: (it, i) => (i === items.length - 1 || it.primary ? 'accent1' : i === 0 ? 'accent6' : 'muted'),
    });
  else if (order === 'result_first') drawStatements(items, box, board, kit, { what: 'points', marker: 'none' });
  else drawStatements(items, box, board, kit, { what: 'points', marker: 'number', support: 'right' });
}

function drawMetrics(d: CaseData, pane: FormPane, cells: readonly BoxIn[], board: Board, kit: Kit, from: number): void {
  const values = d.metrics.map((m, i) => {
    const path = `${pane.pointer}/metrics/${i}/value`;
    return typeof m.value === 'number' ? { text: kit.value(m.value), path, bind: 'formatted' as const } : { text: m.value, path };
  });
  const size =
    [from, 32, 28, 24, 20, 16, 14].find(
      (s) => s <= from && values.every((v, i) => kit.text.widthIn(v.text, s, { bold: true }) <= (cells[i] as BoxIn).w),
    ) ?? 14;
  const h = kit.text.pitchIn(size);
  for (const [i, m] of d.metrics.entries()) {
    const cell = cells[i] as BoxIn;
    const all = h + (m.label === undefined ? 0 : 0.48);
    const y = cell.y + (cell.h - Math.min(cell.h, all)) / 2;
    board.cell(`metric-${i + 1}`, values[i] as (typeof values)[number], { ...cell, y, h }, size, {
      role: 'value',
      bold: true,
      color: kit.asText('accent1'),
      align: 'left',
      wrap: false,
    });
    if (m.label !== undefined)
      board.cell(
        `metric-${i + 1}-label`,
        { text: m.label, path: `${pane.pointer}/metrics/${i}/label` },
        { ...cell, y: y + h + 0.02, h: 0.46 },
        14,
        {
          role: 'label',
          color: 'muted',
          anchor: 'top',
        },
      );
  }
}
