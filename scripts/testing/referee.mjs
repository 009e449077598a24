/** The referee of the Model Context Protocol, from the package registry into the user's cache, so that a clean clone finds it again. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

export const REFEREE = '0.2.0-alpha.12';

/** @returns {string | undefined} the referee's program; undefined where it cannot be had */
export function ensureReferee() {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright', `mcp-conformance-${REFEREE}`);
  const program = join(folder, 'node_modules', '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  spawnSync('npm', ['install', ...options, `@modelcontextprotocol/conformance@${REFEREE}`], {
    cwd: folder,
    stdio: 'ignore',
    shell: process.platform === 'win32',
  });
  return existsSync(program) ? program : undefined;
}
