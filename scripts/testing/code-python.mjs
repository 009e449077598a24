/** The Python that code of callers runs in, with the wheels of its lock and nothing else: what else were installed, that code could import. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { root } from '../bootstrap.mjs';

const lock = join(root, 'packages/sandbox/python/requirements.lock');

/** @returns the interpreter; undefined where Python is older than 3.11, or a wheel cannot be had */
export function ensureCodePython(say) {
  const named = createHash('sha256').update(readFileSync(lock)).digest('hex').slice(0, 12);
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright', `code-tests-${named}`);
  const python = join(folder, 'bin/python3');
  const ready = () =>
    spawnSync(python, ['-c', 'import sys, pptx, lxml.etree, PIL.Image, xlsxwriter\nassert sys.version_info >= (3, 11)'], {
      stdio: 'ignore',
    }).status === 0;
  if (ready()) return python;
  say(`Installing the packages of callers' code into ${folder} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const hashed = ['--quiet', '--disable-pip-version-check', '--require-hashes', '--only-binary=:all:'];
  for (const [command, args] of [
    ['python3', ['-m', 'venv', folder]],
    [python, ['-m', 'pip', 'install', ...hashed, '-r', lock]],
  ])
    spawnSync(command, args, { stdio: ['ignore', 2, 2] });
  return ready() ? python : undefined;
}
