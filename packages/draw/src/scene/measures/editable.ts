/** Check 38: native shapes with names, colours of the theme, and words for those who cannot see. */
import { isRgb } from '../color.ts';
import { walk } from '../shape.ts';
import { defineMeasure } from './define-measure.ts';

export const editable = defineMeasure({
  number: 38,
  code: 'not_editable',
  severity: 'W',
  weight: 2,
  remedy: 'This is a fault of the drawing.',
  find({ pieces, slide }, report) {
    for (const piece of pieces) {
      if (piece.kind === 'image' && (piece.role === 'mark' || piece.role === 'table' || piece.role === 'title'))
        report([piece], 'picture', 'native shape', `${piece.id} is a picture of what should be shapes.`, { severity: 'E', weight: 13 });
      if (piece.kind !== 'cell' && piece.shape.name.trim() === '') report([piece], 'no name', 'a name', `${piece.id} has no name.`);
      for (const { runs } of piece.text?.paragraphs ?? [])
        if (runs.some((r) => isRgb(r.color) && r.color !== '#FFFFFF' && r.text !== '' && piece.role !== 'value' && piece.role !== 'label'))
          report([piece], 'literal colour', 'a theme colour', `Text of ${piece.id} has a literal colour, which no theme changes.`);
    }
    // What is said of a chart stands on its group; pictures and native tables, which stand beside it, say it themselves.
    const body = slide.shapes.filter((s) => s.id === 'body' || s.id.startsWith('body/'));
    if (body.length > 0 && ![...walk(body)].some((s) => (s.alt ?? '').trim() !== ''))
      report([body[0]?.id ?? 'body'], 'no text', 'alternative text', 'The body has no alternative text.');
  },
});
