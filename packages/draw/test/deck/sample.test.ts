import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { carriedFonts } from '@deckwright/fonts';
import { expect, it } from 'vitest';
import { compileDeck, drawAll, readDeckRequest, trySlide } from '../../src/deck/index.ts';
import { readJson } from '../../src/intent/index.ts';
import { createDrawKit } from '../../src/pipeline/index.ts';

it('draws the sample of 30 slides whole, shows every value, and finds nothing that contradicts itself', async () => {
  const parsed = readJson(readFileSync(join(import.meta.dirname, '../../../../samples/decks/network-plan.json'), 'utf8'));
  if (!parsed.ok) throw new Error(parsed.detail);
  const read = readDeckRequest(parsed.value);
  if (!read.ok) throw new Error(read.problem.detail);
  const kit = createDrawKit(carriedFonts());
  const outcomes = [];
  for (const slide of read.deck.slides) outcomes.push((await trySlide(slide.request, kit)).outcome);
  const { deck, report } = await compileDeck(parsed.value as object, read.deck, outcomes, drawAll(kit));
  expect(report).toMatchObject({ status: 'complete', slides_ok: 30, fidelity: 'verbatim' });
  expect(report.layout).toMatchObject({ presentation_ready: true, slides_ready: 30 });
  expect(deck?.slides).toHaveLength(30);
  const told = ['number_conflict', 'unit_drift', 'color_drift', 'scale_mismatch', 'headline_number', 'value_not_shown'];
  expect(report.warnings.filter(({ code }) => told.includes(String(code)))).toEqual([]);
});
