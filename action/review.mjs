/**
 * What the action does: draws the slides that a pull request changes, as they are and as they were, and writes a summary of both.
 * It reads the variables that GitHub gives to actions: https://docs.github.com/en/actions/reference/workflows-and-actions/variables
 */
import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compareRequests, drawFile, kindOf } from './draw.mjs';
import { baseOf, changedFiles, gitIn, pushPictures } from './git.mjs';
import { pairSlides } from './pair.mjs';
import { changedSlides, countOf, MARKER, writeSummary } from './summary.mjs';

const { env } = process;
const root = env.GITHUB_WORKSPACE ?? process.cwd();
const event = JSON.parse(readFileSync(env.GITHUB_EVENT_PATH, 'utf8'));
const { pull_request: pull } = event;
const levels = { error: ['error'], warning: ['error', 'warning'], never: [] };
const failing = levels[env.INPUT_FAIL_ON || 'error'];
if (failing === undefined) end(`fail-on is ${env.INPUT_FAIL_ON}; it must be error, warning or never.`);
const base = pull?.base?.sha ?? (/^0*$/.test(event.before ?? '') ? undefined : event.before);
if (base === undefined) end('The event names no commit to compare with; run this action on pull_request or push.');

const work = mkdtempSync(join(env.RUNNER_TEMP ?? tmpdir(), 'deckwright-'));
const folder = join(work, 'review');
const pictures = new Map();
mkdirSync(join(folder, 'pictures'), { recursive: true });
const git = gitIn(root);
const from = baseOf(git, base);
const head = git('rev-parse', 'HEAD');
const before = join(work, 'base');
git('worktree', 'add', '--quiet', '--detach', before, from);

try {
  const patterns = (env.INPUT_FILES || '**/*.json\n**/*.pptx').split('\n').map((pattern) => pattern.trim());
  const reviewed = changedFiles(
    git,
    from,
    patterns.filter((pattern) => pattern !== ''),
  ).flatMap(review);
  const wantsBranch = (env.INPUT_PICTURES_BRANCH ?? '') !== '' && pictures.size > 0;
  const address = wantsBranch ? publish() : undefined;
  const addressOf = (name) => (address === undefined || !pictures.has(name) ? undefined : address(name));
  const summary = writeSummary(reviewed, addressOf, { artifact: env.INPUT_ARTIFACT || 'deckwright', head: pull?.head?.sha ?? head });
  writeFileSync(join(folder, 'summary.md'), summary);
  if (env.GITHUB_STEP_SUMMARY) appendFileSync(env.GITHUB_STEP_SUMMARY, summary);
  const isFailed = failing.some((severity) => countOf(reviewed, severity) > 0);
  for (const { name, findings } of reviewed)
    for (const { severity, place, message } of findings)
      console.log(`::${severity} file=${property(name)}::${data(`${place === '' ? '' : `${place}: `}${message}`)}`);
  setOutputs({
    summary: join(folder, 'summary.md'),
    folder,
    errors: countOf(reviewed, 'error'),
    warnings: countOf(reviewed, 'warning'),
    'slides-changed': changedSlides(reviewed),
    failed: isFailed,
  });
  if (env.INPUT_COMMENT === 'true' && pull !== undefined) await comment(summary, reviewed.length > 0);
} finally {
  git('worktree', 'remove', '--force', before);
  rmSync(before, { recursive: true, force: true });
}

/** @returns {import('./summary.mjs').Reviewed[]} one, or none for a file that is none of ours */
function review({ before: old, after: now }, at) {
  const kinds = [old === undefined ? undefined : kindOf(join(before, old)), now === undefined ? undefined : kindOf(join(root, now))];
  const [oldKind, newKind] = kinds.map((kind, i) => (kind === 'broken' ? (kinds[1 - i] === 'broken' ? undefined : kinds[1 - i]) : kind));
  if (oldKind === undefined && newKind === undefined) return [];
  const theme = env.INPUT_THEME ?? '';
  const program = resolve(env.DECKWRIGHT_PROGRAM);
  const drawn = (cwd, path, kind, side) =>
    kind === undefined ? { pictures: [], findings: [] } : drawFile({ program, theme, cwd }, path, kind, join(work, side, String(at)));
  const [was, is] = [drawn(before, old, oldKind, 'before'), drawn(root, now, newKind, 'after')];
  const pairs = pairsOf(was, is, () =>
    [oldKind, newKind].some((kind) => kind === undefined || kind === 'pptx')
      ? undefined
      : compareRequests({ program, cwd: root }, join(before, old), join(root, now)),
  ).map((pair) => ({
    ...pair,
    before_picture: pair.status === 'same' ? undefined : keepPicture(was.pictures[(pair.before ?? 0) - 1]),
    after_picture: pair.status === 'same' ? undefined : keepPicture(is.pictures[(pair.after ?? 0) - 1]),
  }));
  const status = oldKind === undefined ? 'added' : newKind === undefined ? 'removed' : 'changed';
  const renamed = old !== undefined && now !== undefined && old !== now ? { old_name: old } : {};
  return [
    { name: now ?? old, ...renamed, status, pairs, findings: is.findings, known: new Set(was.findings.map((one) => JSON.stringify(one))) },
  ];
}

/** By what the files say, where they say it and each of their slides was drawn; else by what is seen. */
function pairsOf(was, is, compared) {
  const hashes = ({ pictures: all }) => all.map(({ hash }) => hash);
  const pairs = compared();
  const count = (side) => pairs?.filter((pair) => pair[side] !== undefined).length;
  return count('before') === was.pictures.length && count('after') === is.pictures.length ? pairs : pairSlides(hashes(was), hashes(is));
}

/** Under the name of its content, so that the same picture is kept once. */
function keepPicture(picture) {
  if (picture === undefined) return undefined;
  const name = `pictures/${picture.hash}.png`;
  copyFileSync(picture.path, join(folder, name));
  pictures.set(name, join(folder, name));
  return name;
}

/** A token of a fork may only read: its pictures are in the artifact alone. */
function publish() {
  try {
    const commit = pushPictures(root, env.INPUT_PICTURES_BRANCH, pictures, work);
    return (name) => `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}/blob/${commit}/${name}?raw=true`;
  } catch (error) {
    console.log(`::notice::${data(`The pictures could not be pushed to ${env.INPUT_PICTURES_BRANCH}: ${error.stderr || error.message}`)}`);
    return undefined;
  }
}

/** One comment a pull request: the next run writes over it. A pull request without slides gets none. */
async function comment(body, hasSlides) {
  const issue = `/repos/${env.GITHUB_REPOSITORY}/issues/${pull.number}/comments`;
  try {
    const own = await findComment(issue);
    if (own !== undefined) await ask('PATCH', `/repos/${env.GITHUB_REPOSITORY}/issues/comments/${own}`, { body });
    else if (hasSlides) await ask('POST', issue, { body });
  } catch (error) {
    console.log(`::notice::${data(`No comment was written: ${error.message}`)}`);
  }
}

async function findComment(issue) {
  for (let page = 1; ; page++) {
    const comments = await ask('GET', `${issue}?per_page=100&page=${page}`);
    const own = comments.find(({ body, user }) => body?.startsWith(MARKER) && user?.type === 'Bot');
    if (own !== undefined || comments.length < 100) return own?.id;
  }
}

async function ask(method, path, body) {
  const answer = await fetch(`${env.GITHUB_API_URL ?? 'https://api.github.com'}${path}`, {
    method,
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${env.INPUT_TOKEN}`,
      'x-github-api-version': '2022-11-28',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered with ${answer.status}`);
  return answer.json();
}

function setOutputs(values) {
  const lines = Object.entries(values).map(([name, value]) => `${name}=${value}\n`);
  if (env.GITHUB_OUTPUT) appendFileSync(env.GITHUB_OUTPUT, lines.join(''));
}

/** As GitHub's own toolkit writes messages of workflow commands. */
function data(text) {
  return String(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
function property(text) {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

function end(why) {
  console.log(`::error::${data(why)}`);
  process.exit(1);
}
