/** `deckwright lint` says what the checks find, slide by slide and theme by theme. */
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from './_run.ts';

const sample = join(dirname(fileURLToPath(import.meta.url)), '../../../samples/ebitda-bridge.json');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-lint-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lint = (...argv: string[]) => run('lint', ...argv);

it('prints a line of JSON for each theme and exits 0 when there is no error', async () => {
  const { code, out } = await lint(sample, '--theme', 'all', '--json');
  expect(code).toBe(0);
  const lines = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(8);
  expect(new Set(lines.map((line) => line.theme)).size).toBe(8);
  for (const line of lines)
    expect(line).toEqual({ input: sample, theme: line.theme, score: expect.any(Number), errors: [], warnings: expect.any(Array) });
});

it('takes two folders with files of one name', async () => {
  const folders = ['a', 'b'].map((name) => join(folder, name));
  for (const one of folders) {
    mkdirSync(one);
    copyFileSync(sample, join(one, 'slide.json'));
  }
  const { code, out } = await lint(...folders, '--json');
  expect(code).toBe(0);
  expect(out.trim().split('\n')).toHaveLength(2);
});

it('says the score for people', async () => {
  expect((await lint(sample)).out).toMatch(/ebitda-bridge\.json corporate-light: \d+\n/);
});

it('exits 1 for what cannot be drawn, and leaves lists out', async () => {
  writeFileSync(join(folder, 'unknown.json'), '{"body":{"component":"no_such","params":{}}}');
  writeFileSync(join(folder, 'index.json'), '[]');
  const { code, out, err } = await lint(folder, '--json');
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ score: 0, errors: [{ code: 'unknown_component', severity: 'E' }] });
  expect(err).toContain('left out');
});

it('exits 2 for a theme that does not exist', async () => {
  expect((await lint(sample, '--theme', 'neon')).code).toBe(2);
});
