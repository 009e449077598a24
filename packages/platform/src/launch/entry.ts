/** Finds the file that another process or thread of ours starts from, in a checkout (TypeScript) and in a bundle (JavaScript). */
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Entry {
  readonly url: URL;
  readonly path: string;
  /** Options for node that let it run the file. */
  readonly execArgv: readonly string[];
}

export interface EntryNames {
  /** The module that asks: its `import.meta.url`. */
  readonly from: string;
  /** The entry's source, relative to that module. */
  readonly source: string;
  /** Name of the bundle that was built from it; bundles stand beside each other. */
  readonly bundle: string;
}

export function findEntry(names: EntryNames): Entry {
  if (!names.from.endsWith('.ts')) return entry(new URL(`./${names.bundle}.js`, names.from), []);
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx/esm')).href;
  return entry(new URL(names.source, names.from), ['--import', loader]);
}

function entry(url: URL, execArgv: readonly string[]): Entry {
  return { url, path: fileURLToPath(url), execArgv };
}
