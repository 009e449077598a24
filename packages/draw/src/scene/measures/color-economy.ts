/** Check 32: the slide has few hues, all of them the theme's or the caller's. */
import { type Color, isRgb } from '../color.ts';
import { defineMeasure } from './define-measure.ts';

const MAX_ACCENTS = 2;
const ACCENT = /^(?:accent|soft)([1-6])$/;

export const colorEconomy = defineMeasure({
  number: 32,
  code: 'too_many_hues',
  severity: 'W',
  weight: 2,
  remedy: 'Send colours for the items that matter only.',
  find({ pieces }, report) {
    const hues = new Set<string>();
    const categories = new Set<string>();
    for (const { role, datum, fill_token, line_token, in_body } of pieces) {
      if (!in_body || (role !== 'mark' && role !== 'swatch' && role !== 'node')) continue;
      const hue = hueOf(fill_token) ?? hueOf(line_token);
      if (hue !== undefined) hues.add(hue);
      if (datum?.series !== undefined) categories.add(datum.series);
      else if (datum?.along === 'angle' && datum.path !== undefined) categories.add(datum.path);
      else if (role === 'swatch') categories.add(`swatch ${categories.size}`);
    }
    const limit = Math.max(MAX_ACCENTS, categories.size);
    if (hues.size > limit) report(['body'], hues.size, limit, `Data marks have ${hues.size} hues: ${[...hues].join(', ')}.`);
  },
});

/** Accents and their tints count as one hue. Greys and semantic colours count as none. A literal colour is the caller's own. */
function hueOf(color: Color | undefined): string | undefined {
  if (color === undefined || isRgb(color)) return undefined;
  const accent = ACCENT.exec(color)?.[1];
  return accent === undefined ? undefined : `accent${accent}`;
}
