/** The referee of the Model Context Protocol, from the package registry into the user's cache, so that a clean clone finds it again. */
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { install } from './install.mjs';

export const REFEREE = '0.2.0-alpha.12';

/** @returns {{ program?: string, fault?: string }} the referee's program, or why it cannot be had */
export function ensureReferee() {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'deckwright', `mcp-conformance-${REFEREE}`);
  const program = join(folder, 'node_modules', '@modelcontextprotocol', 'conformance', 'dist', 'index.js');
  if (existsSync(program)) return { program };
  mkdirSync(folder, { recursive: true });
  const options = ['--prefix', folder, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const fault = install('npm', ['install', ...options, `@modelcontextprotocol/conformance@${REFEREE}`], folder);
  return existsSync(program) ? { program } : { fault: fault ?? `npm installed it, and ${program} is not there.` };
}
