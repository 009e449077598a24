/** The programs that judge the chart, each of one version, built by Go into the user's cache so that a clean clone finds them again. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

const TOOLS = {
  helm3: { module: 'helm.sh/helm/v3', version: 'v3.22.0', command: 'cmd/helm', program: 'helm' },
  helm4: { module: 'helm.sh/helm/v4', version: 'v4.3.1', command: 'cmd/helm', program: 'helm' },
  kubeconform: { module: 'github.com/yannh/kubeconform', version: 'v0.8.0', command: 'cmd/kubeconform', program: 'kubeconform' },
  'kube-score': { module: 'github.com/zegl/kube-score', version: 'v1.20.0', command: 'cmd/kube-score', program: 'kube-score' },
  'helm-unittest': {
    module: 'github.com/helm-unittest/helm-unittest',
    version: 'v1.1.2',
    command: 'cmd/helm-unittest',
    program: 'helm-unittest',
    // Its own go.mod replaces this library, which `go install` refuses.
    replace: 'github.com/vmware-labs/yaml-jsonpath@v0.3.2=github.com/helm-unittest/yaml-jsonpath@v0.4.0',
  },
};

const cache = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright');

/** Where the program of this name is, whether built or not. */
export const programOf = (name) => join(cache(), `${TOOLS[name].program}-${TOOLS[name].version}`, TOOLS[name].program);

export const haveGo = () => spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0;

/**
 * Builds what is missing, one at a time and with one compiler, because a cold build takes minutes and others use the machine.
 * @param {(text: string) => void} say
 * @returns {Record<string, string>} program by name
 */
export function ensureChartTools(say, names = Object.keys(TOOLS)) {
  for (const name of names) {
    const program = programOf(name);
    if (existsSync(program)) continue;
    const { module, version, command, replace } = TOOLS[name];
    say(`Building ${name} ${version} (minutes, once) …`);
    const folder = join(program, '..');
    mkdirSync(folder, { recursive: true });
    const env = { ...process.env, CGO_ENABLED: '0', GOFLAGS: '-p=1 -mod=mod', GOBIN: folder };
    const options = { stdio: ['ignore', 'ignore', 'pipe'], env, encoding: 'utf8' };
    if (replace === undefined) {
      execFileSync('go', ['install', '-trimpath', '-ldflags', '-s -w', `${module}/${command}@${version}`], {
        ...options,
        env: { ...env, GOFLAGS: '-p=1' },
      });
      continue;
    }
    const work = mkdtempSync(join(tmpdir(), 'deckwright-go-'));
    try {
      const inside = { ...options, cwd: work };
      execFileSync('go', ['mod', 'init', 'deckwright.test/tool'], inside);
      execFileSync('go', ['mod', 'edit', `-require=${module}@${version}`, `-replace=${replace}`], inside);
      execFileSync('go', ['build', '-trimpath', '-ldflags', '-s -w', '-o', program, `${module}/${command}`], inside);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  }
  return Object.fromEntries(names.map((name) => [name, programOf(name)]));
}

/** The folder of a Go module's sources, where descriptions of interfaces lie. */
export function moduleFolder(module) {
  return JSON.parse(execFileSync('go', ['mod', 'download', '-json', module], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }))
    .Dir;
}

/** A folder of the user's cache; made where it is missing. */
export function cacheFolder(name) {
  const folder = join(cache(), name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
