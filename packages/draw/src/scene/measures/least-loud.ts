/** Check 51: no series is louder than the accent, because white on a dark ground, or black on a light one, draws the eye first. */
import { contrastOf } from '@deckwright/core/color';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { areaOf } from './rect.ts';

/** Largest allowed multiple of the accent's contrast with the ground. */
const MAX_RATIO = 1.6;
const MIN_AREA = 0.2;

export const leastLoud = defineMeasure({
  number: 51,
  code: 'least_loud',
  severity: 'W',
  weight: 4,
  remedy: 'Order the series of the theme by their weight on its ground.',
  find({ pieces, theme }, report) {
    const accent = contrastOf(theme.colors.accent1, theme.colors.canvas);
    const seen = new Map<string, LeafShape>();
    for (const p of pieces) {
      if (!p.in_body || p.role !== 'mark' || p.fill === undefined || p.datum?.series === undefined || p.fill_token === 'accent1') continue;
      if (areaOf(p) >= MIN_AREA) seen.set(p.datum.series, p);
    }
    for (const p of seen.values()) {
      const ratio = contrastOf(p.fill ?? theme.colors.canvas, theme.colors.canvas) / accent;
      if (ratio > MAX_RATIO)
        report(
          [p],
          ratio,
          MAX_RATIO,
          `The series ${JSON.stringify(p.datum?.series)} stands out ${ratio.toFixed(1)} times as much as the accent.`,
        );
    }
  },
});
