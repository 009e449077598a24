/** `decimals` rounds every printed number of a form or component that has numbers, and is refused where it is none. */
import { components, forms } from '@deckwright/draw/catalog';
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { plainText, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { describe, expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());

async function drawn(body: unknown) {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  const { deck, report } = await drawSlide(read.request, kit);
  const words = [...walk(deck.slides[0]?.shapes ?? [])].flatMap((s) => ('text' in s && s.text !== undefined ? [plainText(s.text)] : []));
  return { report, words };
}

const bars = (data: object) => ({
  form: 'bar_rank_chart',
  headline: 'Margins differ',
  data: {
    categories: [
      { label: 'A', value: 10 },
      { label: 'B', value: -3.3333333333333335 },
      { label: 'C', value: 66.39999999999999 },
    ],
    ...data,
  },
});

test('one number of decimals holds for all numbers of a form', async () => {
  const { report, words } = await drawn(bars({ decimals: 1 }));
  expect(words).toEqual(expect.arrayContaining(['10.0', '−3.3', '66.4']));
  expect([report.status, report.fidelity, report.warnings]).toEqual(['complete', 'verbatim', []]);
});

test('without it numbers stand as sent, and digits that are left out are named', async () => {
  const { report, words } = await drawn(bars({}));
  expect(words).toContain('66.4');
  expect(report.warnings.map(({ code, path }) => [code, path])).toEqual([['digits_left_out', '/data/categories/1/value']]);
});

test('siblings share decimals where at least half of them were sent with some', async () => {
  const words = async (...values: number[]) =>
    (await drawn(bars({ categories: values.map((value, i) => ({ label: `R${i}`, value })) }))).words;
  expect(await words(338, 99.5, 41)).toEqual(expect.arrayContaining(['338', '99.5', '41']));
  expect(await words(338, 99.5, 41.2, 7)).toEqual(expect.arrayContaining(['338.0', '99.5', '41.2', '7.0']));
  expect(await words(338.25, 99.5, 41.2)).toEqual(expect.arrayContaining(['338.25', '99.5', '41.2']));
});

test.each([7, -1, 1.5, '2'])('decimals: %j is refused with its limits', (decimals) => {
  const read = readSlideRequest(bars({ decimals }));
  expect(read.ok ? undefined : read.problem.code).toBe('intent_invalid_shape');
});

describe('examples with decimals', () => {
  const numeric = (value: unknown): boolean =>
    typeof value === 'number' || (value !== null && typeof value === 'object' && Object.values(value).some(numeric));
  for (const { form, variants } of forms)
    for (const variant of variants.filter(({ example }) => numeric(example.data)))
      test(`${form.name}.${variant.name} is drawn`, async () => {
        const { data, ...words } = variant.example;
        const { report } = await drawn({ form: form.name, variant: variant.name, ...words, data: { ...(data as object), decimals: 1 } });
        expect([report.status, report.errors]).toEqual(['complete', []]);
        expect(report.warnings.filter(({ path }) => path === '/data/decimals')).toEqual([]);
      });
  for (const component of components.filter(({ example }) => numeric(example.params)))
    test(`${component.name} is drawn`, async () => {
      const { title, params } = component.example;
      const body = { chrome: { title }, body: { component: component.name, params: { ...(params as object), decimals: 1 } } };
      const { report } = await drawn(body);
      expect([report.status, report.errors]).toEqual(['complete', []]);
    });
});
