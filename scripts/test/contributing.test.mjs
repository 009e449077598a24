/** The sections of CONTRIBUTING.md that add a unit, done by somebody who does only what they say. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

// Routes and tools take a gateway each: `npm run contributing` does all four.
it('a component and a check are added by doing what the page says', { timeout: 1_200_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/contributing.mjs', 'component', 'check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('2 of 2 sections do what they say');
});
