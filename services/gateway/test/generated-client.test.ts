/** A client that another program has made from the OpenAPI document works: openapi-python-client, with the whole service behind it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWholeService, type WholeService } from './_whole-service.ts';

let service: WholeService;
let folder: string;
beforeAll(async () => {
  service = await startWholeService();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-made-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service?.close();
});

function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ code: number | null; out: string; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (said += part));
    child.once('error', () => reject(new Error(`${command} is not on the PATH: \`npm test\` installs it.`)));
    child.once('close', (code) => resolve({ code, out, said }));
  });
}

it('renders, dry-runs, previews, edits and polls with a client made from the document', async () => {
  writeFileSync(join(folder, 'config.yml'), 'post_hooks: []\n');
  const document = join(folder, 'openapi.json');
  writeFileSync(document, await (await service.request('/v1/openapi.json', { as: null })).text());
  const made = await run('openapi-python-client', [
    'generate',
    ...['--path', document],
    ...['--output-path', join(folder, 'made')],
    ...['--meta', 'none'],
    ...['--config', join(folder, 'config.yml')],
  ]);
  expect(made.code, `${made.out}\n${made.said}`).toBe(0);
  // Pictures and decks are the only answers that it has no place for.
  const left = [...made.out.matchAll(/^WARNING parsing (.*)\.$/gm)].map(([, what]) => what);
  expect(left.filter((what) => !/\/(?:preview|pdf|png|pptx)\b|\/previews\//.test(what ?? ''))).toEqual([]);

  const { code, out, said } = await run('python3', [join(import.meta.dirname, '_generated_client.py'), service.base], {
    DECKWRIGHT_API_KEY: service.alice.key,
    PYTHONPATH: folder,
    PYTHONDONTWRITEBYTECODE: '1',
  });
  expect(code, `${out}\n${said}`).toBe(0);
  const calls = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { what: string; answer: string });
  console.log(calls.map(({ what, answer }) => `${what}: ${answer}`).join('\n'));
  expect(calls).toHaveLength(12);
}, 240_000);
