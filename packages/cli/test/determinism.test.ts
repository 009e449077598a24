/** The same intents give the same bytes in other processes, time zones and locales, run from the bundle as users run it. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const samples = join(root, 'samples');
const command = join(root, 'scripts/deckwright.mjs');
const inputs = readdirSync(samples)
  .filter((name) => name.endsWith('.json'))
  .map((name) => join(samples, name));

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
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...args], {
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

let here: ReadonlyMap<string, unknown>;
beforeAll(() => {
  here = render('here', { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' }, inputs);
});

it('equal hashes of .pptx, PDF and PNG in two time zones and locales, whatever the order', () => {
  const there = render('there', { TZ: 'Asia/Kolkata', LANG: 'de_DE.UTF-8', LC_ALL: 'tr_TR.UTF-8' }, inputs.toReversed());
  expect(here.size).toBe(inputs.length);
  expect(Object.fromEntries(there)).toEqual(Object.fromEntries(here));
  for (const hashes of here.values()) expect(Object.keys(hashes as object)).toEqual(['pptx', 'pdf', 'png']);
});

it('the service answers with the very files that the command writes', async () => {
  const args = [command, 'serve', '--json', '--port', '0', '--data-dir', join(folder, 'data')];
  const service = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TZ: 'Pacific/Apia' },
  });
  try {
    const ready = await firstLine(service.stdout);
    for (const input of inputs) {
      const answer = await fetch(`${ready.base_url}/v1/render/intent`, {
        method: 'POST',
        headers: { authorization: `Bearer ${ready.api_key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ ...(JSON.parse(readFileSync(input, 'utf8')) as object), outputs: ['pptx', 'pdf', 'png'] }),
      });
      expect(answer.status, input).toBe(200);
      expect(((await answer.json()) as Answer).content_hash, input).toMatchObject(here.get(input) as object);
    }
  } finally {
    service.kill('SIGTERM');
    if (service.exitCode === null) await once(service, 'exit');
  }
});

async function firstLine(stdout: NodeJS.ReadableStream): Promise<{ readonly base_url: string; readonly api_key: string }> {
  for await (const line of createInterface({ input: stdout })) return JSON.parse(line) as { base_url: string; api_key: string };
  throw new Error('The service ended before it was ready.');
}
