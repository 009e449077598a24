/** Trapezoids of equal height under an apex, and texts at the right, each level with its tier. */

import { type BoxIn, type Kit, run, shape } from '../../layout/index.ts';
import { drawItemIcon, iconOf } from '../../marks/item-icon.ts';
import { type Board, fitItems, type Item, placePortions } from '../../marks/text-items.ts';
import { ROOMY_SIZES } from '../../marks/text-panels.ts';

const GAP = 0.08;
const PAD = 0.25;
const ICON = 0.4;
/** Height of the strip of a name alone, inches. */
const STRIP = 0.9;

export function drawPyramid(items: readonly Item[], box: BoxIn, board: Board, kit: Kit, inverted: boolean): void {
  const n = items.length;
  const base = Math.min(6.2, box.h * 1.3);
  const each = (box.h - GAP * (n - 1)) / n;
  const x = box.x + base + 0.3;
  const w = box.x + box.w - x;
  const fit = fitItems(items, () => ({ w: w - 2 * PAD, h: each - 0.1 }), kit, {
    what: 'tiers',
    sizes: ROOMY_SIZES,
    style: { body: 'muted' },
  });
  /** Names without more to say stand on strips. */
  const bare = items.every((it) => it.sub === undefined && it.detail.length === 0);
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
    const icon = iconOf(it, 'its number is drawn', kit);
    const middle = y + each / 2 + (i === (inverted ? n - 1 : 0) ? (inverted ? -0.1 : 0.14) : 0);
    if (icon !== undefined)
      drawItemIcon(
        icon,
        `${key}-icon`,
        { x: cx - ICON / 2, y: middle - ICON / 2, w: ICON, h: ICON },
        it.primary ? kit.on('accent1') : kit.on('soft1'),
        board,
      );
    else
      board.cell(`${key}-number`, [run(`${i + 1}`, undefined, 'derived')], { x: cx - 0.3, y: middle - 0.2, w: 0.6, h: 0.4 }, 18, {
        role: 'axis',
        bold: true,
        align: 'center',
        color: it.primary ? kit.on('accent1') : kit.on('soft1'),
        host: key,
      });
    const edge = cx + (top + low) / 2 + 0.1;
    const height = bare ? Math.min(each, STRIP) : each;
    const card = { x, y: y + (each - height) / 2, w, h: height };
    if (x - edge > 0.2)
      board.line(`${key}-leader`, [edge, y + each / 2], [x, y + each / 2], shape.stroke('neutral', 0.75), {
        role: 'decoration',
        layer: 'back',
      });
    board.rect(`${key}-card`, card, { fill: 'surface' }, { role: 'card', layer: 'back', name: `text ${i + 1}` });
    board.rect(`${key}-edge`, { ...card, w: 0.05 }, { fill: it.primary ? 'accent1' : 'soft1' }, { role: 'decoration' });
    placePortions(
      board,
      key,
      fit.measured[i] as (typeof fit.measured)[number],
      { x: x + PAD, y, w: w - 2 * PAD, h: each },
      { anchor: 'middle', host: `${key}-card` },
    );
  }
}
