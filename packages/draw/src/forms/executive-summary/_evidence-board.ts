/** Claims with their evidence: icon, lead and support at the left; a figure and small bars at the right; the ask as a band below. */
import { type BoxIn, type Drawing, type Kit, run, type SourcedText, shape } from '../../layout/index.ts';
import { tint } from '../../marks/color-ramp.ts';
import { drawItemIcon, iconOf } from '../../marks/item-icon.ts';
import { oneLineSize } from '../../marks/one-line.ts';
import { altOf, Board, type Item, tooLong } from '../../marks/text-items.ts';
import type { Color } from '../../scene/index.ts';
import type { Block } from '../../typeset/index.ts';
import type { FormPane } from '../define.ts';
import type { ExecutiveSummaryData } from './form.ts';

const PANEL_W = 3.98;
const NARROW_PANEL_W = 2.2;
const TILE = 0.72;
const GAP = 0.11;
/** Height of a row by the number of claims, inches: few claims have higher rows. */
const MAX_ROW_H: Readonly<Record<number, number>> = { 1: 4.4, 2: 2.4, 3: 1.7 };
const USUAL_ROW_H = 1.35;
const PAD = 0.2;
const SIZES = [
  { head: 40, body: 28 },
  { head: 32, body: 24 },
  { head: 28, body: 20 },
  { head: 24, body: 20 },
  { head: 20, body: 18 },
  { head: 18, body: 16 },
  { head: 16, body: 14 },
  { head: 14, body: 12 },
  { head: 12, body: 11 },
  { head: 11, body: 10 },
] as const;
const BAR_PT = 12;
const FIGURE_SIZES = [32, 28, 24, 20, 18, 16, 14, 12] as const;

type Bars = NonNullable<ExecutiveSummaryData['bars']>[number];

interface Plan {
  readonly board: Board;
  readonly kit: Kit;
  readonly pointer: string;
  readonly text: { readonly x: number; readonly w: number };
  readonly panel: { readonly x: number; readonly w: number };
  readonly size: (typeof SIZES)[number];
  readonly figure_pt: number;
  readonly label_pt: number;
  readonly icons: boolean;
  readonly bars: boolean;
  /** Widths of the names and values of all bars, so that all bars begin on one line. */
  readonly bar_label_w: number;
  readonly bar_value_w: number;
}

export function drawEvidenceBoard(d: ExecutiveSummaryData, items: readonly Item[], pane: FormPane, kit: Kit): Drawing {
  const board = new Board(pane.box, kit, 'body/summary');
  const { box } = pane;
  // The last claim is the ask if it is the one that is marked.
  const asks = items.at(-1)?.primary === true && items.length > 1;
  const rows = asks ? items.slice(0, -1) : items;
  const bars = items.map((_, i) => d.bars?.[i] ?? []);
  const icons = items.some((it) => it.icon !== undefined);
  const panelW = bars.some((list) => list.length > 0) ? PANEL_W : NARROW_PANEL_W;
  const panel = { x: box.x + box.w - panelW, w: panelW };
  const textX = box.x + (icons ? TILE + 0.23 : 0.05);
  const text = { x: textX, w: panel.x - 0.3 - textX };
  const pitch = Math.min(MAX_ROW_H[items.length] ?? USUAL_ROW_H, (box.h - (asks ? GAP : 0)) / items.length);
  const size = SIZES.find((one) =>
    items.every((it) => {
      const block = claimOf(it, one, 'ink', kit);
      return block === undefined || kit.fit({ block, sizes_pt: [one.body], width_in: text.w, height_in: pitch - 0.14 }).fits;
    }),
  );
  if (size === undefined) throw tooLong(items.length, 'statements');
  const figureW = figureWidth(
    panelW,
    bars.some((list) => list.length > 0),
  );
  const figure_pt = oneLineSize(
    items.map((it) => it.value?.text),
    figureW,
    FIGURE_SIZES,
    'figures',
    kit,
  );
  const labelled = (pt: number, lines: number): boolean =>
    items.every((it) => it.value_label === undefined || labelHeight(it.value_label, pt, { width_in: figureW, lines }, kit) < pitch * 0.5);
  const label_pt = [14, 12, 11].find((pt) => labelled(pt, 1)) ?? [12, 11, 10].find((pt) => labelled(pt, 2));
  if (label_pt === undefined) throw tooLong(items.length, 'labels of figures');
  const all = bars.flat();
  const decimals = kit.sharedDecimals(all.map(({ value }) => value));
  const widest = (texts: readonly string[]): number => Math.max(0, ...texts.map((one) => kit.text.widthIn(one, BAR_PT, { bold: true })));
  const plan: Plan = {
    board,
    kit,
    pointer: pane.pointer,
    text,
    panel,
    size,
    figure_pt,
    label_pt,
    icons,
    bars: panelW === PANEL_W,
    bar_label_w: widest(all.map(({ label }) => label)) + 0.12,
    bar_value_w: widest(all.flatMap(({ value }) => (value === undefined ? [] : [kit.value(value, { decimals })]))) + 0.06,
  };
  const total = pitch * items.length + (asks ? GAP : 0);
  const top = box.y + (box.h - total) * 0.46;
  board.rect('evidence', { x: panel.x, y: top, w: panel.w, h: pitch * rows.length }, { fill: 'surface' }, { role: 'card', layer: 'back' });
  for (const [i, it] of rows.entries()) {
    const y = top + i * pitch;
    if (i > 0) board.line(`rule-${i}`, [box.x, y], [box.x + box.w, y], shape.stroke('line', 0.75), { role: 'rule' });
    drawClaim(plan, it, i, { x: box.x, y, w: box.w, h: pitch }, bars[i] ?? [], false);
  }
  const ask = asks ? items.at(-1) : undefined;
  if (ask !== undefined) {
    const band = { x: box.x, y: top + pitch * rows.length + GAP, w: box.w, h: pitch };
    board.rect('ask', band, { fill: 'accent1' }, { role: 'band', layer: 'back' });
    drawClaim(plan, ask, rows.length, band, bars[rows.length] ?? [], true);
  }
  return board.drawing('Summary', altOf('Executive summary', items));
}

const figureWidth = (panelW: number, withBars: boolean): number => (withBars ? panelW * 0.48 - PAD : panelW - 2 * PAD);

/** Height of the words under a figure; infinite when they need more lines. */
function labelHeight(
  label: SourcedText,
  size_pt: number,
  { width_in, lines }: { readonly width_in: number; readonly lines: number },
  kit: Kit,
): number {
  const fit = kit.fit({ block: kit.block(label.text, { color: 'muted' }), sizes_pt: [size_pt], width_in, max_lines: lines });
  return fit.fits ? fit.height_in : Number.POSITIVE_INFINITY;
}

/** Lead and support as one block. */
function claimOf(it: Item, size: (typeof SIZES)[number], color: Color, kit: Kit): Block | undefined {
  const support = [it.sub, ...it.detail].filter((one) => one !== undefined);
  const paragraphs = [
    ...(it.label === undefined ? [] : [{ runs: [run(it.label.text, it.label.path, it.label.bind, { bold: true, size_pt: size.head })] }]),
    ...support.map((one) => ({ runs: [run(one.text, one.path, one.bind)], gap: 0.1 })),
  ];
  return paragraphs.length === 0 ? undefined : kit.paragraphs(paragraphs, { color, leading: 1.15 });
}

function drawClaim(plan: Plan, it: Item, i: number, row: BoxIn, bars: Bars, band: boolean): void {
  const { board, kit, text, panel, size, figure_pt, label_pt, icons } = plan;
  const key = `claim-${i + 1}`;
  const on = kit.on('accent1');
  if (icons) {
    const tile = { x: row.x + (band ? 0.14 : 0), y: row.y + (row.h - TILE) / 2, w: TILE, h: TILE };
    if (!band)
      board.rect(
        `${key}-tile`,
        tile,
        { fill: tint('accent1', 0.14, kit).fill, radius_in: kit.theme.radius_in },
        { role: 'chip', layer: 'back' },
      );
    const icon = iconOf(it, 'none is drawn', kit);
    const d = band ? 0.44 : 0.4;
    if (icon !== undefined)
      drawItemIcon(
        icon,
        `${key}-icon`,
        { x: tile.x + (TILE - d) / 2, y: tile.y + (TILE - d) / 2, w: d, h: d },
        band ? on : 'accent1',
        board,
      );
  }
  const block = claimOf(it, size, band ? on : 'ink', kit);
  if (block !== undefined)
    board.words(`${key}-text`, block, { x: text.x + (band && !icons ? PAD : 0), y: row.y, w: text.w, h: row.h }, size.body, {
      role: 'body',
      anchor: 'middle',
      ...(band ? { host: 'ask' } : {}),
    });
  const w = figureWidth(panel.w, plan.bars);
  if (it.value !== undefined) {
    const h = kit.text.pitchIn(figure_pt);
    const label = it.value_label;
    const labelH = label === undefined ? 0 : labelHeight(label, label_pt, { width_in: w, lines: 2 }, kit);
    const y = row.y + (row.h - h - labelH) / 2;
    board.cell(`${key}-value`, it.value, { x: panel.x + PAD, y, w, h }, figure_pt, {
      role: 'value',
      bold: true,
      color: band ? on : kit.asText('accent1'),
      align: 'left',
      wrap: false,
    });
    if (label !== undefined)
      board.cell(`${key}-value-label`, label, { x: panel.x + PAD, y: y + h, w, h: labelH }, label_pt, {
        role: 'label',
        color: band ? on : 'muted',
        align: 'left',
        anchor: 'top',
      });
  }
  if (bars.length > 0) drawBars(plan, bars, i, { x: panel.x + panel.w * 0.54, y: row.y, w: panel.w * 0.46 - PAD, h: row.h }, band);
}

/** Small bars of one claim on one scale, or pairs of words when an entry has no number. */
function drawBars(
  { board, kit, pointer, bar_label_w: labelW, bar_value_w: valueW }: Plan,
  bars: Bars,
  i: number,
  box: BoxIn,
  band: boolean,
): void {
  const on: Color = band ? kit.on('accent1') : 'ink';
  const most = Math.max(0, ...bars.map(({ value }) => Math.abs(value ?? 0)));
  const decimals = kit.sharedDecimals(bars.map(({ value }) => value));
  const pitch = Math.min(0.36, (box.h - 0.1) / bars.length);
  const top = box.y + (box.h - pitch * bars.length) / 2;
  const room = Math.max(0.2, box.w - labelW - valueW);
  for (const [k, bar] of bars.entries()) {
    const at = `${pointer}/bars/${i}/${k}`;
    const key = `claim-${i + 1}-bar-${k + 1}`;
    const y = top + k * pitch;
    const strong = bar.emphasis === 'primary';
    const label: SourcedText = { text: bar.label, path: `${at}/label` };
    const lead = strong || (band && bar.value === undefined);
    board.cell(`${key}-label`, label, { x: box.x, y, w: labelW, h: pitch }, 12, {
      role: 'axis',
      bold: lead,
      color: on,
      align: 'left',
      wrap: false,
    });
    if (bar.value === undefined) {
      if (bar.text !== undefined)
        board.cell(`${key}-text`, { text: bar.text, path: `${at}/text` }, { x: box.x + labelW, y, w: box.w - labelW, h: pitch }, 12, {
          role: 'axis',
          color: on,
        });
      continue;
    }
    const w = most === 0 ? 0.02 : Math.max(0.02, (Math.abs(bar.value) / most) * room);
    board.rect(
      key,
      { x: box.x + labelW, y: y + (pitch - 0.22) / 2, w, h: 0.22 },
      { fill: band ? on : strong ? 'accent1' : 'neutral' },
      {
        role: 'mark',
        name: `${bar.label}`,
        datum: { path: `${at}/value`, value: bar.value, scale: `body/summary/bars-${i + 1}`, along: 'x' },
      },
    );
    board.cell(
      `${key}-value`,
      { text: kit.value(bar.value, { decimals }), path: `${at}/value`, bind: 'formatted' },
      { x: box.x + labelW + w + 0.06, y, w: valueW, h: pitch },
      12,
      { role: 'value', bold: strong, color: on, align: 'left', wrap: false },
    );
  }
}
