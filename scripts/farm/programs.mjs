/** The control plane of `npm run farm`: programs of deploy/testing, built by Go into the user's cache. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';
import { KUBERNETES } from '../charting/schemas.mjs';
import { cacheFolder } from '../charting/tools.mjs';

const MODULE = join(root, 'deploy/testing');
/** One program holds them all and looks at the name it is called by. */
const NAMES = ['etcd', 'kube-apiserver', 'kube-controller-manager', 'kube-scheduler', 'kube-proxy', 'kubectl'];

/**
 * Builds what is not there. A cold build compiles Kubernetes: ten minutes on two cores, 3 GB of Go's cache, 2.4 GB of memory for its link.
 * @param {(text: string) => void} say
 * @returns {string} the folder of the programs
 */
export function ensureControlPlane(say) {
  const folder = cacheFolder(`control-plane-${KUBERNETES}-${sourcesHash()}`);
  const done = join(folder, 'kubectl');
  if (existsSync(done)) return folder;
  say(`Building the control plane of Kubernetes ${KUBERNETES} (ten minutes and more, once) …`);
  const version = 'k8s.io/component-base/version';
  const [major, minor] = KUBERNETES.slice(1).split('.');
  // Without a version the API server says v0.0.0, and a chart that asks for a version is refused.
  const flags = `-s -w -X ${version}.gitVersion=${KUBERNETES} -X ${version}.gitMajor=${major} -X ${version}.gitMinor=${minor}`;
  const args = ['-n', '10', 'go', 'build', '-p', '1', '-trimpath', '-ldflags', flags, '-o', `${folder}/`, './cmd/...'];
  const { status } = spawnSync('nice', args, { cwd: MODULE, stdio: ['ignore', 2, 2], env: { ...process.env, CGO_ENABLED: '0' } });
  if (status !== 0) throw new Error(`go build in ${MODULE} ended with ${status}.`);
  for (const name of NAMES) {
    rmSync(join(folder, name), { force: true });
    symlinkSync('control-plane', join(folder, name));
  }
  return folder;
}

/** Programs of other sources lie in another folder. */
function sourcesHash() {
  const hash = createHash('sha256');
  const files = readdirSync(MODULE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.go$|^go\.(?:mod|sum)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  for (const file of files) hash.update(file.slice(MODULE.length)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}
