/** `deckwright picture`: a line a picture, and the refusals. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

it.each(['explain', 'teach_deck'])(
  'makes slides of what a picture says: %s',
  async (branch) => {
    const folder_of_branch = join(out, branch);
    const { code, out: line } = await run('picture', talk, '--out', folder_of_branch, '--branch', branch, '--json');
    expect([code, linesOf(line)]).toMatchObject([
      0,
      [{ status: 'converted', pptx: join(folder_of_branch, 'talk.pptx'), brief: expect.stringContaining('1.31m') }],
    ]);
    const { out: report } = await run('inspect', join(folder_of_branch, 'talk.pptx'), '--json');
    const { slides_total } = JSON.parse(report) as { slides_total: number };
    expect(branch === 'explain' ? slides_total === 1 : slides_total > 1).toBe(true);
  },
  240_000,
);

it('knows its branches', async () => {
  expect(await run('picture', talk, '--out', out, '--branch', 'trace')).toMatchObject({
    code: 2,
    err: expect.stringContaining('preserve'),
  });
});

it('makes a picture of words, the same for the same words, in the colours of a theme', async () => {
  const [a, b, c] = ['a.png', 'b.png', 'c.png'].map((name) => join(folder, name)) as [string, string, string];
  const words = 'Wind turbines above a calm sea';
  const { code, out: line } = await run('picture', 'generate', words, '--out', a, '--theme', 'corporate-dark', '--json');
  expect([code, linesOf(line)]).toMatchObject([
    0,
    [{ ok: true, out: a, generator: 'illustrator', width_px: 1792, height_px: 1024, mime: 'image/png' }],
  ]);
  await run('picture', 'generate', words, '-o', b, '--theme', 'corporate-dark');
  await run('picture', 'generate', words, '-o', c, '--size', '1024x1792');
  expect(readFileSync(b).equals(readFileSync(a))).toBe(true);
  expect(readFileSync(c).equals(readFileSync(a))).toBe(false);
}, 240_000);

it('refuses a theme that there is not, and says in its help what it reads', async () => {
  expect(await run('picture', 'generate', 'A bus', '--out', join(folder, 'd.png'), '--theme', 'nowhere')).toMatchObject({
    code: 2,
    err: expect.stringContaining('nowhere'),
  });
  expect(await run('picture', 'generate', '--help')).toMatchObject({ code: 0, out: expect.stringContaining('DECKWRIGHT_PICTURES_URL') });
});
