/** What the processes of tests leave until the whole run has ended, since vitest ends them by a signal: their servers. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the run, beside the bundles that all its test files share, which `vitest.config.ts` names. */
const folderOf = (run: string): string => join(import.meta.dirname, '../node_modules', run, 'left');

export interface LeftBehind {
  /** Of a server that runs until the end. */
  readonly pid: number | undefined;
  /** Where it keeps its data. */
  readonly folder: string;
}

/**
 * Lets the end of the run kill a server and remove its folder. Outside of a run, nothing is written down.
 * @returns call it when both are gone
 */
export function removeAtEnd({ pid, folder }: LeftBehind): () => void {
  const run = process.env['DECKWRIGHT_TEST_STANDS'];
  if (run === undefined || pid === undefined) return () => {};
  const note = join(folderOf(run), String(pid));
  mkdirSync(folderOf(run), { recursive: true });
  writeFileSync(note, folder);
  return () => rmSync(note, { force: true });
}

/** Kills and removes what was left in a run. */
export function removeLeft(run: string): void {
  let pids: readonly string[] = [];
  try {
    pids = readdirSync(folderOf(run));
  } catch {
    // No file started a server.
  }
  for (const pid of pids) {
    try {
      process.kill(Number(pid), 'SIGQUIT');
    } catch {
      // It has ended already.
    }
    rmSync(readFileSync(join(folderOf(run), pid), 'utf8'), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}
