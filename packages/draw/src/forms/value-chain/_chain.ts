/** The chain: support bands above or below, activities as columns, and the goal as a tip. */

import { type BoxIn, columns, type Drawing, type Kit, settle } from '../../layout/index.ts';
import { labelSize } from '../../marks/chevrons.ts';
import { MOST_TIMES } from '../../marks/panel-fill.ts';
import { altOf, Board, fitItems, type Item, itemsOf, placePortions } from '../../marks/text-items.ts';
import { ROOMY_SIZES } from '../../marks/text-panels.ts';
import type { FormPane } from '../define.ts';
import type { ValueChainData } from './form.ts';

const BAND = 0.62;
/** Supports and activities that leave room free: the most of a band, and the least and most of the activities, inches. */
const MOST_BAND = 1;
const LEAST_ACTIVITY = 1.2;
const PAD_Y = 0.4;
const GAP = 0.08;
const PAD_X = 0.15;

export function drawChain(d: ValueChainData, pane: FormPane, kit: Kit, below: boolean): Drawing {
  const board = new Board(pane.box, kit, 'body/chain');
  const support = itemsOf(d.support, `${pane.pointer}/support`, kit);
  const primary = itemsOf(d.primary, `${pane.pointer}/primary`, kit);
  const tip = d.goal === undefined ? 0 : 1.7;
  const { box, band } = heightsOf(primary, support.length, pane.box, pane.box.w - tip, kit);
  const bands = support.length * (band + GAP);
  const area: BoxIn = { x: box.x, y: box.y + (below ? 0 : bands), w: box.w - tip - (tip > 0 ? GAP : 0), h: box.h - bands };
  const bandSize = support.length > 0 ? labelSize(support, area.w - 0.4, band - 0.04, kit, 20) : 18;
  for (const [i, it] of support.entries()) {
    const y = below ? box.y + box.h - (support.length - i) * (band + GAP) + GAP : box.y + i * (band + GAP);
    const key = `support-${i + 1}`;
    board.rect(
      key,
      { x: area.x, y, w: area.w, h: band },
      { fill: it.primary ? 'accent1' : 'surface' },
      { role: 'node', layer: 'back', name: it.label?.text ?? key },
    );
    const words = [it.label, it.sub, ...it.detail].flatMap((s, k) =>
      s === undefined
        ? []
        : [
            ...(k > 0 ? [{ text: '  ' }] : []),
            { text: s.text, ...(s.path === undefined ? {} : { path: s.path, bind: s.bind ?? ('verbatim' as const) }), bold: k === 0 },
          ],
    );
    board.cell(`${key}-name`, words, { x: area.x + 0.2, y, w: area.w - 0.4, h: band }, bandSize, {
      role: 'node',
      align: 'center',
      color: it.primary ? kit.on('accent1') : 'ink',
      host: key,
    });
  }
  const cells = columns(area, primary.length, GAP);
  if (primary.every(isBare)) drawNames(primary, cells, board, kit);
  else drawActivities(primary, cells, board, kit);
  if (d.goal !== undefined) {
    const x = box.x + box.w - tip;
    board.path(
      'goal',
      [
        ['M', x, box.y],
        ['L', x + 0.7, box.y],
        ['L', x + tip, box.y + box.h / 2],
        ['L', x + 0.7, box.y + box.h],
        ['L', x, box.y + box.h],
        ['Z'],
      ],
      { fill: 'soft1' },
      { role: 'node', name: `goal: ${d.goal}` },
    );
    const block = kit.block(d.goal, { color: 'ink', bold: true });
    const size = [20, 18, 16, 14, 12, 11, 10].find((s) => kit.fit({ block, sizes_pt: [s], width_in: 1.2, height_in: 2 }).fits) ?? 10;
    board.cell('goal-name', { text: d.goal, path: `${pane.pointer}/goal` }, { x: x + 0.15, y: box.y + box.h / 2 - 1, w: 1.2, h: 2 }, size, {
      role: 'node',
      bold: true,
      align: 'center',
      color: kit.on('soft1'),
      host: 'goal',
    });
  }
  const alt = `${altOf('Activities', primary)} ${altOf('Support', support)} ${d.goal ?? ''}`;
  return board.drawing('Value chain', alt);
}

/** Activities are no higher than their words need: bands take the next part of what is left, and the rest is around the chain. */
function heightsOf(
  primary: readonly Item[],
  supports: number,
  box: BoxIn,
  w: number,
  kit: Kit,
): { readonly box: BoxIn; readonly band: number } {
  const least = supports * (BAND + GAP);
  if (primary.length === 0 || primary.every(isBare)) return { box, band: BAND };
  const [cell] = columns({ ...box, w }, primary.length, GAP) as [BoxIn];
  const { tallest } = fitActivities(primary, cell.w - 2 * PAD_X, box.h - least - PAD_Y, kit);
  const own = Math.max(LEAST_ACTIVITY, (tallest + PAD_Y) * MOST_TIMES);
  const left = box.h - least - own;
  if (left <= 0) return { box, band: BAND };
  const band = supports === 0 ? BAND : Math.min(MOST_BAND, BAND + left / supports);
  return { box: settle(box, Math.min(box.h, supports * (band + GAP) + own)), band };
}

const fitActivities = (items: readonly Item[], w: number, h: number, kit: Kit) =>
  fitItems(items, () => ({ w, h }), kit, {
    what: 'activities',
    sizes: ROOMY_SIZES,
    style: (it, { head }) => ({
      value_pt: head >= 20 ? 40 : head >= 16 ? 32 : 24,
      ...(it.primary
        ? { head: kit.on('accent1'), body: kit.on('accent1'), bullet: kit.on('accent1'), value: kit.on('accent1') }
        : { body: 'ink' }),
    }),
  });

const isBare = (it: Item): boolean => it.sub === undefined && it.value === undefined && it.detail.length === 0;

/** Activities that are only named: their names in the middle, as large as they fit. */
function drawNames(items: readonly Item[], cells: readonly BoxIn[], board: Board, kit: Kit): void {
  const { w, h } = cells[0] as BoxIn;
  const size = labelSize(items, w - 0.3, h - 0.4, kit, 28);
  for (const [i, it] of items.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `activity-${i + 1}`;
    const fill = it.primary ? 'accent1' : 'soft1';
    board.rect(key, cell, { fill }, { role: 'node', layer: 'back', name: it.label?.text ?? key });
    if (it.label !== undefined)
      board.cell(`${key}-name`, it.label, { x: cell.x + 0.15, y: cell.y + 0.2, w: w - 0.3, h: h - 0.4 }, size, {
        role: 'node',
        bold: true,
        align: 'center',
        color: kit.on(fill),
        host: key,
      });
  }
}

function drawActivities(items: readonly Item[], cells: readonly BoxIn[], board: Board, kit: Kit): void {
  const { w, h } = cells[0] as BoxIn;
  const inner = w - 2 * PAD_X;
  const fit = fitActivities(items, inner, h - PAD_Y, kit);
  for (const [i, it] of items.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `activity-${i + 1}`;
    board.rect(key, cell, { fill: it.primary ? 'accent1' : 'surface' }, { role: 'card', layer: 'back', name: it.label?.text ?? key });
    if (!it.primary) board.rect(`${key}-edge`, { ...cell, h: 0.06 }, { fill: 'accent1' }, { role: 'decoration' });
    placePortions(
      board,
      key,
      fit.measured[i] as (typeof fit.measured)[number],
      { x: cell.x + 0.15, y: cell.y + 0.22, w: inner, h: cell.h - 0.4 },
      { host: key, spread: true },
    );
  }
}
