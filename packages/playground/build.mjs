/** Bundles the playground's script into dist/, under a name with its hash, and writes that name beside it. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { FOR_PAGES } from '../../scripts/bundle.mjs';

const dir = dirname(fileURLToPath(import.meta.url));

/** @param into the folder that is made anew */
export async function buildPlayground(into) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: dir,
    entryPoints: ['browser/main.ts'],
    ...FOR_PAGES,
    write: false,
  });
  const [{ contents }] = outputFiles;
  const file = `play-${createHash('sha256').update(contents).digest('hex').slice(0, 12)}.js`;
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, file), contents);
  writeFileSync(join(into, 'play.json'), `${JSON.stringify({ file, bytes: contents.length })}\n`);
  return { file, bytes: contents.length, inputs: metafile.inputs };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildPlayground(join(dir, 'dist'));
