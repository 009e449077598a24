/** `deckwright picture`: a line a picture, and the refusals. */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from './_run.ts';

let folder: string;
let talk: string;
let out: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-picture-'));
  out = join(folder, 'slides');
  const request = join(folder, 'talk.json');
  writeFileSync(
    request,
    JSON.stringify({ form: 'kpi_metrics', headline: 'Ridership rose', data: { metrics: [{ label: 'Riders', value: '1.31m' }] } }),
  );
  expect(await run('render', request, '--out', folder, '--formats', 'png')).toMatchObject({ code: 0 });
  talk = join(folder, 'talk.png');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = (text: string): readonly unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

it('prints a line for each picture, and goes on after one that is refused', async () => {
  const { code, out: lines } = await run('picture', join(folder, 'talk.json'), talk, '--out', out, '--json');
  expect([code, linesOf(lines)]).toMatchObject([
    2,
    [
      { input: join(folder, 'talk.json'), status: 'refused', code: 'not_a_picture', remedy: expect.any(String) },
      { input: talk, status: 'converted', reader: 'request', confidence: 1, pptx: join(out, 'talk.pptx'), not_understood: [] },
    ],
  ]);
  expect(existsSync(join(out, 'talk.pptx'))).toBe(true);
}, 240_000);

it('knows two branches', async () => {
  expect(await run('picture', talk, '--out', out, '--branch', 'trace')).toMatchObject({
    code: 2,
    err: expect.stringContaining('preserve'),
  });
});
