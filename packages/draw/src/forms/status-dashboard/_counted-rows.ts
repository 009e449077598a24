/** Rows of a counted board: columns as wide as their words, type as large as the rows allow, and the drawing of one row. */
import { autoIcon, type BoxIn, findIcon, type Kit, run, type SourcedText, shape } from '../../layout/index.ts';
import { tint } from '../../marks/color-ramp.ts';
import { drawItemIcon, iconOf } from '../../marks/item-icon.ts';
import { type StatusLook, statusSaid } from '../../marks/status-look.ts';
import type { Board } from '../../marks/text-items.ts';
import type { Color } from '../../scene/index.ts';
import type { RunIn } from '../../typeset/index.ts';
import { drawTrack } from './_track.ts';
import type { StatusRow } from './form.ts';

export type Kind = 'item' | 'status' | 'progress' | 'owner' | 'due' | 'next_action';

export interface Entry {
  readonly row: StatusRow;
  readonly path: string;
  readonly key: string;
  readonly look: StatusLook | undefined;
  readonly said: SourcedText | undefined;
}

interface Column {
  readonly kind: Kind;
  readonly x: number;
  readonly w: number;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly size_pt: number;
  readonly icons: boolean;
  readonly figure_w: number;
}

export const HEAD_PT = 14;
const SIZES = [20, 18, 16, 14, 12, 11, 10] as const;
const PAD = 0.2;
/** Least and largest space between columns. */
const GAP = 0.3;
const WIDE_GAP = 0.5;
const BAR_W = 1.42;
const LEAST_BAR_W = 0.8;
/** How much of its colour the row of an off-track item keeps. */
const TINT = 0.16;

const iconW = (size_pt: number): number => Math.round(size_pt * 1.2) / 72;
const pillPt = (size_pt: number): number => Math.min(14, size_pt);
const pillW = (words: string, size_pt: number, kit: Kit): number =>
  kit.text.widthIn(words, pillPt(size_pt), { bold: true }) + (pillPt(size_pt) * 1.2) / 72 + 0.34;

/** Text above a column. */
export const headOf = (kind: Kind, itemHead: string, isPlanned: boolean, kit: Kit): string =>
  kind === 'progress' ? `${kit.word(kind)}${isPlanned ? ` / ${kit.word('planned')}` : ''}, %` : kind === 'item' ? itemHead : kit.word(kind);

/** Whether a row has a plan, which stands after its progress. */
export const hasPlan = (rows: readonly StatusRow[]): boolean => rows.some(({ plan }) => plan !== undefined);

function figuresOf({ progress, plan }: StatusRow, path: string, kit: Kit): RunIn[] {
  return [
    ...(progress === undefined ? [] : [run(kit.value(progress), `${path}/progress`, 'formatted', { bold: true })]),
    ...(plan === undefined
      ? []
      : [run(' / ', undefined, 'derived', { color: 'muted' }), run(kit.value(plan), `${path}/plan`, 'formatted', { color: 'muted' })]),
  ];
}

/** Sizes and columns at which every row keeps its height; undefined when there are none. */
export function planColumns(
  entries: readonly Entry[],
  kinds: readonly Kind[],
  box: BoxIn,
  pitch: number,
  kit: Kit,
  itemHead: string,
): Table | undefined {
  const icons = entries.some(({ row }) => row.icon !== undefined);
  const isPlanned = hasPlan(entries.map(({ row }) => row));
  for (const size_pt of SIZES) {
    const bold = (words: string): number => kit.text.widthIn(words, size_pt, { bold: true });
    const figure_w = Math.max(
      0,
      ...entries.map(({ row }) =>
        bold(
          figuresOf(row, '', kit)
            .map(({ text }) => text)
            .join(''),
        ),
      ),
    );
    const head = (kind: Kind): number => kit.text.widthIn(headOf(kind, itemHead, isPlanned, kit), HEAD_PT) + 0.02;
    const lead = icons ? iconW(size_pt) + 0.16 : 0;
    const natural = (kind: Kind): number =>
      kind === 'status'
        ? Math.max(...entries.map(({ said }) => (said === undefined ? 0 : pillW(said.text, size_pt, kit))))
        : kind === 'progress'
          ? BAR_W + 0.12 + figure_w
          : Math.max(...entries.map(({ row }) => bold(String(row[kind] ?? '')))) + (kind === 'item' ? lead : 0) + 0.02;
    const widths = new Map(kinds.map((kind) => [kind, Math.max(natural(kind), head(kind))]));
    const room = box.w - 2 * PAD - GAP * (kinds.length - 1);
    const over = (): number => [...widths.values()].reduce((sum, w) => sum + w, 0) - room;
    if (over() > 0 && widths.has('progress')) {
      // Larger type is not worth a bar that is too short to show differences.
      const least = Math.max((size_pt > 16 ? BAR_W : LEAST_BAR_W) + 0.12 + figure_w, head('progress'));
      widths.set('progress', Math.max(least, (widths.get('progress') ?? 0) - over()));
    }
    // Words wrap only if a row has room for two lines.
    for (const kind of ['next_action', 'item', 'owner'] as const) {
      const own = widths.get(kind);
      if (own === undefined || over() <= 0) continue;
      widths.set(kind, Math.max(head(kind), own * 0.52, own - over()));
    }
    if (over() > 1e-6) continue;
    const fits = entries.every(({ row }) =>
      (['item', 'owner', 'due', 'next_action'] as const).every((kind) => {
        const words = row[kind];
        if (words === undefined) return true;
        const block = kit.block(words, { color: 'ink', bold: true });
        const width_in = (widths.get(kind) ?? 0) - (kind === 'item' ? lead : 0) + 0.01;
        return kit.fit({ block, sizes_pt: [size_pt], width_in, height_in: pitch - 0.08 }).fits;
      }),
    );
    if (!fits) continue;
    const spare = Math.min(WIDE_GAP - GAP, -over() / Math.max(1, kinds.length - 1));
    let x = box.x + PAD;
    const columns = kinds.map((kind, i): Column => {
      const w = i === kinds.length - 1 ? box.x + box.w - PAD - x : (widths.get(kind) ?? 0);
      const column = { kind, x, w };
      x += w + GAP + spare;
      return column;
    });
    return { columns, size_pt, icons, figure_w };
  }
  return undefined;
}

export function drawRow(board: Board, entry: Entry, table: Table, box: BoxIn, last: boolean): void {
  const { kit } = board;
  const { row, key, look, path } = entry;
  const bad = look?.health === 'off_track';
  const worry = bad || look?.health === 'at_risk';
  if (bad || row.emphasis === 'primary') {
    const tone = bad ? 'negative' : 'accent1';
    board.rect(key, box, { fill: tint(tone, TINT, kit).fill }, { role: 'band', layer: 'back', name: `row: ${row.item}` });
    board.rect(`${key}-edge`, { ...box, w: 0.056 }, { fill: tone }, { role: 'decoration', layer: 'back' });
  }
  if (!last)
    board.line(`${key}-rule`, [box.x, box.y + box.h], [box.x + box.w, box.y + box.h], shape.stroke('line', 0.75), { role: 'rule' });
  for (const { kind, x, w } of table.columns) {
    const cell = { x, y: box.y, w, h: box.h };
    if (kind === 'status') drawState(board, entry, cell, table.size_pt);
    else if (kind === 'progress') {
      if (row.progress === undefined && row.plan === undefined) continue;
      const bar = { x, y: box.y + box.h / 2 - 0.085, w: w - table.figure_w - 0.12, h: 0.17 };
      drawTrack(
        board,
        {
          key: `${key}-progress`,
          name: row.item,
          path: `${path}/progress`,
          progress: row.progress,
          plan: row.plan,
          planPath: `${path}/plan`,
          fill: worry ? (look?.tone ?? 'accent1') : 'accent1',
        },
        bar,
      );
      if (row.progress !== undefined || row.plan !== undefined)
        board.cell(
          `${key}-percent`,
          figuresOf(row, path, kit),
          { ...cell, x: x + w - table.figure_w - 0.01, w: table.figure_w + 0.02 },
          table.size_pt,
          { role: 'label', align: 'right', wrap: false },
        );
    } else drawWords(board, entry, kind, cell, table, bad);
  }
}

function drawWords(
  board: Board,
  { row, key, path }: Entry,
  kind: 'item' | 'owner' | 'due' | 'next_action',
  cell: BoxIn,
  table: Table,
  bad: boolean,
): void {
  const { kit } = board;
  const words = row[kind];
  if (words === undefined) return;
  const d = iconW(table.size_pt);
  const lead = kind === 'item' && table.icons ? d + 0.16 : 0;
  if (kind === 'item' && row.icon !== undefined) {
    const own = { icon: row.icon, label: { text: row.item }, pointer: path };
    const icon = iconOf(own, 'none is drawn', kit);
    if (icon !== undefined)
      drawItemIcon(icon, `${key}-icon`, { x: cell.x, y: cell.y + (cell.h - d) / 2, w: d, h: d }, bad ? 'ink' : 'muted', board);
  }
  board.cell(`${key}-${kind}`, { text: words, path: `${path}/${kind}` }, { ...cell, x: cell.x + lead, w: cell.w - lead }, table.size_pt, {
    role: kind === 'item' ? 'node' : 'body',
    bold: kind === 'item' || (bad && kind !== 'owner'),
    align: 'left',
  });
}

/** Icon and word in an outline, filled only for an off-track item. */
function drawState(board: Board, { row, key, look, path }: Entry, cell: BoxIn, size_pt: number): void {
  const { kit } = board;
  if (row.status === undefined) return;
  const said = statusSaid(row.status, `${path}/status`, kit);
  if (look === undefined)
    kit.warn('unknown_value', `The status ${JSON.stringify(row.status.slice(0, 40))} is not known; its pill is neutral.`, {
      path: `${path}/status`,
      remedy: 'Send green, amber or red.',
    });
  const pt = pillPt(size_pt);
  const h = Math.min(cell.h - 0.06, Math.max(0.31, kit.text.pitchIn(pt) + 0.06));
  const w = cell.w;
  const filled = look?.health === 'off_track';
  const tone = look?.tone ?? 'neutral';
  const color: Color = filled ? kit.on(tone) : kit.asText(look?.text ?? 'ink');
  const pill = { x: cell.x, y: cell.y + (cell.h - h) / 2, w, h };
  board.rect(`${key}-status`, pill, filled ? { fill: tone, radius_in: h / 2 } : { stroke: shape.stroke(tone, 1.25), radius_in: h / 2 }, {
    role: 'chip',
    name: `status: ${said.text}`,
  });
  const d = (pt * 1.2) / 72;
  const name = look?.icon ?? autoIcon('');
  const steps = name === undefined ? undefined : findIcon(name);
  if (name !== undefined && steps !== undefined)
    drawItemIcon({ name, steps }, `${key}-status-icon`, { x: cell.x + 0.11, y: pill.y + (h - d) / 2, w: d, h: d }, color, board);
  const left = cell.x + 0.11 + (steps === undefined ? 0 : d + 0.07);
  board.cell(`${key}-status-word`, said, { x: left, y: pill.y, w: cell.x + w - left - 0.06, h }, pt, {
    role: 'label',
    bold: true,
    color,
    align: 'left',
    wrap: false,
    ...(filled ? { host: `${key}-status` } : {}),
  });
}
