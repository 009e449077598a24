/** The action on a sample pull request: its own steps, run as a runner runs them, in a repository with a base and a head. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleProcesses, type Processes } from '@deckwright/testkit/processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';

const ACTION = join(import.meta.dirname, '../../action');

interface Step {
  readonly id?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Action {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly value: string }>>;
  readonly runs: { readonly steps: readonly Step[] };
}
const action = parse(readFileSync(join(ACTION, 'action.yml'), 'utf8')) as Action;

let cli: Processes;
let folder: string;
let repository: string;
let program: string;
let api: Server;
const asked: { method: string; url: string; body: string }[] = [];
/** As GitHub lists them. */
const comments: { id: number; body: string; user: { type: string } }[] = [];

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: repository, encoding: 'utf8' }).trim();
const put = (path: string, value: unknown) => {
  mkdirSync(dirname(join(repository, path)), { recursive: true });
  writeFileSync(join(repository, path), typeof value === 'string' ? value : JSON.stringify(value));
};
const tiles = (value: string) => ({ form: 'kpi_metrics', headline: 'More riders', data: { metrics: [{ label: 'Riders', value }] } });
const cover = (headline: string) => ({ form: 'hero_statement', headline });
const deckOf = (...slides: object[]) => ({ slides });

beforeAll(async () => {
  cli = await bundleProcesses({ cli: 'packages/cli/src/main.ts', 'isolate-process': 'packages/isolate/src/run/process.ts' });
  folder = mkdtempSync(join(tmpdir(), 'deckwright-action-'));
  repository = join(folder, 'repository');
  program = join(folder, 'deckwright.mjs');
  writeFileSync(
    program,
    `const { main } = await import(${JSON.stringify(cli.path('cli'))});\nprocess.exitCode = await main(process.argv.slice(2));\n`,
  );
  const origin = join(folder, 'origin.git');
  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', 'main', origin]);
  mkdirSync(repository);
  git('init', '--quiet', '--initial-branch', 'main');
  git('remote', 'add', 'origin', origin);
  put('package.json', { name: 'not-ours', form: 'none' });
  put('decks/plan.json', deckOf(cover('Night lines'), tiles('1.31m'), cover('Two decisions')));
  put('riders.json', tiles('1.31m'));
  put('gone.json', cover('Leave the depot'));
  put('same.json', cover('As it is'));
  execFileSync(process.execPath, [program, 'render', 'riders.json', '--out', 'files'], { cwd: repository });
  copyFileSync(join(repository, 'files/riders.pptx'), join(repository, 'files/board.pptx'));
  git('add', '.');
  git('commit', '--quiet', '-m', 'base');
  git('push', '--quiet', 'origin', 'main');
  api = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString('utf8')));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      asked.push({ method, url, body });
      if (method === 'POST') comments.push({ id: 7, body: (JSON.parse(body) as { body: string }).body, user: { type: 'Bot' } });
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(method === 'GET' ? comments : {}));
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => api.once('listening', resolve));
}, 240_000);
afterAll(async () => {
  api?.close();
  rmSync(folder, { recursive: true, force: true });
  await cli?.remove();
});

/** Runs the steps of the action one after the other; ends with the first that fails. */
async function runAction(inputs: Record<string, string>, event: object) {
  const given: Record<string, string> = {
    ...Object.fromEntries(Object.entries(action.inputs).map(([name, one]) => [`inputs.${name}`, one.default ?? ''])),
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`inputs.${name}`, value])),
    'github.action_path': ACTION,
    'github.token': 'token-of-the-run',
  };
  const filled = (text: string): string => text.replace(/\$\{\{ ([\w.-]+) \}\}/g, (_, name: string) => given[name] ?? `no ${name}`);
  const run = mkdtempSync(join(folder, 'run-'));
  const file = (name: string, content = '') => {
    writeFileSync(join(run, name), content);
    return join(run, name);
  };
  const variables = {
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
    GITHUB_WORKSPACE: repository,
    GITHUB_REPOSITORY: 'example/slides',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    GITHUB_STEP_SUMMARY: file('step-summary.md'),
    RUNNER_TEMP: run,
  };
  const done = { code: 0 as number | null, log: '', summary: () => readFileSync(variables.GITHUB_STEP_SUMMARY, 'utf8'), artifact: '' };
  for (const { id, run: script, uses, env = {}, with: uploaded } of action.runs.steps) {
    if (uses !== undefined) {
      expect(uses).toBe('actions/upload-artifact@v4');
      done.artifact = filled(uploaded?.['path'] ?? '');
      continue;
    }
    const output = file('output');
    const own = Object.fromEntries(Object.entries(env).map(([name, value]) => [name, filled(filled(value))]));
    // The command is what the tests have built, in place of the checkout's.
    if ('DECKWRIGHT_PROGRAM' in own) own['DECKWRIGHT_PROGRAM'] = program;
    const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script ?? ''], {
      cwd: repository,
      env: { PATH: process.env['PATH'], HOME: run, ...variables, ...own, GITHUB_OUTPUT: output },
    });
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (done.log += part.toString('utf8')));
    done.code = await new Promise((resolve) => child.once('close', resolve));
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean)) {
      const at = line.indexOf('=');
      given[`steps.${id}.outputs.${line.slice(0, at)}`] = line.slice(at + 1);
    }
    if (done.code !== 0) break;
  }
  const outputs = Object.fromEntries(Object.entries(action.outputs).map(([name, { value }]) => [name, filled(value)]));
  return { ...done, summary: done.summary(), outputs };
}

it('shows before and after what a pull request changes, with what is wrong, and fails by severity', async () => {
  const base = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'change');
  put('decks/plan.json', deckOf(cover('Night lines'), cover('Why now'), tiles('1.42m'), cover('Two decisions')));
  git('mv', 'riders.json', 'riders-2026.json');
  put('riders-2026.json', tiles('1.42m'));
  git('rm', '--quiet', 'gone.json');
  put('odd | <b>name</b>.json', { form: 'kpi_metrix', headline: 'x', data: {} });
  put('package.json', { name: 'not-ours', form: 'other' });
  execFileSync(process.execPath, [program, 'render', 'riders-2026.json', '--out', 'files'], { cwd: repository });
  copyFileSync(join(repository, 'files/riders-2026.pptx'), join(repository, 'files/board.pptx'));
  git('mv', '-f', 'files/riders.pptx', 'files/riders-old.pptx');
  put('files/cut-off.pptx', 'PK no package');
  git('add', '.');
  git('commit', '--quiet', '-m', 'head');
  const event = { pull_request: { number: 12, base: { sha: base }, head: { sha: git('rev-parse', 'HEAD') } } };

  const shown = await runAction({ 'pictures-branch': 'slide-pictures' }, event);
  expect([shown.code, shown.log]).toEqual([1, expect.stringContaining('::error file=odd | <b>name</b>.json::/form: ')]);
  const { summary } = shown;
  expect(shown.log).toContain('::error file=files/cut-off.pptx::');
  expect(shown.outputs).toMatchObject({ errors: '2', 'slides-changed': String((summary.match(/^\| Slide/gm) ?? []).length) });
  expect(readFileSync(shown.outputs['summary'] ?? '', 'utf8')).toBe(summary);

  const sections = new Map(summary.split('\n### ').map((text) => [/<code>([^<]*)<\/code>/.exec(text)?.[1], text]));
  expect([...sections.keys()].slice(1)).toEqual([
    'decks/plan.json',
    'files/board.pptx',
    'files/cut-off.pptx',
    'files/riders-2026.pptx',
    'files/riders-old.pptx',
    'gone.json',
    'odd &#124; &#60;b&#62;name&#60;/b&#62;.json',
    'riders-2026.json',
  ]);
  const rows = (name: string) =>
    [...(sections.get(name) ?? '').matchAll(/^\| (Slide [^|]*) \| (.*) \| (.*) \|$/gm)].map((row) => row.slice(1));
  const picture = expect.stringMatching(
    /^<img width="420" alt="[^"]*" src="https:\/\/github\.com\/example\/slides\/blob\/\w{40}\/pictures\/\w{20}\.png\?raw=true">$/,
  );
  expect(rows('decks/plan.json')).toEqual([
    ['Slide 2, added', '–', picture],
    ['Slide 3 (was 2), changed', picture, picture],
  ]);
  expect(sections.get('decks/plan.json')).toContain('- slide 3: /data/metrics/0/value: 1.31m → 1.42m\n\n2 slides as before.');
  expect(rows('riders-2026.json')).toEqual([['Slide 1, changed', picture, picture]]);
  expect(rows('files/board.pptx')).toEqual([['Slide 1, changed', picture, picture]]);
  expect(rows('files/cut-off.pptx')).toEqual([]);
  expect(rows('files/riders-2026.pptx')).toEqual([['Slide 1, added', '–', picture]]);
  expect(sections.get('files/riders-old.pptx')).toMatch(/was <code>files\/riders\.pptx<\/code>\n\n1 slide as before\.$/m);
  expect(rows('gone.json')).toEqual([['Slide 1 of before, removed', picture, '–']]);
  expect(sections.get('odd &#124; &#60;b&#62;name&#60;/b&#62;.json')).toMatch(/- \*\*error\*\* .*form.*kpi&#95;metrics/);

  // What the summary shows is on the branch, and nothing else.
  git('fetch', '--quiet', 'origin', 'slide-pictures');
  const names = git('ls-tree', '-r', '--name-only', 'FETCH_HEAD').split('\n');
  const addressed = [...new Set([...summary.matchAll(/pictures\/\w+\.png(?=\?)/g)].map(([name]) => name))];
  expect(addressed.toSorted()).toEqual(names);
  expect(git('rev-parse', 'FETCH_HEAD')).toBe(/blob\/(\w{40})/.exec(summary)?.[1]);
  expect(existsSync(join(shown.outputs['folder'] ?? '', names[0] ?? ''))).toBe(true);
  expect(git('worktree', 'list').split('\n')).toHaveLength(1);

  // The first run writes a comment, the next writes over it.
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /repos/example/slides/issues/12/comments?per_page=100&page=1',
    'POST /repos/example/slides/issues/12/comments',
  ]);
  expect(comments[0]?.body).toBe(summary);
  const again = await runAction({ 'fail-on': 'never', files: 'decks/*.json' }, event);
  expect([again.code, asked.at(-1)?.method, asked.at(-1)?.url]).toEqual([0, 'PATCH', '/repos/example/slides/issues/comments/7']);
  expect(again.summary).toContain('artifact `deckwright`');
  expect(again.summary.match(/^### .*/gm)).toEqual(['### <code>decks/plan.json</code>']);
  const kept = readdirSync(join(again.outputs['folder'] ?? '', 'pictures'));
  expect(
    again.summary
      .match(/(?<=<code>)pictures\/\w+\.png/g)
      ?.map((name) => name.slice('pictures/'.length))
      .toSorted(),
  ).toEqual(kept.toSorted());
}, 300_000);

it('says that nothing changed, and what it cannot compare with', async () => {
  put('notes.md', 'No slides');
  git('add', '.');
  git('commit', '--quiet', '-m', 'words');
  asked.length = 0;
  const none = await runAction({ comment: 'false' }, { before: git('rev-parse', 'HEAD^') });
  expect([none.code, none.summary, asked]).toEqual([0, expect.stringContaining('changes no slides'), []]);
  const tag = await runAction({}, { ref: 'refs/tags/v1' });
  expect([tag.code, tag.log]).toEqual([1, expect.stringContaining('::error::The event names no commit')]);
  const typo = await runAction({ 'fail-on': 'errors' }, { before: git('rev-parse', 'HEAD^') });
  expect([typo.code, typo.log]).toEqual([1, expect.stringContaining('it must be error, warning or never')]);
});

it('takes the command as a package', async () => {
  const [step] = action.runs.steps;
  const tools = mkdtempSync(join(folder, 'tools-'));
  writeFileSync(join(tools, 'npm'), '#!/bin/bash\necho "$@"\n');
  chmodSync(join(tools, 'npm'), 0o755);
  const output = join(tools, 'output');
  const env = {
    PATH: `${tools}:${process.env['PATH']}`,
    RUNNER_TEMP: tools,
    GITHUB_OUTPUT: output,
    PACKAGE: './deckwright-cli-0.1.0.tgz',
    ACTION,
  };
  const said = execFileSync('bash', ['-eo', 'pipefail', '-c', step?.run ?? ''], { env, encoding: 'utf8' });
  expect(said.trim()).toMatch(/^install .*--prefix \S+ \.\/deckwright-cli-0\.1\.0\.tgz$/);
  expect(readFileSync(output, 'utf8')).toBe(`program=${tools}/deckwright-command/node_modules/@deckwright/cli/bin/deckwright.mjs\n`);
  expect(existsSync(join(ACTION, '../packages/cli/bin/deckwright.mjs'))).toBe(true);
});

it('is used in the handbook as it is', () => {
  const page = readFileSync(join(ACTION, '../docs/github-action.md'), 'utf8');
  const workflow = parse(/```yaml\n([\s\S]*?)```/.exec(page)?.[1] ?? '') as { jobs: { slides: { steps: Step[] } } };
  const [, step] = workflow.jobs.slides.steps;
  expect(step?.uses).toMatch(/^[\w-]+\/deckwright\/action@main$/);
  expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(step?.with ?? {})));
  const named = (heading: string) =>
    [...(page.split(`| ${heading} | |`)[1]?.split('\n\n')[0] ?? '').matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].flatMap(([, names = '']) =>
      names.split(', ').map((name) => name.slice(1, -1)),
    );
  expect(named('Input').toSorted()).toEqual(Object.keys(action.inputs).toSorted());
  expect(named('Output').toSorted()).toEqual(Object.keys(action.outputs).toSorted());
});
