/** Scripts answer `--help` with their opening comment, and an option that they do not have with the nearest one. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const run = (...words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: join(import.meta.dirname, '../..'), encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('a script says what it takes, and does nothing', () => {
  const { status, stdout } = run('scripts/soak.mjs', '--help');
  expect([status, stdout]).toEqual([0, expect.stringContaining('`npm run soak -- [T01 T03 ...] [--minutes N]`')]);
});

it('a mistyped option is answered with the right one, and nothing is run', () => {
  const { status, stderr } = run('scripts/generate.mjs', '--chek');
  expect([status, stderr]).toEqual([2, expect.stringContaining('Did you mean --check?')]);
});
