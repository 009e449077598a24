/**
 * `npm test`: brings what the tests need, then formatter and linter, architecture, registers, types and tests.
 * `--fast` leaves out what needs LibreOffice; other arguments go to vitest.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { CLIENTS, ensureClients } from './testing/clients.mjs';
import { ensureCodePython } from './testing/code-python.mjs';
import { ensureNode } from './testing/nodes.mjs';
import { ensureStripeMock, stripeMockFolder } from './testing/stripe-mock.mjs';
import { ensurePython, ensureSystem } from './testing/system.mjs';
import { ensureWitnesses, witnessFolder } from './testing/witnesses.mjs';

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  console.log('npm test [-- --fast] [-- FILE … or other options of vitest]: everything that must hold before a commit is made.');
  console.log('--fast leaves out what needs LibreOffice. In a checkout that has its parts it takes 12 minutes on two cores.');
  process.exit(0);
}
const fast = args.includes('--fast');
const forVitest = args.filter((arg) => arg !== '--fast');
const started = performance.now();
const say = (text) => process.stderr.write(`${text}\n`);

await bootstrap();
const missing = ensureSystem({ fast });
if (missing.length > 0) {
  say(`Missing: ${missing.join(', ')}.`);
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
env.DECKWRIGHT_SHARED ??= join(root, '../shared');
if (!existsSync(join(env.DECKWRIGHT_SHARED, 'ooxml/validate_pptx.py'))) {
  say(`No schemas of ISO/IEC 29500 at ${env.DECKWRIGHT_SHARED}/ooxml (DECKWRIGHT_SHARED): tests that validate against them are left out.`);
  env.DECKWRIGHT_WITHOUT_SCHEMAS = '1';
}

if (!fast) {
  const without = ensureWitnesses(say);
  env.DECKWRIGHT_WITNESSES = witnessFolder();
  if (without.length > 0) {
    say(`No validators (${without.join('; ')}): the sample of files that is held against them is left out.`);
    env.DECKWRIGHT_WITHOUT_WITNESSES = '1';
  }
}

const withoutStripeMock = ensureStripeMock(say);
env.DECKWRIGHT_STRIPE_MOCK = stripeMockFolder();
if (withoutStripeMock !== undefined) {
  say(`No stripe-mock (${withoutStripeMock}): whether Stripe would take our requests for payments is left out.`);
  env.DECKWRIGHT_WITHOUT_STRIPE_MOCK = '1';
}

const withoutClients = ensureClients(
  say,
  CLIENTS.filter(({ in_ci }) => in_ci),
);
if (withoutClients.length > 0) {
  say(`No clients of others (${withoutClients.join('; ')}): what they do with the service is left out.`);
  env.DECKWRIGHT_WITHOUT_CLIENTS = '1';
}

// Named, so that tests of the sandbox fail where it does not work, and are not left out.
if (process.platform === 'linux') env.DECKWRIGHT_CODE_PYTHON ??= ensureCodePython(say);
if (process.platform === 'linux' && env.DECKWRIGHT_CODE_PYTHON === undefined) {
  say('No Python 3.11 with the wheels of packages/sandbox/python/requirements.lock: whether code of callers is kept in is left out.');
  delete env.DECKWRIGHT_CODE_PYTHON;
}

const newest = ensureNode(24);
if (newest === undefined) say('No Node 24 (npm could not install it): the packed client and command are tried on this Node alone.');
else if (newest !== process.execPath) env.DECKWRIGHT_TEST_NODE = newest;

/** Where the time goes: the files to look at first when the whole takes too long. */
function saySlowest(files) {
  const seconds = ({ startTime, endTime }) => (endTime - startTime) / 1000;
  const slowest = files.toSorted((a, b) => seconds(b) - seconds(a)).slice(0, 10);
  if (slowest.length < 10) return;
  say('\nThe ten slowest files, s:');
  for (const file of slowest) say(`${seconds(file).toFixed(0).padStart(5)}  ${relative(root, file.name)}`);
}

const report = join(mkdtempSync(join(tmpdir(), 'deckwright-test-')), 'report.json');
const node = process.execPath;
const steps = [
  ['format and lint', 'biome', ['check', '.']],
  ['architecture', node, ['scripts/lint-architecture.mjs']],
  ['generated files', node, ['--import', 'tsx', 'scripts/generate.mjs', '--check']],
  // All packages as one program: each for itself would read what it stands on again.
  ['types', 'tsc', ['-p', 'tsconfig.all.json']],
  ['tests', 'vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...forVitest]],
];

const failed = [];
for (const [name, command, commandArgs] of steps) {
  say(`\n== ${name}`);
  const { status, error } = spawnSync(command, commandArgs, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) failed.push(error ? `${name} (${error.message})` : name);
}

// One plain line that people and machines can read: tests by vitest's own count, and each other step that failed as one.
let passed = 0;
let broken = failed.filter((name) => !name.startsWith('tests')).length;
try {
  const { numPassedTests, numFailedTests, numFailedTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  passed = numPassedTests;
  saySlowest(testResults);
  // A file that could not be loaded has no test to fail.
  broken +=
    numFailedTests +
    testResults.filter((file) => file.status === 'failed' && file.assertionResults.every((one) => one.status !== 'failed')).length;
  if (numFailedTests + numFailedTestSuites === 0 && failed.some((name) => name.startsWith('tests'))) broken++;
} catch {
  broken++;
}
rmSync(join(report, '..'), { recursive: true, force: true });

if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
say(`Took ${Math.round((performance.now() - started) / 1000)} s.`);
console.log(`${passed} passed, ${broken} failed`);
process.exitCode = broken === 0 ? 0 : 1;
