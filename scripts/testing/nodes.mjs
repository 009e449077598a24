/** Other versions of Node that packages are tried on, from the package registry into the user's cache, so that a clean clone finds them again. */
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';

/** The oldest line that is promised, and the newest. */
export const NODE_LINES = { 20: '20.20.2', 24: '24.21.0' };

const cache = () => join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright');

/**
 * The program of this line: the one that runs this, where it is of it.
 * @param {20 | 24} line
 * @returns {{ program?: string, fault?: string }} the program, or why it cannot be had
 */
export function ensureNode(line) {
  if (process.versions.node.startsWith(`${line}.`)) return { program: process.execPath };
  const version = NODE_LINES[line];
  const folder = join(cache(), `node-${version}`);
  const program = join(folder, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return { program };
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const fault = install('npm', ['install', ...options, `node@${version}`], folder);
  return existsSync(program) ? { program } : { fault: fault ?? `npm installed node@${version}, and ${program} is not there.` };
}
