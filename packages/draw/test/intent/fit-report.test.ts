/** What a writer is told: every text with its size and lines, and room that is really there. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, fitReport } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { expect, test } from 'vitest';

const kit = createDrawKit(carriedFonts());
const fitted = async (body: unknown) => {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return fitReport(await drawSlide(read.request, kit)).fields;
};
const stack = (sub: string) => ({
  form: 'takeaway_stack',
  headline: 'Remember',
  blocks: [
    { label: 'Ridership is back', sub },
    { label: 'Drivers are the limit', sub: '38 posts open' },
  ],
});

test('every text of the request is there, with its size, lines and characters', async () => {
  const fields = await fitted(stack('Six percent above 2019'));
  expect(fields.map((f) => f.path).sort()).toEqual(['/blocks/0/label', '/blocks/0/sub', '/blocks/1/label', '/blocks/1/sub', '/headline']);
  for (const f of fields) {
    expect(f.lines).toBeGreaterThan(0);
    expect(f.lines_that_fit).toBeGreaterThanOrEqual(f.lines);
    expect(f.size_pt).toBeGreaterThanOrEqual(10);
  }
  expect(fields.find((f) => f.path === '/blocks/0/sub')?.characters).toBe(22);
});

test('a text written into half of the room that is left keeps its lines', async () => {
  const before = (await fitted(stack('Six percent above 2019'))).find((f) => f.path === '/blocks/0/sub');
  const more = Math.floor(((before?.characters_left ?? 0) - ((before?.lines_that_fit ?? 1) - (before?.lines ?? 1)) * 100) / 2);
  expect(more).toBeGreaterThan(10);
  const after = (await fitted(stack(`Six percent above 2019 ${'and so on '.repeat(Math.floor(Math.min(more, 60) / 10))}`.trim()))).find(
    (f) => f.path === '/blocks/0/sub',
  );
  expect(after?.size_pt).toBe(before?.size_pt);
  expect(after?.lines).toBeLessThanOrEqual(before?.lines_that_fit ?? 0);
});
