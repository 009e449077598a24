/** Check 13: every character has a glyph in an installed face. */
import { defineMeasure } from './define-measure.ts';

export const glyphs = defineMeasure({
  number: 13,
  code: 'glyph_missing',
  severity: 'E',
  weight: 13,
  remedy: 'Replace the character.',
  find(_view, report, { missing_glyphs = [] }) {
    for (const { shape_id, character } of missing_glyphs)
      report(
        [shape_id],
        `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
        'a carried face',
        `No carried face has ${JSON.stringify(character)}.`,
      );
  },
});
