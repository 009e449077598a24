/** Draws a deck in this process, from its request to the scenes that files are written of. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { briefReader } from '@deckwright/brief';
import { compileDeck, type DeckReport, drawAll, readDeckRequest, type SlideOutcome, trySlide } from '@deckwright/draw/deck';
import type { DrawProblem } from '@deckwright/draw/intent';
import type { DrawKit } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import type { Brand } from '@deckwright/draw/themes';
import { bookOf } from './brand-book.ts';
import type { DeckBody } from './deck-source.ts';
import type { Format } from './rendering.ts';

export type DeckHere =
  | {
      readonly ok: true;
      /** Absent where no slide could be drawn, or a policy is broken. */
      readonly deck?: Deck;
      readonly report: DeckReport;
      /** What the request asks for. */
      readonly outputs: readonly Format[];
    }
  | { readonly ok: false; readonly problem: DrawProblem };

export interface DeckSteps {
  /** Called once, before the first slide. */
  readonly begin?: (slides: number) => Promise<void>;
  readonly step?: (title: string) => void;
  /** Rejects between two slides once it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

/** `brand` takes the place of the deck's own theme. */
export async function drawDeckHere(body: DeckBody, brand: Brand | undefined, kit: DrawKit, steps: DeckSteps = {}): Promise<DeckHere> {
  if (brand !== undefined) body['theme_id'] = brand.theme.id;
  const read = readDeckRequest(body, { brands: bookOf(brand), briefs: briefReader });
  if (!read.ok) return { ok: false, problem: read.problem };
  await steps.begin?.(read.deck.slides.length);
  const outcomes: SlideOutcome[] = [];
  const made = new Map<string, Deck>();
  for (const slide of read.deck.slides) {
    const { outcome, drawn } = await trySlide(slide.request, kit);
    outcomes.push(outcome);
    if (drawn !== undefined) made.set(slide.text, drawn.deck);
    steps.step?.(slide.title);
    await giveWay(steps.signal);
  }
  const anew = drawAll(kit);
  const { deck, report } = await compileDeck(body, read.deck, outcomes, {
    ...anew,
    // Numbered anew where slides failed, so that its text is another.
    draw: async (slide) => made.get(slide.text) ?? anew.draw(slide),
  });
  return { ok: true, report, outputs: read.deck.controls.outputs ?? ['pptx'], ...(deck === undefined ? {} : { deck }) };
}

/** Lets signals and requests in: drawing itself never waits. @throws the signal's reason once it is aborted. */
export async function giveWay(signal?: AbortSignal): Promise<void> {
  await nextTurn();
  signal?.throwIfAborted();
}
