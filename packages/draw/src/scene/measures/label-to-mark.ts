/** Check 24: a value is beside its own mark, or a leader joins them. */
import type { Bounds } from '@deckwright/core/geometry';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { distanceBetween, gapBetween, unionOfBounds } from './rect.ts';

const MIN_IN = 0.03;
const MAX_IN = 0.12;
/** Ink is measured to the usual height of letters, and a digit may differ from it slightly. */
const SLACK_IN = 0.012;

export const labelToMark = defineMeasure({
  number: 24,
  code: 'label_off_mark',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find({ components, byId }, report) {
    for (const members of components.values()) {
      const values = members.filter((p) => p.role === 'value' && p.host !== undefined && p.inks.length > 0);
      if (values.length === 0) continue;
      const marks = members.filter((p) => p.role === 'mark' && p.datum?.value !== undefined && p.kind !== 'path');
      const led = new Set(members.flatMap((p) => (p.role === 'leader' && p.host !== undefined ? [p.host] : [])));
      for (const label of values) {
        const mark = byId.get(label.host ?? '');
        if (mark === undefined || mark.role !== 'mark' || mark.kind === 'path' || mark.kind === 'line') continue;
        const ink = unionOfBounds(label.inks) as Bounds;
        const gap = gapBetween(ink, mark);
        // A value is not measured when it is inside its mark, in a column of its own beside all marks, or joined by a leader.
        if (gap < -SLACK_IN || led.has(label.id) || led.has(mark.id) || inColumn(label, values)) continue;
        // Frames are placed LABEL_GAP away. Ink above or below a mark is farther away by the leading of its frame.
        const frame = gapBetween(label, mark);
        if (gap < MIN_IN - SLACK_IN || Math.min(gap, frame) > MAX_IN + SLACK_IN)
          report([label, mark], gap, gap < MIN_IN ? MIN_IN : MAX_IN, `${label.id} stands ${gap.toFixed(3)} in from its mark.`);
        const own = distanceBetween(ink, mark);
        if (own < 0.02) continue;
        for (const other of marks)
          if (other !== mark && other.datum?.path !== mark.datum?.path && distanceBetween(ink, other) < own - 0.02) {
            report([label, other], distanceBetween(ink, other), own, `${label.id} stands nearer to ${other.id} than to its own mark.`);
            break;
          }
      }
    }
  },
});

/** Values aligned in one column are read by row. */
function inColumn(label: LeafShape, values: readonly LeafShape[]): boolean {
  let same = 0;
  for (const other of values) {
    if (Math.abs(other.right - label.right) < 0.01 || Math.abs(other.left - label.left) < 0.01) same++;
  }
  return same >= 3;
}
