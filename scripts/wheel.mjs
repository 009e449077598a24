/**
 * `npm run wheel [-- --out DIR]`: the Python package as a wheel, in out/packages. Its client of all endpoints is made of the OpenAPI document by
 * openapi-python-client, so it is no file of the repository. The wheel's path is printed.
 */
import './usage.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './bootstrap.mjs';
import { ensurePython } from './testing/system.mjs';

const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'out/packages') } } });
const bin = ensurePython();
if (bin === undefined) {
  console.error('No Python with the packages that make the wheel; `npm test -- --install` installs what they need.');
  process.exit(1);
}
const { buildOpenApi } = await import('@deckwright/platform/http');
const { routes } = await import('../services/gateway/src/gateway.ts');

const folder = mkdtempSync(join(tmpdir(), 'deckwright-wheel-'));
try {
  const out = resolve(values.out);
  mkdirSync(out, { recursive: true });
  cpSync(join(root, 'packages/python'), folder, { recursive: true });
  const document = join(folder, 'openapi.json');
  writeFileSync(document, JSON.stringify(buildOpenApi(routes, { title: 'Deckwright', version: '', description: '', base_url: '' })));
  writeFileSync(join(folder, 'generator.yml'), 'post_hooks: []\n');
  run('openapi-python-client', [
    'generate',
    ...['--path', document],
    ...['--output-path', join(folder, 'src/deckwright/rest')],
    ...['--meta', 'none'],
    ...['--config', join(folder, 'generator.yml')],
  ]);
  const made = join(folder, 'dist');
  run('python3', [
    '-m',
    'pip',
    'wheel',
    '--quiet',
    '--disable-pip-version-check',
    '--no-deps',
    '--no-build-isolation',
    '--wheel-dir',
    made,
    folder,
  ]);
  for (const name of readdirSync(made)) {
    cpSync(join(made, name), join(out, name));
    console.log(join(out, name));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** What the generator says of answers that are files is no news. */
function run(command, args) {
  const done = spawnSync(join(bin, command), args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  if (done.status !== 0) throw new Error(`${command} ended with ${done.status ?? done.error?.message}.\n${done.stdout}${done.stderr}`);
}
