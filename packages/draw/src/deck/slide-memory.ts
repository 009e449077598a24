/** Caches slides by their text, so that only changed slides of an edited deck are read again. */
import { LruCache } from '@deckwright/core/lru-cache';
import { type ReadResult, type RequestKit, readSlideRequest } from '../intent/index.ts';

/** Reads a slide of a deck. It is a pure function of its arguments, so its results can be cached. */
export type SlideReader = (body: object, kit: RequestKit) => ReadResult;

/** Enough for both readings of each slide of ten long decks, at some 20 kB each. */
const MAX_KEPT = 600;
/** Larger slides contain pictures, which would fill the cache. */
const LONGEST_TEXT = 100_000;

/**
 * Reads as `readSlideRequest` does and caches the result; the least recently used entries are dropped first. Only for decks in built-in
 * themes, because a brand may have another meaning next time, and for one reader of briefs.
 */
export function createSlideReader(most_kept = MAX_KEPT): SlideReader {
  const readings = new LruCache<string, ReadResult>({ entries: most_kept });
  return (body, kit) => {
    // The order of keys is part of the cache key, because some components use that order.
    const text = JSON.stringify(body);
    const earlier = readings.get(text);
    if (earlier !== undefined) return earlier;
    const read = readSlideRequest(body, kit);
    if (!read.ok || read.request.brand !== undefined || text.length > LONGEST_TEXT) return read;
    readings.set(text, read);
    return read;
  };
}
