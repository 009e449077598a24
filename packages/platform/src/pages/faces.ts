/** The faces of all pages. They are served by ourselves, so that a page is set the same on every machine, whatever fonts it has. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The families with the system's behind them, for letters that ours lack. */
export const SANS =
  '"Inter Variable", "Inter Measures", "Inter Measures Wide", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
export const MONO =
  '"JetBrains Mono Variable", "JetBrains Mono Measures", ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace';

/** Where pages find a face, from the root of their origin; a page that lies in a folder finds it beside itself. */
export const FACES_PATH = 'fonts/';

export const FACE_TYPE = 'font/woff2';
/** A file's name says its version, so what stands behind it never changes. */
export const FACE_CACHING = 'public, max-age=31536000, immutable';

interface Family {
  readonly sheet: string;
  /** File of the face to its name on the wire. */
  readonly files: ReadonlyMap<string, string>;
}

const installed = createRequire(import.meta.url);

/** The package's own sheet: one face a script, so that a browser fetches those alone whose letters stand on the page. */
function readFamily(manifest_path: string, sheet_name: string): Family {
  const folder = dirname(manifest_path);
  const { version }: { version: string } = JSON.parse(readFileSync(manifest_path, 'utf8'));
  const files = new Map<string, string>();
  const sheet = readFileSync(join(folder, sheet_name), 'utf8')
    .replaceAll(/\/\*.*?\*\/\s*/gs, '')
    .replaceAll(/url\(\.\/(files\/([\w-]+)\.woff2)\)/g, (_, file: string, name: string) => {
      const served = `${name}-${version}.woff2`;
      files.set(join(folder, file), served);
      return `url(@/${served})`;
    });
  return { sheet: sheet.replaceAll(/\s*\n\s*/g, ' ').trim(), files };
}

const families: readonly Family[] = [
  readFamily(installed.resolve('@fontsource-variable/inter/package.json'), 'opsz.css'),
  readFamily(installed.resolve('@fontsource-variable/jetbrains-mono/package.json'), 'index.css'),
];

/**
 * Faces of the system in the measures of ours, so that nothing moves when ours come. Inter's letters are 1.07 times as wide as those of Arial, to
 * which the others are drawn, and 0.931 times those of DejaVu Sans; its ascent and descent of 0.969 and 0.241 em are divided by that. Monospaced faces are all 0.6 em wide.
 */
const MEASURES = `@font-face { font-family: "Inter Measures"; src: local("Arial"), local("Liberation Sans"), local("Arimo"), local("Roboto"); size-adjust: 107%; ascent-override: 90.5%; descent-override: 22.6%; line-gap-override: 0%; }
@font-face { font-family: "Inter Measures Wide"; src: local("DejaVu Sans"); size-adjust: 93.1%; ascent-override: 104%; descent-override: 25.9%; line-gap-override: 0%; }
@font-face { font-family: "JetBrains Mono Measures"; src: local("Menlo"), local("Courier New"), local("Liberation Mono"), local("Roboto Mono"), local("DejaVu Sans Mono"); ascent-override: 102%; descent-override: 30%; line-gap-override: 0%; }`;

const paths = new Map(families.flatMap(({ files }) => [...files].map(([path, name]) => [name, path] as const)));

/** The `@font-face` rules of a page. @param root what leads to the root of its origin: `/`, or nothing for a page that may lie in a folder */
export const pageFaces = (root: '/' | ''): string =>
  [...families.map(({ sheet }) => sheet.replaceAll('@/', root + FACES_PATH)), MEASURES].join('\n');

/** Names of all faces, as they stand in the rules. */
export const pageFaceNames: readonly string[] = [...paths.keys()];

const read = new Map<string, Buffer>();

/** A face by the name that the rules give it; the list is closed, and a name is never joined to a path. */
export function readPageFace(name: string): Buffer | undefined {
  const path = paths.get(name);
  if (path === undefined) return undefined;
  const bytes = read.get(name) ?? readFileSync(path);
  read.set(name, bytes);
  return bytes;
}
