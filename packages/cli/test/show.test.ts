/** `deckwright show` on a deck of our own: pictures, a PDF, ranges of slides, files that are none, and the second engine missing. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { pageRange, slideNumbers } from '../src/reading/slide-numbers.ts';
import { run } from './_run.ts';

const samples = join(dirname(fileURLToPath(import.meta.url)), '../../../samples');
let folder: string;
let deck: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-show-test-'));
  await run('render', join(samples, 'ebitda-bridge.json'), '--out', folder, '--formats', 'pptx');
  deck = join(folder, 'ebitda-bridge.pptx');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('writes a picture a slide, as wide as asked for', async () => {
  const out = join(folder, 'pictures');
  const { code, out: printed } = await run('show', deck, '--png', '--width', '640', '--out', out);
  expect([code, readdirSync(out)]).toEqual([0, ['ebitda-bridge-1.png']]);
  expect(printed).toBe(`${join(out, 'ebitda-bridge-1.png')}\n`);
  expect(readFileSync(join(out, 'ebitda-bridge-1.png')).readUInt32BE(16)).toBe(640);
});

it('writes one PDF, and says in JSON what is drawn otherwise', async () => {
  const { code, out } = await run('show', deck, '--pdf', '--out', folder, '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({
    ok: true,
    engine: 'deckwright',
    slides: [1],
    slides_total: 1,
    approximations: expect.any(Array),
  });
  expect(readFileSync(join(folder, 'ebitda-bridge.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
});

it('says that a slide, or the file, is not there', async () => {
  expect(await run('show', deck, '--slides', '2-3', '--out', folder)).toMatchObject({
    code: 2,
    err: expect.stringContaining('there is no slide 2, 3'),
  });
  const some = await run('show', deck, '--slides', '1-3', '--out', folder);
  expect(some).toMatchObject({ code: 0, err: expect.stringContaining('there is no slide 2, 3') });
  expect(some.out.trim().split('\n')).toEqual([join(folder, 'ebitda-bridge-1.png')]);
  expect(await run('show', join(folder, 'no.pptx'), '--json')).toMatchObject({ code: 2, out: expect.stringContaining('"not_found"') });
});

it('says what is wrong with a file that is no deck', async () => {
  const page = join(folder, 'page.pptx');
  writeFileSync(page, '<!doctype html><html></html>');
  const { code, out } = await run('show', page, '--json');
  expect([code, JSON.parse(out)]).toMatchObject([2, { ok: false, code: 'html', remedy: expect.any(String) }]);
});

it('takes one format, and slides as people write them', async () => {
  expect((await run('show', deck, '--png', '--pdf')).code).toBe(2);
  expect((await run('show', deck, '--slides', '3-1')).err).toContain('write 1-3,7');
  expect(slideNumbers('7, 1-3,2')).toEqual([1, 2, 3, 7]);
  expect(pageRange([1, 2, 3, 7])).toBe('1-3,7');
  expect(() => slideNumbers('1-99999')).toThrow('up to 2000');
});

it('says that the second engine is missing', async () => {
  const path = process.env['PATH'];
  vi.stubEnv('PATH', folder);
  const { code, out } = await run('show', deck, '--engine', 'libreoffice', '--json');
  vi.stubEnv('PATH', path);
  expect([code, JSON.parse(out)]).toMatchObject([2, { ok: false, code: 'engine_missing', message: expect.stringContaining('soffice') }]);
});

it('says why a PDF of somebody else is not PDF/UA, and claims it where everything is described', async () => {
  const own = JSON.parse((await run('show', deck, '--pdf', '--out', folder, '--json')).out);
  expect(own.conformance).toEqual({ claims: ['PDF/A-2a', 'PDF/UA-1'], undescribed: [] });
  const zip = await JSZip.loadAsync(readFileSync(deck));
  const slide = (await zip.file('ppt/slides/slide1.xml')?.async('string')) ?? '';
  const picture =
    '<p:pic><p:nvPicPr><p:cNvPr id="900" name="Photo"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill><a:blip/></p:blipFill>' +
    '<p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>';
  zip.file('ppt/slides/slide1.xml', slide.replace('</p:spTree>', `${picture}</p:spTree>`));
  const foreign = join(folder, 'foreign.pptx');
  writeFileSync(foreign, await zip.generateAsync({ type: 'uint8array' }));
  const shown = await run('show', foreign, '--pdf', '--out', folder);
  expect(shown.err).toContain('not PDF/UA-1: 1 picture, chart or diagram has no alternative text (slide 1)');
  const { conformance } = JSON.parse((await run('show', foreign, '--pdf', '--out', folder, '--json')).out);
  expect(conformance).toEqual({ claims: ['PDF/A-2a'], undescribed: [{ slide: 1, shape_id: 900, name: 'Photo', kind: 'picture' }] });
  expect(readFileSync(join(folder, 'foreign.pdf')).includes('pdfuaid')).toBe(false);
});
