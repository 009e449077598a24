/** The bridge between stdio and a service as a package: one file with its libraries in it, so that a host that starts it installs nothing else. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from '../bootstrap.mjs';
import { writeLicences } from './licences.mjs';

const home = join(root, 'packages/mcp-stdio');

/** @param {string} folder empty; becomes what `npm pack` packs */
export async function stageMcp(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const manifest = {
    name,
    version,
    license,
    description: 'Slides and decks for agents: an MCP server over stdio for the Deckwright service.',
    type: 'module',
    bin: { 'deckwright-mcp': 'bin/deckwright-mcp.mjs' },
    exports: { './package.json': './package.json' },
    engines: { node: '>=20' },
  };
  mkdirSync(join(folder, 'dist'), { recursive: true });
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [join(home, 'src/main.ts')],
    outfile: join(folder, 'dist/main.js'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    banner: {
      js: "import { createRequire as $createRequire } from 'node:module'; globalThis.require ??= $createRequire(import.meta.url);",
    },
  });
  writeLicences(metafile.inputs, folder);
  cpSync(join(home, 'bin'), join(folder, 'bin'), { recursive: true });
  cpSync(join(home, 'README.md'), join(folder, 'README.md'));
  for (const beside of ['LICENSE', 'NOTICE']) cpSync(join(root, beside), join(folder, beside));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
