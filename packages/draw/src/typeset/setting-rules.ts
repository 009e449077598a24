/** Setting rules that need no theme: reference faces, leading, heights, and the last line of a paragraph. */
import type { Block } from './block.ts';
import { balancedMeasure, breakLines, hasOrphan } from './lines.ts';
import { type FamilyOf, type Measured, REFERENCE_BODY, REFERENCE_HEADING } from './measure.ts';

export const DEFAULT_LEADING = 1.15;
export const TALL_LEADING = 1.35;
/** Pitch of titles in tall scripts: the largest at which two lines of 24 pt and a sub-line end above the usual place of the body. */
export const TALL_TITLE_LEADING = 1.24;

/** Avoids a single short word on the last line: the measure shrinks by up to 8 %, if that adds no line. */
export function withoutOrphan(m: Measured, room: number, size_pt: number): number {
  const broken = breakLines(m, room, size_pt);
  if (!hasOrphan(m, broken, size_pt, room)) return room;
  for (const share of [0.98, 0.96, 0.94, 0.92]) {
    const tighter = breakLines(m, room * share, size_pt);
    if (tighter.lines.length > broken.lines.length) break;
    if (!hasOrphan(m, tighter, size_pt, room)) return room * share;
  }
  return room;
}

/**
 * The measure for lines of equal length. A text in a substitute for the reader's face gets only half of the narrowing, because readers
 * space such text differently and one more line would overlap what is below.
 */
export function balanced(m: Measured, room: number, size_pt: number): number {
  const narrow = balancedMeasure(m, room, size_pt);
  return m.pieces.some(({ face }) => face.startsWith('noto-')) ? (narrow + room) / 2 : narrow;
}

/** `counts` are the lines of each paragraph: all lines of a paragraph have the pitch of its largest run. */
export function heightIn(block: Block, measured: readonly Measured[], size_pt: number, lines: number, counts: readonly number[]): number {
  let height = 0;
  let tall = false;
  for (const [i, paragraph] of block.paragraphs.entries()) {
    const m = measured[i] as Measured;
    tall ||= m.tall;
    let largest = size_pt;
    for (const run of paragraph.runs) largest = Math.max(largest, run.size_pt ?? 0);
    if (i > 0) height += (paragraph.gap ?? 0) * size_pt * leadingOf(block, m);
    height += (largest - size_pt) * leadingOf(block, m) * Math.max(1, counts[i] ?? 1);
  }
  return (height + lines * size_pt * (tall ? tallLeading(block) : (block.leading ?? DEFAULT_LEADING))) / 72;
}

export const leadingOf = (block: Block, m: Measured): number => (m.tall ? tallLeading(block) : (block.leading ?? DEFAULT_LEADING));

const tallLeading = (block: Block): number => (block.font === 'heading' ? TALL_TITLE_LEADING : TALL_LEADING);

/** Layout is computed in reference faces, so that one layout serves every theme. */
export function reference(heading: number): FamilyOf {
  return (font) => {
    if (font === 'heading') return REFERENCE_HEADING[heading] ?? REFERENCE_BODY;
    if (font === 'symbol') return 'symbols';
    if (font === 'mono') return 'cousine';
    return REFERENCE_BODY;
  };
}

export const BODY_REFERENCES = [reference(0)];
export const HEADING_REFERENCES = REFERENCE_HEADING.map((_, i) => reference(i));
