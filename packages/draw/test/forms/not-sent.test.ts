/** What was not sent leaves no hole: the rest has the page, and no slide is refused for it. */
import { readDeckRequest } from '@deckwright/draw/deck';
import { textsOf } from '@deckwright/draw/scene';
import { describe, expect, test } from 'vitest';
import { byRole, drawForm, shapesOf } from './_draw.ts';

const headline = 'One thing is missing';
const said = async (body: object): Promise<readonly string[]> =>
  shapesOf(await drawForm(body)).flatMap((one) =>
    textsOf(one).map(({ paragraphs }) => paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')),
  );

describe('a picture that was not sent', () => {
  test.each([
    { form: 'image_story', headline, data: { paragraphs: ['It runs since 1911.', 'Nobody can set it up.'] } },
    {
      form: 'visual_showcase',
      headline,
      data: {
        callouts: [
          { x: 0.2, y: 0.2, label: 'Lit handle' },
          { x: 0.6, y: 0.4, label: 'No coins' },
        ],
      },
    },
  ])('leaves its place to the words: $form', async (body) => {
    const drawn = await drawForm(body);
    expect(byRole(drawn, 'card')).toEqual([]);
    expect(drawn.report.errors).toEqual([]);
    expect(drawn.report.warnings.map(({ code }) => code)).toContain('image_missing');
  });
});

describe('halves', () => {
  test('of which one was sent are one panel', async () => {
    const drawn = await drawForm({ form: 'editorial_split', headline, data: { left: { title: 'Ours', points: ['Meals at cost'] } } });
    expect(byRole(drawn, 'card')).toHaveLength(1);
  });

  test('of measures on shared lines have heads in the language of the slide', async () => {
    const rows = [{ label: 'Attente', before: '40 min', after: '9 min' }];
    const words = await said({ form: 'editorial_split', variant: 'before_after', headline, language: 'fr', data: { rows } });
    expect(words).toEqual(expect.arrayContaining(['Avant', 'Après']));
  });
});

describe('a divider', () => {
  const divider = (title: string) => ({ form: 'section_divider', headline: title, data: { sections: ['Market', 'Margin', 'Options'] } });

  test('marks the section that its title names', async () => {
    const named = shapesOf(await drawForm(divider('2  Margin'))).filter(({ id }) => /\/chip-\d$/.test(id));
    expect(named.map((one) => ('fill' in one ? one.fill?.color : undefined))).toEqual(['track', 'accent1', 'track']);
  });

  test('counts one way', () => {
    const subjectOf = (title: string): unknown => {
      const read = readDeckRequest({ slides: [divider(title)] });
      if (!read.ok) throw new Error('The deck was not read.');
      const { content } = read.deck.slides[0]?.request ?? {};
      return content?.kind === 'form' ? content.parts.subject?.text : undefined;
    };
    expect(subjectOf('2  Margin')).toBeUndefined();
    expect(subjectOf('Margin')).toBe('02');
  });
});
