/** `deckwright admin migrate`: brings the database to this version before services of this version start. */
import type { Command } from 'commander';
import type { Io } from '../io.ts';

export function adminMigrateCommand(admin: Command, io: Io): void {
  admin
    .command('migrate')
    .description('Bring the tables of DECKWRIGHT_DATABASE_URL to this version. Several may run at once: one works, the others wait.')
    .option('--create-bucket', 'also make the bucket of DECKWRIGHT_S3_BUCKET where it is missing, for a store of your own')
    .addHelpText('after', '\nExample:\n  $ DECKWRIGHT_DATABASE_URL=postgresql://… deckwright admin migrate')
    .action((options: { readonly createBucket?: boolean }) => migrate(options.createBucket === true, io));
}

async function migrate(withBucket: boolean, io: Io): Promise<void> {
  const [{ readConfig }, { checkPostgres, migrateDatabase, openDatabase }] = await Promise.all([
    import('@deckwright/platform/config'),
    import('@deckwright/platform/database'),
  ]);
  const config = readConfig(process.env);
  const { database_url: url } = config;
  if (url === undefined)
    throw new Error('DECKWRIGHT_DATABASE_URL is not set. Set it to the database to migrate; `deckwright serve` migrates its own.');
  const db = openDatabase({ url, max: 1, application_name: 'deckwright-admin' });
  await checkPostgres(db).finally(() => db.close(500));
  const applied = await migrateDatabase(url);
  for (const name of applied) io.out(`applied ${name}\n`);
  io.out(`database: ${applied.length === 0 ? 'up to date' : `${applied.length} applied`}\n`);
  if (!withBucket) return;
  const { createConfiguredBucket } = await import('@deckwright/platform/object-store');
  const isNew = await createConfiguredBucket(config);
  io.out(`bucket ${config.s3_bucket}: ${isNew ? 'made' : 'there already'}\n`);
}
