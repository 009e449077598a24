/** A cache of drawn slides by their text, so that an edit draws only what changed. */
import { LruCache } from '@deckwright/core/lru-cache';
import type { DeckSlide } from '@deckwright/draw/deck';
import { type DrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck, TestMark } from '@deckwright/draw/scene';

/** About 100 kB each with all its objects: some 40 MB. */
const MAX_SCENES = 400;
/** Of all their texts: a scene grows with what it shows. */
const MAX_JSON_LENGTH = 4_000_000;
/** Pictures would fill the memory. */
const LARGEST_TEXT = 100_000;

/** Draws a slide, or gives what was drawn for the same text; the least recently used go first. */
export function createSceneMemory(kit: DrawKit): (slide: DeckSlide, mark?: TestMark) => Promise<Deck> {
  const scenes = new LruCache<string, Deck>({ entries: MAX_SCENES, weight: MAX_JSON_LENGTH, weigh: (_, key) => key.length });
  return async ({ text, request }, mark) => {
    // Two accounts may each have an `acme@3`.
    const key = [mark ?? '', request.brand?.hash ?? '', text].join('\n');
    const cached = scenes.get(key);
    if (cached !== undefined) {
      // The writers need its faces, which may have gone since it was drawn.
      if (request.brand !== undefined) kit.fonts.source.add?.(request.brand.faces);
      return cached;
    }
    const { deck } = await drawSlide(request, kit, { mark });
    if (text.length > LARGEST_TEXT) return deck;
    scenes.set(key, deck);
    return deck;
  };
}
