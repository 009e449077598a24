/** `deckwright pdf`: what a PDF is, its pages as slides, and the refusals. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPackage } from '@deckwright/read/ooxml';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

let folder: string;
let talk: string;
let out: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-pdf-'));
  out = join(folder, 'slides');
  const request = join(folder, 'talk.json');
  writeFileSync(
    request,
    JSON.stringify({ form: 'kpi_metrics', headline: 'Ridership rose', data: { metrics: [{ label: 'Riders', value: '1.31m' }] } }),
  );
  expect(await run('render', request, '--out', folder, '--formats', 'pdf')).toMatchObject({ code: 0 });
  talk = join(folder, 'talk.pdf');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('says what a PDF is, as a line of JSON and in words', async () => {
  const { code, out: line } = await run('pdf', 'analyze', talk, '--json');
  expect([code, JSON.parse(line)]).toMatchObject([
    0,
    { pages: 1, class: 'slide-vector', can_extract: true, cost: 0, reasons: expect.any(Array) },
  ]);
  expect((await run('pdf', 'analyze', talk)).out).toContain('slide-vector');
});

it('converts it, and prints what became of its elements', async () => {
  const { code, out: line } = await run('pdf', 'convert', talk, '--out', out, '--json');
  const answer = JSON.parse(line) as { pptx: string; loss: { kind: string }[] };
  expect([code, answer]).toMatchObject([0, { input: talk, class: 'slide-vector', pages: 1, pptx: join(out, 'talk.pptx') }]);
  expect(answer.loss.map(({ kind }) => kind)).toContain('kept');
  const { parts } = await openPackage(readFileSync(answer.pptx));
  expect(parts.filter(({ name }) => /^\/ppt\/slides\/slide\d+\.xml$/.test(name))).toHaveLength(1);
  expect((await run('pdf', 'convert', talk, '--out', out, '--pages', '1')).out).toContain('pages 1 to 1 of 1');
});

it.each([
  ['a file that is no PDF', () => ['analyze', join(folder, 'talk.json'), '--json'], 'not_a_pdf'],
  ['pages that it has not', () => ['convert', talk, '--out', out, '--pages', '7', '--json'], 'empty'],
])('refuses %s with 2', async (_name, argv, reason) => {
  const { code, out: line } = await run('pdf', ...argv());
  expect([code, JSON.parse(line)]).toMatchObject([2, { ok: false, code: reason, remedy: expect.any(String) }]);
});

it('wants a range that goes forward, and writes nothing without one', async () => {
  const nowhere = join(folder, 'nowhere');
  expect(await run('pdf', 'convert', talk, '--out', nowhere, '--pages', '3-1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('range'),
  });
  expect(existsSync(nowhere)).toBe(false);
});
