/** The Python package: its wheel in an empty environment, DataFrames, and its notebook, with the whole service behind it. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWholeService, type WholeService } from './_whole-service.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PACKAGE = join(ROOT, 'packages/python');
let service: WholeService;
let folder: string;
let wheel: string;
beforeAll(async () => {
  service = await startWholeService();
  folder = mkdtempSync(join(tmpdir(), 'deckwright-wheel-'));
  await run(process.execPath, ['--import', 'tsx', join(ROOT, 'scripts/wheel.mjs'), '--out', folder], ROOT);
  wheel = join(folder, readdirSync(folder).find((name) => name.endsWith('.whl')) ?? 'none');
}, 240_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service?.close();
});

/** What it prints. @throws Error with all of it when it fails */
function run(command: string, args: readonly string[], cwd = folder, env: NodeJS.ProcessEnv = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => (out += part));
    child.stderr.setEncoding('utf8').on('data', (part: string) => (err += part));
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve(out) : reject(new Error(`${command} ended with ${code}.\n${out}\n${err}`))));
  });
}
const asCaller = () => ({ DECKWRIGHT_API_KEY: service.alice.key, PYTHONDONTWRITEBYTECODE: '1' });
const script = (name: string) => join(import.meta.dirname, name);

it('is installed from its wheel, and renders, checks, saves and refuses', async () => {
  const python = join(folder, 'empty/bin/python');
  await run('python3', ['-m', 'venv', join(folder, 'empty')]);
  await run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', wheel]);
  const out = await run(python, [script('_python_package.py'), service.base], folder, asCaller());
  expect(out.trim().split('\n')).toHaveLength(10);
}, 240_000);

it('takes DataFrames, and its notebook shows what it draws', async () => {
  await run('python3', [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '--no-deps',
    '--target',
    join(folder, 'site'),
    wheel,
  ]);
  const env = { ...asCaller(), DECKWRIGHT_URL: service.base, PYTHONPATH: join(folder, 'site') };
  const out = await run(
    'python3',
    [script('_python_frames.py'), service.base, join(PACKAGE, 'examples/quick-start.ipynb'), folder],
    folder,
    env,
  );
  expect(JSON.parse(out.trim().split('\n').at(-1) ?? '')).toEqual({ pictures: 3, outputs: 4 });
  expect(existsSync(join(folder, 'riders.pptx'))).toBe(true);
}, 240_000);

it('keeps to the rules of its linter', async () => {
  await run('ruff', ['check', '--no-cache', PACKAGE]);
  await run('ruff', ['format', '--check', '--no-cache', PACKAGE]);
});
