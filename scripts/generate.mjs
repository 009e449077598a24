/**
 * `npm run generate`: writes every file that is made from others of the repository (registers, payloads, pages of the handbook, dashboards, and
 * the client's types and errors, which git does not keep). With --check it writes of them only what git does not keep, and fails when another one is
 * stale; --uncommitted writes that and looks at nothing else.
 */
import './usage.mjs';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
];

/** Files that are in `generated` folders and not committed. */
const UNCOMMITTED = ['../packages/client/scripts/generate-errors.ts', '../packages/client/scripts/generate-api.ts'];

const check = process.argv.includes('--check');

/** Writes what differs, unless `isKept`; its paths. */
async function made(generator, isKept = false) {
  const { files } = await import(generator);
  const differing = [];
  for (const [path, text] of await files()) {
    const target = join(root, path);
    if (existsSync(target) && readFileSync(target, 'utf8') === text) continue;
    differing.push(path);
    if (isKept) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  return differing;
}

const differing = [];
for (const generator of process.argv.includes('--uncommitted') ? [] : GENERATORS) {
  differing.push(...(await made(generator, check)));
  // What is made from stale registers would be stale as well, and says nothing new.
  if (check && differing.length > 0) break;
}
for (const path of differing) console.error(`${check ? 'stale' : 'wrote'} ${path}`);
if (check && differing.length > 0) {
  console.error('run: npm run generate');
  process.exitCode = 1;
} else {
  for (const generator of UNCOMMITTED) for (const path of await made(generator)) console.error(`wrote ${path}`);
  console.error(`generated files: ${differing.length === 0 ? 'up to date' : `${differing.length} written`}`);
}
