/** The translator against a real server: batches, what is sent, and every way in which an endpoint can fail. */

import { pseudo } from '@deckwright/testkit/pseudo-translation';
import { startTranslator, type TranslatorServer } from '@deckwright/testkit/translator-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createChatTranslator, LANGUAGE_CODES, languageOf, TranslatorError, translatorOf } from '../../src/translator/index.ts';

let server: TranslatorServer;
beforeAll(async () => {
  server = await startTranslator();
});
afterAll(() => server?.close());
beforeEach(() => {
  server.mood = 'well';
  server.asked.length = 0;
  server.says.clear();
});

const WISH = { target_language: 'de' } as const;
const never = new AbortController().signal;
const make = (more: object = {}) => createChatTranslator({ url: server.url, model: 'm-1', key: 'k-1', pause_ms: 1, ...more });
const ask = (texts: readonly string[], round = {}, signal = never) => make().translate(texts, WISH, round, signal);

describe('a request', () => {
  it('carries model, key, glossary and rules, and the texts as data', async () => {
    const answers = await make().translate(
      ['One', 'Two'],
      { target_language: 'de', source_language: 'en', concise: true },
      {
        terms: [{ term: 'One' }, { term: 'Two', translation: 'Zwei' }],
        again: 'numbers_changed',
        about: [{ role: 'title', room: { characters: 20, lines: 1 } }, undefined],
      },
      never,
    );
    expect(answers).toEqual(['Ønë', 'Twø']);
    const [first] = server.asked;
    expect(first).toMatchObject({
      model: 'm-1',
      authorization: 'Bearer k-1',
      texts: ['One', 'Two'],
      about: [{ role: 'title', room: { characters: 20, lines: 1 } }, {}],
      glossary: [
        { term: 'One', translation: null },
        { term: 'Two', translation: 'Zwei' },
      ],
    });
    expect(first?.rules).toMatch(/from English into German/);
    expect(first?.rules).toMatch(/Be concise/);
    expect(first?.rules).toMatch(/wrote a number otherwise/);
  });

  it('holds so many texts, and many requests give the answers in order', async () => {
    const texts = Array.from({ length: 130 }, (_, i) => `Text number ${i} ${'word '.repeat(i % 90)}`.trim());
    let done = 0;
    const answers = await ask(texts, { onDone: (n: number) => (done += n) });
    expect(answers).toEqual(texts.map(pseudo));
    expect(done).toBe(130);
    for (const { texts: sent } of server.asked)
      expect([sent.length <= 40, sent.join('').length <= 5000 || sent.length === 1]).toEqual([true, true]);
  });

  it('goes to the whole address where that is given, and without a key where there is none', async () => {
    const translator = createChatTranslator({ url: `${server.url}/chat/completions`, model: 'm' });
    expect(await translator.translate(['A'], WISH, {}, never)).toEqual(['Á']);
    expect(server.asked[0]?.authorization).toBeUndefined();
  });
});

describe('an endpoint', () => {
  it('that is busy is asked again', async () => {
    server.mood = 'busy_once';
    expect(await ask(['A'])).toEqual(['Á']);
    expect(server.asked).toHaveLength(2);
  });

  it('that puts words, thoughts and a fence around its answer is understood', async () => {
    server.mood = 'chatty';
    expect(await ask(['A', 'E'])).toEqual(['Á', 'Ë']);
  });

  it('that leaves a text out gives null for it', async () => {
    server.mood = 'leaves_out';
    expect(await ask(['A', 'E'])).toEqual([null, 'Ë']);
  });

  it.each([
    ['html', 'not_an_answer'],
    ['busy', 'unavailable'],
    ['refuses', 'refused'],
    ['flood', 'not_an_answer'],
  ] as const)('that is %s is an error that says %s, and not what it said', async (mood, code) => {
    server.mood = mood;
    const error = await ask(['A']).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(TranslatorError);
    expect(String((error as Error).message)).not.toMatch(/secret|Sign in/);
    expect((error as TranslatorError).code === code || (mood === 'flood' && (error as TranslatorError).code === 'not_an_answer')).toBe(
      true,
    );
  });

  it('that hangs is given up after its time, and at once when nobody waits any longer', async () => {
    server.mood = 'hangs';
    const hurried = make({ timeout_ms: 30, tries: 2 });
    await expect(hurried.translate(['A'], WISH, {}, never)).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('2 times'),
    });
    expect(server.asked).toHaveLength(2);
    const controller = new AbortController();
    const asked = server.hasBeenAsked();
    const going = ask(['A'], {}, controller.signal);
    await asked;
    controller.abort(new Error('called off'));
    await expect(going).rejects.toThrow('called off');
  });

  it('that nobody serves is named as out of reach', async () => {
    const gone = await startTranslator();
    await gone.close();
    const translator = createChatTranslator({ url: gone.url, model: 'm', tries: 2, pause_ms: 1 });
    await expect(translator.translate(['A'], WISH, {}, never)).rejects.toMatchObject({ code: 'unavailable' });
  });
});

it('is there only when the settings name an endpoint and a model', () => {
  expect(translatorOf({})).toBeNull();
  expect(translatorOf({ translate_url: 'http://localhost:1/v1' })).toBeNull();
  expect(translatorOf({ translate_url: 'http://localhost:1/v1', translate_model: 'm' })).not.toBeNull();
});

it('knows 32 languages, each with a tag that programs know', () => {
  expect(LANGUAGE_CODES).toHaveLength(32);
  for (const code of LANGUAGE_CODES) expect(Intl.getCanonicalLocales(languageOf(code).tag)).toEqual([languageOf(code).tag]);
});
