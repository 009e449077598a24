/** Slides drawn before, by their text: after an edit only what changed is drawn again. */
import type { DeckSlide } from '@deckwright/draw/deck';
import { type DrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';

/** About 100 kB each with all its objects: some 40 MB. */
const MOST_SCENES = 400;
/** Pictures would fill the memory. */
const LARGEST_TEXT = 100_000;

/** Draws a slide, or gives what was drawn for the same text; the least recently used go first. */
export function createSceneMemory(kit: DrawKit): (slide: DeckSlide) => Promise<Deck> {
  const scenes = new Map<string, Deck>();
  return async ({ text, request }) => {
    const known = scenes.get(text);
    if (known !== undefined) {
      scenes.delete(text);
      scenes.set(text, known);
      return known;
    }
    const { deck } = await drawSlide(request, kit);
    if (text.length > LARGEST_TEXT) return deck;
    scenes.set(text, deck);
    if (scenes.size > MOST_SCENES) {
      const [oldest] = scenes.keys();
      if (oldest !== undefined) scenes.delete(oldest);
    }
    return deck;
  };
}
