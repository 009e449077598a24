/** Finds the file that another process or thread of ours starts from, in a checkout (TypeScript) and in a bundle (JavaScript). */
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Entry {
  /** What a process is started from. */
  readonly path: string;
  /** Options for node that let it run the file. */
  readonly execArgv: readonly string[];
  /** What a worker thread is started from. */
  readonly thread_url: URL;
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
  if (!names.from.endsWith('.ts')) {
    const url = new URL(`./${names.bundle}.js`, names.from);
    return { path: fileURLToPath(url), execArgv: [], thread_url: url };
  }
  const url = new URL(names.source, names.from);
  return { path: fileURLToPath(url), execArgv: ['--import', fileUrl('tsx/esm')], thread_url: loadingThread(url) };
}

/**
 * A thread does not heed `--import`'s loader on Node 20, so it is started from a line that registers the loader itself.
 * `require` finds the loader's CommonJS twin, which misses parts of its own; the module that works stands beside it.
 */
function loadingThread(url: URL): URL {
  const script = `import { register } from ${JSON.stringify(fileUrl('tsx/esm/api').replace(/\.cjs$/, '.mjs'))}; register(); await import(${JSON.stringify(url.href)});`;
  return new URL(`data:text/javascript,${encodeURIComponent(script)}`);
}

function fileUrl(request: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(request)).href;
}
