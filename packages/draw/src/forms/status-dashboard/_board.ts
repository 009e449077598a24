/** The board as a native table: pills for states, bars for progress on one scale, and optional groups by state. */

import { type BoxIn, type Drawing, type Kit, run, shape } from '../../layout/index.ts';
import { type FactsCell, type FactsColumn, type FactsRow, placeFacts } from '../../marks/facts-table.ts';
import { statusSaid } from '../../marks/status-look.ts';
import { drawPill, pillWidth } from '../../marks/status-pill.ts';
import { Board } from '../../marks/text-items.ts';
import type { RunIn } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import { shareOf } from './_track.ts';
import type { StatusData, StatusRow } from './form.ts';

const BAR_W = 1.2;
const BAR_H = 0.14;

export const altOf = (d: StatusData, kit: Kit): string =>
  `Status board: ${d.rows
    .map((r) =>
      [
        r.item,
        r.status === undefined ? undefined : statusSaid(r.status, undefined, kit).text,
        r.progress === undefined ? undefined : `${r.progress} %`,
        r.plan === undefined ? undefined : `plan ${r.plan} %`,
        r.owner,
        r.due,
        r.next_action,
      ]
        .filter((w) => w !== undefined)
        .join(', '),
    )
    .join('; ')}.`;

/** The progress in figures, and the plan after `word`. */
function progressRuns({ progress, plan }: StatusRow, path: string, word: string, kit: Kit): RunIn[] {
  if (progress === undefined) return [];
  const said = run(kit.value(progress, { unit: '%' }), `${path}/progress`, 'formatted');
  if (plan === undefined) return [said];
  return [
    said,
    run(` / ${word}`, undefined, 'derived', { color: 'muted' }),
    run(kit.value(plan, { unit: '%' }), `${path}/plan`, 'formatted', { color: 'muted' }),
  ];
}

/** Room for the figures beside the bars, inches. */
export const progressWidth = (rows: readonly StatusRow[], word: string, size_pt: number, kit: Kit): number =>
  Math.max(
    0,
    ...rows.map((r) =>
      kit.text.widthIn(
        progressRuns(r, '', word, kit)
          .map((one) => one.text)
          .join(''),
        size_pt,
      ),
    ),
  ) + 0.04;

/**
 * A bar with its figures, and a mark at the plan.
 * @param path JSON Pointer of the row
 * @param word stands before the plan where no head says it
 */
export function drawProgress(
  board: Board,
  key: string,
  r: StatusRow,
  path: string,
  box: BoxIn,
  size_pt: number,
  label_w: number,
  word: string,
): void {
  const { kit } = board;
  const progressPath = `${path}/progress`;
  const share = shareOf(r.progress, progressPath, kit);
  if (share === undefined || r.progress === undefined) return;
  const w = box.w - label_w - 0.08;
  const y = box.y + (box.h - BAR_H) / 2;
  board.rect(`${key}-track`, { x: box.x, y, w, h: BAR_H }, { fill: 'track' }, { role: 'track', layer: 'back' });
  if (share > 0)
    board.rect(
      `${key}-bar`,
      { x: box.x, y, w: (w * share) / 100, h: BAR_H },
      { fill: 'accent1' },
      {
        name: `progress: ${r.item}`,
        datum: {
          path: progressPath,
          value: r.progress,
          scale: 'progress',
          along: 'x',
          ...(share === r.progress ? {} : { flags: ['clipped'] }),
        },
      },
    );
  const due = shareOf(r.plan, `${path}/plan`, kit);
  if (due !== undefined) {
    const x = box.x + (w * due) / 100;
    board.line(`${key}-plan`, [x, y - 0.05], [x, y + BAR_H + 0.05], shape.stroke('ink', 2), {
      role: 'decoration',
      layer: 'line',
      name: `plan: ${r.item}`,
    });
  }
  board.cell(`${key}-percent`, progressRuns(r, path, word, kit), { x: box.x + w + 0.06, y: box.y, w: label_w + 0.02, h: box.h }, size_pt, {
    role: 'label',
    align: 'left',
    wrap: false,
    ...(share > 0 ? { host: `${key}-bar` } : {}),
  });
}

export interface Entry {
  readonly row: StatusRow;
  readonly index: number;
}

export interface Group {
  readonly title: string;
  readonly entries: readonly Entry[];
}

export function drawBoard(d: StatusData, groups: readonly Group[], pane: FormPane, kit: Kit): Drawing {
  const has = (key: keyof StatusRow): boolean => d.rows.some((r) => r[key] !== undefined);
  const words = d.rows.map((r) => r.status ?? '');
  const pillW = pillWidth(words, 12, kit);
  const percentW = progressWidth(d.rows, '', 14, kit);
  const planned = d.rows.some((r) => r.plan !== undefined);
  const kinds = (['item', 'status', 'progress', 'owner', 'due', 'next_action'] as const).filter((k) => k === 'item' || has(k));
  const columns: FactsColumn[] = kinds.map((k) => ({
    head:
      k === 'item' && d.item_head !== undefined
        ? { text: d.item_head, path: `${pane.pointer}/item_head` }
        : { text: k === 'progress' && planned ? `${kit.word(k)} / ${kit.word('planned')}` : kit.word(k), bind: 'derived' },
    align: 'left',
    wraps: k !== 'due',
    ...(k === 'status' ? { least_in: pillW + 0.3 } : k === 'progress' ? { least_in: BAR_W + percentW + 0.35 } : {}),
  }));
  const order: (Entry | undefined)[] = [];
  const rows: FactsRow[] = groups.flatMap((g): FactsRow[] => {
    const entries = g.entries.map(({ row, index }): FactsRow => {
      order.push({ row, index });
      return {
        kind: 'row',
        strong: row.emphasis === 'primary',
        cells: kinds.map((k): FactsCell => {
          const text = k === 'status' || k === 'progress' ? undefined : row[k];
          return text === undefined ? {} : { printed: { text, path: `${pane.pointer}/rows/${index}/${k}` }, bold: k === 'item' };
        }),
      };
    });
    return entries;
  });
  const alt = altOf(d, kit);
  const placed = placeFacts(columns, rows, pane.box, kit, { what: 'initiatives', name: 'Status board', alt, id: 'body/board/table' });
  const board = new Board(pane.box, kit, 'body/board');
  const size = Math.min(12, placed.size_pt);
  const at = (k: 'status' | 'progress'): number => kinds.indexOf(k);
  for (const [i, entry] of order.entries()) {
    if (entry === undefined) continue;
    const { row, index } = entry;
    const path = `${pane.pointer}/rows/${index}`;
    if (row.status !== undefined) {
      const box = placed.cell(i, at('status'));
      drawPill(board, `status-${index + 1}`, row.status, `${path}/status`, { ...box, x: box.x + placed.pad, w: pillW }, size);
    }
    if (row.progress !== undefined) {
      const box = placed.cell(i, at('progress'));
      drawProgress(
        board,
        `progress-${index + 1}`,
        row,
        path,
        { ...box, x: box.x + placed.pad, w: box.w - placed.pad - 0.3 },
        placed.size_pt,
        percentW,
        '',
      );
    }
  }
  return { alt, shapes: [placed.table, ...board.drawing('States', alt).shapes] };
}
