/** `deckwright admin backup`, `restore`, `reseal`, `files` and `downloads`: copies of what is stored, its state, and who downloaded it. */
import { resolve } from 'node:path';
import type { Database } from '@deckwright/platform/database';
import type { ObjectStore } from '@deckwright/platform/object-store';
import { type Command, InvalidArgumentError, type Option } from 'commander';
import type { Io } from '../io.ts';

interface Place {
  readonly dataDir?: string;
}

export function adminFilesCommands(admin: Command, io: Io, dataDir: () => Option): void {
  admin
    .command('backup')
    .description('Write everything that the database knows, and every file that it points to, into a new folder; the service may run on.')
    .requiredOption('--to <folder>', 'a folder that holds no back-up yet; what it will hold is secret')
    .addOption(dataDir())
    .addHelpText('after', '\nExample:\n  $ deckwright admin backup --to /backups/2026-11-21')
    .action((options: Place & { readonly to: string }) =>
      withParts(options.dataDir, 'running', (parts) => writeBackup(parts, options.to, io)),
    );

  admin
    .command('restore')
    .description('Fill an empty database and a store from a back-up, then read every file and check the ledger.')
    .requiredOption('--from <folder>', 'folder that `admin backup` wrote')
    .addOption(dataDir())
    .addHelpText(
      'after',
      '\nExample:\n  $ deckwright admin restore --from /backups/2026-11-21 --data-dir ./new\n  $ deckwright serve --data-dir ./new',
    )
    .action((options: Place & { readonly from: string }) =>
      withParts(options.dataDir, 'any', (parts) => restoreBackup(parts, options.from, io)),
    );

  admin
    .command('reseal')
    .description(
      'Seal the stored default keys and the secrets of webhooks under the newest signing key, so that the older ones can be taken out.',
    )
    .addOption(dataDir())
    .addHelpText('after', '\nExample:\n  $ deckwright admin reseal')
    .action((options: Place) => withParts(options.dataDir, 'running', (parts) => reseal(parts, io)));

  admin
    .command('files')
    .description('Read every file that a job points to; the exit code is 1 when one is gone or damaged.')
    .addOption(dataDir())
    .addHelpText('after', '\nExample:\n  $ deckwright admin files')
    .action((options: Place) => withParts(options.dataDir, 'running', ({ db, objects }) => printFiles(db, objects, io)));

  admin
    .command('downloads')
    .description('List who took which file, newest first.')
    .option('--account <account_id>', 'only files of this account')
    .option('--file <file_id>', 'only this file')
    .option('--limit <n>', 'most downloads shown, 1 to 10000', rowLimit, 100)
    .option('--json', 'one JSON array')
    .addOption(dataDir())
    .addHelpText('after', '\nExample:\n  $ deckwright admin downloads --account acc_… --limit 20')
    .action((options: DownloadsOptions) => withParts(options.dataDir, 'running', ({ db }) => printDownloads(db, options, io)));
}

interface DownloadsOptions extends Place {
  readonly account?: string;
  readonly file?: string;
  readonly limit: number;
  readonly json?: boolean;
}

async function writeBackup({ db, objects, data_dir }: Parts, folder: string, io: Io): Promise<void> {
  const { backUp } = await import('@deckwright/platform/backup');
  const from = performance.now();
  const made = await backUp({ db, objects, folder, data_dir, now_ms: Date.now });
  io.out(`backed up ${counted(made)}, ${made.tables} tables, to ${resolve(folder)} in ${seconds(from)}\n`);
  for (const key of made.lost) io.out(`lost ${key}: the store did not have it whole\n`);
  if (made.lost.length > 0) io.fail();
}

async function restoreBackup({ url, db, objects, data_dir }: Parts, folder: string, io: Io): Promise<void> {
  const { restore } = await import('@deckwright/platform/backup');
  const from = performance.now();
  const restored = await restore({ url, db, objects, folder, data_dir });
  io.out(`restored ${counted(restored)}, as of ${restored.created_at}, in ${seconds(from)}\n`);
  for (const key of restored.lost) io.out(`lost ${key}: the back-up never had it\n`);
  await printFiles(db, objects, io);
  await printLedger(db, io);
}

async function reseal({ db, signingKeys }: Parts, io: Io): Promise<void> {
  const { createAccounts, createSealer } = await import('@deckwright/platform/identity');
  const { resealSecrets } = await import('@deckwright/platform/webhooks');
  const sealer = createSealer(await signingKeys());
  const keys = await createAccounts(db, sealer).reseal();
  const secrets = await resealSecrets(db, sealer);
  const unreadable = keys.unreadable + secrets.unreadable;
  io.out(
    `resealed ${keys.resealed} default keys and ${secrets.resealed} secrets of webhooks; ${unreadable} were sealed under a key that is not here\n`,
  );
  if (unreadable > 0) io.fail();
}

async function printDownloads(db: Database, options: DownloadsOptions, io: Io): Promise<void> {
  const { listDownloads } = await import('@deckwright/platform/object-store');
  const downloads = await listDownloads(db, { account_id: options.account, file_id: options.file, limit: options.limit });
  if (options.json) io.out(`${JSON.stringify(downloads)}\n`);
  for (const { downloaded_at, account_id, file_id, job_id, key_id, address } of options.json ? [] : downloads)
    io.out(`${downloaded_at}  ${account_id}  ${file_id}  ${job_id}  ${key_id === null ? 'link' : `key ${key_id}`}  ${address}\n`);
}

function rowLimit(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 10_000) throw new InvalidArgumentError('This is a whole number from 1 to 10000.');
  return count;
}

async function printFiles(db: Database, objects: ObjectStore, io: Io): Promise<void> {
  const { checkFiles } = await import('@deckwright/platform/object-store');
  const { objects: count, bytes, lost } = await checkFiles(db, objects);
  for (const { object_key, why, job_id } of lost) io.out(`${why} ${object_key}  ${job_id}\n`);
  io.out(`${count} files (${megabytes(bytes)}), ${lost.length} of them gone or damaged\n`);
  if (lost.length > 0) io.fail();
}

async function printLedger(db: Database, io: Io): Promise<void> {
  const { reconcileLedger } = await import('@deckwright/platform/billing');
  const findings = await reconcileLedger(db);
  for (const { name, account_id, job_id, detail } of findings) io.out(`${name}  ${account_id}  ${job_id ?? '-'}  ${detail}\n`);
  io.out(`${findings.length} rows of the ledger unexplained\n`);
  if (findings.length > 0) io.fail();
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (from: number): string => `${((performance.now() - from) / 1000).toFixed(1)} s`;
const counted = ({ rows, objects }: { readonly rows: number; readonly objects: number }): string => `${rows} rows and ${objects} files`;

interface Parts {
  readonly url: string;
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly data_dir: string;
  readonly signingKeys: () => Promise<readonly string[]>;
}

/**
 * Opens the database and the store of the settings. Where the service does not run, its embedded database is started for as long as the
 * work takes; `running` refuses a data folder that has none.
 */
async function withParts(data_dir: string | undefined, which: 'running' | 'any', work: (parts: Parts) => Promise<void>): Promise<void> {
  const [{ readConfig }, { embeddedUrl, openDatabase, startEmbeddedPostgres }, { openObjectStore }, { createLogger }] = await Promise.all([
    import('@deckwright/platform/config'),
    import('@deckwright/platform/database'),
    import('@deckwright/platform/object-store'),
    import('@deckwright/platform/telemetry'),
  ]);
  const read = readConfig({ ...process.env, ...(data_dir === undefined ? {} : { DECKWRIGHT_DATA_DIR: data_dir }) });
  const config = { ...read, data_dir: resolve(read.data_dir) };
  const closers: (() => Promise<unknown>)[] = [];
  try {
    let url = config.database_url;
    if (url === undefined) {
      const served = embeddedUrl(config.data_dir);
      if (served === undefined && which === 'running')
        throw new Error(`DECKWRIGHT_DATABASE_URL is not set, and no service has run on ${config.data_dir}.`);
      url = served;
      if (url === undefined || !(await answers(url, openDatabase))) {
        const postgres = await startEmbeddedPostgres({
          dir: config.data_dir,
          log: createLogger({ level: 'error', service: 'deckwright' }),
        });
        closers.push(() => postgres.stop(5000));
        url = postgres.url;
      }
    }
    const db = openDatabase({ url, max: 6, application_name: 'deckwright-admin' });
    closers.push(() => db.close());
    const objects = await openObjectStore(config);
    closers.push(() => objects.close());
    const signingKeys = async () => {
      const { keepSigningKey } = await import('@deckwright/platform/signing');
      return config.signing_key ?? [await keepSigningKey(config.data_dir)];
    };
    await work({ url, db, objects, data_dir: config.data_dir, signingKeys });
  } finally {
    for (const close of closers.reverse()) await close();
  }
}

async function answers(url: string, openDatabase: typeof import('@deckwright/platform/database').openDatabase): Promise<boolean> {
  const db = openDatabase({ url, max: 1, application_name: 'deckwright-admin' });
  try {
    await db.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await db.close(500);
  }
}
