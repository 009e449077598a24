/** Draws slides again from the requests that a file of ours carries. */
import { DrawRefusal, type RequestKit, readJson, readSlideRequest } from '../intent/index.ts';
import { type DrawKit, drawSlide } from '../pipeline/index.ts';
import type { Deck, TestMark } from '../scene/index.ts';
import { compileDeck } from './compile-deck.ts';
import { type SlideOutcome, slideReportSchema } from './deck-report.ts';
import { type DeckSlide, readDeckRequest } from './read-deck.ts';

export interface CarriedRequests {
  /** JSON of each slide's request, in slide order. */
  readonly intents: readonly string[];
  /** The file's title; empty where it has none. */
  readonly title: string;
  readonly mark?: TestMark | undefined;
}

export type DeckAgain = { readonly ok: true; readonly deck: Deck } | { readonly ok: false; readonly why: string };

/** `why` ends a sentence: slides in several themes, requests that name what is not at hand, or that are refused today. Never throws for content. */
export async function drawAgain({ intents, title, mark }: CarriedRequests, kit: DrawKit, requests: RequestKit): Promise<DeckAgain> {
  const bodies: Record<string, unknown>[] = [];
  for (const intent of intents) {
    const read = readJson(intent);
    if (!read.ok) return { ok: false, why: read.detail };
    if (typeof read.value !== 'object' || read.value === null) return { ok: false, why: 'one of its requests is no object' };
    bodies.push(read.value as Record<string, unknown>);
  }
  const [only] = bodies;
  if (only === undefined) return { ok: false, why: 'it carries no request' };
  return bodies.length === 1 ? slideAgain(only, mark, kit, requests) : deckAgain(bodies, title, mark, kit, requests);
}

async function slideAgain(body: object, mark: TestMark | undefined, kit: DrawKit, requests: RequestKit): Promise<DeckAgain> {
  const read = readSlideRequest(body, requests);
  if (!read.ok) return { ok: false, why: read.problem.detail };
  try {
    return { ok: true, deck: (await drawSlide(read.request, kit, { mark })).deck };
  } catch (error) {
    if (error instanceof DrawRefusal) return { ok: false, why: error.problem.detail };
    throw error;
  }
}

async function deckAgain(
  bodies: readonly Record<string, unknown>[],
  title: string,
  mark: TestMark | undefined,
  kit: DrawKit,
  requests: RequestKit,
): Promise<DeckAgain> {
  const themes = new Set(bodies.map(({ theme_id }) => theme_id));
  if (themes.size > 1) return { ok: false, why: 'its slides have several themes' };
  const [theme_id] = themes;
  const slides = bodies.map(({ theme_id: _, ...slide }) => slide);
  const body = { slides, ...(title === '' ? {} : { title }), ...(theme_id === undefined ? {} : { theme_id }) };
  const read = readDeckRequest(body, requests);
  if (!read.ok) return { ok: false, why: read.problem.detail };
  const decks = new Map<string, Deck>();
  const outcomes: SlideOutcome[] = [];
  for (const { text, request } of read.deck.slides) {
    try {
      const drawn = await drawSlide(request, kit, { mark });
      decks.set(text, drawn.deck);
      outcomes.push({ report: slideReportSchema.parse(drawn.report) });
    } catch (error) {
      if (error instanceof DrawRefusal) return { ok: false, why: error.problem.detail };
      throw error;
    }
  }
  const compile = {
    engine_version: kit.engine_version,
    draw: async ({ text, request }: DeckSlide) => decks.get(text) ?? (await drawSlide(request, kit, { mark })).deck,
  };
  const { deck } = await compileDeck(body, read.deck, outcomes, compile);
  return deck === undefined ? { ok: false, why: 'no slide of it can be drawn' } : { ok: true, deck };
}
