/** Bundles the playground's scripts into dist/, under names with their hashes, and writes beside them which one the page loads. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { FOR_PAGES } from '../../scripts/bundle.mjs';

const dir = dirname(fileURLToPath(import.meta.url));

/** @param into the folder that is made anew */
export async function buildPlayground(into) {
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  const { metafile } = await build({
    absWorkingDir: dir,
    entryPoints: { play: 'browser/main.ts' },
    ...FOR_PAGES,
    splitting: true,
    outdir: into,
    entryNames: '[name]-[hash]',
    chunkNames: 'play-[name]-[hash]',
  });
  const [[path, { bytes }]] = Object.entries(metafile.outputs).filter(([, { entryPoint }]) => entryPoint === 'browser/main.ts');
  const file = basename(path);
  writeFileSync(join(into, 'play.json'), `${JSON.stringify({ file, bytes })}\n`);
  return { file, bytes, inputs: metafile.inputs };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPlayground(join(dir, 'dist'));
