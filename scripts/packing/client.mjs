/** The client as a package that installs anywhere: plain JavaScript for `import` and `require`, and types for both. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../bootstrap.mjs';

const home = join(root, 'packages/client');

/** @param {string} folder empty; becomes what `npm pack` packs */
export async function stageClient(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const side = (at) => ({ types: `./${at}/index.d.ts`, default: `./${at}/index.js` });
  const manifest = {
    name,
    version,
    license,
    description: 'Slides and decks from data: the client of the Deckwright service.',
    sideEffects: false,
    // For what does not read `exports`.
    main: './cjs/index.js',
    types: './cjs/index.d.ts',
    exports: { '.': { import: side('esm'), require: side('cjs') }, './package.json': './package.json' },
    engines: { node: '>=20' },
  };
  for (const [at, format] of [
    ['esm', 'esm'],
    ['cjs', 'cjs'],
  ]) {
    mkdirSync(join(folder, at), { recursive: true });
    await build({
      entryPoints: [join(home, 'src/index.ts')],
      outfile: join(folder, at, 'index.js'),
      bundle: true,
      format,
      platform: 'neutral',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'warning',
    });
    writeFileSync(join(folder, at, 'package.json'), `${JSON.stringify({ type: format === 'esm' ? 'module' : 'commonjs' })}\n`);
  }
  writeTypes(join(folder, 'esm'));
  cpSync(join(folder, 'esm'), join(folder, 'cjs'), { recursive: true, filter: (path) => !/esm\/(?:index\.js|package\.json)$/.test(path) });
  for (const beside of ['README.md', 'examples']) cpSync(join(home, beside), join(folder, beside), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Checked without Node's types: what the client needs of the platform is what browsers have, too. */
function writeTypes(folder) {
  const args = [join(root, 'node_modules/typescript/bin/tsc'), '-p', join(home, 'tsconfig.build.json'), '--outDir', folder];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The types of the client could not be made: ${stdout}`);
  // Sources import each other as .ts; in a package stand the modules made of them.
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.d.ts'))) {
    const text = readFileSync(join(folder, path), 'utf8');
    writeFileSync(join(folder, path), text.replaceAll(/(from |import\()(["'])(\.{1,2}\/[^"']*)\.ts\2/g, '$1$2$3.js$2'));
  }
}
