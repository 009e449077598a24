/** Runs what installs something, and says why it did not work. */
import { spawnSync } from 'node:child_process';

/** @returns {string | undefined} why it failed; undefined when all went well */
export function install(command, args, cwd) {
  const { status, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    // npm is a script there.
    shell: process.platform === 'win32' && command === 'npm',
  });
  if (status === 0) return undefined;
  const words = (error?.message ?? stderr ?? '').trim().split('\n').slice(-3).join(' ');
  return `${command} ${args[0] ?? ''}: ${words === '' ? `ended with ${status}` : words}`;
}
