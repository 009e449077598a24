/** A form is taken where its drawing has the words and the marks of the picture, and none where two forms are drawn alike. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest, type SlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import type { ChartOnSlide } from '@deckwright/read/image';
import { expect, it } from 'vitest';
import type { BoxIn } from '../src/picture/convert-picture.task.ts';
import { formByDrawing } from '../src/picture/form-by-drawing.ts';
import { wordsOfDeck } from '../src/picture/words-of-own-deck.ts';

const kit = createDrawKit(carriedFonts());
const draw = async (request: SlideRequest): Promise<Deck> => (await drawSlide(request, kit)).deck;

/** What a picture of a request shows, read without a fault. */
async function formOf(body: unknown, charts: readonly ChartOnSlide[] = []) {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  const deck = await draw(read.request);
  const elements = wordsOfDeck(deck).lines.map(({ text, box_in }) => ({ kind: 'text' as const, text, box_in, confidence: 1 }));
  return formByDrawing({ title: deck.slides[0]?.title ?? '', elements, charts }, deck, { asked: { components, forms }, draw });
}

const BLOCKS = [
  { label: 'Sign in once', sub: 'One account for all shops of the group' },
  { label: 'Pay later', sub: 'Three parts without interest, from June' },
  { label: 'Send back free', sub: 'Labels come with each parcel' },
];

it('takes rising steps for what they are, in the order in which they rise', async () => {
  const data = { levels: BLOCKS };
  expect(await formOf({ form: 'maturity_staircase', variant: 'rising_steps', headline: 'Three promises', data })).toMatchObject({
    form: 'maturity_staircase',
    variant: 'rising_steps',
    headline: 'Three promises',
    data,
  });
});

it('takes one of several charts of the same values by its marks', async () => {
  const points = [
    { label: 'Tyrol', value: 61 },
    { label: 'Styria', value: 48 },
    { label: 'Vienna', value: 22 },
  ];
  const box_in: BoxIn = [1, 1, 8, 5];
  const series = [{ points: points.map((point) => ({ ...point, error: 0.5, from: 'label' as const })) }];
  for (const variant of ['lollipop_ranking', 'ranked_magnitude_bar']) {
    const body = { form: 'bar_rank_chart', variant, headline: 'Tyrol leads', data: { unit: '', categories: points } };
    expect(await formOf(body, [{ kind: 'bars', box_in, series, confidence: 1 }])).toMatchObject(body);
  }
});

it('takes none where a form that no request was filled for has the words', async () => {
  const data = {
    from: { label: 'Today', points: ['Price by machine', 'Sold by dealers'] },
    to: { label: 'In 2028', points: ['Price by hour', 'Sold by us'] },
  };
  expect(await formOf({ form: 'hero_statement', variant: 'from_to_transition', headline: 'We sell hours', data })).toBeUndefined();
});
