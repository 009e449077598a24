/** Check 52: no unit is far from its numbers, and no paragraph ends on one short word. */
import { defineMeasure } from './define-measure.ts';
import type { Ink } from './leaf.ts';
import { distanceBetween, widthOf } from './rect.ts';

const UNIT = /^(?:[€$£¥%]|[€$£]\s?(?:k|m|bn)|k|m|bn|kt|t|pp|pts?)$/i;
/** A unit that is farther than this from the next text belongs to no number. */
const FAR_IN = 0.35;
const SHORT = 4;
const SHARE = 0.12;

export const orphans = defineMeasure({
  number: 52,
  code: 'orphan',
  severity: 'W',
  weight: 1,
  remedy: 'Set the unit into the sub-line or beside the axis; join the last two words by a space that does not break.',
  find({ inks }, report) {
    for (const ink of inks) {
      if (!ink.owner.in_body) continue;
      const text = ink.text.trim();
      if (UNIT.test(text)) {
        const nearest = Math.min(...inks.filter((other) => other !== ink).map((other) => distanceBetween(ink, other)));
        if (nearest > FAR_IN) report([ink], nearest, FAR_IN, `The unit ${JSON.stringify(text)} stands alone.`);
      } else if (endsAlone(ink)) report([ink], widthOf(ink), SHARE, `A paragraph ends on ${JSON.stringify(text)} alone.`);
    }
  },
});

/** The last line of a paragraph of three or more lines, when it is a single word of a few letters. */
function endsAlone(ink: Ink): boolean {
  const lines = ink.owner.inks.filter(({ paragraph }) => paragraph === ink.paragraph);
  if (lines.length < 3 || lines.at(-1) !== ink) return false;
  const text = ink.text.trim();
  return /^\p{L}+\p{P}?$/u.test(text) && text.length <= SHORT && widthOf(ink) < SHARE * Math.max(...lines.map(widthOf));
}
