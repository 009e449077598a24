/**
 * Stands in for `platform/launch`'s search for entries while the whole test suite runs: processes and threads start from the bundles
 * that `npm test` has just built, as they do where the product runs. From the sources each start would take ten times as long.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Entry, type EntryNames, findEntry as findSource } from '../../packages/platform/src/launch/entry.ts';

export type { Entry, EntryNames };

export function findEntry(names: EntryNames): Entry {
  const folder = process.env['DECKWRIGHT_TEST_BUNDLES'];
  const path = join(folder ?? '', `${names.bundle}.js`);
  return folder !== undefined && existsSync(path) ? { path, execArgv: [], thread_url: pathToFileURL(path) } : findSource(names);
}
