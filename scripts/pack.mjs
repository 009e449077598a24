/**
 * `npm run pack [-- --out DIR] [-- NAME …]`: packages that `npm install` takes anywhere, as .tgz files in out/packages. Names are client, cli, mcp and
 * fonts-world; without one, all are made. Their paths are printed, one a line.
 */
import './usage.mjs';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, root } from './bootstrap.mjs';

const STAGES = {
  client: async (folder) => (await import('./packing/client.mjs')).stageClient(folder),
  cli: async (folder) => (await import('./packing/cli.mjs')).stageCli(folder),
  mcp: async (folder) => (await import('./packing/mcp.mjs')).stageMcp(folder),
  'fonts-world': async (folder) => {
    for (const part of ['files', 'README.md', 'package.json'])
      cpSync(join(root, 'packages/fonts-world', part), join(folder, part), { recursive: true });
  },
};

const { values, positionals } = parseArgs({
  options: { out: { type: 'string', default: join(root, 'out/packages') } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(STAGES);
const unknown = names.find((name) => !Object.hasOwn(STAGES, name));
if (unknown !== undefined) {
  console.error(`There is no package ${unknown}; there are ${Object.keys(STAGES).join(', ')}.`);
  process.exit(2);
}
await bootstrap({ types: true });
const out = resolve(values.out);
mkdirSync(out, { recursive: true });
for (const name of names) {
  const folder = mkdtempSync(join(tmpdir(), `deckwright-pack-${name}-`));
  try {
    await STAGES[name](folder);
    const packed = spawnSync('npm', ['pack', '--silent', '--pack-destination', out], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (packed.status !== 0) throw new Error(`npm pack ended with ${packed.status ?? packed.error?.message}.`);
    console.log(join(out, packed.stdout.trim()));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
