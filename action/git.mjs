/** What the action asks of git: which files a pull request changes, how they were, and a branch for pictures. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';

const MAX_OUTPUT_BYTES = 64 << 20;
/** Another run may push between our look at the branch and our push. */
const PUSHES = 3;

/** @param {string} cwd @returns {(...args: string[]) => string} */
export const gitIn =
  (cwd, env = {}) =>
  (...args) =>
    execFileSync('git', args, {
      cwd,
      encoding: 'utf8',
      maxBuffer: MAX_OUTPUT_BYTES,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    }).trim();

/** The commit that the pull request leaves from: where branches part, or the base itself in a checkout without history. */
export function baseOf(git, base) {
  if (!succeeds(() => git('cat-file', '-e', `${base}^{commit}`))) git('fetch', '--quiet', '--depth=1', 'origin', base);
  try {
    return git('merge-base', base, 'HEAD');
  } catch {
    return base;
  }
}

/**
 * @typedef {object} ChangedFile
 * @property {string} [before] path at the base; absent for an added file
 * @property {string} [after] path now; absent for a removed file
 */

/** @param {string[]} patterns of git, as in `**\/*.json` @returns {ChangedFile[]} */
export function changedFiles(git, base, patterns) {
  const words = git('diff', '--name-status', '-z', '-M', base, 'HEAD', '--', ...patterns.map((pattern) => `:(glob)${pattern}`)).split('\0');
  const files = [];
  while (words.length > 1) {
    const status = words.shift()[0];
    const path = words.shift();
    if (status === 'R' || status === 'C') files.push({ before: path, after: words.shift() });
    else files.push({ ...(status === 'A' ? {} : { before: path }), ...(status === 'D' ? {} : { after: path }) });
  }
  return files;
}

/**
 * Adds pictures to a branch that holds nothing else, on top of what is there, so that older comments keep theirs.
 * @param {Map<string, string>} pictures path of the file by its name on the branch
 * @returns {string} the commit that has them
 */
export function pushPictures(root, branch, pictures, temporary) {
  const index = join(temporary, 'pictures.index');
  const who = { name: 'github-actions[bot]', email: '41898282+github-actions[bot]@users.noreply.github.com' };
  const git = gitIn(root, {
    GIT_INDEX_FILE: index,
    ...{ GIT_AUTHOR_NAME: who.name, GIT_AUTHOR_EMAIL: who.email },
    ...{ GIT_COMMITTER_NAME: who.name, GIT_COMMITTER_EMAIL: who.email },
  });
  for (let left = PUSHES; ; left--) {
    rmSync(index, { force: true });
    const hasBranch = succeeds(() => git('fetch', '--quiet', '--depth=1', 'origin', `refs/heads/${branch}`));
    const parent = hasBranch ? git('rev-parse', 'FETCH_HEAD') : undefined;
    if (parent !== undefined) git('read-tree', parent);
    for (const [name, path] of pictures) git('update-index', '--add', '--cacheinfo', `100644,${git('hash-object', '-w', path)},${name}`);
    const tree = git('write-tree');
    if (parent !== undefined && git('rev-parse', `${parent}^{tree}`) === tree) return parent;
    const commit = git('commit-tree', tree, ...(parent === undefined ? [] : ['-p', parent]), '-m', 'Pictures of slides');
    try {
      git('push', '--quiet', 'origin', `${commit}:refs/heads/${branch}`);
      return commit;
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

function succeeds(run) {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}
