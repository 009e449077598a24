/** Check 30: titles and labels break into lines of similar length, and do not end on a single word. */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { Ink } from './leaf.ts';
import { widthOf } from './rect.ts';
import { quoted } from './text-overlap.ts';

const BALANCED = 0.45;
const LONELY = 0.15;
const ROLES: ReadonlySet<Role> = new Set(['title', 'node', 'label']);
/** Longer texts are paragraphs, whose lines are not compared. */
const MAX_LINES = 4;

export const lineBalance = defineMeasure({
  number: 30,
  code: 'lines_unbalanced',
  severity: 'W',
  weight: 2,
  remedy: 'Shorten the text named by a word or two.',
  find({ pieces }, report) {
    for (const piece of pieces) {
      if (piece.inks.length < 2) continue;
      const lines: Ink[][] = [];
      for (const ink of piece.inks) {
        const list = lines[ink.paragraph];
        if (list === undefined) lines[ink.paragraph] = [ink];
        else list.push(ink);
      }
      for (const paragraph of lines) {
        if (paragraph === undefined || paragraph.length < 2) continue;
        // A value under its name has a line of its own.
        if (!LETTERS.test((paragraph.at(-1) as Ink).text)) continue;
        const widths = paragraph.map(widthOf);
        const longest = Math.max(...widths);
        const last = paragraph.at(-1) as Ink;
        if (ROLES.has(piece.role) && paragraph.length <= MAX_LINES) {
          const ratio = Math.min(...widths) / longest;
          // The lines cannot be balanced when one word is longer than all the others together.
          const words = paragraph
            .map((l) => l.text)
            .join(' ')
            .split(/[\s-]+/).length;
          if (ratio < BALANCED && words > paragraph.length)
            report(
              [piece],
              ratio,
              BALANCED,
              `The lines of ${quoted(last.text)} differ: the shortest has ${Math.round(ratio * 100)} % of the longest.`,
            );
        } else if (!last.text.trim().includes(' ') && widthOf(last) < LONELY * longest && !TALL.test(last.text))
          report([piece], widthOf(last) / longest, LONELY, `${quoted(last.text)} stands alone on the last line.`);
      }
    }
  },
});

const LETTERS = /\p{L}/u;
/** In scripts without spaces, a short last line is not a single word. */
const TALL = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
