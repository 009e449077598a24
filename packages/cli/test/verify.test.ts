/** A file of ours says by itself whether it is what its request draws. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import JSZip from 'jszip';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readParts } from '../src/reading/package-parts.ts';
import { run } from './_run.ts';

const sample = join(dirname(fileURLToPath(import.meta.url)), '../../../samples/ebitda-bridge.json');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-verify-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function verify(file: string): Promise<{ code: number; verdict: Record<string, unknown> }> {
  const { code, out } = await run('verify', file, '--json');
  return { code, verdict: JSON.parse(out) as Record<string, unknown> };
}

async function rendered(): Promise<string> {
  await run('render', sample, '--out', folder);
  return join(folder, 'ebitda-bridge.pptx');
}

it('verifies a file as it was made', async () => {
  const { code, verdict } = await verify(await rendered());
  expect(code).toBe(0);
  expect(verdict).toMatchObject({
    verified: true,
    engine_version: expect.any(String),
    input_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

it('names the part that was changed afterwards', async () => {
  const path = await rendered();
  const zip = await JSZip.loadAsync(readFileSync(path));
  const slide = (await zip.file('ppt/slides/slide1.xml')?.async('string')) ?? '';
  expect(slide).toContain('€251m');
  zip.file('ppt/slides/slide1.xml', slide.replaceAll('€251m', '€351m'));
  zip.file('ppt/media/added.txt', 'hello');
  writeFileSync(path, await zip.generateAsync({ type: 'nodebuffer' }));
  const { code, verdict } = await verify(path);
  expect(code).toBe(1);
  expect(verdict).toMatchObject({ verified: false, differs: ['ppt/media/added.txt was added', 'ppt/slides/slide1.xml differs'] });
});

it('says so when a file carries no request, is no zip, or is not there', async () => {
  const foreign = join(folder, 'foreign.pptx');
  writeFileSync(foreign, await new JSZip().file('a.txt', 'a').generateAsync({ type: 'nodebuffer' }));
  expect((await verify(foreign)).verdict).toMatchObject({ verified: null, detail: expect.stringContaining('carries no request') });
  const broken = join(folder, 'broken.pptx');
  writeFileSync(broken, 'not a zip');
  expect((await verify(broken)).verdict).toMatchObject({ verified: null, detail: expect.stringContaining('not a .pptx') });
  expect((await verify(join(folder, 'none.pptx'))).code).toBe(1);
});

it('stops before inflating more than the limit', async () => {
  const bomb = await new JSZip()
    .file('big.xml', Buffer.alloc(4 * 1024 * 1024))
    .generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
  await expect(readParts(bomb, { parts: 10, bytes: 1024 * 1024 })).rejects.toThrow(/larger than 1048576 bytes/);
  await expect(readParts(bomb, { parts: 0, bytes: 1024 })).rejects.toThrow(/1 parts; the limit is 0/);
});

it('draws a file of a test key as one', async () => {
  const { createRenderer } = await import('../src/rendering.ts');
  const path = join(folder, 'test.pptx');
  await createRenderer().render(readFileSync(sample, 'utf8'), {
    formats: ['pptx'],
    mark: 'test',
    keep: (_format, bytes) => {
      writeFileSync(path, bytes);
      return path;
    },
  });
  const { code, verdict } = await verify(path);
  expect([code, verdict]).toMatchObject([0, { verified: true, detail: expect.stringContaining('test key') }]);
});

it('judges a deck slide by slide', async () => {
  const plan = join(folder, 'plan.json');
  const slide = (headline: string) => ({ ...(JSON.parse(readFileSync(sample, 'utf8')) as object), headline, theme_id: undefined });
  const slides = ['First', 'Second', 'Third'].map((headline) => slide(`${headline} bridge, from one year to the next`));
  writeFileSync(plan, JSON.stringify({ name: 'Three & more', title: 'Three “bridges” & more', theme_id: 'editorial-dark', slides }));
  expect(await run('deck', plan, '--out', folder)).toMatchObject({ code: 0 });
  const path = join(folder, 'Three & more.pptx');
  const all = [1, 2, 3].map((number) => ({ slide: number, verified: true }));
  expect(await verify(path)).toMatchObject({ code: 0, verdict: { verified: true, slides: all } });

  const zip = await JSZip.loadAsync(readFileSync(path));
  const second = (await zip.file('ppt/slides/slide2.xml')?.async('string')) ?? '';
  zip.file('ppt/slides/slide2.xml', second.replaceAll('Second bridge', 'Another bridge'));
  writeFileSync(path, await zip.generateAsync({ type: 'nodebuffer' }));
  const { code, verdict } = await verify(path);
  expect([code, verdict]).toMatchObject([1, { verified: false, differs: ['ppt/slides/slide2.xml differs'] }]);
  expect(verdict['slides']).toEqual(all.map((one) => (one.slide === 2 ? { slide: 2, verified: false } : one)));
});
