/** The wedge with its dividers, a figure over each phase and its text below. */

import { type BoxIn, columns, type Kit, shape } from '../../layout/index.ts';
import { type Board, fitItems, type Item, placePortions } from '../../marks/text-items.ts';

export function drawWedge(items: readonly Item[], box: BoxIn, board: Board, kit: Kit): void {
  const n = items.length;
  const cells = columns(box, n, 0);
  const fit = fitItems(
    items.map((it) => {
      const { value: _, ...rest } = it;
      return rest;
    }),
    (i) => ({ w: (cells[i] as BoxIn).w - 0.25, h: box.h * 0.4 }),
    kit,
    { what: 'phases', style: { body: 'muted' } },
  );
  const base = box.y + box.h - fit.tallest - 0.2;
  const head = 0.62;
  const low = 0.35;
  const high = base - box.y - head;
  const at = (x: number): number => base - low - ((x - box.x) / box.w) * (high - low);
  for (const [i, it] of items.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `phase-${i + 1}`;
    const right = cell.x + cell.w;
    board.path(
      key,
      [['M', cell.x, at(cell.x)], ['L', right, at(right)], ['L', right, base], ['L', cell.x, base], ['Z']],
      { fill: it.primary || (i === n - 1 && !items.some((x) => x.primary)) ? 'accent1' : 'soft1', stroke: shape.stroke('canvas', 1.5) },
      { role: 'node', name: `phase ${i + 1}: ${it.label?.text ?? ''}` },
    );
    if (it.value !== undefined) {
      const size = [28, 24, 20, 16, 14, 12].find((s) => kit.text.widthIn(it.value?.text ?? '', s, { bold: true }) <= cell.w - 0.2) ?? 12;
      board.cell(`${key}-value`, it.value, { x: cell.x + 0.1, y: at(right) - 0.56, w: cell.w - 0.2, h: 0.5 }, size, {
        role: 'value',
        bold: true,
        color: kit.asText('accent1'),
        align: 'right',
        wrap: false,
      });
    }
    placePortions(board, key, fit.measured[i] as (typeof fit.measured)[number], {
      x: cell.x + 0.1,
      y: base + 0.15,
      w: cell.w - 0.25,
      h: fit.tallest,
    });
  }
}
