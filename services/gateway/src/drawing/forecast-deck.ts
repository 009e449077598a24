/** The dry run of a deck: every slide is drawn and nothing is stored. */
import { compileDeck, type DeckReport, isUsable, readDeckRequest, type SlideOutcome, trySlide } from '@deckwright/draw/deck';
import type { DrawKit } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import type { Brands, DeckForecast, Refused, Report } from './drawing.ts';
import { requestKit } from './request-kit.ts';

interface DrawnDeck {
  readonly ok: true;
  readonly report: DeckReport;
  /** Absent where no slide stands. */
  readonly deck: Deck | undefined;
  readonly paid_slides: number;
}

/** What the slides of a deck would become. */
export async function forecastDeck(value: unknown, kit: DrawKit, brands?: Brands): Promise<DeckForecast | Refused> {
  const drawn = await drawDeck(value, kit, brands);
  // What crosses a thread and a wire is JSON.
  return drawn.ok ? { ok: true, paid_slides: drawn.paid_slides, report: jsonCopy(drawn.report) } : drawn;
}

/** Draws all slides of a deck in their order. */
export async function drawDeck(value: unknown, kit: DrawKit, brands?: Brands): Promise<DrawnDeck | Refused> {
  const read = readDeckRequest(value, requestKit(brands));
  if (!read.ok) return { ok: false, problem: read.problem };
  const outcomes: SlideOutcome[] = [];
  const drawn = new Map<string, Deck>();
  for (const { request, text } of read.deck.slides) {
    const tried = await trySlide(request, kit);
    outcomes.push(tried.outcome);
    if (tried.drawn !== undefined) drawn.set(text, tried.drawn.deck);
  }
  const { deck, report } = await compileDeck(value as object, read.deck, outcomes, {
    engine_version: kit.engine_version,
    draw: async (slide) => drawn.get(slide.text) ?? (await drawAgain(slide.request, kit)),
  });
  const paid = new Set(read.deck.slides.flatMap(({ unnumbered }, i) => (isUsable(outcomes[i]) ? [unnumbered] : [])));
  return { ok: true, paid_slides: paid.size, report, deck };
}

export const jsonCopy = (report: DeckReport): Report => JSON.parse(JSON.stringify(report)) as Report;

const drawAgain = async (request: Parameters<typeof trySlide>[0], kit: DrawKit): Promise<Deck> => {
  const { drawn } = await trySlide(request, kit);
  if (drawn === undefined) throw new Error('A slide that says what is missing could not be drawn.');
  return drawn.deck;
};
