/** Work on files apart with its process bundled once: starting from the sources takes ten times as long. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Apart, type ApartOptions, createApart } from '@deckwright/apart/run';
import { build } from 'esbuild';

export interface BundledApart {
  readonly apart: Apart;
  /** Takes the bundle away. */
  remove(): void;
}

export async function bundledApart(options: Omit<ApartOptions, 'entry'>): Promise<BundledApart> {
  const home = resolve(import.meta.dirname, '../../apart');
  // Beside the sources, where the packages that stay outside the bundle are found.
  mkdirSync(join(home, 'node_modules'), { recursive: true });
  const outdir = mkdtempSync(join(home, 'node_modules/.process-'));
  await build({
    entryPoints: [join(home, 'src/run/process.ts')],
    outdir,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outExtension: { '.js': '.mjs' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'only-ours',
        setup: (setup) => {
          setup.onResolve({ filter: /^[^./]/ }, ({ path }) =>
            path.startsWith('@deckwright/') || path.startsWith('/') ? undefined : { path, external: true },
          );
        },
      },
    ],
  });
  return {
    apart: createApart({ ...options, entry: { path: join(outdir, 'process.mjs'), execArgv: [] } }),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
