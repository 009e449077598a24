/** Postgres: opening, migrating, checking and, where none is given, running it. */

export { checkPostgres, UnsafeServerError } from './boot-checks.ts';
export type { Database, Queryable, Transaction } from './database.ts';
export {
  type EmbeddedPostgres,
  EmbeddedPostgresError,
  type EmbeddedPostgresOptions,
  embeddedUrl,
  startEmbeddedPostgres,
} from './embedded/start.ts';
export { MigrationError, migrateDatabase } from './migrate.ts';
export { type OpenDatabaseOptions, openDatabase } from './open-database.ts';
export { isDatabaseUnavailable } from './unavailable.ts';
