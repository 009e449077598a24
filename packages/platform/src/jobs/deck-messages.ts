/** How many slides of a deck a worker begins together, and for which slides a message is published. */

/** A worker begins at most this many slides together. With more, one deck occupies a worker for longer than it saves. */
export const MAX_TOGETHER = 4;

/** A deck with at most this many slides has one message a slide, so that as many workers can draw it at the same time. */
const MESSAGES_A_DECK = 8;

/** SQL for the number of slides that one message stands for; `counted` is SQL too. `begin_next_job` computes the same number. */
export const slidesPerMessageSql = (counted: string): string =>
  `least(${MAX_TOGETHER}, greatest(1, ceil(${counted} / ${MESSAGES_A_DECK}.0)))::int`;

const slidesPerMessage = (count: number): number => Math.min(MAX_TOGETHER, Math.max(1, Math.ceil(count / MESSAGES_A_DECK)));

/**
 * The positions that need no message of their own, because a message shortly before them stands for them too. An edit draws slides anywhere
 * in the deck, and a message covers as many positions there as in a new deck. `places` are positions from 1, in rising order.
 */
export function coveredPlaces(places: readonly number[], count: number): ReadonlySet<number> {
  const covered = new Set<number>();
  let published = Number.NEGATIVE_INFINITY;
  for (const place of places) {
    if (place < published + slidesPerMessage(count)) covered.add(place);
    else published = place;
  }
  return covered;
}

/**
 * How long the outbox entries of covered slides wait for a worker, in milliseconds. After that the relay publishes them. A slide is late and
 * not forgotten when its message was lost, when the slide with the message was cancelled, or when an older worker began that slide alone.
 */
export const COVERED_MS = 5_000;
