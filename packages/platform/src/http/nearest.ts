/** The known word that a mistyped one probably meant. */
import { editDistance } from '@deckwright/core/edit-distance';

/** The closest candidate, or undefined when none is close enough to be worth naming (more than about a third of it differs). */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  const wanted = fold(word);
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const distance = editDistance(wanted, fold(candidate));
    if (distance < least) {
      least = distance;
      best = candidate;
    }
  }
  return best !== undefined && least <= Math.max(2, Math.floor(best.length * 0.4)) ? best : undefined;
}

const fold = (text: string): string =>
  text
    .slice(0, 80)
    .toLowerCase()
    .replace(/[-\s.]/g, '_');
