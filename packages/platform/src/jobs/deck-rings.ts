/** How many slides of a deck are begun together, and which of them a message is sent for. */

/** A worker begins at most so many slides together: with more, a lane is kept from others for longer than it saves. */
export const MOST_TOGETHER = 4;

/** Up to this many messages a deck has one a slide: so many lanes can work at it. */
const LANES = 8;

/** Slides a message, of a deck with so many; `counted` is SQL. `begin_next_job` counts alike. */
export const slidesOfRing = (counted: string): string => `least(${MOST_TOGETHER}, greatest(1, ceil(${counted} / ${LANES}.0)))::int`;

/** The same for who knows the number. */
const slidesARing = (count: number): number => Math.min(MOST_TOGETHER, Math.max(1, Math.ceil(count / LANES)));

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
