/** Finds the Python that code of callers runs in, and makes its environment from the lock. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The launcher and what it loads: in the checkout, or beside the bundle. */
export const PYTHON_FOLDER = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../python' : './sandbox-python', import.meta.url));

export interface Python {
  readonly path: string;
  readonly version: string;
  /** Folders that the interpreter and its wheels lie in. */
  readonly prefixes: readonly string[];
}

const LOOK = `
import json, sys, importlib.metadata as m, pptx, lxml.etree, PIL.Image
print(json.dumps({"version": sys.version.split()[0], "prefixes": [sys.prefix, sys.base_prefix], "pptx": m.version("python-pptx"), "ok": sys.version_info >= (3, 11)}))
`;

const lockFile = (): string => join(PYTHON_FOLDER, 'requirements.lock');

/** The environment of this version of the lock, below the user's cache. */
function environmentFolder(): string {
  const lock = createHash('sha256').update(readFileSync(lockFile())).digest('hex').slice(0, 12);
  return join(process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'deckwright', `code-${lock}`);
}

/** The Python that is named, else the prepared environment, else one on the PATH that has the wheels; null without any. */
export async function findPython(named?: string): Promise<Python | null> {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'python3'));
  const candidates = named === undefined ? [join(environmentFolder(), 'bin/python3'), ...onPath] : [named];
  for (const path of candidates) {
    if (!existsSync(path)) continue;
    const python = await lookInto(path);
    if (python !== null) return python;
  }
  return null;
}

async function lookInto(path: string): Promise<Python | null> {
  try {
    const { stdout } = await run(path, ['-s', '-c', LOOK], { timeout: 20_000 });
    const { version, prefixes, pptx, ok } = JSON.parse(stdout) as { version: string; prefixes: string[]; pptx: string; ok: boolean };
    return ok && pptx === '1.0.2' ? { path, version, prefixes: [...new Set(prefixes)] } : null;
  } catch {
    return null;
  }
}

/** Makes the environment: a venv with the wheels of the lock, whose hashes pip checks. @throws Error when Python or a wheel is missing */
export async function prepareEnvironment(): Promise<Python> {
  const folder = environmentFolder();
  const python = join(folder, 'bin/python3');
  await mkdir(folder, { recursive: true });
  try {
    await run('python3', ['-m', 'venv', folder], { timeout: 120_000 });
    const options = ['--quiet', '--disable-pip-version-check', '--require-hashes', '--only-binary=:all:'];
    await run(python, ['-m', 'pip', 'install', ...options, '-r', lockFile()], { timeout: 600_000 });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  const found = await lookInto(python);
  if (found === null) throw new Error(`The environment in ${folder} does not work: Python 3.11 or newer is needed.`);
  return found;
}
