/** The services of this checkout and of the version before, each as folders that Node runs: what pods of `npm run farm` are started from. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { cacheFolder } from '../charting/tools.mjs';

/** The first commit that makes services into folders: five migrations before the chart. No release is older. By its subject, which stays where hashes change. */
const BEFORE = 'Assemble each service as a folder, and build images of the folders';
const SERVICES = ['gateway', 'relay', 'render-worker', 'deck-worker', 'repair-worker', 'admin'];

/** @returns {string} a folder with one below it for each service, of the checkout as it is */
export function assembleThis(folder) {
  assemble(root, folder, [...SERVICES, 'image-worker', 'metrics-adapter']);
  return folder;
}

/** The same of an earlier commit, made once and kept in the user's cache; undefined where git does not know the commit. */
export function ensureBefore(say) {
  const found = spawnSync('git', ['log', '--format=%H', '--fixed-strings', `--grep=${BEFORE}`], { cwd: root, encoding: 'utf8' });
  const commit = found.status === 0 ? found.stdout.trim().split('\n').at(-1) : '';
  if (!commit) return undefined;
  const folder = join(cacheFolder('services-before'), commit.slice(0, 12));
  if (existsSync(folder)) return folder;
  say(`Assembling the services of ${commit.slice(0, 8)} (two minutes, once) …`);
  const [sources, made] = [`${folder}-sources`, `${folder}-making`];
  for (const one of [sources, made]) rmSync(one, { recursive: true, force: true });
  mkdirSync(sources);
  try {
    const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', sources], { input: archive });
    assemble(sources, made, SERVICES);
    renameSync(made, folder);
  } finally {
    rmSync(sources, { recursive: true, force: true });
  }
  return folder;
}

function assemble(checkout, folder, names) {
  const { status } = spawnSync(process.execPath, [join(checkout, 'scripts/assemble.mjs'), '--out', folder, ...names], {
    cwd: checkout,
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`scripts/assemble.mjs of ${checkout} ended with ${status}.`);
}
