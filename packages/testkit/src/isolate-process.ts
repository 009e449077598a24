/** An isolate for tests, with its process bundled once, because starting from the sources takes ten times as long. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createIsolate, type Isolate, type IsolateOptions } from '@deckwright/isolate/run';
import { bundleProcesses } from './processes.ts';

export interface BundledIsolate {
  readonly isolate: Isolate;
  /** Takes the bundle away. */
  remove(): void;
}

export async function bundledIsolate(options: Omit<IsolateOptions, 'entry'>): Promise<BundledIsolate> {
  // What ships, where `npm test` has just built it.
  const shipped = join(process.env['DECKWRIGHT_TEST_BUNDLES'] ?? '', 'isolate-process.js');
  if (process.env['DECKWRIGHT_TEST_BUNDLES'] !== undefined && existsSync(shipped))
    return { isolate: createIsolate({ ...options, entry: { path: shipped, execArgv: [] } }), remove: () => {} };
  const processes = await bundleProcesses({ 'isolate-process': 'packages/isolate/src/run/process.ts' });
  const entry = { path: processes.path('isolate-process'), execArgv: [] };
  return { isolate: createIsolate({ ...options, entry }), remove: () => void processes.remove() };
}
