/** The types of the interface are those of the document that the gateway serves today. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { it } from 'vitest';

it('has types that are not stale: npm run generate:client makes them anew', () => {
  const home = join(import.meta.dirname, '..');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate-api.ts', '--check'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}, 60_000);
