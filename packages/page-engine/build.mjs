/**
 * Bundles the engine for pages into <folder>/<version>/: `worker.js` and the parts that it loads when they are needed. The version is a hash of all
 * of them and of the faces' tables, so each file may be kept for ever. `<name>.br` is the same for callers that take brotli. Faces are served beside them.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules, createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';
import { BUNDLED, FOR_PAGES, withoutLocales } from '../../scripts/bundle.mjs';
import { licencesOf } from '../../scripts/packing/licences.mjs';

const dir = dirname(fileURLToPath(import.meta.url));

/** A tenth larger than with the highest quality, in a twentieth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const MACHINE = new Set([...builtinModules, 'sharp', '@napi-rs/canvas', 'yauzl']);

/** What only machines have is left outside, where the page must not need it: `reachable` looks whether it does. HarfBuzz's loader asks for it in Node alone. */
const machineOutside = {
  name: 'machine-outside',
  setup(plugin) {
    plugin.onResolve({ filter: /^[^.]/ }, ({ path, importer }) => {
      if (!path.startsWith('node:') && !MACHINE.has(path)) return undefined;
      return importer.includes('/harfbuzzjs/') ? { path, namespace: 'nothing' } : { path, external: true };
    });
    plugin.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: 'export default undefined;', loader: 'js' }));
  },
};

const tables = join(dir, '../fonts/metrics');
/** Name to a JPEG in base64. */
const pictures = JSON.parse(readFileSync(join(dir, '../draw/src/marks/example-pictures.generated.json'), 'utf8'));
const examples = Object.keys(pictures);

/** Texts of the files of a folder by their names, in the order of these. */
const textsIn = (folder) =>
  Object.fromEntries(
    readdirSync(join(dir, folder))
      .sort()
      .map((name) => [name, readFileSync(join(dir, folder, name), 'utf8')]),
  );

/** What texts are read by stands in the bundle; on machines these are files beside the program. Only the module that needs it names it. */
const wordsInside = {
  name: 'words-inside',
  setup(plugin) {
    const filled = (filter, name, fill) =>
      plugin.onLoad({ filter }, ({ path }) => ({
        contents: `const ${name} = ${JSON.stringify(fill())};\n${readFileSync(path, 'utf8')}`,
        loader: 'ts',
      }));
    filled(/[\\/]source[\\/]src[\\/]own-file\.browser\.ts$/, 'SOURCE_MODEL', () =>
      Object.fromEntries(
        ['lexicon', 'talk'].flatMap((folder) =>
          Object.entries(textsIn(`../source/src/${folder}`))
            .filter(([name]) => !name.endsWith('.ts'))
            .map(([name, text]) => [`${folder}/${name}`, text]),
        ),
      ),
    );
    filled(/[\\/]spec[\\/]form-files\.browser\.ts$/, 'BRIEF_FORMS', () => Object.values(textsIn('../brief/src/forms-data')));
  },
};

/** Photographs of the examples are fetched as files, and not carried as texts. */
const withoutPictures = {
  name: 'without-pictures',
  setup(plugin) {
    plugin.onLoad({ filter: /[\\/]example-pictures\.generated\.json$/ }, () => ({
      contents: JSON.stringify(Object.fromEntries(examples.map((name) => [name, '']))),
      loader: 'json',
    }));
  },
};

/** What the worker reaches: the bundler also makes parts of what only dropped modules would load. */
function reachable({ outputs }) {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const found = new Set(['worker.js']);
  for (const name of found)
    for (const { path, external } of byName.get(name).imports) {
      if (external) throw new Error(`The engine for pages asks for what no browser has: ${path}.`);
      found.add(basename(path));
    }
  return [...found];
}

/** Gives the version, the size of each file in bytes, and what it was made of. `engine.json` in the folder names the version. */
export async function buildPageEngine(folder) {
  const making = join(folder, '.making');
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: dir,
    entryPoints: { worker: 'src/worker.ts' },
    outdir: making,
    ...FOR_PAGES,
    ...BUNDLED,
    splitting: true,
    define: { WORLD_IS_SERVED: String(hasWorld()), EXAMPLES: JSON.stringify(examples) },
    plugins: [machineOutside, withoutLocales, withoutPictures, wordsInside],
  });
  const reached = reachable(metafile);
  const wasm = createRequire(join(dir, '../draw/package.json')).resolve('harfbuzzjs/dist/harfbuzz.wasm');
  for (const name of readdirSync(making)) if (!reached.includes(name)) rmSync(join(making, name));
  copyFileSync(wasm, join(making, 'harfbuzz.wasm'));
  mkdirSync(join(making, 'examples'));
  for (const name of examples) writeFileSync(join(making, `examples/${name}.jpg`), Buffer.from(pictures[name], 'base64'));
  writeFileSync(join(making, 'licences.txt'), licencesOf(metafile.inputs, dir));
  const names = readdirSync(making, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(making, join(one.parentPath, one.name)))
    .sort();
  const hash = createHash('sha256');
  // Faces stand under the version too: their tables change with them.
  for (const name of readdirSync(tables).sort()) hash.update(readFileSync(join(tables, name)));
  const sizes = {};
  for (const name of names) {
    const bytes = readFileSync(join(making, name));
    hash.update(`${name} ${bytes.length}\n`).update(bytes);
    sizes[name] = bytes.length;
  }
  for (const name of names.filter((one) => /\.(?:js|wasm)$/.test(one)))
    writeFileSync(join(making, `${name}.br`), brotliCompressSync(readFileSync(join(making, name)), BROTLI));
  const version = hash.digest('hex').slice(0, 16);
  renameSync(making, join(folder, version));
  writeFileSync(join(folder, 'engine.json'), `${JSON.stringify({ version, files: sizes })}\n`);
  return { version, files: sizes, inputs: metafile.inputs };
}

function hasWorld() {
  try {
    createRequire(join(dir, '../fonts/package.json')).resolve('@deckwright/fonts-world/package.json');
    return true;
  } catch {
    return false;
  }
}
