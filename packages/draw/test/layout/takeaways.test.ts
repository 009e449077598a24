/** Takeaways fill what they stand in: a rail beside the chart, or a strip below it where a rail would be mostly empty. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { inOfEmu, type Shape, walk } from '@deckwright/draw/scene';
import { carriedFonts } from '@deckwright/fonts';
import { expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());
const STEPS = [
  { kind: 'start', label: '2025', value: 214 },
  { kind: 'delta', label: 'Volume', value: 19 },
  { kind: 'delta', label: 'Price', value: 46 },
  { kind: 'total', label: '2026', value: 279 },
];
const SENTENCE = 'Price adds €46m, and nine of ten customers renewed at the new list';

async function panelOf(takeaways: readonly string[], locale?: string): Promise<{ ground: Shape; words_in: number; body_in: number }> {
  const read = readSlideRequest({
    form: 'waterfall_bridge',
    headline: 'Profit rises',
    ...(locale === undefined ? {} : { locale }),
    data: { steps: STEPS, takeaways },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  const { deck, body } = await drawSlide(read.request, kit);
  const shapes = [...walk(deck.slides[0]?.shapes ?? [])];
  const ground = shapes.find(({ id }) => id === 'body/takeaways/ground');
  if (ground === undefined) throw new Error('no takeaways');
  const texts = shapes.filter(({ id }) => id.startsWith('body/takeaways/text'));
  const words_in = Math.max(
    ...texts.map((one) => {
      const text = 'text' in one ? one.text : undefined;
      const sizes = text?.paragraphs.flatMap(({ runs }) => runs.map(({ size_pt }) => size_pt)) ?? [0];
      const gaps = text?.paragraphs.reduce((sum, { space_before_pt = 0 }) => sum + space_before_pt, 0) ?? 0;
      return ((text?.lines.length ?? 0) * Math.max(...sizes) * 1.2 + gaps) / 72;
    }),
  );
  return { ground, words_in, body_in: body.w };
}

test.each([1, 2, 3, 4])('%i short sentences leave no more than half of their panel empty', async (n) => {
  const { ground, words_in } = await panelOf(Array.from({ length: n }, () => SENTENCE));
  // The heading and the margins have 0.64 in.
  expect(words_in).toBeGreaterThan(0.5 * (inOfEmu(ground.box.h) - 0.64));
});

test('one sentence has the width of the body below the chart', async () => {
  for (const locale of [undefined, 'ar']) {
    const { ground, body_in } = await panelOf([SENTENCE], locale);
    expect(inOfEmu(ground.box.w)).toBeCloseTo(body_in, 1);
  }
});

test('long sentences stand beside the chart', async () => {
  const { ground, body_in } = await panelOf(Array.from({ length: 4 }, () => `${SENTENCE}. ${SENTENCE}`));
  expect(inOfEmu(ground.box.w)).toBeLessThan(body_in / 3);
});
