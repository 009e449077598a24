/** Check 4: no line of text overlaps another text. Ink is compared, not frames. */
import { defineMeasure } from './define-measure.ts';
import type { Ink } from './leaf.ts';

/** A smaller overlap in either direction is anti-aliasing. */
const SLACK_IN = 0.01;

export const textOverlap = defineMeasure({
  number: 4,
  code: 'text_overlap',
  severity: 'E',
  weight: 13,
  remedy: 'Shorten the texts named, send fewer items, or choose another form.',
  find({ inks }, report) {
    const sorted = [...inks].sort((a, b) => a.top - b.top);
    for (let i = 0; i < sorted.length; i++) {
      const a = sorted[i] as Ink;
      const low = a.bottom - SLACK_IN;
      for (let j = i + 1; j < sorted.length; j++) {
        const b = sorted[j] as Ink;
        if (b.top >= low) break;
        if (a.owner === b.owner) continue;
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const h = Math.min(a.bottom, b.bottom) - b.top;
        if (w > SLACK_IN && h > SLACK_IN)
          report([a, b], w * h, 0, `${quoted(a.text)} and ${quoted(b.text)} overlap by ${w.toFixed(2)} x ${h.toFixed(2)} in.`);
      }
    }
  },
});

export const quoted = (text: string): string => JSON.stringify(text.length > 40 ? text.slice(0, 40) : text);
