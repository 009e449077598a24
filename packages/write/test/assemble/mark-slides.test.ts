/** The mark of test keys on files that any program made: on every slide, in a file that is still whole, and nothing else changed. */
import { TEST_KEYWORD, TEST_MARK_NAME } from '@deckwright/draw/scene';
import { openPackage } from '@deckwright/read/ooxml';
import { readDeck } from '@deckwright/read/pptx';
import { schemaProblems } from '@deckwright/testkit/schemas';
import { expect, it } from 'vitest';
import { combineDecks, markSlides } from '../../src/assemble/index.ts';
import { deck, haveCorpus } from './corpus.ts';
import { bothDecks } from './own-decks.ts';

async function expectMarked(file: Uint8Array): Promise<Uint8Array> {
  const marked = await markSlides(file);
  const [before, after] = [await openPackage(file), await openPackage(marked)];
  const [unmarked, read] = [readDeck(before), readDeck(after)];
  expect(read.slides).toHaveLength(unmarked.slides.length);
  for (const [i, slide] of read.slides.entries()) {
    const band = slide.shapes.at(-1);
    expect([band?.name, band?.box?.w, (band?.box?.y ?? 0) + (band?.box?.h ?? 0)]).toEqual([TEST_MARK_NAME, read.canvas.w, read.canvas.h]);
    expect(slide.shapes.slice(0, -1).map(({ id, name }) => [id, name])).toEqual(
      unmarked.slides[i]?.shapes.map(({ id, name }) => [id, name]),
    );
  }
  for (const part of before.parts)
    if (!/\.slide\+xml$/.test(part.contentType) && !/core/i.test(part.name))
      expect([part.name, Buffer.compare(part.bytes(), after.part(part.name)?.bytes() ?? new Uint8Array())]).toEqual([part.name, 0]);
  expect(after.parts).toHaveLength(before.parts.length);
  return marked;
}

it('marks every slide of a deck of ours, once, in the same bytes each time', async () => {
  const file = (await combineDecks(bothDecks())).pptx;
  const marked = await expectMarked(file);
  expect(schemaProblems({ marked })).toEqual([]);
  expect(Buffer.compare(marked, await markSlides(file))).toBe(0);
  expect(Buffer.compare(marked, await markSlides(marked))).toBe(0);
  const core = (await openPackage(marked)).part('/docProps/core.xml')?.bytes() ?? [];
  expect(Buffer.from(core).toString().match(new RegExp(TEST_KEYWORD, 'g'))).toHaveLength(1);
});

it
  .skipIf(!haveCorpus)
  .each([
    'jbogard__DistributedTracing.pptx',
    'docling__powerpoint_comments.pptx',
    'oop-5778__week01-classes-slides.pptx',
    'officer__no_master.pptx',
    'open-xml-sdk__3dtestdash.pptx',
  ])('marks every slide of %s', async (name) => {
  await expectMarked(deck(name));
});
