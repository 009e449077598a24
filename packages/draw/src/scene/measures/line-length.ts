/** Check 31: paragraphs have 25 to 95 characters a line. */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import { widthOf } from './rect.ts';

const FEWEST_CHARACTERS = 25;
const MAX_CHARACTERS = 95;
const SHARE = 0.9;
const ROLES: ReadonlySet<Role> = new Set(['body', 'takeaway', 'quote']);
/** Ideographs and kana are as wide as two letters. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff00-\uff60]/g;

export const lineLength = defineMeasure({
  number: 31,
  code: 'line_length',
  severity: 'W',
  weight: 2,
  remedy: 'Choose a wider or a narrower arrangement.',
  find({ pieces }, report) {
    let all = 0;
    const off: { id: string; length: number }[] = [];
    for (const piece of pieces) {
      if (!ROLES.has(piece.role) || piece.inks.length < 3) continue;
      for (const [i, ink] of piece.inks.entries()) {
        const next = piece.inks[i + 1];
        // The last line of a paragraph may have any length.
        if (next === undefined || next.paragraph !== ink.paragraph) continue;
        const length = ink.text.length + (ink.text.match(WIDE)?.length ?? 0);
        all++;
        if ((length < FEWEST_CHARACTERS - SLACK && widthOf(piece) >= COLUMN_IN) || length > MAX_CHARACTERS)
          off.push({ id: piece.id, length });
      }
    }
    const share = all === 0 ? 1 : 1 - off.length / all;
    // One short line in a short text says nothing about its line length.
    if (share < SHARE && off.length >= 3)
      report(
        [...new Set(off.map((o) => o.id))],
        share,
        SHARE,
        `${off.length} of ${all} lines have ${Math.min(...off.map((o) => o.length))} to ${Math.max(...off.map((o) => o.length))} characters.`,
      );
  },
});

/** Narrower columns are beside something else, and cannot hold 25 characters at a readable size. */
const COLUMN_IN = 3;

/** Ragged lines may break one word early. */
const SLACK = 6;
