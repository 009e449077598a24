/** `deckwright deck` as a caller meets it. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './_run.ts';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../../samples');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-deck-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('makes one deck of a folder of slides, the same bytes each time', async () => {
  const { code, out } = await run('deck', samples, '--out', folder, '--theme', 'corporate-dark', '--json', '--previews');
  expect(code).toBe(0);
  const report = JSON.parse(out) as { slides_ok: number; status: string; theme_id: string; files: { pptx: string } };
  expect(report).toMatchObject({ status: 'complete', slides_ok: 9, theme_id: 'corporate-dark' });
  const first = readFileSync(report.files.pptx);
  expect(existsSync(join(folder, 'samples-09.png'))).toBe(true);
  await run('deck', samples, '--out', folder, '--theme', 'corporate-dark');
  expect(readFileSync(report.files.pptx).equals(first)).toBe(true);
});

it('names each slide that cannot be read, and writes nothing', async () => {
  const file = join(folder, 'bad.json');
  writeFileSync(file, JSON.stringify({ slides: [{ form: 'kpi' }, { form: 'swot', headline: 7 }] }));
  const { code, err } = await run('deck', file, '--out', join(folder, 'out'));
  expect(code).toBe(1);
  expect(err).toContain('/slides/0/form');
  expect(err).toContain('/slides/1/headline');
  expect(existsSync(join(folder, 'out'))).toBe(false);
});
