/**
 * `npm run farm [-- NAME …]`: the chart on a real control plane of Kubernetes, without a container engine: API server, controllers, scheduler, kube-proxy
 * and etcd as processes, pods as processes in namespaces of their own (deploy/testing), PostgreSQL, Redis and an S3 server beside them. Render
 * workers are scaled by how long jobs wait, upgraded, drained, lost with their node and left without a database under load, and then it
 * is counted in PostgreSQL: lost, doubled and charged twice must be 0. Linux, as root, with Go, iproute2, nftables, openssl, postgresql and redis-server.
 * NAME runs only the installation and tests whose name has it.
 *
 * --scalings N   how often workers are scaled up or down under load; default 100
 * --json FILE    writes what was counted, test by test
 * --before DIR   folders of services of the version before, as `npm run assemble` makes them; default: of an earlier commit
 * --keep DIR     keeps logs and state of the cluster in this folder, which must be empty or new
 * --allow-missing NAME   ends well, with NOT TRIED, where that is missing (linux, root, go, postgresql, iproute2, nftables, openssl, util-linux,
 *                redis-server); may be repeated. Without it, what could not be tried is a failure.
 *
 * The first run builds Kubernetes by Go into the user's cache: ten minutes and more, 3 GB of Go's cache. Everything runs in namespaces that end with
 * the command, however it ends.
 */
import './usage.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bootstrap, root } from './bootstrap.mjs';
import { ensureChartTools, haveGo } from './charting/tools.mjs';
import { notTried } from './not-tried.mjs';

/** Programs that it runs, by the packages of Debian that have them. */
const PROGRAMS = { iproute2: 'ip', nftables: 'nft', openssl: 'openssl', 'util-linux': 'unshare', 'redis-server': 'redis-server' };
const trial = notTried(
  Object.fromEntries(['linux', 'root', 'go', 'postgresql', ...Object.keys(PROGRAMS)].map((name) => [name, 'the chart on a control plane'])),
);
const { values, positionals } = parseArgs({
  args: trial.args,
  options: { scalings: { type: 'string', default: '100' }, json: { type: 'string' }, before: { type: 'string' }, keep: { type: 'string' } },
  allowPositionals: true,
});
const say = (text) => process.stderr.write(`${text}\n`);
const scalings = Number(values.scalings);
if (!Number.isInteger(scalings) || scalings < 0 || scalings > 10_000) {
  say(`--scalings is ${values.scalings}: name a whole number from 0 to 10000.`);
  process.exit(2);
}
noteWhatIsMissing();
if (trial.names.length > 0) process.exit(trial.end() ? 0 : 1);
const state = values.keep === undefined ? mkdtempSync(join(tmpdir(), 'deckwright-farm-')) : resolve(values.keep);
mkdirSync(state, { recursive: true });
// Pods and databases are other users, and find their folders below it.
chmodSync(state, 0o755);
if (readdirSync(state).length > 0) {
  say(`${state} is not empty. Name a new folder with --keep.`);
  process.exit(2);
}

await bootstrap();
const [{ ensureControlPlane }, { assembleThis, ensureBefore }] = await Promise.all([
  import('./farm/programs.mjs'),
  import('./farm/versions.mjs'),
]);
try {
  const report = join(state, 'report.jsonl');
  writeFileSync(report, '');
  const plan = {
    programs: ensureControlPlane(say),
    helm: ensureChartTools(say, ['helm3']).helm3,
    now: assembleThis(join(state, 'now')),
    before: values.before === undefined ? ensureBefore(say) : resolve(values.before),
    state: join(state, 'cluster'),
    scalings,
  };
  const code = await runInside(plan, report);
  const counted = readFileSync(report, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  print(counted);
  const machine = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, ${Math.round(totalmem() / 2 ** 30)} GiB`;
  if (values.json !== undefined)
    writeFileSync(values.json, `${JSON.stringify({ at: new Date().toISOString(), machine, holds: code === 0, counted }, null, 2)}\n`);
  process.exitCode = code === 0 ? 0 : 1;
} finally {
  if (values.keep === undefined) rmSync(state, { recursive: true, force: true });
  else say(`Logs and state: ${state}`);
}

/** What it cannot do without. */
function noteWhatIsMissing() {
  if (process.platform !== 'linux') {
    trial.missing('linux', 'Pods are processes in namespaces of Linux; this is not Linux.');
    return;
  }
  if (process.getuid?.() !== 0) trial.missing('root', 'Namespaces and networks need root; run it as root.');
  if (!haveGo()) trial.missing('go', 'The control plane is built by Go, which is not on the PATH; install Go 1.26 or newer.');
  if (!existsSync('/usr/lib/postgresql'))
    trial.missing(
      'postgresql',
      'There is no PostgreSQL of the system, and the embedded one does not run as root. On Debian: apt-get install postgresql',
    );
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const isThere = ['-V', '--version', 'version'].some((word) => spawnSync(program, [word], { stdio: 'ignore' }).status === 0);
    if (!isThere) trial.missing(name, `There is no ${program}. On Debian: apt-get install ${name}`);
  }
}

/** In namespaces of network, mounts and processes of its own: when the command ends, or is killed, all that it started is gone. */
function runInside(plan, report) {
  const tests = ['run', '--root', root, '--no-file-parallelism', '--reporter', 'verbose', 'scripts/test/farm'];
  // The account that all of them send with is made by the first.
  const names = positionals.length > 0 ? ['-t', ['is installed', ...positionals].join('|')] : [];
  const mounts =
    'mount --make-rprivate / && mkdir -p /run/netns && mount -t tmpfs tmpfs /run/netns && mount -t sysfs sysfs /sys && ip link set lo up && exec "$@"';
  const namespaces = ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc'];
  const command = [process.execPath, join(root, 'node_modules/vitest/vitest.mjs'), ...tests, ...names];
  const child = spawn('unshare', [...namespaces, 'sh', '-ec', mounts, 'sh', ...command], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: state, DECKWRIGHT_FARM: JSON.stringify(plan), DECKWRIGHT_SOAK: '1', DECKWRIGHT_SOAK_REPORT: report },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => child.kill('SIGKILL'));
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}

/** What every trial is asked, and what is particular to it. */
function print(counted) {
  const SHARED = ['jobs', 'lost', 'doubled', 'charged_twice', 'not_charged', 'unexplained', 'begun_again', 'asked again'];
  const rows = counted.map(({ trial, counts }) => [
    trial,
    ...SHARED.map((what) => String(counts[what] ?? '')),
    Object.entries(counts)
      .filter(([what]) => !SHARED.includes(what))
      .map(([what, count]) => `${what} ${count}`)
      .join(' · '),
  ]);
  const lines = [['', ...SHARED.map((what) => what.replaceAll('_', ' ')), ''], ...rows];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, i) => (i === 0 || i > SHARED.length ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    );
}
