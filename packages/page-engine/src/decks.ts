/** Decks in the page: the slides of a request drawn and joined as the service does it. */
import {
  type CompiledDeck,
  compileDeck,
  type DeckReport,
  drawAll,
  readDeckRequest,
  type SlideOutcome,
  trySlide,
} from '@deckwright/draw/deck';
import type { RequestKit } from '@deckwright/draw/intent';
import type { DrawKit } from '@deckwright/draw/pipeline';
import { drawingProblem, ProblemError } from '@deckwright/platform/errors';

export interface DrawnDeck {
  /** Absent where no slide of it stands. */
  readonly deck?: CompiledDeck['deck'];
  readonly report: DeckReport;
  readonly title: string;
}

/** @throws ProblemError for a request that the service refuses too */
export async function drawDeck(body: unknown, kit: RequestKit, drawKit: DrawKit): Promise<DrawnDeck> {
  const read = readDeckRequest(body, kit);
  if (!read.ok) throw new ProblemError(drawingProblem(read.problem));
  const outcomes: SlideOutcome[] = [];
  for (const { request } of read.deck.slides) outcomes.push((await trySlide(request, drawKit)).outcome);
  const { deck, report } = await compileDeck(Object(body), read.deck, outcomes, drawAll(drawKit));
  return { ...(deck === undefined ? {} : { deck }), report, title: deck?.title ?? read.deck.controls.name ?? 'Deck' };
}
