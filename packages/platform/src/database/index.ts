/** Postgres: opens, migrates and checks it, and runs one where none is given. */

export { checkPostgres, UnsafeServerError } from './boot-checks.ts';
export type { Database, PoolUse, Queryable, Transaction } from './database.ts';
export { databaseTime } from './database-time.ts';
export { deleteRows } from './delete-rows.ts';
export {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
  embeddedUrl,
  startEmbeddedPostgres,
} from './embedded/start.ts';
export { MigrationError, migrateDatabase } from './migrate.ts';
export { readMigrations } from './migrations.ts';
export { type OpenDatabaseOptions, openDatabase } from './open-database.ts';
export { isDatabaseUnavailable } from './unavailable.ts';
