/** One running service a data folder: a lock file that names its owner, and is void when the owner is gone. */
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';

/** Distinguishes a process from a later one with the same number; empty where the system does not tell. */
function birthOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; start time is field 22 of the line, the 20th behind the name.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Whether a process of this number runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is running, although we may not signal it.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Takes the lock. @throws EmbeddedPostgresError when a living process holds it. Returns what lets go of it. */
export function takeOwnerLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  const mine = `${process.pid} ${birthOf(process.pid)}`;
  for (;;) {
    try {
      // wx: exactly one of several that start together makes the file.
      const file = openSync(path, 'wx', 0o600);
      writeSync(file, mine);
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const [pidText = '', birth = ''] = readOwner(path).split(' ');
    const pid = Number(pidText);
    if (pid > 0 && isAlive(pid) && birthOf(pid) === birth) {
      throw new EmbeddedPostgresError(
        `The data folder ${dirname(path)} is in use by process ${pid}. Stop that one first, or choose another folder with DECKWRIGHT_DATA_DIR.`,
      );
    }
    rmSync(path, { force: true });
  }
}

function readOwner(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
