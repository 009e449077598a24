/** Check 34: gridlines and rules are thin and faint. */
import { contrastOf } from '@deckwright/core/color';
import { defineMeasure } from './define-measure.ts';

const MAX_PT = 1;
/** The visual language sets 2. Its own `line` token reaches 2.11 in the dark theme with the most contrast. */
const CONTRAST = [1.15, 2.15] as const;

export const quietRules = defineMeasure({
  number: 34,
  code: 'rules_loud',
  severity: 'W',
  weight: 1,
  remedy: 'This is a fault of the drawing.',
  find({ pieces, theme }, report) {
    for (const piece of pieces) {
      if ((piece.role !== 'gridline' && piece.role !== 'rule') || piece.line === undefined) continue;
      const width = piece.width_in * 72;
      if (width > MAX_PT + 1e-6) report([piece], width, MAX_PT, `${piece.id} is ${width.toFixed(2)} pt wide.`);
      // Heads and totals have a stronger rule of 1 pt, so only hairlines must be faint.
      if (piece.role === 'rule' && width > 0.75) continue;
      const contrast = contrastOf(piece.line, theme.colors.canvas);
      const role = piece.role === 'gridline' || piece.line_token === 'line';
      if (role && (contrast < CONTRAST[0] - 0.01 || contrast > CONTRAST[1] + 0.01))
        report([piece], contrast, CONTRAST.join(' to '), `${piece.id} has a contrast of ${contrast.toFixed(2)} to the background.`);
    }
  },
});
