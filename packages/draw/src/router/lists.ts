/** Lists of words in a brief: what stands after the colon, or on lines of its own. */

import { trimmed } from './read-brief.ts';
import type { Group, Piece, ReadBrief } from './reading.ts';

const wordy = (g: Group): Piece[] => g.items.map((i) => trimmed(i.piece)).filter((p) => /\p{L}/u.test(p.text));

/** The longest list: items after one colon, or one item each on lines that carry list marks. */
export function listOf(brief: ReadBrief): Piece[] | undefined {
  let best: Piece[] = [];
  for (const group of brief.groups) {
    if (group.lead === undefined) continue;
    const own = wordy(group);
    if (own.length > best.length) best = own;
  }
  const lines = brief.groups.filter((g) => /^(?:[-*•–]|\d{1,2}[.)])\s/u.test(g.piece.text)).map((g) => trimmed(g.piece));
  if (lines.length > best.length) best = lines;
  return best.length >= 2 && best.every((p) => p.text.length <= 140) ? best : undefined;
}

/** The clauses after a first sentence that makes the claim. */
export function statementsOf(brief: ReadBrief): Piece[] | undefined {
  const first = brief.groups[0]?.sentence;
  const later = brief.groups.filter((g) => g.sentence !== first).flatMap((g) => g.items.map((i) => trimmed(i.piece)));
  const own = later.filter((p) => p.text.split(/\s/).length >= 3);
  return own.length === later.length && own.length >= 2 ? own : undefined;
}
