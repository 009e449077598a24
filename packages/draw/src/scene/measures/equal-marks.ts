/** Check 20: marks of one kind are equally thick. */
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { heightOf, widthOf } from './rect.ts';

const LIMIT_IN = 0.005;

export const equalMarks = defineMeasure({
  number: 20,
  code: 'marks_unequal',
  severity: 'W',
  weight: 4,
  remedy: 'This is a fault of the drawing.',
  find({ scales }, report) {
    for (const [scale, marks] of scales)
      for (const along of ['x', 'y'] as const) {
        const bars = marks.filter(({ datum }) => datum?.along === along);
        const thick = (bar: LeafShape): number => (along === 'x' ? heightOf(bar) : widthOf(bar));
        const [first] = bars;
        if (first === undefined) continue;
        const low = bars.reduce((a, b) => (thick(b) < thick(a) ? b : a), first);
        const high = bars.reduce((a, b) => (thick(b) > thick(a) ? b : a), first);
        const off = thick(high) - thick(low);
        if (off > LIMIT_IN) report([low, high], off, LIMIT_IN, `Marks of ${scale} differ in thickness by ${off.toFixed(3)} in.`);
      }
  },
});
