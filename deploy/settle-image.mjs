/**
 * Takes out of an image's configuration what differs from build to build and means nothing to who runs it: the names of the containers
 * that it was built in. Docker's own builder writes none of it; buildah does, in the format that has health checks.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @param {string} image in buildah's storage
 * @param {readonly string[]} storage buildah's options for it
 * @returns {string} the digest of its manifest
 */
export function settleImage(image, storage) {
  const folder = mkdtempSync(join(tmpdir(), 'deckwright-image-'));
  try {
    run('buildah', [...storage, 'push', '--quiet', '--disable-compression', image, `dir:${folder}`]);
    const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'));
    const before = manifest.config.digest.replace('sha256:', '');
    const config = settle(JSON.parse(readFileSync(join(folder, before), 'utf8')));
    const text = JSON.stringify(config);
    const digest = createHash('sha256').update(text).digest('hex');
    rmSync(join(folder, before));
    writeFileSync(join(folder, digest), text);
    manifest.config = { ...manifest.config, digest: `sha256:${digest}`, size: Buffer.byteLength(text) };
    const whole = JSON.stringify(manifest);
    writeFileSync(join(folder, 'manifest.json'), whole);
    run('buildah', [...storage, 'rmi', '--force', image]);
    const [root, runroot] = [storage[1], storage[3]];
    const where = root === undefined ? '' : `[overlay@${root}+${runroot}]`;
    run('skopeo', ['--insecure-policy', 'copy', '--quiet', `dir:${folder}`, `containers-storage:${where}${image}`]);
    return `sha256:${createHash('sha256').update(whole).digest('hex')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function settle({ container: _container, container_config: _built_in, parent: _parent, ...config }) {
  const { Hostname: _host, Domainname: _domain, ...how } = config.config;
  return { ...config, config: how, history: config.history.map(({ comment: _from, ...step }) => step) };
}

function run(command, args) {
  const { status, stderr, error } = spawnSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args[0]} ${error?.message ?? stderr}`);
}
