/** The same intents give the same bytes in other processes, time zones and locales, run from the bundle as users run it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const samples = join(root, 'samples');

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-determinism-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Answer {
  readonly input: string;
  readonly status: string;
  readonly content_hash: Readonly<Record<string, string>>;
}

/** Renders the named samples in a process of its own; stdout must hold nothing but the answers. */
function render(name: string, env: Readonly<Record<string, string>>, inputs: readonly string[]): ReadonlyMap<string, unknown> {
  const args = ['render', ...inputs, '--out', join(folder, name), '--formats', 'pptx,pdf,png', '--json'];
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, 'scripts/deckwright.mjs'), ...args], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, ...env },
    maxBuffer: 64 << 20,
  });
  expect(status, stderr).toBe(0);
  const answers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Answer);
  return new Map(answers.map(({ input, content_hash }) => [input, content_hash]));
}

it('equal hashes of .pptx, PDF and PNG in two time zones and locales, whatever the order', { timeout: 120_000 }, () => {
  const inputs = readdirSync(samples)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(samples, name));
  const here = render('here', { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' }, inputs);
  const there = render('there', { TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, inputs.toReversed());
  expect(here.size).toBe(inputs.length);
  expect(Object.fromEntries(there)).toEqual(Object.fromEntries(here));
  for (const hashes of here.values()) expect(Object.keys(hashes as object)).toEqual(['pptx', 'pdf', 'png']);
});
