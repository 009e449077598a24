/** Faces that most readers do not have installed, and that the deck does not bring. */
import { newFamilies } from '../view/families.ts';
import { quoted } from '../view/placed-text.ts';
import { isWidelyHad } from './_widely-had.ts';
import { defineCheck } from './define-check.ts';

export const missingFont = defineCheck({
  code: 'missing_font',
  severity: 'warning',
  what: 'Text is set in a family that neither Windows, macOS nor Office brings, and that is not embedded: readers without it see another face, and other line breaks. Said once a deck, on the first slide that uses it.',
  unit: 'slides that use it',
  remedy: 'Use a family that readers have, or embed the font.',
  find(view, report) {
    for (const { face, text, slides, where } of newFamilies(view)) {
      if (isWidelyHad(face) || view.fonts.brought?.(face) !== undefined) continue;
      report({
        about: text,
        message: `${quoted(face)}, used ${where}, is not a family that readers surely have.`,
        measured: slides,
        limit: 0,
      });
    }
  },
});
