/** Initiatives as cards or in columns by state: pill, name, progress, next step. */

import { type BoxIn, columns as cutColumns, type Drawing, type Kit, run, settle, rows as splitRows } from '../../layout/index.ts';
import { drawPill, pillWidth } from '../../marks/status-pill.ts';
import { Board, measurePortions, type Portion, placePortions, tooLong } from '../../marks/text-items.ts';
import type { FormPane } from '../define.ts';
import { altOf, drawProgress, type Entry, progressWidth } from './_board.ts';
import type { StatusData, StatusRow } from './form.ts';

const LEVELS = [
  { head: 18, body: 14, pad: 0.2 },
  { head: 16, body: 12, pad: 0.2 },
  { head: 14, body: 12, pad: 0.15 },
  { head: 12, body: 11, pad: 0.12 },
  { head: 11, body: 10, pad: 0.1 },
] as const;
type Level = (typeof LEVELS)[number];
const GAP = 0.2;

function portions(r: StatusRow, path: string, level: Level, kit: Kit): Portion[] {
  const out: Portion[] = [
    { part: 'label', block: kit.block(r.item, { color: 'ink', bold: true }, `${path}/item`), size_pt: level.head, role: 'header' },
  ];
  const who = [
    ...(r.owner === undefined ? [] : [run(r.owner, `${path}/owner`)]),
    ...(r.owner !== undefined && r.due !== undefined ? [run(' · ')] : []),
    ...(r.due === undefined ? [] : [run(r.due, `${path}/due`)]),
  ];
  const paragraphs = [
    ...(who.length === 0 ? [] : [{ runs: who.map((w) => ({ ...w, color: 'muted' as const })) }]),
    ...(r.next_action === undefined ? [] : [{ runs: [run(r.next_action, `${path}/next_action`)], gap: 0.4 }]),
  ];
  if (paragraphs.length > 0)
    out.push({ part: 'text', block: kit.paragraphs(paragraphs, { color: 'ink', leading: 1.2 }), size_pt: level.body, role: 'body' });
  return out;
}

/** Cards in rows of `across`, in the order of `entries`. */
export function drawCards(
  d: StatusData,
  cells: readonly { readonly entry: Entry; readonly column: number; readonly row: number }[],
  shape: { across: number; down: number },
  pane: FormPane,
  kit: Kit,
  box: BoxIn,
  board: Board,
  pills: boolean,
): void {
  if (d.item_head !== undefined) kit.drawn.add(`${pane.pointer}/item_head`);
  const pillW = pillWidth(
    d.rows.map((r) => r.status ?? ''),
    12,
    kit,
  );
  const planWord = `${kit.word('planned')} `;
  const percentW = progressWidth(d.rows, planWord, 14, kit);
  const w = (box.w - GAP * (shape.across - 1)) / shape.across;
  const room = (box.h - GAP * (shape.down - 1)) / shape.down;
  for (const level of LEVELS) {
    const chip = pills && d.rows.some((r) => r.status !== undefined) ? 0.38 : 0;
    const bar = d.rows.some((r) => r.progress !== undefined) ? 0.38 : 0;
    const inner = w - 2 * level.pad;
    const measured = cells.map(({ entry }) =>
      measurePortions(portions(entry.row, `${pane.pointer}/rows/${entry.index}`, level, kit), inner, kit),
    );
    const tallest = Math.max(...measured.map((m) => m.height_in)) + 2 * level.pad + chip + bar;
    if (tallest > room + 1e-6 || measured.some((m) => !m.fits)) continue;
    const h = Math.min(room, Math.max(tallest, Math.min(1.75, tallest * 1.25)));
    const area = settle(box, h * shape.down + GAP * (shape.down - 1));
    const bands = splitRows(area, shape.down, GAP);
    for (const [k, { entry, column, row }] of cells.entries()) {
      const cell = cutColumns(bands[row] as BoxIn, shape.across, GAP)[column] as BoxIn;
      const key = `card-${entry.index + 1}`;
      const path = `${pane.pointer}/rows/${entry.index}`;
      board.rect(
        key,
        cell,
        { fill: 'surface', radius_in: kit.theme.radius_in },
        { role: 'card', name: `card: ${entry.row.item}`, layer: 'back' },
      );
      if (entry.row.emphasis === 'primary') board.rect(`${key}-edge`, { ...cell, w: 0.05 }, { fill: 'accent1' }, { role: 'decoration' });
      let y = cell.y + level.pad;
      if (chip > 0 && entry.row.status !== undefined)
        drawPill(board, `${key}-status`, entry.row.status, `${path}/status`, { x: cell.x + level.pad, y, w: pillW, h: 0.28 }, 12);
      y += chip;
      placePortions(board, key, measured[k] as (typeof measured)[number], { x: cell.x + level.pad, y, w: inner, h: cell.y + cell.h - y });
      if (entry.row.progress !== undefined)
        drawProgress(
          board,
          `${key}-progress`,
          entry.row,
          path,
          { x: cell.x + level.pad, y: cell.y + cell.h - level.pad - 0.24, w: inner, h: 0.24 },
          level.body,
          percentW,
          planWord,
        );
    }
    return;
  }
  throw tooLong(cells.length, 'initiatives');
}

export function drawCardBoard(d: StatusData, pane: FormPane, kit: Kit): Drawing {
  const n = d.rows.length;
  const across = n <= 3 ? n : n === 4 ? 2 : n <= 6 || n === 9 ? 3 : 4;
  const board = new Board(pane.box, kit, 'body/board');
  const cells = d.rows.map((row, index) => ({ entry: { row, index }, column: index % across, row: Math.floor(index / across) }));
  drawCards(d, cells, { across, down: Math.ceil(n / across) }, pane, kit, pane.box, board, true);
  return board.drawing('Status board', altOf(d, kit));
}
