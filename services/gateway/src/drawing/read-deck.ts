/** Checks a deck without drawing it, and returns what its jobs need. */
import { createHash } from 'node:crypto';
import { createSlideReader, type DeckRequest, readDeckRequest } from '@deckwright/draw/deck';
import type { Brands, ReadDeck, Refused } from './drawing.ts';
import { requestKit } from './request-kit.ts';

const readSlide = createSlideReader();

export function readDeck(value: unknown, brands?: Brands): ReadDeck | Refused {
  const read = readDeckRequest(value, requestKit(brands), readSlide);
  if (!read.ok) return { ok: false, problem: read.problem };
  return describeDeck(read.deck);
}

/** A slide is a few thousand characters, which are read in a few milliseconds. */
const READ_HERE_CHARACTERS = 16_000;

const isObject = (value: unknown): value is object => value !== null && typeof value === 'object';

/**
 * Whether a request may be read on the loop that serves everybody: typed and small. A brief is planned to be read, which takes up to
 * seconds.
 */
export function isCheapToRead(value: unknown, text: string): boolean {
  if (text.length > READ_HERE_CHARACTERS || !isObject(value)) return text.length <= READ_HERE_CHARACTERS;
  const slides: unknown = Reflect.get(value, 'slides');
  return ![value, ...(Array.isArray(slides) ? slides : [])].some((one: unknown) => isObject(one) && 'brief' in one);
}

/** A name of a job is one line of a listing. */
const MAX_NAME_LENGTH = 200;

export function describeDeck({ slides, controls, theme, hash }: DeckRequest): ReadDeck {
  return {
    ok: true,
    input_hash: sha256(`deck\n${hash}\n${slides.map(({ request }) => JSON.stringify(request.routing ?? null)).join('\n')}`),
    outputs: controls.outputs ?? ['pptx'],
    name: controls.name ?? controls.title ?? null,
    theme_id: theme.id,
    slides: slides.map(({ text, request, title }) => ({
      name: (request.name ?? title).slice(0, MAX_NAME_LENGTH) || null,
      request_text: text,
      // Not the identity of the same slide by itself: the deck pays for its slides, and what it paid for makes no other job free.
      input_hash: sha256(`slide of a deck\n${text}`),
      ...(request.routing === undefined ? {} : { routed: request.routing.intent }),
    })),
  };
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
