/** Draws the two halves: side by side with an arrow, or one above the other. */

import { type BoxIn, columns, type Drawing, type Kit, rows, settle } from '../../layout/index.ts';
import { altOf, Board, fitItems, placePortions } from '../../marks/text-items.ts';
import { drawPanels, PANEL_SIZES, ROOMY_SIZES } from '../../marks/text-panels.ts';
import type { FormPane } from '../define.ts';
import { halvesOf, type SplitData } from './form.ts';

export type Look = 'panels' | 'arrow' | 'stacked' | 'definition';

export function drawHalves(d: SplitData, pane: FormPane, kit: Kit, look: Look): Drawing {
  const halves = halvesOf(d, pane, kit);
  const [first, second] = halves;
  const items = halves.map((h) => h.item);
  const board = new Board(pane.box, kit, 'body/halves');
  if (second === undefined) {
    drawPanels(items, pane.box, board, kit, { what: 'halves', across: 1, look: 'edge', color: () => first.color });
    return board.drawing('One side', altOf('One side', items));
  }
  const gap = look === 'arrow' ? 0.9 : look === 'stacked' ? 0.2 : 0.3;
  const cut = (box: BoxIn): BoxIn[] => {
    if (look === 'stacked') return rows(box, 2, gap);
    if (look !== 'definition') return columns(box, 2, gap);
    const w = box.w * 0.34;
    return [
      { ...box, w },
      { ...box, x: box.x + w + gap, w: box.w - w - gap },
    ];
  };
  const pad = { x: 0.3, y: 0.28 };
  const full = cut(pane.box);
  const sizes =
    look === 'definition' ? [{ head: 32, body: 24 }, { head: 28, body: 20 }, { head: 28, body: 16 }, ...PANEL_SIZES] : [...ROOMY_SIZES];
  const fit = fitItems(items, (i) => ({ w: (full[i] as BoxIn).w - 2 * pad.x - 0.06, h: (full[i] as BoxIn).h - 2 * pad.y }), kit, {
    what: 'halves',
    sizes,
    style: (it) => ({
      bullet: it === items[0] ? (first.color === 'neutral' ? 'muted' : first.color) : second.color,
      value_pt: 32,
    }),
  });
  // A few words look lost between wide margins.
  const padY = fit.tallest < 1 ? 0.16 : pad.y;
  const natural = fit.tallest + 2 * padY;
  const wanted =
    look === 'stacked' ? 2 * Math.max(natural, 1.4) + gap : Math.max(Math.min(natural / 0.68, Math.max(natural, fit.tallest / 0.5)), 1);
  const area = settle(pane.box, Math.min(pane.box.h, wanted));
  const boxes = cut(area);
  for (const [i, half] of halves.entries()) {
    const box = boxes[i] as BoxIn;
    const key = i === 0 ? 'left' : 'right';
    board.rect(key, box, { fill: 'surface' }, { role: 'card', layer: 'back', name: half.item.label?.text ?? key });
    board.rect(
      `${key}-edge`,
      look === 'stacked' || look === 'definition' ? { ...box, w: 0.06 } : { ...box, h: 0.06 },
      { fill: half.color },
      { role: 'decoration' },
    );
    const inner = { x: box.x + pad.x, y: box.y + padY, w: box.w - 2 * pad.x, h: box.h - 2 * padY };
    placePortions(board, key, fit.measured[i] as (typeof fit.measured)[number], inner, {
      anchor: look === 'definition' || look === 'stacked' ? 'middle' : 'top',
      host: key,
    });
  }
  if (look === 'arrow') {
    const cx = (boxes[0] as BoxIn).x + (boxes[0] as BoxIn).w + gap / 2;
    const cy = area.y + area.h / 2;
    board.path(
      'arrow',
      [['M', cx - 0.18, cy - 0.28], ['L', cx + 0.18, cy], ['L', cx - 0.18, cy + 0.28], ['Z']],
      { fill: 'accent1' },
      { role: 'decoration' },
    );
  }
  return board.drawing('Two halves', altOf('Two halves', items));
}
