/**
 * `npm test [-- --install] [-- --fast] [-- --changed] [-- FILE … or other options of vitest] [-- --allow-missing NAME …]`: everything that must hold before a commit is made. Brings
 * what the tests need, then formatter and linter, architecture, registers, types and tests. In a checkout that has its parts it takes
 * half an hour to forty minutes on two cores.
 *
 * --install installs packages of Debian that are missing, as root or by sudo; without it you are asked.
 * --fast leaves out what needs LibreOffice, Chromium, validators, promtool, systemd, helm or the referee of the protocol.
 * --changed runs what stands on the files that differ from the default branch, committed or not: two minutes for a component. Before a change is
 *   handed in, all must hold.
 * --allow-missing NAME accepts that what needs this is not tried; without it that is a failure. Names:
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { haveGo, programOf } from './charting/tools.mjs';
import { notTried } from './not-tried.mjs';
import { CLIENTS, ensureClients } from './testing/clients.mjs';
import { ensureCodePython } from './testing/code-python.mjs';
import { ensureNode } from './testing/nodes.mjs';
import { ensureReferee } from './testing/referee.mjs';
import { ensureStripeMock, stripeMockFolder } from './testing/stripe-mock.mjs';
import { ensurePython, ensureSystem, flagOf, haveNamespaces, NEED_FLAGS, SLOW_FLAGS } from './testing/system.mjs';
import { ensureWitnesses, witnessFolder } from './testing/witnesses.mjs';

const NAMES = {
  ...NEED_FLAGS,
  validators: 'the sample of files before the validators of others',
  schemas: 'whether files are valid by the schemas of ISO/IEC 29500',
  corpus: 'decks and PDFs of other makers, and files made to hurt',
  'stripe-mock': 'whether Stripe would take our requests for payments',
  clients: 'what the clients of others do with the service',
  'code-python': 'whether code of callers is kept in',
  namespaces: 'code of callers behind a root of its own',
  'node-24': 'the packed client and command on Node 24',
  referee: 'conformance with the Model Context Protocol',
  helm: 'what helm makes of the chart',
  go: 'compose.yaml against the schema of Compose',
};
const words = process.argv.slice(2);
if (words.includes('--help') || words.includes('-h')) {
  const [, help] = /\/\*\*([\s\S]*?)\*\//.exec(readFileSync(import.meta.filename, 'utf8'));
  console.log(help.replace(/^ ?\* ?/gm, '').trim());
  for (const [name, what] of Object.entries(NAMES)) console.log(`  ${name.padEnd(13)} ${what}`);
  process.exit(0);
}
const trial = notTried(NAMES, words);
const fast = trial.args.includes('--fast');
const isChanged = trial.args.includes('--changed');
const forVitest = trial.args.filter((arg) => arg !== '--fast' && arg !== '--changed');
const started = performance.now();
const say = (text) => process.stderr.write(`${text}\n`);

// With types, which packing would otherwise make anew while other tests read them.
await bootstrap({ types: true });
// What nobody accepts as missing ends the run before it has taken its minutes.
let isComplete = true;
for (const name of await ensureSystem({ fast })) {
  const flag = flagOf(name);
  if (flag === undefined) say(`Missing: ${name}, without which there is nothing to test.`);
  isComplete = flag !== undefined && trial.missing(flag, `${name} is not there.`) && isComplete;
}
if (!isComplete) {
  trial.end();
  process.exit(1);
}
const python = ensurePython();
if (!python) {
  say('python-pptx and schemathesis could not be installed; the tests open every .pptx with the one and ask the service with the other.');
  process.exit(1);
}

const env = {
  ...process.env,
  PATH: `${python}${delimiter}${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: '1',
};
// Built just now, by `bootstrap`.
env.DECKWRIGHT_TEST_BUNDLES = join(root, 'packages/cli/dist');
if (fast) env.DECKWRIGHT_TEST_FAST = '1';
// What was changed is drawn in all themes and with all that is hostile.
if (isChanged) env.DECKWRIGHT_TEST_CHANGED = '1';

if (process.platform !== 'linux') trial.missing('systemd', 'This is not Linux.', { beyond: true });

// They lie beside the checkout, and nothing installs them. A folder that is named must have them.
const isNamed = env.DECKWRIGHT_SHARED !== undefined;
env.DECKWRIGHT_SHARED ??= join(root, '../shared');
for (const [name, file] of [
  ['schemas', 'ooxml/validate_pptx.py'],
  ['corpus', 'corpus/MANIFEST.json'],
])
  if (!existsSync(join(env.DECKWRIGHT_SHARED, file)))
    trial.missing(name, `There is no ${file} at ${env.DECKWRIGHT_SHARED} (DECKWRIGHT_SHARED).`, { beyond: !isNamed });

if (!fast && !trial.names.includes('validators')) {
  const without = ensureWitnesses(say);
  if (without.length > 0) trial.missing('validators', `They could not be installed: ${without.join('; ')}.`);
}
env.DECKWRIGHT_WITNESSES = witnessFolder();

const withoutStripeMock = ensureStripeMock(say);
env.DECKWRIGHT_STRIPE_MOCK = stripeMockFolder();
if (withoutStripeMock !== undefined) trial.missing('stripe-mock', `Go builds it: ${withoutStripeMock}`);

const withoutClients = ensureClients(
  say,
  CLIENTS.filter(({ in_ci }) => in_ci),
);
if (withoutClients.length > 0)
  trial.missing('clients', `They could not be installed: ${withoutClients.map(({ fault }) => fault).join('; ')}.`);

env.DECKWRIGHT_CODE_PYTHON ??= process.platform === 'linux' ? ensureCodePython(say) : undefined;
if (env.DECKWRIGHT_CODE_PYTHON === undefined) {
  trial.missing('code-python', 'There is no Linux with Python 3.11 and the wheels of packages/sandbox/python/requirements.lock.', {
    beyond: process.platform !== 'linux',
  });
  delete env.DECKWRIGHT_CODE_PYTHON;
} else if (!haveNamespaces()) trial.missing('namespaces', 'The kernel refuses them here, as in ordinary containers.', { beyond: true });

const { fault: withoutNode } = ensureNode(24);
if (withoutNode !== undefined) trial.missing('node-24', `It could not be installed: ${withoutNode}`);

if (!fast) {
  const { fault } = ensureReferee();
  if (withoutNode !== undefined || fault !== undefined) trial.missing('referee', `It could not be installed: ${fault ?? withoutNode}`);
  // Building it takes as long as all tests together.
  if (!existsSync(programOf('helm3'))) trial.missing('helm', '`npm run chart` builds it by Go, which takes ten minutes once.');
}
if (!haveGo()) trial.missing('go', 'Go fetches the schema, and is not on the PATH.');

// Tests leave out what they are told to, and nothing else.
env.DECKWRIGHT_WITHOUT = [...trial.names, ...(fast ? [...SLOW_FLAGS, 'referee', 'helm'] : [])].join(',');

/** Where the time goes: the files to look at first when the whole takes too long. Processors are what it is bound by; a file also waits for others. */
function saySlowest(files) {
  if (files.length < LISTED) return;
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const used = new Map(
    existsSync(processorReport)
      ? readFileSync(processorReport, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
          .map(({ file, processor_s }) => [file, processor_s])
      : [],
  );
  const all = files.map((file) => ({ name: file.name, s: seconds(file), processor_s: used.get(file.name) ?? 0 }));
  say(`\nThe ${LISTED} files that take most of the processors, s, and of the clock:`);
  for (const { name, s, processor_s } of all.toSorted((a, b) => b.processor_s - a.processor_s || b.s - a.s).slice(0, LISTED))
    say(`${processor_s.toFixed(0).padStart(5)} ${s.toFixed(0).padStart(5)}  ${relative(root, name)}`);
  const whole = all.reduce((sum, { processor_s }) => sum + processor_s, 0);
  say(`${whole.toFixed(0).padStart(5)}        all ${files.length} files`);
}

/** What ran not, file by file: by choice (`--fast`, `-t`, what a soak alone does), or for want of what is named at the end. */
function saySkipped(files) {
  const skipped = files
    .map((file) => ({ name: relative(root, file.name), count: file.assertionResults.filter(({ status }) => status === 'skipped').length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count);
  if (skipped.length === 0) return;
  say(`\nSkipped, ${skipped.reduce((all, { count }) => all + count, 0)} tests:`);
  for (const { name, count } of skipped) say(`${String(count).padStart(5)}  ${name}`);
}

/** Files that are named at the end. */
const LISTED = 40;
const reports = mkdtempSync(join(tmpdir(), 'deckwright-test-'));
const processorReport = join(reports, 'processor.jsonl');
env.DECKWRIGHT_TEST_PROCESSOR = processorReport;
const node = process.execPath;
// With a package that only `bootstrap` brings.
const plan = isChanged ? (await import('./testing/changed.mjs')).planChanged(root) : { said: [], files: undefined, runs: [[]] };
if (plan.fault !== undefined) {
  say(plan.fault);
  process.exit(1);
}
for (const line of plan.said) say(line);
const reportOf = (run) => join(reports, `report-${run}.json`);
const checks = [
  ['format and lint', 'biome', plan.files === undefined ? ['check', '.'] : ['check', '--no-errors-on-unmatched', ...plan.files]],
  ['architecture', node, ['scripts/lint-architecture.mjs']],
  ['generated files', node, ['--import', 'tsx', 'scripts/generate.mjs', '--check']],
  // All packages as one program: each for itself would read what it stands on again.
  ['types', 'tsc', ['-p', 'tsconfig.all.json', '--incremental', '--tsBuildInfoFile', 'dist/types.tsbuildinfo']],
];
const failed = [];
const hasEnded = (name, status, error) => {
  if (status !== 0) failed.push(error ? `${name} (${error.message})` : name);
};

// Together, since most of them use one processor; each is shown when it and those before it have ended.
const ended = checks.map(([, command, args]) => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ error, output }));
    child.once('close', (status) => resolve({ status, output }));
  });
});
for (const [at, [name]] of checks.entries()) {
  const { status, error, output } = await ended[at];
  say(`\n== ${name}`);
  process.stderr.write(Buffer.concat(output));
  hasEnded(name, status, error);
}
for (const [run, args] of plan.runs.entries()) {
  say('\n== tests');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportOf(run)}`];
  const { status, error } = spawnSync('vitest', ['run', ...reporters, ...args, ...forVitest], { cwd: root, stdio: 'inherit', env });
  hasEnded('tests', status, error);
}

// One plain line that people and machines can read: tests by vitest's own count, and each other step that failed as one.
let passed = 0;
let broken = failed.filter((name) => !name.startsWith('tests')).length;
try {
  const results = plan.runs.map((_, run) => JSON.parse(readFileSync(reportOf(run), 'utf8')));
  const testResults = results.flatMap((one) => one.testResults);
  passed = results.reduce((sum, { numPassedTests }) => sum + numPassedTests, 0);
  // Where tests are chosen by name, most are left out.
  if (!isChanged) {
    saySlowest(testResults);
    saySkipped(testResults);
  }
  // A file that could not be loaded has no test to fail.
  const faults =
    results.reduce((sum, { numFailedTests }) => sum + numFailedTests, 0) +
    testResults.filter((file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed')).length;
  broken += faults;
  if (faults === 0 && failed.some((name) => name.startsWith('tests'))) broken++;
} catch {
  broken++;
}
rmSync(reports, { recursive: true, force: true });

if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
say(`Took ${Math.round((performance.now() - started) / 1000)} s.`);
const isAccepted = trial.end();
console.log(`${passed} passed, ${broken} failed`);
process.exitCode = broken === 0 && isAccepted ? 0 : 1;
