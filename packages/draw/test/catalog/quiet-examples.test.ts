/** Callers let a warning fail their build: what we offer as an example, and what builds send to us, has none. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide, type RenderReport } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { compileOf } from '@deckwright/testkit/ways-out';
import { offeredDecks, offeredSlides, publicDecks } from '@deckwright/testkit/whole-catalog';
import { describe, expect, test } from 'vitest';
import { buildDecks } from './_build-decks.ts';

const kit = createDrawKit(carriedFonts());

async function reportOf(body: unknown): Promise<RenderReport> {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return (await drawSlide(read.request, kit)).report;
}

describe('nothing is warned of', () => {
  test.each(offeredSlides())('in $name', async ({ body }) => {
    const report = await reportOf(body);
    expect(report.warnings).toEqual([]);
    expect(report).toMatchObject({ nonblocking_warning_count: 0, notice_count: report.notices.length, errors: [] });
  });

  test.each([...buildDecks, ...publicDecks()])('in the deck $name', async ({ body }) => {
    const report = await compileOf(body as object);
    expect(report.warnings).toEqual([]);
    expect(report).toMatchObject({ status: 'complete', nonblocking_warning_count: 0, notice_count: report.notices.length });
  });

  test.each(offeredDecks())('in the sample deck $name', { timeout: 600_000 }, async ({ body }) => {
    const report = await compileOf(body as object);
    expect(report.warnings).toEqual([]);
  });
});

describe('what is no fault is told all the same', () => {
  const [weekly] = buildDecks;

  test('by a slide, with place and remedy', async () => {
    const report = await reportOf(weekly?.body.slides[2]);
    expect(report.notices).toEqual([
      { code: 'axis_not_zero', message: expect.any(String), path: expect.stringMatching(/^\/data/), remedy: expect.any(String) },
    ]);
  });

  test('of a theme that is named by another name', async () => {
    const report = await reportOf({ ...Object(weekly?.body.slides[0]), theme_id: 'consulting_dark' });
    expect(report).toMatchObject({ status: 'complete', nonblocking_warning_count: 0 });
    expect(report.notices).toContainEqual(expect.objectContaining({ code: 'theme_mapped', path: '/theme_id' }));
  });

  test('by a deck, with the slide, and lets no strict policy fail', async () => {
    const report = await compileOf({ ...weekly?.body, strict_policy: { reject_field_warnings: true } });
    expect(report.notices.map(({ code, slide, path }) => [code, slide, path])).toEqual([
      ['axis_not_zero', 3, expect.stringMatching(/^\/slides\/2\/data/)],
    ]);
    expect(report).toMatchObject({ status: 'complete', policy_result: { passed: true }, notice_count: 1 });
  });
});
