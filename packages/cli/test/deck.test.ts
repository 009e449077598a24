/** `deckwright deck` as a caller meets it. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
  const count = readdirSync(samples).filter((name) => name.endsWith('.json')).length;
  expect(report).toMatchObject({ status: 'complete', slides_ok: count, theme_id: 'corporate-dark' });
  const first = readFileSync(report.files.pptx);
  expect(existsSync(join(folder, `samples-${String(count).padStart(2, '0')}.png`))).toBe(true);
  await run('deck', samples, '--out', folder, '--theme', 'corporate-dark');
  expect(readFileSync(report.files.pptx).equals(first)).toBe(true);
});

it('names each slide that cannot be read, and writes nothing', async () => {
  const file = join(folder, 'bad.json');
  writeFileSync(file, JSON.stringify({ slides: [{ form: 'kpi' }, { form: 'swot', headline: 7 }] }));
  const { code, err } = await run('deck', file, '--out', join(folder, 'out'));
  expect(code).toBe(1);
  expect(err).toContain('slide 1, /form: ');
  expect(err).toContain('slide 2, /headline: ');
  expect(existsSync(join(folder, 'out'))).toBe(false);
});

it('names its files after the deck, and after the source where the deck has no name', async () => {
  const file = join(folder, 'source.json');
  const slides = [{ form: 'hero_statement', headline: 'Punctual by May' }];
  writeFileSync(file, JSON.stringify({ name: 'Plan: 2030/31', slides }));
  expect((await run('deck', file, '--out', folder)).out).toBe(`${join(folder, 'Plan_ 2030_31.pptx')}\n`);
  writeFileSync(file, JSON.stringify({ slides }));
  expect((await run('deck', file, '--out', folder)).out).toBe(`${join(folder, 'source.pptx')}\n`);
});

it('makes a deck of a table, and of the briefs that `plan --deck` cuts', async () => {
  const table = join(folder, 'depots.csv');
  writeFileSync(table, 'Depot,Riders,On time\nNorth,410000,94.1\nHarbour,300500,88.4\nEast,280000,91.0\n');
  const made = await run('deck', table, '--out', folder);
  expect([made.code, made.out]).toEqual([0, `${join(folder, 'depots.pptx')}\n`]);

  const text = join(folder, 'prompt.md');
  writeFileSync(
    text,
    '# Riders\nSales funnel: 12,000 visitors, 3,400 sign-ups, 910 trials, 240 customers\n\n# Punctuality\nOn time by depot: North 94.1%, Harbour 88.4%, East 91.0%\n',
  );
  const outline = join(folder, 'prompt.json');
  writeFileSync(outline, (await run('plan', '--deck', '--json', '--file', text)).out);
  const fed = await run('deck', outline, '--out', join(folder, 'fed'), '--name', 'prompt');
  expect([fed.code, fed.out]).toEqual([0, `${join(folder, 'fed', 'prompt.pptx')}\n`]);
});

const REPORT =
  '# Report\n\nAuthor: A. Holm\n\n## Sales\n\n| Year | Sales |\n|---|---|\n| 2023 | 12 |\n| 2024 | 15 |\n| 2025 | 19 |\n\n## Staff\n\nWe are 412 people in 3 plants.\n\nNot for the slides: 7 will leave.\n\n## Next steps\n\n- Open the fourth plant\n- Hire 40 people\n';

it('makes a deck of a document, whole, and of its outline as it was edited', async () => {
  const report = join(folder, 'report.md');
  writeFileSync(report, REPORT);
  const made = await run('deck', report, '--slides', '4', '--out', folder, '--json');
  const told = JSON.parse(made.out) as { slides_total: number; slides_ok: number; status: string; files: { pptx: string } };
  expect([made.code, told.status, told.slides_total]).toEqual([0, 'complete', 4]);
  expect(told).toMatchObject({ left_out: [{ reason: 'asked', text: 'Not for the slides: 7 will leave.' }], used_twice: [] });
  const words = await run('deck', report, '--slides', '4', '--out', folder);
  expect(words.err).toContain('7 will leave');

  const json = join(folder, 'outline.json');
  writeFileSync(json, (await run('plan', '--document', report, '--slides', '4', '--json')).out);
  const again = await run('deck', json, '--out', join(folder, 'again'), '--name', 'report', '--json');
  const same = JSON.parse(again.out) as { files: { pptx: string } };
  expect(readFileSync(same.files.pptx).equals(readFileSync(told.files.pptx))).toBe(true);

  const markdown = join(folder, 'outline.md');
  const outline = (await run('plan', '--document', report, '--slides', '4', '--markdown')).out;
  expect(outline).toContain('## 2. Sales rose from 12 in 2023 to 19 in 2025');
  writeFileSync(markdown, outline.replace('## 2. Sales rose from 12 in 2023 to 19 in 2025', '## 2. Sales grow by half'));
  const edited = JSON.parse((await run('plan', '--document', markdown, '--json')).out) as {
    slides: { headline: string; intent: { headline: string } }[];
  };
  expect(edited.slides.map(({ headline }) => headline)).toEqual(['Report', 'Sales grow by half', 'Staff', 'Next steps']);
  expect(edited.slides[1]?.intent.headline).toBe('Sales grow by half');
}, 60_000);

it('says what a document cannot be read for, and counts slides of documents alone', async () => {
  const file = join(folder, 'old.docx');
  writeFileSync(file, 'PK\u0003\u0004 and no package');
  const { code, err } = await run('deck', file, '--out', folder);
  expect([code, err]).toEqual([2, expect.stringContaining('old.docx')]);
  const many = await run('deck', file, '--out', folder, '--slides', '31');
  expect([many.code, many.err]).toEqual([2, expect.stringContaining('must be 1 to 30')]);
});

it('counts slides from 1 for people', async () => {
  const file = join(folder, 'two.json');
  const slides = [
    { form: 'hero_statement', headline: 'Fine' },
    { form: 'hero_statement', headline: 'Also fine', variant: 'no_such_variant' },
  ];
  writeFileSync(file, JSON.stringify({ slides }));
  const { err } = await run('deck', file, '--out', folder);
  expect(err).toMatch(/^ {2}slide 2, \/variant: /m);
  expect(err).not.toContain('/slides/1');
});

it('draws on a template of a company, and takes a brand or a template', async () => {
  const file = join(folder, 'one.json');
  writeFileSync(file, JSON.stringify({ slides: [{ form: 'hero_statement', headline: 'Punctual by May' }] }));
  await run('deck', file, '--out', folder);
  const template = join(folder, 'one.pptx');
  const drawn = await run('deck', file, '--out', join(folder, 'out'), '--template', template);
  expect([drawn.code, drawn.out]).toEqual([0, `${join(folder, 'out', 'one.pptx')}\n`]);
  expect(readFileSync(join(folder, 'out', 'one.pptx')).equals(readFileSync(template))).toBe(false);
  const both = await run('deck', file, '--out', folder, '--template', template, '--brand', file);
  expect([both.code, both.err]).toEqual([2, expect.stringContaining('a brand or a template, not both')]);
});

it('writes the one file to standard output', async () => {
  const file = join(folder, 'one.json');
  writeFileSync(file, JSON.stringify({ slides: [{ form: 'hero_statement', headline: 'Punctual by May' }] }));
  await run('deck', file, '--out', folder);
  const piped = await run('deck', file, '--out', '-');
  expect([piped.code, piped.out, piped.bytes.length]).toEqual([0, '', 1]);
  expect(readFileSync(join(folder, 'one.pptx')).equals(piped.bytes[0] ?? new Uint8Array())).toBe(true);
  expect((await run('deck', file, '--out', '-', '--formats', 'pptx,pdf')).code).toBe(2);
});

it('says once, in a sentence, that a file is missing', async () => {
  const gone = join(folder, 'gone.json');
  for (const args of [
    ['deck', gone, '--out', folder],
    ['render', gone, '--out', folder],
    ['lint', gone],
    ['inspect', gone],
    ['repair', gone],
    ['sync', gone],
    ['show', gone, '--out', folder],
    ['merge', gone, gone, '--out', join(folder, 'x.pptx')],
    ['plan', '--file', gone],
  ]) {
    const { code, out, err } = await run(...args);
    const output = `${out}${err}`;
    expect([args[0], code === 0, output.split(`There is no file ${gone}.`).length]).toEqual([args[0], false, 2]);
    expect(output).not.toMatch(/ENOENT|could not be read: /);
  }
});
