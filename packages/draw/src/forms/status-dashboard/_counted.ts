/** The board of a steering committee: a count of each state and the progress of the whole, above rows with the worst first. */
import { type BoxIn, type Drawing, derived, type Kit, run, type SourcedText, shape } from '../../layout/index.ts';
import { type StatusLook, statusLook, statusSaid } from '../../marks/status-look.ts';
import { Board } from '../../marks/text-items.ts';
import type { Token } from '../../scene/index.ts';
import type { FormPane } from '../define.ts';
import { altOf } from './_board.ts';
import { drawRow, type Entry, HEAD_PT, hasPlan, headOf, type Kind, planColumns, type Table } from './_counted-rows.ts';
import { drawTrack } from './_track.ts';
import type { StatusData } from './form.ts';

const TILE_H = 0.98;
const TILE_W = 2;
const GAP = 0.2;
const EDGE = 0.056;
const HEAD_H = 0.36;
const MOST_TILES = 4;
/** Higher rows no longer read as a table. */
const TALLEST_ROW = 1.15;
const LEAST_ROW = 0.25;
const KINDS: readonly Kind[] = ['item', 'status', 'progress', 'owner', 'due', 'next_action'];

/** Undefined when the request has nothing beyond what the plain table shows, or when the rows do not fit below the tiles. */
export function drawCounted(d: StatusData, pane: FormPane, kit: Kit): Drawing | undefined {
  const furnished = d.programme !== undefined || d.rows.some((r) => r.plan !== undefined || r.icon !== undefined);
  if (!furnished) return undefined;
  const { box } = pane;
  const entries = d.rows
    .map((row, index): Entry => {
      const path = `${pane.pointer}/rows/${index}`;
      const look = row.status === undefined ? undefined : statusLook(row.status, kit);
      return {
        row,
        path,
        key: `row-${index + 1}`,
        look,
        said: row.status === undefined ? undefined : statusSaid(row.status, undefined, kit),
      };
    })
    .sort((a, b) => (a.look?.rank ?? 9) - (b.look?.rank ?? 9));
  const counts = countsOf(entries);
  const tiles = (counts.length > 0 && counts.length <= MOST_TILES) || d.programme !== undefined;
  const top = tiles ? TILE_H + 0.16 : 0;
  const pitch = Math.min(TALLEST_ROW, (box.h - top - HEAD_H) / entries.length);
  if (pitch < LEAST_ROW) return undefined;
  const kinds = KINDS.filter((k) => k === 'item' || d.rows.some((r) => r[k] !== undefined));
  const table = planColumns(entries, kinds, box, pitch, kit, d.item_head ?? kit.word('item'));
  if (table === undefined) return undefined;
  const board = new Board(box, kit, 'body/board');
  if (tiles) drawTiles(board, counts.length <= MOST_TILES ? counts : [], entries.length, d, pane);
  drawHeads(board, table, d, pane, { ...box, y: box.y + top, h: HEAD_H });
  for (const [i, entry] of entries.entries())
    drawRow(board, entry, table, { ...box, y: box.y + top + HEAD_H + i * pitch, h: pitch }, i === entries.length - 1);
  return board.drawing('Status board', altOf(d, kit));
}

interface Count {
  readonly words: string;
  readonly look: StatusLook | undefined;
  readonly n: number;
}

function countsOf(entries: readonly Entry[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { look, said } of entries) {
    if (said === undefined) continue;
    const key = look?.health ?? said.text.trim().toLowerCase();
    const known = counts.get(key);
    counts.set(key, { words: known?.words ?? said.text, look, n: (known?.n ?? 0) + 1 });
  }
  return [...counts.values()];
}

function drawTiles(board: Board, counts: readonly Count[], total: number, d: StatusData, pane: FormPane): void {
  const { kit } = board;
  const { box } = pane;
  const n = counts.length;
  const w = d.programme === undefined ? (box.w - GAP * (n - 1)) / n : n > 3 ? 1.75 : TILE_W;
  const widest = Math.max(0, ...counts.map((c) => kit.text.widthIn(String(c.n), 40, { bold: true })));
  const words_pt = [16, 14, 12, 11].find((pt) =>
    counts.every((c) => kit.text.widthIn(c.words, pt, { bold: true }) <= w - EDGE - widest - 0.48),
  );
  for (const [i, count] of counts.entries()) {
    const key = `count-${i + 1}`;
    const tone: Token = count.look?.tone ?? 'neutral';
    const tile = { x: box.x + i * (w + GAP), y: box.y, w, h: TILE_H };
    board.rect(key, tile, { fill: 'surface' }, { role: 'card', layer: 'back', name: `count: ${count.words}` });
    board.rect(`${key}-edge`, { ...tile, w: EDGE }, { fill: tone }, { role: 'decoration', layer: 'back' });
    const x = tile.x + EDGE + 0.19;
    board.cell(`${key}-value`, derived(kit.number(count.n)), { ...tile, x, w: widest + 0.02 }, 40, {
      role: 'value',
      bold: true,
      color: kit.asText(count.look?.text ?? 'ink'),
      align: 'left',
      wrap: false,
      host: key,
    });
    const left = x + widest + 0.15;
    board.words(
      `${key}-words`,
      kit.paragraphs(
        [
          { runs: [run(count.words, undefined, 'derived', { bold: true, color: 'ink' })] },
          { runs: [run(kit.word('of_total').replace('{n}', kit.number(total)), undefined, 'derived')] },
        ],
        { color: 'muted' },
      ),
      { ...tile, x: left, w: tile.x + w - left - 0.06 },
      words_pt ?? 10,
      { role: 'label', anchor: 'middle', host: key },
    );
  }
  if (d.programme !== undefined) {
    const x = box.x + n * (w + GAP);
    drawProgramme(board, d.programme, { x, y: box.y, w: box.x + box.w - x, h: TILE_H }, `${pane.pointer}/programme`);
  }
}

/** Progress of the whole in words and figures, with a bar that marks the plan. */
function drawProgramme(board: Board, p: NonNullable<StatusData['programme']>, tile: BoxIn, path: string): void {
  const { kit } = board;
  const pad = 0.24;
  const inner = { x: tile.x + pad, w: tile.w - 2 * pad };
  board.rect('programme', tile, { fill: 'surface' }, { role: 'card', layer: 'back' });
  const label: SourcedText = p.label === undefined ? derived(kit.word('progress')) : { text: p.label, path: `${path}/label` };
  const done = run(kit.value(p.progress, { unit: '%' }), `${path}/progress`, 'formatted', { bold: true, color: 'ink' });
  const muted = (text: string) => run(text, undefined, 'derived', { color: 'muted' });
  const plan = p.plan;
  // The language decides the order of the two figures.
  const runs =
    plan === undefined
      ? [done]
      : kit
          .word('done_against_plan')
          .split(/(\{done\}|\{plan\})/)
          .filter((part) => part !== '')
          .map((part) =>
            part === '{done}'
              ? done
              : part === '{plan}'
                ? run(kit.value(plan, { unit: '%' }), `${path}/plan`, 'formatted', { color: 'muted' })
                : muted(part),
          );
  const said = runs.map(({ text }) => text).join('');
  const row = { y: tile.y + 0.14, h: 0.3 };
  const size = [16, 14, 12, 11, 10].find(
    (pt) => kit.text.widthIn(label.text, pt, { bold: true }) + kit.text.widthIn(said, pt, { bold: true }) + 0.2 <= inner.w,
  );
  const saidW = kit.text.widthIn(said, size ?? 10, { bold: true }) + 0.02;
  board.cell('programme-label', label, { ...inner, ...row, w: inner.w - saidW - 0.1 }, size ?? 10, {
    role: 'label',
    bold: true,
    align: 'left',
    host: 'programme',
  });
  board.cell('programme-said', runs, { ...row, x: inner.x + inner.w - saidW, w: saidW }, size ?? 10, {
    role: 'value',
    align: 'right',
    wrap: false,
    host: 'programme',
  });
  drawTrack(
    board,
    { key: 'programme', name: label.text, path: `${path}/progress`, progress: p.progress, plan, planPath: `${path}/plan` },
    {
      ...inner,
      y: tile.y + 0.57,
      h: 0.21,
    },
  );
}

function drawHeads(board: Board, table: Table, d: StatusData, pane: FormPane, box: BoxIn): void {
  const { kit } = board;
  for (const column of table.columns) {
    const own = column.kind === 'item' ? d.item_head : undefined;
    const said =
      own === undefined
        ? derived(headOf(column.kind, kit.word('item'), hasPlan(d.rows), kit))
        : { text: own, path: `${pane.pointer}/item_head` };
    board.cell(`head-${column.kind}`, said, { x: column.x, w: column.w, y: box.y, h: box.h - 0.04 }, HEAD_PT, {
      role: 'header',
      color: 'muted',
      align: 'left',
      wrap: false,
    });
  }
  const y = box.y + box.h;
  board.line('head-rule', [box.x, y], [box.x + box.w, y], shape.stroke('muted', 1), { role: 'rule' });
}
