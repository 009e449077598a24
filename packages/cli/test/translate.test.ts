/** `deckwright translate`: what it would send, the translated file, a glossary, and a translator that is missing or does not translate. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPackage } from '@deckwright/read/ooxml';
import { flawedDeck } from '@deckwright/testkit/flawed-deck';
import { startTranslator, type TranslatorServer } from '@deckwright/testkit/translator-server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { run } from './_run.ts';

let folder: string;
let deck: string;
let translator: TranslatorServer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-translate-'));
  deck = join(folder, 'deck.pptx');
  writeFileSync(deck, await flawedDeck(1));
  translator = await startTranslator();
});
afterAll(async () => {
  await translator?.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  translator.mood = 'well';
  translator.asked.length = 0;
});

const configured = (): void => {
  vi.stubEnv('DECKWRIGHT_TRANSLATE_URL', translator.url);
  vi.stubEnv('DECKWRIGHT_TRANSLATE_MODEL', 'm-1');
  vi.stubEnv('DECKWRIGHT_TRANSLATE_KEY', 'k-1');
};

it('says what it would send without a translator, and then puts the translated deck beside the file', async () => {
  const planned = await run('translate', deck, '--to', 'de', '--dry-run');
  expect(planned).toMatchObject({ code: 0, out: expect.stringMatching(/\d+ texts on 2 of 2 slides; nothing was sent\./) });
  configured();
  const glossary = join(folder, 'terms.json');
  writeFileSync(glossary, JSON.stringify([{ term: 'Faint' }, { term: 'Tiny', translation: 'Winzig' }]));
  const { code, out } = await run('translate', deck, '--to', 'de', '--from', 'en', '--glossary', glossary, '--json');
  const answer = JSON.parse(out) as { out: string; flagged: { reason: string }[] };
  expect([code, answer]).toMatchObject([0, { ok: true, translated_slides: [1, 2], numbers_untouched: { ok: true } }]);
  expect(answer.out).toBe(join(folder, 'deck-de.pptx'));
  expect(answer.flagged.map(({ reason }) => reason)).toContain('glossary_missed');
  expect(translator.asked[0]).toMatchObject({
    model: 'm-1',
    authorization: 'Bearer k-1',
    glossary: [{ term: 'Faint' }, { term: 'Tiny', translation: 'Winzig' }],
  });
  const [first] = translator.asked;
  expect(first?.about.length).toBe(first?.texts.length);
  for (const about of first?.about ?? []) expect(about).toMatchObject({ role: expect.stringMatching(/^\w+$/) });
  expect(first?.about.filter(({ room }) => room !== undefined).length).toBeGreaterThan(3);
  const slide = (await openPackage(readFileSync(answer.out))).part('/ppt/slides/slide1.xml')?.xml().source ?? '';
  expect(slide).toContain('Fáînt');
});

it('ends with 2 without a translator, naming the settings, and with 1 for one that does not translate', async () => {
  vi.stubEnv('DECKWRIGHT_TRANSLATE_URL', '');
  vi.stubEnv('DECKWRIGHT_TRANSLATE_MODEL', '');
  expect(await run('translate', deck, '--to', 'fr')).toMatchObject({ code: 2, err: expect.stringContaining('DECKWRIGHT_TRANSLATE_URL') });
  // Nothing is read first, not even what is not there.
  expect(await run('translate', join(folder, 'gone.pptx'), '--to', 'fr', '--json')).toMatchObject({
    code: 2,
    out: expect.stringContaining('"code":"translator_not_configured"'),
  });
  configured();
  translator.mood = 'refuses';
  expect(await run('translate', deck, '--to', 'fr', '--json')).toMatchObject({
    code: 1,
    out: expect.stringContaining('"code":"translator_failed"'),
  });
  expect(existsSync(join(folder, 'deck-fr.pptx'))).toBe(false);
});

it('ends with 2 for a language that it does not know and a file that it cannot read, and with 1 for a glossary that is none', async () => {
  configured();
  expect(await run('translate', deck, '--to', 'xx')).toMatchObject({ code: 2, err: expect.stringContaining('en de fr') });
  const page = join(folder, 'page.pptx');
  writeFileSync(page, '<!doctype html><html></html>');
  expect(await run('translate', page, '--to', 'de', '--json')).toMatchObject({ code: 2, out: expect.stringContaining('"code":"html"') });
  expect(await run('translate', deck, '--to', 'de', '--glossary', page)).toMatchObject({
    code: 1,
    err: expect.stringContaining('"translation"'),
  });
});
