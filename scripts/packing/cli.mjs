/** The command line as a package: the bundle, the fonts that it measures and draws with, and the libraries that it leaves outside. */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { root } from '../bootstrap.mjs';
import { isInside } from '../bundle.mjs';

const home = join(root, 'packages/cli');

/** @param {string} folder empty; becomes what `npm pack` packs */
export async function stageCli(folder) {
  const { name, version, license } = manifestOf(home);
  const manifest = {
    name,
    version,
    license,
    description: 'Slides from data on the command line: editable .pptx, PDF and PNG, the same bytes for the same input.',
    type: 'module',
    bin: { deckwright: 'bin/deckwright.mjs' },
    exports: { './package.json': './package.json' },
    engines: manifestOf(root).engines,
    dependencies: librariesOf(home),
    // Chinese, Japanese, Korean, Arabic, Thai and emoji: 15 MB that a slide in English does not need.
    peerDependencies: { '@deckwright/fonts-world': version },
    peerDependenciesMeta: { '@deckwright/fonts-world': { optional: true } },
  };
  // The quick script is for checkouts: it lives on compiled code that one machine keeps.
  cpSync(join(home, 'dist'), join(folder, 'dist'), { recursive: true, filter: (path) => !/dist\/(?:quick\.cjs|import\.mjs)/.test(path) });
  cpSync(join(home, 'bin'), join(folder, 'bin'), { recursive: true });
  await copyFonts(join(folder, 'dist/fonts'));
  cpSync(join(home, 'README.md'), join(folder, 'README.md'));
  for (const beside of ['LICENSE', 'NOTICE']) cpSync(join(root, beside), join(folder, beside));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

export const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Libraries of all our packages below this one that the bundle leaves outside, with their exact versions; fonts are carried as files. */
export function librariesOf(folder) {
  const found = new Map();
  const seen = new Set();
  const visit = (at) => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const [name, version] of Object.entries(manifestOf(at).dependencies ?? {})) {
      if (version.startsWith('workspace:')) visit(folderOf(name));
      else if (!isInside(name) && !name.startsWith('@expo-google-fonts/')) found.set(name, version);
    }
  };
  visit(folder);
  return Object.fromEntries([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const ours = new Map(
  ['packages', 'services'].flatMap((group) =>
    readdirSync(join(root, group))
      .map((name) => join(root, group, name))
      // The Python package has none.
      .filter((folder) => existsSync(join(folder, 'package.json')))
      .map((folder) => [manifestOf(folder).name, folder]),
  ),
);
const folderOf = (name) => ours.get(name);

/** Flat, as `carriedFonts` finds them beside a bundle, each family with its licence. */
export async function copyFonts(folder) {
  const fonts = join(root, 'packages/fonts');
  const require = createRequire(join(fonts, 'package.json'));
  mkdirSync(join(folder, 'files'), { recursive: true });
  cpSync(join(fonts, 'metrics'), join(folder, 'metrics'), { recursive: true });
  const { code } = await transform(readFileSync(join(fonts, 'src/face-files.ts'), 'utf8'), { loader: 'ts', format: 'esm' });
  const { FACE_FILES } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  for (const [face, path] of Object.entries(FACE_FILES)) cpSync(require.resolve(path), join(folder, 'files', `${face}.ttf`));
  const carried = Object.keys(manifestOf(fonts).dependencies).filter((name) => name.startsWith('@expo-google-fonts/'));
  for (const name of carried) {
    const family = name.split('/')[1];
    cpSync(join(dirname(require.resolve(`${name}/package.json`)), 'LICENSE_FONT'), join(folder, 'files', `LICENSE-${family}.txt`));
  }
}
