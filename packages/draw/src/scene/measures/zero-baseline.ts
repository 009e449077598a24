/** Check 17: all bars and columns of one scale start at the same zero. */
import { EMU_PER_IN } from '../units.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';

/** Two roundings to whole EMU are allowed. */
const LIMIT_IN = 2.5 / EMU_PER_IN;
/** The zeros of two panels are at least this far apart, however short their bars are. */
const PANEL_IN = 0.4;

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
            !datum.flags?.includes('axis_broken') &&
            !datum.flags?.includes('bar_min_length'),
        );
        if (bars.length < 2) continue;
        // Positive bars grow right and up, negative bars the other way. In a mirrored slide bars grow left.
        const ways = [false, true].map((mirrored) => spread(bars, along, mirrored)).sort((a, b) => a.off - b.off);
        const best = ways[0] as Spread;
        // Read in the wrong direction, panels of bars can lie closer together, so each direction is compared with its own feet.
        if (ways.every(({ off, feet }) => off > LIMIT_IN && !inPanels(bars, feet, along)))
          report([...best.extremes], best.off, LIMIT_IN, `Marks of ${scale} start ${best.off.toFixed(3)} in apart.`);
      }
  },
});

interface Spread {
  readonly off: number;
  readonly extremes: readonly LeafShape[];
  readonly feet: readonly number[];
}

function spread(bars: readonly LeafShape[], along: 'x' | 'y', mirrored: boolean): Spread {
  const foot = (bar: LeafShape): number => {
    const negative = (bar.datum?.value ?? 0) < 0;
    return along === 'x' ? (negative !== mirrored ? bar.right : bar.left) : negative !== mirrored ? bar.top : bar.bottom;
  };
  let low = bars[0] as LeafShape;
  let high = low;
  for (const bar of bars) {
    if (foot(bar) < foot(low)) low = bar;
    if (foot(bar) > foot(high)) high = bar;
  }
  return { off: foot(high) - foot(low), extremes: [low, high], feet: bars.map(foot) };
}

/**
 * Panels share a scale, and each has its own zero. A panel has room for the longest bar, so its zero is at least that far from the next
 * one. Zeros that are closer to each other belong to one chart.
 */
function inPanels(bars: readonly LeafShape[], feet: readonly number[], along: 'x' | 'y'): boolean {
  const longest = Math.max(...bars.map((bar) => (along === 'x' ? bar.right - bar.left : bar.bottom - bar.top)));
  const sorted = [...feet].sort((a, b) => a - b);
  return sorted.every((foot, i) => {
    const gap = foot - (sorted[i - 1] ?? foot);
    return gap <= LIMIT_IN || gap >= Math.max(PANEL_IN, longest - LIMIT_IN);
  });
}
