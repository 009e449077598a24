/** Bundles the playground's script into dist/, under a name with its hash, and writes that name beside it. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const dir = dirname(fileURLToPath(import.meta.url));
export const PLAYGROUND_DIST = join(dir, 'dist');

export async function buildPlayground() {
  const { outputFiles } = await build({
    absWorkingDir: dir,
    entryPoints: ['browser/main.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    logLevel: 'warning',
  });
  const [{ contents }] = outputFiles;
  const file = `play-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}.js`;
  rmSync(PLAYGROUND_DIST, { recursive: true, force: true });
  mkdirSync(PLAYGROUND_DIST);
  writeFileSync(join(PLAYGROUND_DIST, file), contents);
  writeFileSync(join(PLAYGROUND_DIST, 'play.json'), `${JSON.stringify({ file, bytes: contents.length })}\n`);
  return { file, bytes: contents.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildPlayground());
