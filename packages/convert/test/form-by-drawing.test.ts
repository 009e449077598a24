/** A form is taken where its drawing has the words and the marks of the picture, and none where two forms are drawn alike. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest, type SlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import type { Deck } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import type { ChartOnSlide } from '@deckwright/read/image';
import { expect, it } from 'vitest';
import type { BoxIn } from '../src/picture/convert-picture.task.ts';
import { tableData } from '../src/picture/fill-table.ts';
import { formByDrawing } from '../src/picture/form-by-drawing.ts';
import { tableOfWords } from '../src/picture/table-of-words.ts';
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

it('takes dates over names, above and below a line, for a timeline', async () => {
  const dates = ['Mar 2026', 'Jun 2026', 'Oct 2026', 'Nov 2027'];
  const names = ['Planning', 'Permit', 'Ground breaking', 'Roof closed'];
  const phases = dates.map((date, i) => ({ date, label: names[i], description: `${names[i]} is looked at by all towns nearby` }));
  const body = { component: 'timeline', params: { phases } };
  expect(await formOf({ chrome: { title: 'The roof closes in 2027' }, body })).toMatchObject({ body });
});

it('fills tables with rows and columns that were read', () => {
  const rows = [
    ['Line', 'Riders', 'Late'],
    ['Harbour', '12,400', '6.1%'],
    ['Airport', '9,800', '3.4%'],
    ['Old town', '7,150', '2.2%'],
  ];
  const words = rows.flatMap((row, i) =>
    row.map((text, k) => ({
      text,
      box_in: [1 + k * 3, 2 + i * 0.5, 1.5, 0.3] as const,
      size_pt: 14,
      bold: i === 0,
      paragraph: `${i} ${k}`,
    })),
  );
  const table = tableOfWords(words);
  expect(table).toEqual({ headers: rows[0], rows: rows.slice(1) });
  expect(table && tableData({ headers: ['A'], rows: [['a']] }, table)).toEqual({ headers: rows[0], rows: rows.slice(1) });
  expect(table && tableData({ columns: [{ label: 'A' }], rows: [{ label: 'a', cells: ['b'] }] }, table)).toMatchObject({
    columns: [{ label: 'Riders' }, { label: 'Late' }],
    rows: [{ label: 'Harbour', cells: ['12,400', '6.1%'] }, {}, {}],
  });
  expect(table && tableData({ blocks: [{ label: 'A' }] }, table)).toBeUndefined();
  expect(tableOfWords(words.slice(0, 5))).toBeUndefined();
});

it('takes none where a form that no request was filled for has the words', async () => {
  const data = {
    from: { label: 'Today', points: ['Price by machine', 'Sold by dealers'] },
    to: { label: 'In 2028', points: ['Price by hour', 'Sold by us'] },
  };
  expect(await formOf({ form: 'hero_statement', variant: 'from_to_transition', headline: 'We sell hours', data })).toBeUndefined();
});
