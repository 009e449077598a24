/** Makes a checkout ready to run: dependencies, generated code, bundles. Costs a few milliseconds when nothing has changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const LEAST_NODE = [20, 19];
const PNPM = '10.34.9';
const STATE = join(root, 'dist');
const LOCK = join(STATE, 'bootstrap.lock');

/** Everything said here goes to stderr: stdout belongs to the command. */
const say = (text) => process.stderr.write(`${text}\n`);

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST_NODE[0] || (major === LEAST_NODE[0] && minor >= LEAST_NODE[1])) return;
  say(
    `Deckwright needs Node ${LEAST_NODE.join('.')} or newer; this is ${process.versions.node}. Install a current Node and run the command again.`,
  );
  process.exit(1);
}

const readState = (name) => {
  try {
    return readFileSync(join(STATE, `${name}.stamp`), 'utf8');
  } catch {
    return '';
  }
};
const writeState = (name, stamp) => {
  mkdirSync(STATE, { recursive: true });
  writeFileSync(join(STATE, `${name}.stamp`), stamp);
};

/**
 * Path, size and time of every file below the folders: enough to know that nothing was edited. Runs before every command, so it
 * joins paths by hand and hashes once.
 */
function stampOf(paths) {
  let facts = `${process.versions.modules} ${process.arch}\n`;
  const add = (path) => {
    const { size, mtimeMs } = statSync(path);
    facts += `${path} ${size} ${mtimeMs}\n`;
  };
  const visit = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isFile()) add(path);
      else if (entry.isDirectory() && entry.name !== 'generated') visit(path);
    }
  };
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isDirectory()) visit(path);
    else if (found) add(path);
  }
  return createHash('sha1').update(facts).digest('hex');
}

const unitsWith = (file) =>
  ['packages', 'services']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(root, group, name)))
    .filter((folder) => existsSync(join(folder, file)));

const sources = () => unitsWith('src').map((folder) => join(folder, 'src'));

async function run(command, args, options = {}) {
  const { spawnSync } = await import('node:child_process');
  // The child's stdout goes to our stderr.
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  if (error || status !== 0) {
    say(`Set-up stopped: ${command} ${args.join(' ')} ${error ? error.message : `ended with ${status}`}.`);
    process.exit(1);
  }
}

/** The pnpm of the lockfile's version: the one on the PATH if it is exactly that, else through npx, which puts it there for what it runs. */
export async function pnpm(args) {
  const { execFileSync } = await import('node:child_process');
  let installed = '';
  try {
    installed = execFileSync('pnpm', ['--version'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {}
  const env = { ...process.env, CI: 'true', npm_config_engine_strict: 'false' };
  if (installed === PNPM) await run('pnpm', args, { env });
  else await run('npx', ['--yes', `pnpm@${PNPM}`, ...args], { env, shell: process.platform === 'win32' });
}

async function install() {
  const stamp = createHash('sha1')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(readFileSync(join(root, 'pnpm-workspace.yaml')))
    .update(process.platform + process.arch + process.versions.modules)
    .digest('hex');
  if (readState('install') === stamp && existsSync(join(root, 'node_modules', '.modules.yaml'))) return;
  say('Installing dependencies (once, and when the lockfile changes) …');
  await pnpm(['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']);
  writeState('install', stamp);
}

/** Code that is generated and not committed. */
async function generate() {
  const prisma = join(root, 'packages/platform/scripts/generate-prisma.mjs');
  if (!existsSync(prisma)) return;
  const stamp = stampOf([join(root, 'packages/platform/prisma'), prisma]) + readState('install');
  if (readState('generate') === stamp && existsSync(join(root, 'packages/platform/src/database/generated'))) return;
  say('Generating the database client …');
  await run(process.execPath, [prisma]);
  writeState('generate', stamp);
}

/** The client's errors, which are part of what runs, and its types, which take six seconds: made when they are missing, and anew where they are `wanted`. */
async function generateClient(wanted) {
  const errors = stampOf([join(root, 'packages/platform/src/errors'), join(root, 'packages/client/scripts')]) + readState('install');
  const types = wanted ? stampOf(sources()) + errors : readState('types');
  const made = ['errors', 'api'].every((room) => existsSync(join(root, `packages/client/src/${room}/generated`)));
  if (made && readState('client') === errors && readState('types') === types) return;
  say('Generating the errors and types of the client …');
  await run(process.execPath, ['--import', 'tsx', join(root, 'scripts/generate.mjs'), '--uncommitted']);
  writeState('client', errors);
  writeState('types', types);
}

/** What the command runs, the whole service included. Services that run apart are bundled by `pnpm build`. */
async function bundleCommand() {
  const unit = join(root, 'packages/cli');
  const stamp =
    stampOf([...sources(), join(unit, 'build.mjs'), join(root, 'scripts/bundle.mjs')]) +
    readState('install') +
    readState('generate') +
    readState('client');
  if (readState('bundle') === stamp && existsSync(join(unit, 'dist/main.js'))) return;
  say('Bundling …');
  try {
    await import(pathToFileURL(join(unit, 'build.mjs')).href);
  } catch (error) {
    // esbuild has printed where and why.
    say(`Set-up stopped: the bundle could not be made: ${error.message.split('\n')[0]}`);
    process.exit(1);
  }
  writeState('bundle', stamp);
}

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** One set-up at a time: a second command waits for the first instead of installing into the same folder. */
async function locked(work) {
  mkdirSync(STATE, { recursive: true });
  for (let told = false; ; ) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      let holder = 0;
      try {
        holder = Number(readFileSync(LOCK, 'utf8'));
      } catch {}
      if (holder > 0 && !isAlive(holder)) {
        rmSync(LOCK, { force: true });
        continue;
      }
      if (!told) say('Waiting for another set-up of this checkout to finish …');
      told = true;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const release = () => rmSync(LOCK, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/**
 * Brings the checkout up to date. Ends the process with a sentence on stderr when it cannot.
 * @param {{bundle?: boolean, types?: boolean}} [options] `bundle: false` stops after the generated code (tests run from source); with `types` those
 *   of the client are up to date, too
 */
export async function bootstrap({ bundle = true, types = false } = {}) {
  requireNode();
  await locked(async () => {
    await install();
    await generate();
    await generateClient(types);
    if (bundle) await bundleCommand();
  });
}
