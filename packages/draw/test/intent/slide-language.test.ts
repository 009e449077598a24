/** A slide speaks one language: the one that is named, else the one that its texts are written in. */
import { readDeckRequest } from '@deckwright/draw/deck';
import { readSlideRequest } from '@deckwright/draw/intent';
import { describe, expect, it } from 'vitest';
import { drawForm, shapesOf } from '../forms/_draw.ts';

const swot = {
  form: 'swot',
  headline: 'Die Werke sind gut ausgelastet, aber nicht alle verdienen Geld',
  data: {
    strengths: ['Hohe Auslastung in beiden Werken'],
    weaknesses: ['Drei Linien sind älter als 20 Jahre'],
    opportunities: ['Neue Kunden in der Bahntechnik'],
    threats: ['Strom wird teurer'],
  },
};

function localeOf(body: object): string {
  const read = readSlideRequest(body);
  if (!read.ok) throw new Error(read.problem.detail);
  return read.request.locale;
}

const wordsOn = async (body: object): Promise<string> =>
  shapesOf(await drawForm(body))
    .flatMap((one) => ('text' in one && one.text !== undefined ? one.text.paragraphs : []))
    .map(({ runs }) => runs.map(({ text }) => text).join(''))
    .join('\n');

describe('the language of a slide', () => {
  it('is that of its texts, in which the words stand that are added', async () => {
    expect(localeOf(swot)).toBe('de-DE');
    expect(await wordsOn(swot)).toContain('Schwächen');
  });

  it('is the named one before all', () => {
    expect(localeOf({ ...swot, locale: 'fr-CH' })).toBe('fr-CH');
    expect(localeOf({ ...swot, locale: 'fr', language: 'de' })).toBe('fr');
  });

  it('is the language that is sent, where the texts do not tell another', () => {
    const few = { ...swot, headline: 'Lage', data: { strengths: ['A1'], weaknesses: ['B2'], opportunities: ['C3'], threats: ['D4'] } };
    expect(localeOf(few)).toBe('en-US');
    expect(localeOf({ ...few, language: 'de' })).toBe('de-DE');
    expect(localeOf({ ...few, language: 'pt_BR' })).toBe('pt-BR');
  });

  it('is not one that nothing is written in, and a warning says so', () => {
    const read = readSlideRequest({ ...swot, language: 'es' });
    expect(read).toMatchObject({ ok: true, request: { locale: 'de-DE' } });
    expect(read.ok && read.warnings).toContainEqual(expect.objectContaining({ code: 'control_without_effect', path: '/language' }));
  });

  it('is that of the script, too', () => {
    expect(localeOf({ ...swot, headline: '新基幹システムは二〇二七年四月に全社稼働する', data: { strengths: ['強い現場'] } })).toBe(
      'ja-JP',
    );
    expect(localeOf({ ...swot, headline: 'Заводы загружены, но не все приносят прибыль', data: { strengths: ['Загрузка'] } })).toBe(
      'ru-RU',
    );
  });

  it('is that of its deck, where the slide alone has few words', () => {
    const short = { form: 'swot', headline: 'Lage', data: { strengths: ['Stark'], threats: ['Strom'] } };
    const read = readDeckRequest({ slides: [swot, short] });
    expect(read.ok && read.deck.slides.map(({ request }) => request.locale)).toEqual(['de-DE', 'de-DE']);
  });
});
