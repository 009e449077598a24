/** Which tests a change asks for: those that stand on what differs from the default branch. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findDependents, standingOn } from './imports.mjs';

const TEST = /^(?:packages|services)\/[^/]+\/test\/.*\.test\.ts$|^scripts\/test\/.*\.test\.(?:ts|mjs)$|^bench\/test\/.*\.test\.ts$/;
/** What all tests stand on. */
const WHOLE =
  /^(?:[^/]*\.(?:json|ya?ml|config\.ts)|patches\/.*|scripts\/test(?:\.mjs|ing\/.*)|(?:packages|services)\/[^/]+\/(?:package|tsconfig)\.json)$/;
/** A list that is made from files, or a folder that is read as one: whoever asks for it asks for no file in particular. */
const LIST = /(?:^|\/)register\.generated\.ts$|\/$/;
/** Where units of every package are tried one by one. */
const HARNESS = 'packages/testkit/test/';

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 << 20, stdio: ['ignore', 'pipe', 'pipe'] });
const linesOf = (text) => text.split('\0').filter((line) => line !== '');

const WITHOUT = '`npm test` without --changed compares with nothing.';

/**
 * Files that differ from where this branch left the default one, those not yet committed with them.
 * @returns {{branch: string, base: string, files: string[]} | {fault: string}} `fault`: what there is to compare with is not here, and what brings it
 */
export function changedFiles(root) {
  const branch = ['origin/HEAD', 'origin/main', 'main', 'origin/master', 'master'].find((name) => {
    try {
      return git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`) !== '';
    } catch {
      return false;
    }
  });
  if (branch === undefined)
    return { fault: `There is no branch main or master to compare with. \`git fetch origin main:main\` brings it; ${WITHOUT}` };
  let base;
  try {
    base = git(root, 'merge-base', branch, 'HEAD').trim();
  } catch {
    return { fault: `There is no commit that ${branch} and HEAD share. \`git fetch --unshallow\` brings those before; ${WITHOUT}` };
  }
  const files = [
    ...linesOf(git(root, 'diff', '--name-only', '--no-renames', '-z', base)),
    ...linesOf(git(root, 'ls-files', '--others', '--exclude-standard', '-z')),
  ];
  return { branch, base, files: [...new Set(files)].sort() };
}

/** Tracked files and those about to be. */
export const filesOf = (root) =>
  linesOf(git(root, 'ls-files', '-z', '-co', '--exclude-standard')).filter((path) => !path.includes('/fixtures/repo/'));

/**
 * @param {readonly string[]} changed
 * @param {readonly string[]} paths all files of the repository
 * @param {ReadonlyMap<string, ReadonlySet<string>>} dependents of each file, who stands on it
 * @returns `whole`: a file on which all tests stand. Otherwise `tests` stand on a change; of `units`, which only lists reach, the `pattern` of
 *   their names is tried in `tests` of their own package and of the harness; `beyond` is how many more tests reach them; `alone`: files without a test.
 */
export function testsFor(changed, paths, dependents) {
  const whole = changed.find((path) => WHOLE.test(path));
  if (whole !== undefined) return { whole };
  const tests = new Set(paths.filter((path) => TEST.test(path) && changed.includes(path)));
  const units = { names: new Set(), tests: new Set() };
  const beyond = new Set();
  const alone = [];
  for (const path of changed) {
    const { direct, behind } = reach(path, dependents);
    for (const test of direct) if (TEST.test(test)) tests.add(test);
    const [group, name] = path.split('/');
    const own = [...behind].filter((test) => TEST.test(test));
    const stem = stemOf(path);
    for (const test of own) {
      // Its own test, however the titles in it are worded.
      if (stemOf(test) === stem) tests.add(test);
      else if (test.startsWith(`${group}/${name}/`) || test.startsWith(HARNESS)) {
        units.tests.add(test);
        units.names.add(stem);
      } else beyond.add(test);
    }
    if (own.length === 0 && ![path, ...direct].some((one) => TEST.test(one))) alone.push(path);
  }
  const others = (all) => [...all].filter((test) => !tests.has(test)).sort();
  return {
    tests: [...tests].sort(),
    units: { pattern: [...units.names].map(nameOf).sort().join('|'), tests: others(units.tests) },
    beyond: others(beyond).length,
    alone,
  };
}

const stemOf = (path) => posix.basename(path).split('.')[0];

/** `share-strip.ts` holds `share_strip`, and tests may write it either way, or as words; what a golden's name ends with is no part of it. */
const nameOf = (stem) =>
  stem
    .split('-')
    .slice(0, 2)
    .join('-')
    .replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&')
    .replaceAll(/[-_]/g, '[-_ ]');

/**
 * What `npm test -- --changed` runs, and what it has to say about that.
 * @returns {{said: string[], files: string[] | undefined, runs: string[][]} | {fault: string}} arguments of vitest for each run; `files` that differ
 *   and are there, undefined when all count; or the `fault` of `changedFiles`
 */
export function planChanged(root) {
  const { fault, branch, base, files } = changedFiles(root);
  if (fault !== undefined) return { fault };
  const paths = filesOf(root);
  const said = [`Files that differ from ${branch} at ${base.slice(0, 10)}: ${files.length}`];
  const { whole, tests, units, beyond, alone } = testsFor(files, paths, findDependents(root, paths));
  if (whole !== undefined) return { said: [...said, `All tests stand on ${whole}.`], files: undefined, runs: [[]] };
  if (tests.length > 0) said.push(`Test files that stand on them: ${tests.length}`);
  if (units.tests.length > 0) said.push(`Behind lists, of which what is named ${units.pattern} runs: ${units.tests.length}`);
  if (beyond > 0) said.push(`Further behind lists, left to \`npm test\`: ${beyond}`);
  if (alone.length > 0) said.push(`Without a test: ${alone.join(', ')}`);
  const there = new Set(paths);
  return {
    said,
    files: files.filter((path) => there.has(path) && existsSync(join(root, path))),
    runs: [...(tests.length > 0 ? [tests] : []), ...(units.tests.length > 0 ? [['-t', units.pattern, ...units.tests]] : [])],
  };
}

/** Who stands on a file without a list between, and who with one. */
function reach(path, dependents) {
  const direct = standingOn(path, dependents, (one) => !LIST.test(one));
  const behind = standingOn(path, dependents);
  return { direct, behind: new Set([...behind].filter((one) => !direct.has(one))) };
}
