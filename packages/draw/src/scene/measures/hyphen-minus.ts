/** Check 53: a negative number has a minus sign, not a hyphen. */
import { defineMeasure } from './define-measure.ts';

/** A hyphen before a digit at the start of a word. `2024-25`, `+4-6` and ids keep their hyphens. */
const HYPHEN = /(?:^|[\s(~≈])-[€$£]?\d/u;

export const hyphenMinus = defineMeasure({
  number: 53,
  code: 'hyphen_minus',
  severity: 'W',
  weight: 1,
  remedy: 'Write the number with a minus sign (U+2212).',
  find({ inks }, report) {
    for (const ink of inks)
      if (HYPHEN.test(ink.text))
        report([ink], ink.text.slice(0, 30), '−', `${JSON.stringify(ink.text.slice(0, 30))} has a hyphen for a minus.`);
  },
});
