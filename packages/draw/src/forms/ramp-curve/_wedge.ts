/**
 * The wedge with its dividers, a figure over each phase and its text below. Its edge is at the height of the values at the end of each
 * phase where all have numbers of one unit. Values that cannot be compared stand in the text, because a height would compare them.
 */

import { type BoxIn, columns, type Kit, numberIn, shape } from '../../layout/index.ts';
import { type Board, fitItems, type Item, placePortions } from '../../marks/text-items.ts';

export function drawWedge(items: readonly Item[], box: BoxIn, board: Board, kit: Kit): void {
  const n = items.length;
  const cells = columns(box, n, 0);
  const shares = sharesOf(items);
  const above = shares !== undefined;
  const fit = fitItems(
    items.map((it) => {
      const { value, ...rest } = it;
      return above || value === undefined ? rest : it;
    }),
    (i) => ({ w: (cells[i] as BoxIn).w - 0.25, h: box.h * 0.4 }),
    kit,
    { what: 'phases', style: { body: 'muted', ...(above ? {} : { value_pt: 28 }) } },
  );
  const base = box.y + box.h - fit.tallest - 0.2;
  const head = above ? 0.62 : 0.1;
  const low = above ? 0 : 0.35;
  const high = base - box.y - head;
  /** Height of the edge at the end of a phase, as a share; before the first it is 0. */
  const share = (i: number): number => (i < 0 ? 0 : (shares?.[i] ?? (i + 1) / n));
  const at = (i: number): number => base - low - share(i) * (high - low);
  for (const [i, it] of items.entries()) {
    const cell = cells[i] as BoxIn;
    const key = `phase-${i + 1}`;
    const right = cell.x + cell.w;
    board.path(
      key,
      [['M', cell.x, at(i - 1)], ['L', right, at(i)], ['L', right, base], ['L', cell.x, base], ['Z']],
      { fill: it.primary || (i === n - 1 && !items.some((x) => x.primary)) ? 'accent1' : 'soft1', stroke: shape.stroke('canvas', 1.5) },
      { role: 'node', name: `phase ${i + 1}: ${it.label?.text ?? ''}` },
    );
    if (above && it.value !== undefined) {
      const size = [28, 24, 20, 16, 14, 12].find((s) => kit.text.widthIn(it.value?.text ?? '', s, { bold: true }) <= cell.w - 0.2) ?? 12;
      // Where the edge falls, the figure stands above the higher end of what is below it.
      const covered = Math.min(1, (kit.text.widthIn(it.value.text, size, { bold: true }) + 0.15) / cell.w);
      const top = Math.min(at(i), at(i) + (at(i - 1) - at(i)) * covered);
      board.cell(`${key}-value`, it.value, { x: cell.x + 0.1, y: top - 0.56, w: cell.w - 0.2, h: 0.5 }, size, {
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

/** Each value as a share of the largest. Undefined where one has no number, units differ, or nothing rises. */
function sharesOf(items: readonly Item[]): readonly number[] | undefined {
  const values = items.flatMap(({ value }) => (value === undefined ? [] : [value.text]));
  // Without figures the wedge says no more than that something rises.
  if (values.length === 0) return undefined;
  const numbers = values.map((text) => numberIn(text));
  const most = Math.max(...numbers.map((number) => number ?? Number.NaN));
  const isOfOneUnit = new Set(values.map(unitOf)).size === 1;
  if (values.length < items.length || !isOfOneUnit || !(most > 0) || numbers.some((number) => (number as number) < 0)) return undefined;
  return numbers.map((number) => (number as number) / most);
}

/** What stands around the number. */
const unitOf = (text: string): string => [...text].filter((c) => !"0123456789., \u00a0\u202f'".includes(c)).join('');
