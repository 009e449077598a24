/** The sections of CONTRIBUTING.md that add a unit, done by somebody who does only what they say. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('a component, a check, a route and a tool are added by doing what the page says', { timeout: 1_200_000 }, () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/contributing.mjs'], { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain('4 of 4 sections do what they say');
});
