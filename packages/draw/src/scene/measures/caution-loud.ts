/** Check 45: a caution is not louder than the takeaway: its ground has less contrast to the slide's ground. */
import { contrastOf } from '@deckwright/core/color';
import { defineMeasure } from './define-measure.ts';
import { areaOf } from './rect.ts';

const MAX_RATIO = 1.5;

export const cautionLoud = defineMeasure({
  number: 45,
  code: 'caution_loud',
  severity: 'W',
  weight: 6,
  remedy: 'Set the caution as one line without a ground.',
  find({ pieces, theme }, report) {
    const canvas = theme.colors.canvas;
    for (const piece of pieces) {
      if (piece.role !== 'band' || piece.fill === undefined || !/(^|\/)caution/.test(piece.id) || areaOf(piece) < 1) continue;
      const loud = contrastOf(piece.fill, canvas);
      if (loud > MAX_RATIO) report([piece], loud, MAX_RATIO, `The caution stands out from the slide by ${loud.toFixed(1)} to 1.`);
    }
  },
});
