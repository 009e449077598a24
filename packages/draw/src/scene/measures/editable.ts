/** Check 38: shapes are native, and have names, colours of the theme, and alternative text. */
import { isRgb } from '../color.ts';
import type { Shape } from '../shape.ts';
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
      if (piece.text === undefined || piece.role === 'value' || piece.role === 'label') continue;
      for (const { runs } of piece.text.paragraphs)
        for (const { color, text } of runs)
          if (isRgb(color) && color !== '#FFFFFF' && text !== '')
            report([piece], 'literal colour', 'a theme colour', `Text of ${piece.id} has a literal colour, which no theme changes.`);
    }
    // The alternative text of a chart is on its group. Pictures and native tables are outside that group and have their own.
    const body = slide.shapes.filter((s) => s.id === 'body' || s.id.startsWith('body/'));
    if (body.length > 0 && !body.some(isDescribed))
      report([body[0]?.id ?? 'body'], 'no text', 'alternative text', 'The body has no alternative text.');
  },
});

/** True when the shape, or one inside it, has alternative text. */
const isDescribed = (shape: Shape): boolean => (shape.alt ?? '') !== '' || (shape.kind === 'group' && shape.children.some(isDescribed));
