/** Back-ups: everything in Postgres and every file that it points to, in one folder; and their restore. */
export { type BackedUp, type BackUpOptions, backUp } from './back-up.ts';
export { BackupError } from './manifest.ts';
export { type Restored, type RestoreOptions, restore } from './restore.ts';
