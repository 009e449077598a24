/** A draft that is sent with its blanks is drawn with a warning that names each place. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { createDrawKit, drawSlide } from '@deckwright/draw/pipeline';
import { carriedFonts } from '@deckwright/fonts';
import { expect, it } from 'vitest';

const kit = createDrawKit(carriedFonts());

async function reportOf(values: readonly (readonly [string, string])[]) {
  const items = values.map(([title, body]) => ({ title, body }));
  const read = readSlideRequest({ form: 'card_grid', headline: 'Three offices move', data: { cards: items } });
  if (!read.ok) throw new Error(JSON.stringify(read.problem));
  return (await drawSlide(read.request, kit)).report;
}
const filled = [
  ['Lyon', 'Moves in May to the new quarter'],
  ['Turin', 'Stays [as of March] until the lease ends'],
  ['Basel', 'Closes at the end of the year'],
] as const;

it('names the places of all blanks, and the slide is not ready', async () => {
  const report = await reportOf([filled[0], ['[name]', '[text]'], filled[2]]);
  const [warning, ...others] = report.warnings.filter(({ code }) => code === 'blank_not_filled');
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ path: '/data/cards/1/title' });
  expect(warning?.remedy).toContain('/data/cards/1/body');
  expect(report.layout.presentation_ready).toBe(false);
});

it('leaves other words in brackets alone', async () => {
  const report = await reportOf(filled);
  expect(report.warnings.filter(({ code }) => code === 'blank_not_filled')).toEqual([]);
});
