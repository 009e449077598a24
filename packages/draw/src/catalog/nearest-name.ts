/** Finds the known word that a mistyped word probably means. */
import { editDistance } from '@deckwright/core/edit-distance';

/** The allowed word with the fewest edits from `word`, if no more than `part` of it (or two letters) differs. */
export function nearestName(word: string, allowed: readonly string[], part = 0.45): string | undefined {
  const wanted = word.toLowerCase().replaceAll('-', '_').slice(0, 80);
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of allowed) {
    const distance =
      candidate.includes(wanted) && wanted.length > 3 ? 0.5 : editDistance(wanted, candidate.toLowerCase().replaceAll('-', '_'));
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best !== undefined && bestDistance <= Math.max(2, best.length * part) ? best : undefined;
}
