/** Faces that most readers do not have installed. */
import { isWidelyHad } from '../setting/faces.ts';
import { quoted } from '../view/placed-text.ts';
import { defineCheck } from './define-check.ts';

export const missingFont = defineCheck({
  code: 'missing_font',
  severity: 'warning',
  what: 'Text is set in a family that neither Windows, macOS nor Office brings: readers without it see another face, and other line breaks. Said once a deck, on the first slide that uses it.',
  unit: 'slides that use it',
  remedy: 'Use a family that readers have, or embed the font.',
  find(view, report) {
    const reported = new Set<string>();
    for (const text of view.texts) {
      if (!text.owner.own) continue;
      for (const { runs } of text.text.paragraphs) {
        for (const { face, text: words } of runs) {
          if (face === 'unknown' || !/\S/.test(words) || reported.has(face)) continue;
          reported.add(face);
          const use = view.faces.get(face);
          if (use === undefined || use.first !== view.slide.i || isWidelyHad(face)) continue;
          const where = use.slides === 1 ? 'on this slide' : `on ${use.slides} slides`;
          report({
            about: text,
            message: `${quoted(face)}, used ${where}, is not a family that readers surely have.`,
            measured: use.slides,
            limit: 0,
          });
        }
      }
    }
  },
});
