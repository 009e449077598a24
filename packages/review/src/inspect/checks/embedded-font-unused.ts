/** Fonts that the deck brings and that cannot be used here. */
import { newFamilies } from '../view/families.ts';
import { quoted } from '../view/placed-text.ts';
import { isWidelyHad } from './_widely-had.ts';
import { defineCheck } from './define-check.ts';

export const embeddedFontUnused = defineCheck({
  code: 'embedded_font_unused',
  severity: 'warning',
  what: 'A font is embedded that cannot be used here, because its licence forbids it or because its bytes cannot be read: the text is measured in a similar face. Said once a deck, on the first slide that uses it.',
  unit: 'slides that use it',
  remedy: 'Use a family that readers have, or embed the font without compression and with a licence for embedding.',
  find(view, report) {
    for (const { face, text, slides, where } of newFamilies(view)) {
      const reason = view.fonts.brought?.(face)?.unused;
      if (reason === undefined || isWidelyHad(face)) continue;
      report({
        about: text,
        message: `${quoted(face)}, used ${where}, is embedded and is not used here. ${reason}`,
        measured: slides,
        limit: 0,
      });
    }
  },
});
