/**
 * `npm run generate`: writes every file that is made from others of the repository (registers, payloads, the client, pages of the
 * handbook, dashboards). With --check it writes nothing and fails when one is stale.
 */
import './usage.mjs';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/**
 * Modules whose `files` gives the files as `[path in the repository, text]`. Registers come first, and each is written before the next is loaded,
 * because what follows them may be made by the sources that they list.
 */
const GENERATORS = [
  './registers/files.mjs',
  '../packages/platform/scripts/generate-payloads.mjs',
  '../packages/draw/scripts/generate-example-pictures.mjs',
  './generate-dashboards.mjs',
  '../packages/platform/scripts/generate-pages.ts',
  '../packages/draw/scripts/generate-illustrations.ts',
  '../packages/client/scripts/generate-api.ts',
];

const check = process.argv.includes('--check');
const differing = [];
for (const generator of GENERATORS) {
  const { files } = await import(generator);
  for (const [path, text] of await files()) {
    const target = join(root, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    differing.push(path);
    if (!check) writeFileSync(target, text);
  }
  // What is made from stale registers would be stale as well, and says nothing new.
  if (check && differing.length > 0) break;
}
for (const path of differing) console.error(`${check ? 'stale' : 'wrote'} ${path}`);
if (check && differing.length > 0) {
  console.error('run: npm run generate');
  process.exitCode = 1;
} else console.error(`generated files: ${differing.length === 0 ? 'up to date' : `${differing.length} written`}`);
