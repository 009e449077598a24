/** Words too small to read. */
import { called, quoted } from '../view/placed-text.ts';
import { smallestRun } from '../view/sizes.ts';
import { defineCheck } from './define-check.ts';

export const FLOOR_PT = 9;
/** Text below this size cannot be read in print or on a screen. */
const HOPELESS_PT = 6;

export const tinyFont = defineCheck({
  code: 'tiny_font',
  severity: 'warning',
  what: 'Text is smaller than 9 pt, as shown: a stored shrinking of the text counts.',
  unit: 'points',
  remedy: 'Set the text in 9 pt or more, and shorten it if it no longer fits.',
  find(view, report) {
    const tables = new Set<number>();
    for (const text of view.texts) {
      if (!text.owner.own) continue;
      const smallest = smallestRun(text);
      if (smallest === undefined || smallest.size >= FLOOR_PT - 0.01) continue;
      // A table in small type is one finding, not one for each cell.
      if (text.cell !== undefined) {
        if (tables.has(text.owner.z)) continue;
        tables.add(text.owner.z);
      }
      report({
        about: text,
        message: `${quoted(smallest.words)} is set in ${Math.round(smallest.size * 10) / 10} pt.`,
        measured: smallest.size,
        limit: FLOOR_PT,
        severity: smallest.size < HOPELESS_PT ? 'error' : 'warning',
      });
    }
    for (const item of view.items) {
      const { shape } = item;
      if (!item.own || shape.kind !== 'chart' || shape.font_size_pt === 'unknown' || shape.font_size_pt >= FLOOR_PT - 0.01) continue;
      report({
        about: item,
        message: `The ${called(shape)} is lettered in ${shape.font_size_pt} pt.`,
        measured: shape.font_size_pt,
        limit: FLOOR_PT,
      });
    }
  },
});
