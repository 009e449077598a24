/** Decks in the page: the slides of a request drawn and joined as the service does it. What did not change since is not drawn again. */
import { LruCache } from '@deckwright/core/lru-cache';
import { NeedsService } from '@deckwright/core/needs-service';
import { compileDeck, createSlideReader, type DeckReport, type DeckSlide, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import type { RequestKit } from '@deckwright/draw/intent';
import type { DrawKit } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { drawingProblem, ProblemError } from '@deckwright/platform/errors';

export interface DrawnDeck {
  /** Absent where no slide of it stands. */
  readonly deck?: Deck;
  readonly report: DeckReport;
  readonly title: string;
  /** As it stands in the deck, in the order of the request; undefined where it could not be drawn. */
  readonly slides: readonly ({ readonly deck: Deck; readonly report: object } | undefined)[];
}

/** Scenes with all their objects are about 100 kB each. */
const MOST_SCENES = 120;

export function createDecks(drawKit: DrawKit): (body: object, kit: RequestKit) => Promise<DrawnDeck> {
  const drawn = new LruCache<string, Awaited<ReturnType<typeof trySlide>>>({ entries: MOST_SCENES });
  const readSlide = createSlideReader();
  const drawOf = async ({ text, request }: DeckSlide) => {
    const key = `${request.brand?.hash ?? ''}\n${text}`;
    const scene = drawn.get(key) ?? (await trySlide(request, drawKit));
    drawn.set(key, scene);
    return scene;
  };
  /** @throws ProblemError for a request that the service refuses too */
  return async (body, kit) => {
    const read = readDeckRequest(body, kit, readSlide);
    if (!read.ok) throw new ProblemError(drawingProblem(read.problem));
    const tries: Awaited<ReturnType<typeof drawOf>>[] = [];
    for (const slide of read.deck.slides) tries.push(await drawOf(slide));
    const { deck, stretches, report } = await compileDeck(
      body,
      read.deck,
      tries.map(({ outcome }) => outcome),
      {
        engine_version: drawKit.engine_version,
        draw: async (slide) => {
          const scene = (await drawOf(slide)).drawn;
          if (scene === undefined) throw new Error('A slide that stood in its place stands no longer in the next.');
          return scene.deck;
        },
      },
    );
    if (stretches !== undefined) throw new NeedsService('a deck of several themes');
    return {
      ...(deck === undefined ? {} : { deck }),
      report,
      title: deck?.title ?? read.deck.controls.name ?? 'Deck',
      slides: tries.map(({ drawn: scene }) => scene),
    };
  };
}
