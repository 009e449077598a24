/** The user that PostgreSQL runs as: it refuses root, so root steps down to an unprivileged user, made if there is none. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { EmbeddedPostgresError } from './error.ts';

/** A user of the operating system. */
export interface SystemUser {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const OUR_USER = 'deckwright';

function readUsers(): readonly SystemUser[] {
  try {
    return readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .filter((parts) => parts.length >= 4)
      .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  } catch {
    return [];
  }
}

/** Makes our user with whichever of the two usual tools is there. */
function makeUser(): void {
  const useradd = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', OUR_USER], {
    stdio: 'ignore',
  });
  if (useradd.status !== 0) spawnSync('adduser', ['-S', '-D', '-H', OUR_USER], { stdio: 'ignore' });
}

/**
 * The user to run PostgreSQL as, or undefined for the present one. An existing cluster keeps its owner.
 * @throws EmbeddedPostgresError when we are root and no unprivileged user can be had, or the cluster belongs to somebody else.
 */
export function chooseUser(clusterDir: string): SystemUser | undefined {
  if (process.platform === 'win32' || !process.getuid) return undefined;
  const me = process.getuid();
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (me !== 0) {
    if (owner && owner.uid !== me) {
      throw new EmbeddedPostgresError(
        `The database in ${clusterDir} belongs to another user (uid ${owner.uid}). Start as that user or as root, or choose another data folder.`,
      );
    }
    return undefined;
  }
  const users = readUsers();
  if (owner && owner.uid !== 0) {
    // initdb and postgres want a user with a name.
    const user = users.find((user) => user.uid === owner.uid);
    if (user) return user;
  }
  const suited = (list: readonly SystemUser[]) =>
    list.find((user) => user.name === OUR_USER && user.uid !== 0) ?? list.find((user) => user.name === 'postgres' && user.uid !== 0);
  let user = suited(users);
  if (!user) {
    makeUser();
    const now = readUsers();
    user = suited(now) ?? now.find((candidate) => candidate.name === 'nobody' && candidate.uid !== 0);
  }
  if (!user) {
    throw new EmbeddedPostgresError(
      'PostgreSQL does not run as root, and no unprivileged user could be made. Add one (useradd --system deckwright) or start as another user.',
    );
  }
  return user;
}

/** Whether this user may enter and write a folder, parents included. */
export function mayUse(folder: string, user: SystemUser | undefined): boolean {
  if (!user) return true;
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$0" && [ -w . ]', folder], { uid: user.uid, gid: user.gid, cwd: '/', stdio: 'ignore' }).status === 0
  );
}
