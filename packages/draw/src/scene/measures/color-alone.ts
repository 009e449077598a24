/** Check 33: good and bad have a sign, a letter or a word beside the colour, because not everybody sees the colour. */
import type { Color } from '../color.ts';
import { defineMeasure } from './define-measure.ts';
import { labelledMarks } from './mark-contrast.ts';

const SEMANTIC: ReadonlySet<Color> = new Set(['positive', 'negative', 'warning', 'softPositive', 'softNegative', 'softWarning']);

export const colorAlone = defineMeasure({
  number: 33,
  code: 'colour_alone',
  severity: 'W',
  weight: 3,
  remedy: 'This is a fault of the drawing.',
  find(view, report) {
    let labelled: ReadonlySet<string> | undefined;
    for (const piece of view.pieces) {
      if (piece.role !== 'mark' || piece.fill_token === undefined || !SEMANTIC.has(piece.fill_token)) continue;
      labelled ??= labelledMarks(view);
      const { datum, id, host } = piece;
      if (labelled.has(id) || (host !== undefined && labelled.has(host)) || (datum?.path !== undefined && labelled.has(datum.path)))
        continue;
      report([piece], String(piece.fill_token), 'a sign, letter or word', `${piece.id} says ${piece.fill_token} by colour alone.`);
    }
  },
});
