/** Steps of equal width that rise by equal heights, each with its text inside. */

import { type BoxIn, derived, type Kit, shape } from '../../layout/index.ts';
import { type Board, fitItems, type Item, placePortions } from '../../marks/text-items.ts';
import { ROOMY_SIZES } from '../../marks/text-panels.ts';
import type { MaturityStaircaseData } from './form.ts';

/** The least height of the lowest step and of a rise, inches. */
const LEAST_FIRST = 1.2;
const LEAST_RISE = 0.35;
const GAP_TO_FOOT = 0.15;

export function drawStairs(d: MaturityStaircaseData, items: readonly Item[], box: BoxIn, board: Board, kit: Kit, pointer: string): void {
  const n = items.length;
  const w = (box.w - 0.06 * (n - 1)) / n;
  for (const key of ['current', 'target'] as const) {
    const at = d[key];
    if (at === undefined) continue;
    kit.drawn.add(`${pointer}/${key}`);
    if (at < 0 || at >= n)
      kit.warn('index_out_of_range', `There is no level ${at}.`, { path: `${pointer}/${key}`, remedy: 'Levels are counted from 0.' });
  }
  // Labels of the levels, such as their numbers, are at the foot of the steps.
  const here = d.current ?? items.findIndex((it) => it.primary || it.state === 'current');
  const isTarget = (i: number): boolean => i === d.target || items[i]?.state === 'target';
  // A step without a mark of its own says that it is today's or the target.
  const marks = items.map(
    (it, i) => it.meta ?? (i === here ? derived(kit.word('today')) : isTarget(i) ? derived(kit.word('target')) : undefined),
  );
  const foot = marks.some((mark) => mark !== undefined) ? 0.36 : 0;
  // The lowest step is as high as the words of the fullest need, and the rest of the height is the rise.
  const room = n === 1 ? box.h : Math.max(LEAST_FIRST, box.h - LEAST_RISE * (n - 1));
  const fit = fitItems(items, () => ({ w: w - 0.3, h: room - 0.3 - foot }), kit, {
    what: 'levels',
    sizes: ROOMY_SIZES,
    style: (it) =>
      items.indexOf(it) === here ? { head: kit.on('accent1'), body: kit.on('accent1'), bullet: kit.on('accent1') } : { body: 'muted' },
  });
  const first = n === 1 ? room : Math.min(room, Math.max(LEAST_FIRST, fit.tallest + 0.3 + foot + GAP_TO_FOOT));
  const rise = n === 1 ? 0 : (box.h - first) / (n - 1);
  for (const [i, it] of items.entries()) {
    const h = first + i * rise;
    const cell = { x: box.x + i * (w + 0.06), y: box.y + box.h - h, w, h };
    const key = `level-${i + 1}`;
    board.rect(
      key,
      cell,
      i === here
        ? { fill: 'accent1' }
        : isTarget(i)
          ? { fill: 'canvas', stroke: shape.stroke('accent1', 1.5, { dash: 'dash' }) }
          : { fill: 'surface' },
      { role: 'node', name: `level ${i + 1}: ${it.label?.text ?? ''}`, layer: 'back' },
    );
    placePortions(
      board,
      key,
      fit.measured[i] as (typeof fit.measured)[number],
      { x: cell.x + 0.15, y: cell.y + 0.15, w: w - 0.3, h: h - 0.3 - foot },
      { host: key },
    );
    const mark = marks[i];
    if (mark !== undefined)
      board.cell(`${key}-mark`, mark, { x: cell.x + 0.15, y: cell.y + h - 0.15 - 0.3, w: w - 0.3, h: 0.3 }, 16, {
        bold: true,
        color: i === here ? kit.on('accent1') : 'muted',
        align: 'left',
        host: key,
        role: 'label',
        name: `mark of level ${i + 1}`,
      });
  }
}
