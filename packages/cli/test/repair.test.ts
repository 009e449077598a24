/** `deckwright repair`: the plan alone, the repaired file, a second run, and what cannot be read. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flawedDeck } from '@deckwright/testkit/flawed-deck';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

let folder: string;
let deck: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-repair-'));
  deck = join(folder, 'deck.pptx');
  writeFileSync(deck, await flawedDeck(1));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('says what it would do and writes nothing, does it, and has nothing to do the second time', async () => {
  const planned = await run('repair', deck, '--dry-run');
  expect(planned).toMatchObject({ code: 0, out: expect.stringContaining('1 slide to repair; nothing was written.') });
  expect(existsSync(join(folder, 'deck-repaired.pptx'))).toBe(false);

  const mended = join(folder, 'mended.pptx');
  const { code, out } = await run('repair', deck, '--out', mended, '--json');
  expect([code, JSON.parse(out)]).toMatchObject([0, { ok: true, out: mended, slides_repaired: 1, visible_text_untouched: { ok: true } }]);
  expect(readFileSync(mended).length).toBeGreaterThan(1000);

  const again = await run('repair', mended, '--json');
  expect(JSON.parse(again.out)).toMatchObject({ ok: true, out: null, actions: [], slides_repaired: 0 });
});

it('does only what it is asked for, and knows no other repair', async () => {
  const { out } = await run('repair', deck, '--dry-run', '--json', '--actions', 'fix_contrast,raise_min_font');
  const actions = (JSON.parse(out) as { actions: { action: string }[] }).actions.map(({ action }) => action);
  expect(new Set(actions)).toEqual(new Set(['fix_contrast', 'raise_min_font']));
  expect(await run('repair', deck, '--actions', 'make_it_nice')).toMatchObject({ code: 2, err: expect.stringContaining('shrink_to_fit') });
});

it('ends with 2 for what it cannot read', async () => {
  const page = join(folder, 'page.pptx');
  writeFileSync(page, '<!doctype html><html></html>');
  expect(await run('repair', page, '--json')).toMatchObject({ code: 2, out: expect.stringContaining('"code":"html"') });
});
