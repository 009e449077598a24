/** An isolate for tests, with its process bundled once, because starting from the sources takes ten times as long. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createIsolate, type Isolate, type IsolateOptions } from '@deckwright/isolate/run';
import { bundleProcesses } from './processes.ts';

export interface BundledIsolate {
  readonly isolate: Isolate;
  /** Takes the bundle away. */
  remove(): void;
}

/** `once`: see `doOnce`. */
export async function bundledIsolate({
  once = false,
  ...options
}: Omit<IsolateOptions, 'entry'> & { readonly once?: boolean }): Promise<BundledIsolate> {
  const bundled = await startBundled(options);
  return once ? { ...bundled, isolate: doOnce(bundled.isolate) } : bundled;
}

/**
 * The same work on the same files is done once in a test file, whoever asks: for tests of what stands around it, such as doors, jobs and bills. What fails for
 * want of a process, and what is called off, is done again.
 */
export function doOnce(isolate: Isolate): Isolate {
  const done = new Map<string, unknown>();
  return {
    ...isolate,
    run: (task, order, files, options) => {
      const hash = createHash('sha256').update(JSON.stringify([task.name, order, options?.limits, files.map(({ length }) => length)]));
      for (const file of files) hash.update(file);
      const key = hash.digest('hex');
      const before = done.get(key) as ReturnType<typeof isolate.run<typeof order, object>> | undefined;
      const outcome = before ?? isolate.run(task, order, files, options);
      done.set(key, outcome);
      outcome.then(
        (ended) => ended.outcome === 'failed' && done.delete(key),
        () => done.delete(key),
      );
      return outcome as never;
    },
  };
}

async function startBundled(options: Omit<IsolateOptions, 'entry'>): Promise<BundledIsolate> {
  // What ships, where `npm test` has just built it.
  const shipped = join(process.env['DECKWRIGHT_TEST_BUNDLES'] ?? '', 'isolate-process.js');
  if (process.env['DECKWRIGHT_TEST_BUNDLES'] !== undefined && existsSync(shipped))
    return { isolate: createIsolate({ ...options, entry: { path: shipped, execArgv: [] } }), remove: () => {} };
  const processes = await bundleProcesses({ 'isolate-process': 'packages/isolate/src/run/process.ts' });
  const entry = { path: processes.path('isolate-process'), execArgv: [] };
  return { isolate: createIsolate({ ...options, entry }), remove: () => void processes.remove() };
}
