/** Removes, when all tests have ended, the bundles that their processes were started from, and the servers that test files shared. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { removeLeft } from '../../packages/testkit/src/remove-at-end.ts';

export function teardown(): void {
  const folder = process.env['DECKWRIGHT_TEST_STANDS'];
  if (folder === undefined) return;
  removeLeft(folder);
  rmSync(join(import.meta.dirname, '../../packages/testkit/node_modules', folder), { recursive: true, force: true });
}
