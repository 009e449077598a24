/** Bundles one package for running: our own code and small pure-JavaScript libraries in, natives and data packages left outside. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

/**
 * Libraries that go into the bundle because loading them file by file costs start-up time. All others stay outside: natives,
 * WebAssembly and data cannot be bundled, and servers gain nothing from it.
 */
const INSIDE = [
  'zod',
  'commander',
  'cli-progress',
  'string-width',
  'linebreak',
  'bidi-js',
  'yauzl',
  'pend',
  'buffer-crc32',
  'ulid',
  'yaml',
  // 54 MB and thirty packages outside, of which 3 MB in one chunk are used.
  '@kubernetes/client-node',
  // Its zlib alone, 55 kB; and what only bundles for pages hold.
  '@zip.js/zip.js',
  '@noble/hashes',
  // Patched: what is installed beside a bundle has no patches. Its tables of characters and its decoders are read there.
  'pdfjs-dist/legacy/build/pdf.worker.mjs',
];

/** Whether a library is in the bundle; who installs the bundle installs the others beside it. */
export const isInside = (request) => INSIDE.some((name) => request === name || request.startsWith(`${name}/`));

const librariesOutside = {
  name: 'libraries-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === 'entry-point' || path.startsWith('@deckwright/') || path.startsWith('#')) return undefined;
      // What a bundled library asks for goes in with it.
      if (isInside(path) || (importer.includes('/node_modules/') && !path.startsWith('node:'))) return undefined;
      return { path, external: true };
    });
  },
};

/** Messages of zod in forty languages are never shown. */
export const withoutLocales = {
  name: 'without-locales',
  setup(plugin) {
    plugin.onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.js$/ }, () => ({ contents: 'export {};', loader: 'js' }));
  },
};

/** A library made quicker to load, by what is known here and not there: Node can inflate the line breaker's table natively. */
const quickToLoad = {
  name: 'quick-to-load',
  setup(plugin) {
    plugin.onLoad({ filter: /[\\/]tiny-inflate[\\/]index\.js$/ }, () => ({
      contents:
        "const { inflateRawSync } = require('node:zlib'); module.exports = (from, into) => { into.set(inflateRawSync(from)); return into; };",
      loader: 'js',
    }));
  },
};

/** What every bundle of ours is made with: modules in place of CommonJS, and `zlib-module.bundled.ts`, which has its bytes with it. */
export const BUNDLED = { conditions: ['module', 'bundled'], loader: { '.wasm': 'binary' } };

/** What every bundle for pages is made with. Licences go with it as a file of their own. */
export const FOR_PAGES = {
  bundle: true,
  metafile: true,
  format: 'esm',
  platform: 'browser',
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  logLevel: 'warning',
};

/**
 * @param {{dir: string, entries: Record<string, string>, beside?: Record<string, string>}} options `entries` maps an output name to its
 *   source below `dir`; `beside` a folder of the output to the one that is copied there
 */
export async function bundle({ dir, entries, beside = {} }) {
  const outdir = join(dir, 'dist');
  rmSync(outdir, { recursive: true, force: true });
  const result = await build({
    absWorkingDir: dir,
    entryPoints: Object.fromEntries(Object.entries(entries).map(([name, source]) => [name, join(dir, source)])),
    outdir,
    bundle: true,
    ...BUNDLED,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // Less to parse at start-up; names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
    metafile: true,
    plugins: [withoutLocales, quickToLoad, librariesOutside],
    // Libraries in CommonJS ask for Node's own modules by require. As a global, because modules of ours may have a name like it.
    banner: {
      js: "import { createRequire as $createRequire } from 'node:module'; globalThis.require ??= $createRequire(import.meta.url);",
    },
  });
  carryData(result.metafile.inputs, dir, outdir);
  for (const [name, source] of Object.entries(beside)) cpSync(join(dir, source), join(outdir, name), { recursive: true });
  return result.metafile;
}

/** Files that a module reads when it is asked for them: a bundle with the module finds the folder, which is named from the module's, beside it. */
const DATA = [
  { reader: 'brief/src/spec/read-specs.ts', folder: '../forms-data', beside: 'brief-forms' },
  { reader: 'source/src/lexicon.ts', folder: '.', beside: 'source-model' },
  { reader: 'platform/src/database/migrations.ts', folder: '../../prisma/migrations', beside: 'migrations' },
];

function carryData(inputs, dir, outdir) {
  const isData = (path) => !path.endsWith('.ts');
  for (const { reader, folder, beside } of DATA) {
    const module = Object.keys(inputs).find((path) => path.endsWith(reader));
    if (module === undefined) continue;
    cpSync(join(dirname(resolve(dir, module)), folder), join(outdir, beside), { recursive: true, filter: isData });
  }
}

/**
 * The same as one CommonJS script, for `loadQuick`. What it leaves to the bundle of modules is named in `without`.
 * @param {{dir: string, source: string, name: string, without: RegExp}} options
 */
export async function bundleQuick({ dir, source, name, without }) {
  const file = join(dir, 'dist', `${name}.cjs`);
  await build({
    absWorkingDir: dir,
    entryPoints: { [name]: join(dir, source) },
    outdir: join(dir, 'dist'),
    outExtension: { '.js': '.cjs' },
    bundle: true,
    ...BUNDLED,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    logLevel: 'warning',
    define: { 'import.meta.url': '$url' },
    plugins: [
      { name: 'left-out', setup: (plugin) => plugin.onResolve({ filter: without }, ({ path }) => ({ path, external: true })) },
      withoutLocales,
      quickToLoad,
      librariesOutside,
    ],
    banner: { js: "const $url = require('node:url').pathToFileURL(__filename).href;" },
  });
  // A script whose compiled code was kept has lost its right to import (Node 20), so it is handed a function that may.
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<![\w$.])import\((?=["'])/g, '$import('));
  writeFileSync(join(dir, 'dist/import.mjs'), 'export default (specifier) => import(specifier);\n');
}
