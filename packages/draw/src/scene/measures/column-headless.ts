/** Check 46: a column of numbers beside a drawing has a head that says what they are. */
import type { Bounds } from '@deckwright/core/geometry';
import { defineMeasure } from './define-measure.ts';
import type { Ink } from './leaf.ts';
import { unionOfBounds } from './rect.ts';

const MIN_ROWS = 3;
const SAME_IN = 0.03;
const NUMBER = /^[+−-]?[€$£]?\d[\d.,\s]*(?:%|pp|×|x|[a-zA-Z€]{1,4})?$/;

export const columnHeadless = defineMeasure({
  number: 46,
  code: 'column_headless',
  severity: 'W',
  weight: 1,
  remedy: 'Set a head over the column.',
  find({ components, inks, pieces }, report) {
    if (pieces.some((p) => p.kind === 'table')) return;
    for (const members of components.values()) {
      if (!members.some((p) => p.role === 'mark' && p.datum?.value !== undefined)) continue;
      // Numbers beside their own marks need no head; only numbers in a column of their own do.
      const numbers = members.filter((p) => p.role === 'legend' && p.host === undefined && p.inks.length === 1).flatMap((p) => p.inks);
      for (const column of columnsOf(numbers.filter((ink) => NUMBER.test(ink.text.trim())))) {
        const box = unionOfBounds(column) as Bounds;
        const headed = inks.some(
          (ink) =>
            !column.includes(ink) && ink.owner.in_body && ink.bottom <= box.top && ink.left < box.right + 0.3 && ink.right > box.left - 0.3,
        );
        if (!headed) report(column, column.length, 0, `A column of ${column.length} numbers has no head.`);
      }
    }
  },
});

/** Numbers that share a right edge. */
function columnsOf(numbers: readonly Ink[]): readonly Ink[][] {
  const sorted = [...numbers].sort((a, b) => a.right - b.right);
  const columns: Ink[][] = [];
  for (const ink of sorted) {
    const last = columns.at(-1);
    if (last !== undefined && Math.abs((last[0] as Ink).right - ink.right) < SAME_IN) last.push(ink);
    else columns.push([ink]);
  }
  return columns.filter((column) => column.length >= MIN_ROWS);
}
