/** Check 15: no text is cut short, and there is no ellipsis that was not sent. */
import { defineMeasure } from './define-measure.ts';
import { quoted } from './text-overlap.ts';

const ELLIPSIS = '\u2026';

export const truncation = defineMeasure({
  number: 15,
  code: 'text_truncated',
  severity: 'E',
  weight: 13,
  remedy: 'This is a fault of the drawing.',
  find({ inks }, report, { supplied_text }) {
    if (supplied_text?.includes(ELLIPSIS)) return;
    for (const ink of inks)
      if (ink.text.includes(ELLIPSIS)) report([ink], ELLIPSIS, 'none', `${quoted(ink.text)} has an ellipsis that was not sent.`);
  },
});
