/** Check 8: no text is smaller than people can read from a screen: 10 pt in the body, 9 pt in notes. */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import { quoted } from './text-overlap.ts';
import type { LeafShape } from './view.ts';

export const NOTES: ReadonlySet<Role> = new Set(['source', 'footnote', 'page_number', 'tracker', 'sticker', 'caption']);
const floorOf = (role: Role): number => (NOTES.has(role) ? 9 : 10);

export const minimumSize = defineMeasure({
  number: 8,
  code: 'font_below_minimum',
  severity: 'E',
  weight: 13,
  remedy: 'Shorten the text named, or send fewer items.',
  find({ pieces, slide }, report) {
    for (const piece of pieces) {
      const small = smallestRun(piece);
      if (small !== undefined && small.size_pt < floorOf(piece.role))
        report([piece], small.size_pt, floorOf(piece.role), `${quoted(small.text)} is set at ${small.size_pt} pt.`, {
          // A template may set its own places smaller. The text is then drawn with a warning.
          ...(slide.sheet?.places[piece.id] === undefined ? {} : { severity: 'W', weight: 3 }),
        });
    }
  },
});

export function smallestRun(piece: LeafShape): { readonly size_pt: number; readonly text: string } | undefined {
  let small: { size_pt: number; text: string } | undefined;
  if (piece.text === undefined) return undefined;
  for (const { runs } of piece.text.paragraphs)
    for (const run of runs) if ((small === undefined || run.size_pt < small.size_pt) && SEEN.test(run.text)) small = run;
  return small;
}

const SEEN = /\S/;
