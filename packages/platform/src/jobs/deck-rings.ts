/** How often a deck is rung for, and which of its slides a ring is for. */

/**
 * A deck is rung for at most this often: whoever hears a ring begins the slides behind the one that it names as well, up to the next that is
 * rung for. Eight lanes can work at one deck; with more slides a ring, a lane holds them longer than it saves.
 */
export const MOST_RINGS = 8;

/** Slides a ring, of a deck with so many; `counted` is SQL. */
export const slidesOfRing = (counted: string): string => `greatest(1, ceil(${counted} / ${MOST_RINGS}.0))::int`;

/** The same for who knows the number. */
const slidesARing = (count: number): number => Math.max(1, Math.ceil(count / MOST_RINGS));

/**
 * Which of the slides that are drawn are left to whoever hears for one before them, of a deck of so many: an edit draws some, which may stand
 * anywhere, and a ring reaches as far in it as in a new deck. `places` from 1 and rising.
 */
export function leftToHearer(places: readonly number[], count: number): ReadonlySet<number> {
  const left = new Set<number>();
  let rung = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    if (place < rung + slidesARing(count)) left.add(place);
    else rung = place;
  }
  return left;
}

/**
 * How long the entries of slides that are not rung for are left to whoever hears for them, in milliseconds: then the relay rings. So a slide whose
 * ring was lost, whose ringer was canceled, or that a worker of an earlier version left behind, is late and not forgotten.
 */
export const LEFT_TO_HEARER_MS = 5_000;
