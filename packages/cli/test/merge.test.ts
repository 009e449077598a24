/** Decks are put together from the command line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPackage } from '@deckwright/read/ooxml';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './_run.ts';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../../samples');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-merge-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('puts two rendered slides into one deck', async () => {
  await run('render', join(samples, 'ebitda-bridge.json'), '--out', folder, '--formats', 'pptx');
  const one = join(folder, 'ebitda-bridge.pptx');
  const whole = join(folder, 'whole.pptx');
  const { code, out } = await run('merge', one, one, '--out', whole, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ ok: true, slides: 2, warnings: [] });
  const slides = (await openPackage(readFileSync(whole))).parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name));
  expect(slides).toHaveLength(2);
});

it('says which file is at fault, and what to do', async () => {
  const page = join(folder, 'page.pptx');
  writeFileSync(page, '<!doctype html><html></html>');
  const { code, err } = await run('merge', page, page, '--out', join(folder, 'whole.pptx'));
  expect(code).toBe(2);
  expect(err).toContain('Deck 1: The file is a web page, not a .pptx.');
  expect(await run('merge', page, '--out', join(folder, 'whole.pptx'))).toMatchObject({ code: 1, err: expect.stringContaining('2 to 10') });
});
