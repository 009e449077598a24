/** Check 17: bars and columns start at their scale's zero, all at the same one. */
import { EMU_PER_IN } from '../units.ts';
import { defineMeasure } from './define-measure.ts';
import type { Piece } from './view.ts';

/** Two roundings to whole EMU. */
const LIMIT_IN = 2.5 / EMU_PER_IN;

export const zeroBaseline = defineMeasure({
  number: 17,
  code: 'baseline_not_zero',
  severity: 'E',
  weight: 13,
  remedy: 'This is a fault of the drawing.',
  find({ scales }, report) {
    for (const [scale, marks] of scales)
      for (const along of ['x', 'y'] as const) {
        const bars = marks.filter(
          ({ datum }) =>
            datum?.along === along &&
            (datum.value ?? 0) !== 0 &&
            !datum.flags?.includes('floating') &&
            !datum.flags?.includes('axis_broken'),
        );
        if (bars.length < 2) continue;
        // Positive bars grow right and up, negative ones the other way; in a mirrored slide bars grow left.
        const ends = [false, true].map((mirrored) => spread(bars, along, mirrored)).sort((a, b) => a.off - b.off);
        const best = ends[0] as Spread;
        if (best.off > LIMIT_IN) report([...best.extremes], best.off, LIMIT_IN, `Marks of ${scale} start ${best.off.toFixed(3)} in apart.`);
      }
  },
});

interface Spread {
  readonly off: number;
  readonly extremes: readonly Piece[];
}

function spread(bars: readonly Piece[], along: 'x' | 'y', mirrored: boolean): Spread {
  const foot = (bar: Piece): number => {
    const negative = (bar.datum?.value ?? 0) < 0;
    return along === 'x' ? (negative !== mirrored ? bar.right : bar.left) : negative !== mirrored ? bar.top : bar.bottom;
  };
  let low = bars[0] as Piece;
  let high = low;
  for (const bar of bars) {
    if (foot(bar) < foot(low)) low = bar;
    if (foot(bar) > foot(high)) high = bar;
  }
  return { off: foot(high) - foot(low), extremes: [low, high] };
}
