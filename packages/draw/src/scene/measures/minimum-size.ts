/**
 * Check 8: no text is smaller than people can read from a screen: 10 pt in the body, 9 pt in notes. Content that was set smaller because
 * it fits at no other size has a warning; it counts once, as a weakness.
 */
import type { Role } from '../shapes/base.ts';
import { defineMeasure } from './define-measure.ts';
import type { LeafShape } from './leaf.ts';
import { quoted } from './text-overlap.ts';

export const NOTES: ReadonlySet<Role> = new Set(['source', 'footnote', 'page_number', 'tracker', 'sticker', 'caption']);
const NOTE_PT = 9;
const BODY_PT = 10;
const floorOf = (role: Role): number => (NOTES.has(role) ? NOTE_PT : BODY_PT);

export const minimumSize = defineMeasure({
  number: 8,
  code: 'font_below_minimum',
  severity: 'E',
  weight: 13,
  remedy: 'Shorten the text named, or send fewer items.',
  find({ pieces, slide, warned }, report) {
    const small_type = warned.has('type_small');
    const smallest = small_type ? pieces.reduce(smaller, undefined) : undefined;
    if (smallest !== undefined && smallest.size_pt < floorOf(smallest.piece.role) && smallest.size_pt >= NOTE_PT)
      report([smallest.piece], smallest.size_pt, BODY_PT, `${quoted(smallest.text)} is set at ${smallest.size_pt} pt.`, {
        severity: 'W',
        weight: 5,
      });
    for (const piece of pieces) {
      const small = smallestRun(piece);
      if (small !== undefined && small.size_pt < (small_type ? NOTE_PT : floorOf(piece.role)))
        report([piece], small.size_pt, floorOf(piece.role), `${quoted(small.text)} is set at ${small.size_pt} pt.`, {
          // A template may set its own places smaller. The text is then drawn with a warning.
          ...(slide.sheet?.places[piece.id] === undefined ? {} : { severity: 'W', weight: 3 }),
        });
    }
  },
});

interface Smallest {
  readonly piece: LeafShape;
  readonly size_pt: number;
  readonly text: string;
}

/** The smaller of two texts of the body. */
function smaller(least: Smallest | undefined, piece: LeafShape): Smallest | undefined {
  const small = NOTES.has(piece.role) ? undefined : smallestRun(piece);
  return small === undefined || (least !== undefined && least.size_pt <= small.size_pt) ? least : { piece, ...small };
}

export function smallestRun(piece: LeafShape): { readonly size_pt: number; readonly text: string } | undefined {
  let small: { size_pt: number; text: string } | undefined;
  if (piece.text === undefined) return undefined;
  for (const { runs } of piece.text.paragraphs)
    for (const run of runs) if ((small === undefined || run.size_pt < small.size_pt) && SEEN.test(run.text)) small = run;
  return small;
}

const SEEN = /\S/;
