/** Check 16: lengths are in proportion to their values for all marks of one scale. */
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { heightOf, widthOf } from './rect.ts';

const LIMIT = 0.005;

export const proportion = defineMeasure({
  number: 16,
  code: 'not_proportional',
  severity: 'E',
  weight: 13,
  remedy: 'This is a fault of the drawing.',
  find({ scales }, report) {
    for (const [scale, marks] of scales) {
      const straight = marks.filter(
        ({ datum }) =>
          (datum?.along === 'x' || datum?.along === 'y') && !datum.flags?.includes('bar_min_length') && !datum.flags?.includes('clipped'),
      );
      const whole = straight.filter(({ datum }) => !datum?.flags?.includes('axis_broken'));
      const cut = straight.filter(({ datum }) => datum?.flags?.includes('axis_broken'));
      const ref = largest(whole);
      if (ref !== undefined)
        for (const mark of whole) {
          const off = Math.abs(extentOf(mark) / extentOf(ref) - magnitudeOf(mark) / magnitudeOf(ref));
          if (off > LIMIT)
            report([mark, ref], off, LIMIT, `${mark.id} is off its share of the longest mark of ${scale} by ${(off * 100).toFixed(1)} %.`);
        }
      // Cut columns are compared beyond the cut: their differences must match the scale of the whole marks, or of the two cut columns that
      // are farthest apart.
      const top = largest(cut);
      if (top === undefined || cut.length < 2) continue;
      const low = cut.reduce((a, b) => (magnitudeOf(b) < magnitudeOf(a) ? b : a));
      const per =
        ref === undefined ? (extentOf(top) - extentOf(low)) / (magnitudeOf(top) - magnitudeOf(low) || 1) : extentOf(ref) / magnitudeOf(ref);
      const unit = ref === undefined ? extentOf(top) : extentOf(ref);
      for (const mark of cut) {
        const off = Math.abs(extentOf(top) - extentOf(mark) - per * (magnitudeOf(top) - magnitudeOf(mark))) / unit;
        if (off > LIMIT)
          report([mark, top], off, LIMIT, `${mark.id} is off the scale of ${scale} beyond the cut by ${(off * 100).toFixed(1)} %.`);
      }
    }
  },
});

const magnitudeOf = (mark: LeafShape): number => Math.abs(mark.datum?.value ?? 0);

/** Length along the mark's direction in inches, or in the unit of `extent`. */
export const extentOf = (mark: LeafShape): number =>
  mark.datum?.extent ??
  (mark.datum?.along === 'x' ? widthOf(mark) : mark.datum?.along === 'y' ? heightOf(mark) : widthOf(mark) * heightOf(mark));

function largest(marks: readonly LeafShape[]): LeafShape | undefined {
  let most: LeafShape | undefined;
  for (const mark of marks) if (magnitudeOf(mark) > 0 && (most === undefined || magnitudeOf(mark) > magnitudeOf(most))) most = mark;
  return most;
}
