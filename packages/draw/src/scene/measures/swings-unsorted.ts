/** Check 49: rows that swing to both sides of one base are ordered by their swing, the largest first. */
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';

const SLACK_IN = 0.03;
const MIN_ROWS = 3;

export const swingsUnsorted = defineMeasure({
  number: 49,
  code: 'swings_unsorted',
  severity: 'W',
  weight: 21,
  remedy: 'Sort the rows by high minus low.',
  find({ scales, pieces }, report) {
    for (const marks of scales.values()) {
      // Find the base that every row touches from both sides.
      const base = pieces.find(
        (p) =>
          p.role === 'baseline' &&
          p.kind === 'line' &&
          p.right - p.left < SLACK_IN &&
          marks.some((m) => Math.abs(m.right - p.left) < SLACK_IN),
      );
      if (base === undefined || !marks.every((m) => m.datum?.along === 'x')) continue;
      const rows = new Map<string, LeafShape[]>();
      for (const mark of marks) {
        const row = mark.top.toFixed(2);
        rows.set(row, [...(rows.get(row) ?? []), mark]);
      }
      // Two magnitudes back to back are not swings, because both are counted from zero.
      if (rows.size < MIN_ROWS || ![...rows.values()].every(isSwing)) continue;
      const swings = [...rows.values()].map((row) => Math.max(...row.map((m) => m.right)) - Math.min(...row.map((m) => m.left)));
      const rise = Math.max(...swings.slice(1).map((swing, i) => swing - (swings[i] ?? 0)));
      if (rise > SLACK_IN) report(marks, rise, SLACK_IN, 'Rows with a larger swing stand under rows with a smaller one.');
    }
  },
});

const isSwing = (row: readonly LeafShape[]): boolean => {
  const values = row.map((mark) => mark.datum?.value ?? 0);
  return row.length === 2 && Math.min(...values) < 0 && Math.max(...values) > 0;
};
