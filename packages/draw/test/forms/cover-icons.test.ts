/** Icons of covers, section breaks and picture stories. */
import { readSlideRequest } from '@deckwright/draw/intent';
import { type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { walk } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { kit } from '../rubric/sample-intents.ts';

const draw = async (body: object): Promise<DrawnSlide> => {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return drawSlide(read.request, kit);
};
const iconsOf = ({ deck }: DrawnSlide): readonly string[] =>
  [...walk(deck.slides[0]?.shapes ?? [])].filter(({ role, name }) => role === 'icon' && name.startsWith('icon: ')).map(({ name }) => name);

describe('an icon is drawn', () => {
  for (const variant of ['numbered_divider', 'panel_divider', 'agenda_side_divider'])
    test(`in a section break: ${variant}`, async () => {
      const drawn = await draw({
        form: 'section_divider',
        variant,
        headline: 'Where the money goes',
        subject: '02',
        data: { icon: 'wallet' },
      });
      expect(iconsOf(drawn)).toContain('icon: wallet');
      expect(drawn.report.errors).toEqual([]);
      expect(drawn.report.fidelity).toBe('verbatim');
    });

  for (const variant of ['typographic_cover', 'executive_metadata_cover'])
    test(`on a cover: ${variant}`, async () => {
      const drawn = await draw({ form: 'hero_statement', variant, headline: 'Three plants, one network', data: { icon: 'factory' } });
      expect(iconsOf(drawn)).toContain('icon: factory');
      expect(drawn.report.errors).toEqual([]);
    });

  test('beside each part of a picture story', async () => {
    const blocks = [
      { label: 'Plants', sub: 'Three', icon: 'factory' },
      { label: 'Trucks', sub: 'Forty', icon: 'truck' },
    ];
    const drawn = await draw({
      form: 'image_story',
      variant: 'beside_text',
      headline: 'One network',
      blocks,
      image_src: 'example:portrait',
    });
    expect(iconsOf(drawn)).toEqual(['icon: factory', 'icon: truck']);
  });
});

test('an unknown icon is warned of, and none is drawn', async () => {
  const drawn = await draw({ form: 'section_divider', headline: 'Money', data: { icon: 'no such icon' } });
  expect(drawn.report.warnings.map(({ code }) => code)).toContain('unknown_value');
});

test('an icon that a long title leaves no room for is reported', async () => {
  const headline =
    'Three plants, four depots and eleven workshops become one network that delivers in two days to all of our customers in Europe';
  const drawn = await draw({ form: 'hero_statement', variant: 'typographic_cover', headline, data: { icon: 'factory' } });
  expect(iconsOf(drawn).length === 1 || drawn.report.fidelity === 'partial').toBe(true);
});
