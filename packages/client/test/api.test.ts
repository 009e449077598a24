/** The types of the interface are those of the document that the gateway serves today, and the client needs nothing that only Node has. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

it('has types that are not stale: npm run generate:client makes them anew', () => {
  const home = join(import.meta.dirname, '..');
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/generate-api.ts', '--check'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
});

it('bundles for browsers, which have no module of Node’s', async () => {
  const entry = join(import.meta.dirname, '../src/index.ts');
  const { metafile, warnings } = await build({
    entryPoints: [entry],
    bundle: true,
    platform: 'browser',
    format: 'esm',
    write: false,
    metafile: true,
  });
  expect(warnings).toEqual([]);
  expect(Object.values(metafile.outputs).flatMap(({ imports }) => imports)).toEqual([]);
});
