/**
 * Brings a database to the schema of this version: the folders of prisma/migrations in name order, each in one transaction,
 * under the advisory lock and in the bookkeeping table of Prisma's own tool, which can therefore take over at any time.
 */
import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { type Migration, readMigrations } from './migrations.ts';

/** The lock that `prisma migrate deploy` takes. */
const ADVISORY_LOCK = 72707369;

/** The table as `prisma migrate` creates it. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  id VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum VARCHAR(64) NOT NULL,
  finished_at TIMESTAMPTZ,
  migration_name VARCHAR(255) NOT NULL,
  logs TEXT,
  rolled_back_at TIMESTAMPTZ,
  started_at TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

/** The schema cannot be brought up to date; `message` says which migration and what to do. */
export class MigrationError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationError';
  }
}

/**
 * Applies what is missing and returns the names applied. Several processes may call it at once: one applies, the others wait and find nothing to do.
 * @throws MigrationError when a migration fails (nothing of it stays), was changed after it was applied, or is left half done by another tool.
 */
export async function migrateDatabase(url: string, wanted: readonly Migration[] = readMigrations()): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'deckwright-migrate', connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [ADVISORY_LOCK]);
    await client.query(BOOKKEEPING);
    const applied = await readApplied(client);
    const done: string[] = [];
    for (const migration of [...wanted].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const checksum = createHash('sha256').update(migration.sql).digest('hex');
      const before = applied.get(migration.name);
      if (before === undefined) {
        await apply(client, migration, checksum);
        done.push(migration.name);
      } else if (before !== checksum) {
        throw new MigrationError(
          `Migration ${migration.name} was changed after it had been applied. Restore its file, and put the change in a new migration.`,
        );
      }
    }
    return done;
  } finally {
    // Ending the session lets go of the lock.
    await client.end().catch(() => {});
  }
}

/** Names and checksums of the migrations in the database. */
async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  const { rows } = await client.query<{ migration_name: string; checksum: string; finished: boolean }>(
    'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished FROM "_prisma_migrations" WHERE rolled_back_at IS NULL',
  );
  const open = rows.find((row) => !row.finished);
  if (open) {
    throw new MigrationError(
      `Migration ${open.migration_name} was begun by another tool and never finished. Mend the schema by hand, then mark it with \`prisma migrate resolve\`.`,
    );
  }
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

async function apply(client: pg.Client, migration: Migration, checksum: string): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(migration.sql);
    await client.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
      [randomUUID(), checksum, migration.name],
    );
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`Migration ${migration.name} failed and was undone: ${reason}`, { cause: error });
  }
}
