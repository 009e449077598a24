/**
 * `npm run contributing [-- WORD …]`: does what the sections "Adding …" of CONTRIBUTING.md say, word for word, in a clone of the last commit: writes
 * the files, applies the differences, runs the commands, and reads what they print. WORD is a part of a section's heading; without one it does all.
 * A command's comment says what to expect: `# says: TEXT` is in what it prints, `# fails: TEXT` that it ends with another status than 0 as well.
 * Exits with 1 at the first step that does not do what the page says.
 */
import './usage.mjs';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';
import { shareInstalled } from './testing/installed.mjs';

const BLOCK = /^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm;
const words = process.argv.slice(2).map((word) => word.toLowerCase());
const sections = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  .split(/^## /m)
  .filter(
    (section) =>
      section.startsWith('Adding ') && (words.length === 0 || words.some((word) => headingOf(section).toLowerCase().includes(word))),
  );
if (sections.length === 0) fail('No section of CONTRIBUTING.md has such a heading.');

const folder = mkdtempSync(join(tmpdir(), 'deckwright-contributing-'));
const clone = join(folder, 'deckwright');
// As somebody's own shell: nothing of a run of tests around it.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|DECKWRIGHT_TEST|NODE_OPTIONS|NODE_ENV$)/.test(name)),
);
env.PATH = [join(clone, 'node_modules/.bin'), env.PATH].join(delimiter);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

run(`git clone --quiet --shared "${root}" "${clone}"`, root);
shareInstalled(root, clone);
// What runs the bundle makes it, by then of other sources.
run(`node -e "import('./scripts/bootstrap.mjs').then(({ bootstrap }) => bootstrap({ bundle: false }))"`);
for (const section of sections) {
  console.log(headingOf(section));
  for (const [, kind, path, text] of section.matchAll(BLOCK)) {
    if (path !== undefined) write(path, text);
    else if (kind === 'diff') apply(text);
    else if (kind === 'sh') for (const line of text.split('\n').filter((one) => /^[^#\s]/.test(one))) obey(line);
  }
}
console.log(`${sections.length} of ${sections.length} sections do what they say`);

function headingOf(section) {
  return section.slice(0, section.indexOf('\n'));
}

function fail(text) {
  console.error(text);
  process.exit(1);
}

function run(command, cwd = clone) {
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const said = `${stdout}${stderr}`.replaceAll(/\u001b\[[0-9;]*m/g, '');
  if (cwd === root && status !== 0) fail(said);
  return { status, said };
}

function write(path, text) {
  mkdirSync(dirname(join(clone, path)), { recursive: true });
  writeFileSync(join(clone, path), text);
  console.log(`  wrote ${path}`);
}

/** By its context: the lines before it may have moved. */
function apply(text) {
  const file = join(folder, 'difference.diff');
  writeFileSync(file, text);
  const { status, said } = run(`git apply -C1 --unidiff-zero "${file}"`);
  if (status !== 0) fail(`  The difference does not apply:\n${text}${said}`);
  console.log(`  changed ${/^\+\+\+ b\/(.*)$/m.exec(text)?.[1]}`);
}

function obey(line) {
  const [, command = line, verb, expected = ''] = /^(.*?)\s+# (says|fails): (.*)$/.exec(line) ?? [];
  const { status, said } = run(command);
  const ended = verb === 'fails' ? status !== 0 : status === 0;
  if (!ended || !said.includes(expected.trim()))
    fail(
      `  ${command}\n  ended with ${status}; expected${verb === 'fails' ? ' another than 0' : ' 0'}${expected && ` and "${expected.trim()}"`}:\n${said}`,
    );
  console.log(`  did ${command}`);
}
