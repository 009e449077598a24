/** Trapezoids of equal height under an apex; the texts at the right, each on the line of its tier. */

import { type BoxIn, type Kit, run, shape } from '../../layout/index.ts';
import { type Board, fitItems, type Item, placePortions } from '../../marks/text-items.ts';

const GAP = 0.06;

export function drawPyramid(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, inverted: boolean): void {
  const n = items.length;
  const base = Math.min(5.6, box.h * 1.25);
  const each = (box.h - GAP * (n - 1)) / n;
  const x = box.x + base + 0.5;
  const w = box.x + box.w - x;
  const fit = fitItems(items, () => ({ w, h: each - 0.06 }), kit, { what: 'tiers', style: { body: 'muted' } });
  const cx = box.x + base / 2;
  for (const [i, it] of items.entries()) {
    const y = box.y + i * (each + GAP);
    const half = (at: number): number => (((inverted ? box.y + box.h - at : at - box.y) / box.h) * base) / 2;
    const key = `tier-${i + 1}`;
    const top = half(y);
    const low = half(y + each);
    board.path(
      key,
      [['M', cx - top, y], ['L', cx + top, y], ['L', cx + low, y + each], ['L', cx - low, y + each], ['Z']],
      { fill: it.primary ? 'accent1' : 'soft1' },
      { role: 'node', name: `tier ${i + 1}: ${it.label?.text ?? ''}` },
    );
    board.cell(
      `${key}-number`,
      [run(`${i + 1}`, undefined, 'derived')],
      { x: cx - 0.3, y: y + each / 2 - (i === (inverted ? n - 1 : 0) ? (inverted ? 0.28 : 0.06) : 0.2), w: 0.6, h: 0.4 },
      14,
      { role: 'axis', bold: true, align: 'center', color: it.primary ? kit.on('accent1') : kit.on('soft1'), host: key },
    );
    const edge = cx + (top + low) / 2 + 0.1;
    board.line(`${key}-leader`, [edge, y + each / 2], [x - 0.15, y + each / 2], shape.stroke('line', 0.75), { role: 'decoration' });
    placePortions(board, key, fit.measured[i] as (typeof fit.measured)[number], { x, y, w, h: each }, { anchor: 'middle' });
  }
}
