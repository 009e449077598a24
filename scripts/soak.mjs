/**
 * `npm run soak -- [T01 T03 ...] [--minutes N]`: the trials of reliability at full size, one after the other, with a table at the end.
 * T36 also takes `--examples N`, `--operation 'POST /v1/fit'` and `--seed N`.
 * What could not be tried is a failure: a trial whose tests were all left out, and what needs Redis, poppler or qpdf where that cannot be had.
 * `--install` installs packages of Debian that are missing; without it you are asked.
 * `--allow-missing T03` or `--allow-missing redis` accepts it, and may be repeated.
 * With `--minutes` each trial gets its share of the time and ends after the round in hand; the table says how many rounds that was.
 */
import './usage.mjs';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { bootstrap, root } from './bootstrap.mjs';
import { notTried } from './not-tried.mjs';
import { trials } from './soak/trials.mjs';
import { ensurePython, ensureSystem, flagOf, NEED_FLAGS } from './testing/system.mjs';

const { redis, poppler, qpdf } = NEED_FLAGS;
const tried = notTried({ redis, poppler, qpdf, python: 'every trial', ...Object.fromEntries(trials.map(({ id, what }) => [id, what])) });
const { args } = tried;
const at = args.indexOf('--minutes');
const minutes = at < 0 ? undefined : Number(args.splice(at, 2)[1]);
const fuzz = Object.fromEntries(
  ['examples', 'operation', 'seed'].flatMap((name) => {
    const place = args.indexOf(`--${name}`);
    return place < 0 ? [] : [[`DECKWRIGHT_FUZZ_${name.toUpperCase()}`, args.splice(place, 2)[1]]];
  }),
);
const unknown = args.filter((arg) => !trials.some(({ id }) => id === arg.toUpperCase()));
if (unknown.length > 0 || Number.isNaN(minutes)) {
  console.error(
    `Usage: npm run soak -- [${trials.map(({ id }) => id).join(' ')}] [--minutes N] [--examples N] [--operation NAME] [--seed N]`,
  );
  process.exit(2);
}
const chosen = trials.filter(({ id }) => args.length === 0 || args.some((arg) => arg.toUpperCase() === id));

await bootstrap();
const without = (await ensureSystem({ only: ['Redis', 'poppler', 'qpdf', 'Python 3 with venv'] })).map((name) => flagOf(name) ?? 'python');
const python = ensurePython();
if (python === undefined && !without.includes('python')) without.push('python');
const isAccepted = without.map((name) => tried.missing(name, `${name} could not be had.`)).every(Boolean);
if (!isAccepted || python === undefined) process.exit(tried.end() ? 0 : 1);
const folder = mkdtempSync(join(tmpdir(), 'deckwright-soak-'));
const report = join(folder, 'report.jsonl');
writeFileSync(report, '');
const started = Date.now();
const ends = minutes === undefined ? undefined : started + minutes * 60_000;
const outcomes = [];

/** One trial in a vitest of its own; its lines are shown as they come. */
function run(trial, env) {
  return new Promise((resolve) => {
    const counted = join(folder, `${trial.id}.json`);
    const reporters = ['--reporter', 'dot', '--reporter', 'json', `--outputFile.json=${counted}`];
    const options = ['run', '--root', root, '--no-file-parallelism', ...reporters, ...trial.files, '-t', `${trial.id}\\b`];
    const child = spawn(process.execPath, [join(root, 'node_modules/vitest/vitest.mjs'), ...options], {
      cwd: root,
      env: { ...process.env, PATH: `${python}${delimiter}${process.env.PATH}`, DECKWRIGHT_WITHOUT: without.join(','), ...fuzz, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => {
        said += part;
        for (const line of part.split('\n')) if (line.startsWith(trial.id)) console.log(`        ${line}`);
      });
    }
    child.on('exit', (code) => {
      const passed = existsSync(counted) ? JSON.parse(readFileSync(counted, 'utf8')).numPassedTests : 0;
      resolve({ code, said, passed });
    });
  });
}

for (const [i, trial] of chosen.entries()) {
  const from = Date.now();
  const share = ends === undefined ? undefined : Math.round(from + Math.max(0, ends - from) / (chosen.length - i));
  console.log(`[${i + 1}/${chosen.length}] ${trial.id}  ${trial.what} (${trial.soak})`);
  const env = { DECKWRIGHT_SOAK: '1', DECKWRIGHT_SOAK_REPORT: report, ...(share && { DECKWRIGHT_SOAK_UNTIL_MS: String(share) }) };
  const { code, said, passed } = await run(trial, env);
  const seconds = Math.round((Date.now() - from) / 1000);
  // Tests that were all left out are none that hold.
  const isTried = code !== 0 || passed > 0;
  if (!isTried) tried.missing(trial.id, 'Its tests were all left out.');
  const verdict = isTried ? (code === 0 ? 'holds' : 'FAILED') : 'NOT TRIED';
  outcomes.push({ trial, code, seconds, verdict });
  console.log(`        ${verdict} after ${seconds} s`);
  if (code !== 0) console.log(said);
}

const counts = readFileSync(report, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
console.log(`\n${chosen.length} trials in ${Math.round((Date.now() - started) / 60_000)} min`);
for (const { trial, seconds, verdict } of outcomes) {
  console.log(`${trial.id}  ${verdict.padEnd(9)} ${String(seconds).padStart(6)} s  ${trial.what}`);
  for (const one of counts.filter(({ trial: id }) => id === trial.id)) {
    const line = Object.entries(one.counts).map(([what, count]) => `${what} ${count}`);
    console.log(`                      ${line.join(' · ')}`);
  }
}
rmSync(folder, { recursive: true, force: true });
process.exitCode = tried.end() && outcomes.every(({ code }) => code === 0) ? 0 : 1;
