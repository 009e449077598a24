/**
 * `npm run images [-- TARGET …]`: builds the images of deploy/Dockerfile, each as deckwright-TARGET:TAG. Targets are gateway, relay,
 * render-worker, deck-worker, repair-worker, image-worker, metrics-adapter, migrate and stripe-double; without one, all are built. The same commit gives the same digests.
 *
 * --engine buildah|docker   default: docker where its daemon answers, else buildah
 * --base IMAGE              image with Node 20.19 or newer; default: the Dockerfile's, Node 24 on Debian slim
 * --base-from NODE          instead of --base: makes one of Debian's packages (mmdebstrap) and this Node program, where no image can be pulled
 * --dirty                   builds the folder as it is; otherwise the commit is built, without what is not committed
 * --tag TAG                 default: the version in package.json
 * --ca FILE                 certificates of a network that ends TLS itself, for the build alone
 * --sbom DIR                writes TARGET.spdx.json for each image, by syft
 * --storage DIR             buildah's storage; an empty folder builds everything anew
 */
import '../scripts/usage.mjs';
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { settleImage } from './settle-image.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const TARGETS = [
  'gateway',
  'relay',
  'render-worker',
  'deck-worker',
  'repair-worker',
  'image-worker',
  'ops',
  'code-sandbox',
  'metrics-adapter',
  'migrate',
  'stripe-double',
];
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const text = { type: 'string' };
const { values, positionals } = parseArgs({
  options: {
    engine: text,
    base: text,
    'base-from': text,
    tag: { type: 'string', default: version },
    ca: text,
    dirty: { type: 'boolean', default: false },
    sbom: text,
    storage: text,
  },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !TARGETS.includes(name));
if (unknown !== undefined) stop(`There is no target ${unknown}; there are ${TARGETS.join(', ')}.`);
const targets = positionals.length > 0 ? positionals : TARGETS;
const engine = values.engine ?? (succeeds('docker', ['info']) ? 'docker' : 'buildah');
if (!['docker', 'buildah'].includes(engine)) stop(`--engine is ${engine}: name docker or buildah.`);
if (values['base-from'] !== undefined && engine !== 'buildah') stop('--base-from needs --engine buildah.');
const storage = values.storage === undefined ? [] : ['--root', resolve(values.storage), '--runroot', `${resolve(values.storage)}-run`];

// Times in the image are the commit's, so that a build of the same commit tomorrow is the same image.
const epoch = process.env.SOURCE_DATE_EPOCH || output('git', ['log', '-1', '--format=%ct']);
const facts = {
  VERSION: version,
  REVISION: `${output('git', ['rev-parse', 'HEAD'])}${values.dirty ? '-dirty' : ''}`,
  CREATED: new Date(Number(epoch) * 1000).toISOString().replace('.000Z', 'Z'),
};
const base = values['base-from'] === undefined ? values.base : makeBase(resolve(values['base-from']));
if (base !== undefined) facts.BASE = base;

const context = values.dirty ? root : mkdtempSync(join(tmpdir(), 'deckwright-commit-'));
if (!values.dirty) {
  process.once('exit', () => rmSync(context, { recursive: true, force: true }));
  writeCommit(context);
}
for (const target of targets) {
  const image = `deckwright-${target}:${values.tag}`;
  const args = [
    ...Object.entries(facts).flatMap(([name, value]) => ['--build-arg', `${name}=${value}`]),
    ...(values.ca === undefined ? [] : ['--secret', `id=ca,src=${resolve(values.ca)}`]),
    ...['--target', target, '--file', join(context, 'deploy/Dockerfile')],
  ];
  if (engine === 'docker') {
    run('docker', [
      'buildx',
      'build',
      ...args,
      '--build-arg',
      `SOURCE_DATE_EPOCH=${epoch}`,
      '--output',
      `type=docker,name=${image},rewrite-timestamp=true`,
      context,
    ]);
    console.log(`${image}  ${output('docker', ['image', 'inspect', '--format', '{{.Id}}', image])}`);
  } else {
    // Docker's format, because that of the OCI has no health check.
    const how = ['--isolation', 'chroot', '--layers', '--format', 'docker', '--timestamp', epoch, '--network', 'host'];
    run('buildah', [...storage, 'build', ...how, ...args, '--tag', `localhost/${image}`, context]);
    console.log(`${image}  ${settleImage(`localhost/${image}`, storage)}`);
  }
  if (values.sbom !== undefined) writeBill(target, image);
}

/** What is committed, with the rights and times of the commit: what lies beside it in the folder, or is being edited, goes into no image. */
function writeCommit(folder) {
  if (output('git', ['status', '--porcelain']) !== '') console.error('What is not committed is left out; --dirty builds it, too.');
  const archive = join(folder, 'commit.tar');
  run('git', ['-c', 'tar.umask=0022', 'archive', '--format=tar', '--output', archive, 'HEAD']);
  run('tar', ['--extract', '--preserve-permissions', '--file', archive, '--directory', folder]);
  rmSync(archive);
}

/** A Debian of the packages that Node needs, and Node: the same packages give the same digest. */
function makeBase(node) {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-base-'));
  const image = 'localhost/deckwright-base:node';
  try {
    const packages = 'base-files,ca-certificates,coreutils,dash,libc6,libgcc-s1,libstdc++6,tzdata';
    run('mmdebstrap', ['--variant=extract', '--quiet', `--include=${packages}`, 'bookworm', join(folder, 'base.tar')], {
      SOURCE_DATE_EPOCH: epoch,
    });
    const made = output('buildah', [...storage, 'from', 'scratch']);
    run('buildah', [...storage, 'add', '--quiet', made, join(folder, 'base.tar'), '/']);
    copyFileSync(node, join(folder, 'node'));
    chmodSync(join(folder, 'node'), 0o755);
    run('buildah', [...storage, 'copy', '--quiet', made, join(folder, 'node'), '/usr/local/bin/node']);
    // npm comes with Node, and fetches the packages of the lockfile.
    const npm = [join(dirname(node), '../lib/node_modules/npm'), '/usr/share/nodejs/npm', '/usr/lib/node_modules/npm'].find(existsSync);
    if (npm === undefined) stop(`There is no npm beside ${node}: install Node with npm.`);
    run('buildah', [...storage, 'copy', '--quiet', made, npm, '/usr/local/lib/node_modules/npm']);
    run('buildah', [
      ...storage,
      'run',
      '--isolation',
      'chroot',
      made,
      '--',
      '/bin/sh',
      '-c',
      'ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx',
    ]);
    run('buildah', [
      ...storage,
      'config',
      '--env',
      'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      '--cmd',
      'node',
      made,
    ]);
    run('buildah', [...storage, 'commit', '--quiet', '--rm', '--format', 'docker', '--timestamp', epoch, made, image]);
    settleImage(image, storage);
    return image;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What is in the image, package by package, in SPDX. */
function writeBill(target, image) {
  const bills = resolve(values.sbom);
  mkdirSync(bills, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-sbom-'));
  const archive = join(folder, 'image.tar');
  try {
    if (engine === 'docker') run('docker', ['save', '--output', archive, image]);
    else run('buildah', [...storage, 'push', '--quiet', `localhost/${image}`, `docker-archive:${archive}:${image}`]);
    const file = join(bills, `${target}.spdx.json`);
    const source = ['--source-name', `deckwright-${target}`, '--source-version', values.tag];
    run(process.env.SYFT || 'syft', ['scan', `docker-archive:${archive}`, ...source, '--quiet', '--output', `spdx-json=${file}`]);
    console.log(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], env: { ...process.env, ...env } });
  if (status !== 0) stop(`${command} ${args[0]} ${error?.message ?? `ended with ${status}`}.`);
}

function output(command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (status !== 0) stop(`${command} ${args.join(' ')} ${error?.message ?? `ended with ${status}: ${stderr}`}`);
  return stdout.trim();
}

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
