/** `head_style`: one family of heads for the cards and panels of a deck. */
import { formExample } from '@deckwright/draw/catalog';
import { readDeckRequest } from '@deckwright/draw/deck';
import { readSlideRequest } from '@deckwright/draw/intent';
import { type DrawnSlide, drawSlide } from '@deckwright/draw/pipeline';
import { type Shape, walk } from '@deckwright/draw/scene';
import { brandKitSchema, deriveTheme, themes } from '@deckwright/draw/themes';
import { describe, expect, test } from 'vitest';
import { kit } from '../rubric/sample-intents.ts';

const STYLES = ['rule', 'filled', 'icon_tile'] as const;
const FORMS = [
  ['card_grid', 'equal_cards'],
  ['case_story', 'challenge_action_result'],
  ['editorial_split', 'before_after'],
  ['executive_summary', 'situation_complication_resolution'],
  ['linear_flow', 'chevron_row'],
  ['linear_flow', 'input_process_output'],
  ['swot', 'four_columns'],
  ['swot', 'four_fields'],
  ['takeaway_stack', 'takeaway_cards'],
] as const;

const draw = async (body: object): Promise<DrawnSlide> => {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return drawSlide(read.request, kit);
};
const shapesOf = ({ deck }: DrawnSlide): readonly Shape[] => [...walk(deck.slides[0]?.shapes ?? [])];
const cards = (
  head_style?: string,
  cards: readonly object[] = ['Safety', 'Growth', 'Cash'].map((label) => ({ label, detail: ['One point'] })),
): object => ({
  form: 'card_grid',
  headline: 'Three promises that every plant signs',
  data: { cards },
  ...(head_style === undefined ? {} : { head_style }),
});
const partsOf = (shapes: readonly Shape[], part: string): readonly Shape[] => shapes.filter(({ id }) => id.endsWith(part));

describe('the heads of a deck', () => {
  for (const [form, variant] of FORMS)
    for (const head_style of STYLES)
      test(`${form} ${variant} with heads of ${head_style} is readable and alike in every theme`, async () => {
        const example = formExample(form, variant);
        const drawn = await Promise.all(themes.map(({ id }) => draw({ ...example, head_style, theme_id: id })));
        for (const { report } of drawn) {
          expect(report.errors).toEqual([]);
          expect(report.layout.contrast_min).toBeGreaterThanOrEqual(3);
          expect(report.layout.score).toBeGreaterThanOrEqual(88);
        }
        const [first, ...others] = drawn.map((one) => shapesOf(one).map(({ box }) => box));
        for (const other of others) expect(other).toEqual(first);
      });

  test('of filled cards are bands, of ruled ones lines, of tiled ones blocks or tiles', async () => {
    expect(partsOf(shapesOf(await draw(cards('filled'))), '-head')).toHaveLength(3);
    expect(partsOf(shapesOf(await draw(cards('rule'))), '-edge')).toHaveLength(3);
    expect(partsOf(shapesOf(await draw(cards('icon_tile'))), '-tile')).toHaveLength(3);
  });

  test('hold one card, many and long ones', async () => {
    const long = (n: number) =>
      Array.from({ length: n }, (_, i) => ({
        label: `Promise number ${i + 1} of the whole network`,
        detail: ['Reported within the shift, by every plant, to everyone'],
      }));
    for (const n of [1, 4, 12]) for (const style of STYLES) expect((await draw(cards(style, long(n)))).report.errors).toEqual([]);
  });

  test('of a card without a name stay a rule', async () => {
    const shapes = shapesOf(await draw(cards('filled', [{ detail: ['A point'] }, { label: 'Named', detail: ['Another'] }])));
    expect(partsOf(shapes, '-edge')).toHaveLength(2);
  });

  test('are those of the deck where a slide names none', async () => {
    const read = readDeckRequest({ head_style: 'filled', slides: [cards(), cards('rule')] });
    if (!read.ok) throw new Error('The deck was not read.');
    expect(read.deck.slides.map(({ request }) => request.head_style)).toEqual(['filled', 'rule']);
  });

  test('are those of the brand where neither names one', () => {
    const kitOf = brandKitSchema.parse({ colors: ['#0A2540'], head_style: 'icon_tile' });
    const font = themes[0]?.fonts.body ?? { family: 'Arial', twin: 'arimo' };
    const { theme } = deriveTheme({
      id: 'acme@1',
      name: 'Acme',
      mode: 'light',
      colors: ['#0A2540'],
      fonts: { heading: font, body: font },
      title_bold: true,
      ...(kitOf.head_style === undefined ? {} : { head_style: kitOf.head_style }),
    });
    expect(theme.head_style).toBe('icon_tile');
  });

  test('of another name are refused by field', () => {
    const read = readSlideRequest(cards('shiny'));
    expect(read.ok ? '' : read.problem.errors?.[0]?.pointer).toBe('/head_style');
  });
});
