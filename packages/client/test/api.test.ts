/** The client needs nothing that only Node has. */
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

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
