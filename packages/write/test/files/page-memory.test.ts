/** Decks written with cached pages are the same, byte for byte, as decks written without. */
import { readFileSync } from 'node:fs';
import { compileDeck, createSlideReader, editDeck, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import { createDrawKit } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { expect, test } from 'vitest';

const drawKit = createDrawKit(carriedFonts());
const fresh = createWriteKit(carriedFonts());
const sample = JSON.parse(readFileSync(new URL('../../../../samples/decks/network-plan.json', import.meta.url), 'utf8')) as object;

/** Slides are kept by their text, as the deck worker keeps them. */
const drawn = new Map<string, Awaited<ReturnType<typeof trySlide>>>();
const readSlide = createSlideReader();

async function compiled(body: object): Promise<Deck> {
  const read = readDeckRequest(body, undefined, readSlide);
  if (!read.ok) throw new Error(read.problem.detail);
  for (const { text, request } of read.deck.slides) if (!drawn.has(text)) drawn.set(text, await trySlide(request, drawKit));
  const outcomes = read.deck.slides.map(({ text }) => drawn.get(text)!.outcome);
  const draw = async ({ text }: { readonly text: string }): Promise<Deck> => drawn.get(text)!.drawn!.deck;
  const { deck } = await compileDeck(body, read.deck, outcomes, { engine_version: drawKit.engine_version, draw });
  if (deck === undefined) throw new Error('No slide stands.');
  return deck;
}

const edited = (body: object, edit: Parameters<typeof editDeck>[1]): object => {
  const out = editDeck(body, edit);
  if (!out.ok) throw new Error(out.problem.detail);
  return out.body;
};

test('a deck edited, shortened, turned round and in another theme is written from kept pages as it is written afresh', async () => {
  const caching = createWriteKit(carriedFonts(), { keep_pages: true });
  const last = (sample as { slides: unknown[] }).slides.length;
  const bodies = [
    sample,
    sample,
    edited(sample, { slides: [{ position: 5, intent: { headline: 'Ħalf ⅔ as many complaints, and new glyphs: Ω ß Ж' } }] }),
    edited(sample, { remove: [3] }),
    edited(sample, { order: [1, last, ...Array.from({ length: last - 2 }, (_, i) => i + 2)] }),
    edited(sample, { theme_id: 'corporate-dark' }),
    sample,
  ];
  for (const body of bodies) {
    const deck = await compiled(body);
    const [again, whole] = [await writeFiles(deck, ['pptx', 'pdf'], caching), await writeFiles(deck, ['pptx', 'pdf'], fresh)];
    expect(Buffer.compare(again.pptx!, whole.pptx!)).toBe(0);
    expect(Buffer.compare(again.pdf!, whole.pdf!)).toBe(0);
  }
});

test('a slide that was read before is the same request', () => {
  const reader = createSlideReader(2);
  const slide = { form: 'hero_statement', headline: 'Punctual by May' };
  const [once, again] = [reader(slide, {}), reader({ ...slide }, {})];
  expect(again).toBe(once);
  // The least recently used goes first.
  reader({ ...slide, headline: 'Second' }, {});
  reader({ ...slide, headline: 'Third' }, {});
  expect(reader(slide, {})).not.toBe(once);
});
