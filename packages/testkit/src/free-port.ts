/** Ports for servers of tests, each given to one process at a time. */
import { randomInt, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file for each port that a process was given, with the number of that process. All checkouts of a user share them, as ports are shared. */
const RESERVED = join(tmpdir(), `deckwright-ports-${process.getuid?.() ?? 0}`);
/** Below those that the system gives out by itself: Linux from 32768, others from 49152. A connection of another test must not get one of them. */
const PORTS = [15_000, 32_000] as const;

/**
 * A port that nobody listens on now, and that no other call gives out while this process lives: the server may start minutes later, or be restarted.
 * @param ports the first, and the one after the last
 * @throws Error when none of them is free
 */
export async function freePort([first, end]: readonly [number, number] = PORTS): Promise<number> {
  const count = end - first;
  const start = randomInt(count);
  for (let tries = 0; tries < Math.min(count, 1_000); tries += 1) {
    const port = first + ((start + tries) % count);
    if (reserve(port) && (await isFree(port))) return port;
  }
  throw new Error(`No port from ${first} to ${end - 1} is free.`);
}

/** False for a port that a living process was given. */
function reserve(port: number): boolean {
  const file = join(RESERVED, String(port));
  mkdirSync(RESERVED, { recursive: true });
  if (take(file)) return true;
  const holder = holderOf(file);
  if (holder === undefined || isAlive(holder)) return false;
  const stale = `${file}.${randomUUID()}`;
  try {
    renameSync(file, stale);
    // Between the look and this, another process may have taken it over: then it gets it back.
    if (holderOf(stale) !== holder) linkSync(stale, file);
    return holderOf(stale) === holder && take(file);
  } catch {
    return false;
  } finally {
    rmSync(stale, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Undefined while its process has not written its number yet. */
function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
