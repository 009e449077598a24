/** An isolate for tests, with its process bundled once, because starting from the sources takes ten times as long. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createIsolate, type Isolate, type IsolateOptions } from '@deckwright/isolate/run';
import { build } from 'esbuild';

export interface BundledIsolate {
  readonly isolate: Isolate;
  /** Takes the bundle away. */
  remove(): void;
}

export async function bundledIsolate(options: Omit<IsolateOptions, 'entry'>): Promise<BundledIsolate> {
  const home = resolve(import.meta.dirname, '../../isolate');
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
    isolate: createIsolate({ ...options, entry: { path: join(outdir, 'process.mjs'), execArgv: [] } }),
    remove: () => rmSync(outdir, { recursive: true, force: true }),
  };
}
