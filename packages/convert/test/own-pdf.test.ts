/** A PDF of ours gives its slides back as they were; one that somebody changed is read like any other. */
import { readFileSync } from 'node:fs';
import { components, forms } from '@deckwright/draw/catalog';
import { compileDeck, drawAgain, drawAll, readDeckRequest, trySlide } from '@deckwright/draw/deck';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { createIsolate } from '@deckwright/isolate/run';
import { openPackage } from '@deckwright/read/ooxml';
import { carriedPdfSource } from '@deckwright/read/pdf';
import { readDeck } from '@deckwright/read/pptx';
import { createWriteKit, writeFiles } from '@deckwright/write/files';
import { describe, expect, it } from 'vitest';
import { type ConvertPdfOrder, convertPdfTask, pdfReport } from '../src/pdf/index.ts';

const isolate = createIsolate({ concurrency: 1, waiting: 4, is_private: true });
const fonts = carriedFonts();
const drawKit = createDrawKit(fonts);
const writeKit = createWriteKit(fonts);
const SLOW = 120_000;

const bodies: readonly (readonly [string, Record<string, unknown>])[] = [
  ...components.map(
    ({ name, example }) => [name, { chrome: { title: example.title }, body: { component: name, params: example.params } }] as const,
  ),
  ...forms.flatMap(({ form, variants }) =>
    variants.map(({ name, example }) => [`${form.name} ${name}`, { form: form.name, variant: name, ...example }] as const),
  ),
];

async function drawn(body: unknown): Promise<Deck> {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return (await drawSlide(read.request, drawKit)).deck;
}

async function drawnDeck(): Promise<Deck> {
  const body = JSON.parse(readFileSync(new URL('../../../samples/decks/network-plan.json', import.meta.url), 'utf8')) as {
    readonly slides: readonly Record<string, unknown>[];
  };
  // Speaker notes stay behind.
  const read = readDeckRequest({ ...body, slides: body.slides.map(({ notes: _, ...slide }) => slide) });
  if (!read.ok) throw new Error(read.problem.detail);
  const outcomes = [];
  for (const { request } of read.deck.slides) outcomes.push((await trySlide(request, drawKit)).outcome);
  const { deck } = await compileDeck(body, read.deck, outcomes, drawAll(drawKit));
  if (deck === undefined) throw new Error('The sample draws no deck.');
  return deck;
}

async function convert(pdf: Uint8Array, order: ConvertPdfOrder = {}) {
  const outcome = await isolate.run(convertPdfTask, order, [pdf], { limits: { time_ms: 60_000 } });
  if (outcome.outcome !== 'done') throw new Error(JSON.stringify(outcome));
  return { answer: outcome.answer, report: pdfReport(outcome.answer), pptx: outcome.files[0] as Uint8Array };
}

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one !== undefined && other !== undefined && Buffer.from(one).equals(other);

describe('the request in a PDF of ours', () => {
  it.each(bodies)('draws %s again, to the byte', async (_, body) => {
    const deck = await drawn(body);
    const { pdf = new Uint8Array() } = await writeFiles(deck, ['pdf'], writeKit);
    const carried = carriedPdfSource(pdf);
    expect(carried?.intents).toEqual(deck.source?.intents);
    const again = await drawAgain(carried ?? { intents: [], title: '' }, drawKit, {});
    expect(again).toMatchObject({ ok: true });
    if (!again.ok) return;
    expect(isSame((await writeFiles(again.deck, ['pdf'], writeKit)).pdf, pdf)).toBe(true);
    expect(again.deck).toEqual(deck);
  });

  it('has no speaker notes', async () => {
    const [[, body] = ['', {}]] = bodies;
    const [quiet, spoken] = [await drawn(body), await drawn({ ...body, notes: 'Do not tell the client' })];
    const [{ pdf }, { pdf: with_notes }] = [await writeFiles(quiet, ['pdf'], writeKit), await writeFiles(spoken, ['pdf'], writeKit)];
    expect(isSame(pdf, with_notes)).toBe(true);
  });

  it('is left out where pictures would make the file twice as large', async () => {
    const deck = await drawn(bodies[0]?.[1]);
    const { pdf = new Uint8Array() } = await writeFiles(
      { ...deck, source: { engine_version: '1', input_hash: '', intents: ['x'.repeat(2_000_001)] } },
      ['pdf'],
      writeKit,
    );
    expect(carriedPdfSource(pdf)).toBeUndefined();
  });
});

describe('a deck of ours as PDF', () => {
  it(
    'comes back as the deck that it was',
    async () => {
      const deck = await drawnDeck();
      const { pdf = new Uint8Array(), pptx } = await writeFiles(deck, ['pdf', 'pptx'], writeKit);
      const { answer, report, pptx: again } = await convert(pdf, { require_no_loss: true });
      expect(report).toMatchObject({
        drawn_from: 'requests',
        slides_total: deck.slides.length,
        loss_summary: { kept: deck.slides.length, omitted: 0 },
      });
      expect(answer.source?.intents).toEqual(deck.source?.intents);
      expect(isSame(again, pptx)).toBe(true);
    },
    SLOW,
  );

  it(
    'gives some of its slides, and a test key its mark',
    async () => {
      const { pdf = new Uint8Array() } = await writeFiles(await drawnDeck(), ['pdf'], writeKit);
      const { report, pptx } = await convert(pdf, { pages: { first: 2, last: 3 }, mark: true });
      expect(report).toMatchObject({ drawn_from: 'requests', pages: { first: 2, last: 3 }, slides_total: 2 });
      const deck = readDeck(await openPackage(pptx));
      expect(deck.slides).toHaveLength(2);
      expect(JSON.stringify(deck.slides.map(({ shapes }) => shapes))).toMatch(/test/i);
    },
    SLOW,
  );
});

describe('a PDF of ours that is not what it was', () => {
  it('is read from its pages when a byte of it changed', async () => {
    const { pdf = new Uint8Array() } = await writeFiles(await drawn(bodies[0]?.[1]), ['pdf'], writeKit);
    for (const at of [20, 400, pdf.length - 60]) {
      const changed = Uint8Array.from(pdf);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(carriedPdfSource(changed)).toBeUndefined();
    }
    expect(carriedPdfSource(Buffer.concat([pdf, Buffer.from('\n')]))).toBeUndefined();
  });

  it(
    'is read from its pages when its requests draw other pages here, and says so',
    async () => {
      const deck = await drawn(bodies[0]?.[1]);
      const other = await drawn(bodies[1]?.[1]);
      const { pdf = new Uint8Array() } = await writeFiles({ ...deck, ...(other.source && { source: other.source }) }, ['pdf'], writeKit);
      const { report } = await convert(pdf, { any_class: true });
      expect(report).toMatchObject({ drawn_from: 'pages', drawn_from_why: expect.stringContaining('other pages') });
    },
    SLOW,
  );
});
