/** Removes, when all tests have ended, the bundles that their processes were started from. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';

export function teardown(): void {
  const folder = process.env['DECKWRIGHT_TEST_STANDS'];
  if (folder !== undefined)
    rmSync(join(import.meta.dirname, '../../packages/testkit/node_modules', folder), { recursive: true, force: true });
}
