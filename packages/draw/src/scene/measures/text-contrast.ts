/** Check 11: text is readable on its background: 4.5 to 1, or 3 to 1 for large text (WCAG 2.2, 1.4.3). */

import { leastContrast, neededContrast } from '@deckwright/core/color';
import { defineMeasure } from './define-measure.ts';
import type { Ink } from './leaf.ts';
import { quoted } from './text-overlap.ts';
import type { Ground, SlideView } from './view.ts';

export const textContrast = defineMeasure({
  number: 11,
  code: 'low_contrast',
  severity: 'E',
  weight: 13,
  remedy: 'Send a stronger or a lighter colour for the mark under it, or none.',
  find({ inks, grounds }, report) {
    for (const [i, ink] of inks.entries()) {
      const ground = grounds[i] as Ground;
      const worst = worstContrast(ink, ground);
      const limit = neededContrast(ink.size_pt, ink.bold);
      // A hundredth less is allowed, because colours are rounded to eight bits.
      if (worst < limit - 0.01) report([ink], worst, limit, `${quoted(ink.text)} has a contrast of ${worst.toFixed(2)}.`);
    }
  },
});

const worstContrast = (ink: Ink, { colors }: Ground): number => leastContrast(ink.colors, colors);

/** Lowest contrast of any text on the slide; 21 when there is none. */
export const lowestContrast = ({ inks, grounds }: SlideView): number =>
  inks.reduce((worst, ink, i) => Math.min(worst, worstContrast(ink, grounds[i] as Ground)), 21);
