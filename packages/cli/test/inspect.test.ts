/** `deckwright inspect` on decks of our own: exit codes, the line of JSON, the page. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../../samples');
let folder: string;
let deck: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-inspect-'));
  await run('render', join(samples, 'ebitda-bridge.json'), '--out', folder, '--formats', 'pptx');
  deck = join(folder, 'ebitda-bridge.pptx');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('prints the report of a slide that we drew as one line, and finds no error in it', async () => {
  const { code, out } = await run('inspect', deck, '--json');
  expect(code).toBe(0);
  expect(out.trimEnd()).not.toContain('\n');
  expect(JSON.parse(out)).toMatchObject({
    status: expect.stringMatching(/^(?:clean|review)$/),
    slides_total: 1,
    summary: { errors: 0, font_size_coverage: 1, contrast_coverage: 1 },
  });
});

it('writes a page with pictures, and says the same in words', async () => {
  const page = join(folder, 'report.html');
  const { code, out } = await run('inspect', deck, '--html', page);
  expect(code).toBe(0);
  expect(out).toContain('1 slide, 16:9');
  expect(readFileSync(page, 'utf8')).toContain('<!doctype html>');
});

it('ends with 2 for what it cannot read', async () => {
  const page = join(folder, 'page.pptx');
  writeFileSync(page, '<!doctype html><html></html>');
  expect(await run('inspect', page)).toMatchObject({ code: 2, err: expect.stringContaining('web page') });
  const { code, out } = await run('inspect', join(folder, 'nothing.pptx'), '--json');
  expect(code).toBe(2);
  expect(JSON.parse(out)).toMatchObject({ ok: false, code: 'not_found' });
});
