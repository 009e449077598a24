/** Check 7: every text stays in its box, both as it was set and when it is set again (the context has the second setting). */
import { defineMeasure } from './define-measure.ts';
import { quoted } from './text-overlap.ts';

const SLACK_IN = 0.02;
const WORDS = /[\p{L}\p{N}]/u;

export const textFits = defineMeasure({
  number: 7,
  code: 'text_overfull',
  severity: 'E',
  weight: 13,
  remedy: 'Shorten the text named, or send fewer items.',
  find({ inks }, report, { overfull = [] }) {
    for (const ink of inks) {
      const { owner } = ink;
      // Ornaments (a quotation mark, a glyph in a disc) have no line height to respect.
      if (!WORDS.test(ink.text)) continue;
      const wide = Math.max(owner.left - ink.left, ink.right - owner.right);
      const high = Math.max(owner.top - ink.top, ink.bottom - owner.bottom);
      const out = Math.max(wide, high);
      if (out > SLACK_IN)
        report([ink], out, SLACK_IN, `${quoted(ink.text)} runs ${out.toFixed(2)} in out of its box${wide >= high ? ' sideways' : ''}.`);
    }
    for (const { shape_id, measured_in, limit_in, what } of overfull)
      report(
        [shape_id],
        measured_in,
        limit_in,
        `The text of ${shape_id} needs ${measured_in.toFixed(2)} in of ${what}; its box has ${limit_in.toFixed(2)}.`,
      );
  },
});
