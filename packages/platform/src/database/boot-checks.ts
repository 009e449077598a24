/** Refuses a Postgres whose configuration may lose committed data. */
import type { Database } from './database.ts';

/** Oldest server that the schema is tested on. */
const OLDEST_VERSION = 150_000;

/** A server setting that we do not start with; `message` is one line with the remedy. */
export class UnsafeServerError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnsafeServerError';
  }
}

/** @throws UnsafeServerError when durability is switched off or the server is too old. */
export async function checkPostgres(db: Database): Promise<void> {
  const { rows } = await db.query<{ name: string; setting: string }>(
    "SELECT name, setting FROM pg_settings WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num')",
  );
  const settings = new Map(rows.map((row) => [row.name, row.setting]));
  for (const name of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    if (settings.get(name) === 'off') {
      throw new UnsafeServerError(
        `PostgreSQL runs with ${name} = off: a crash would lose accepted work. Set ${name} = on in postgresql.conf and restart it.`,
      );
    }
  }
  if (Number(settings.get('server_version_num')) < OLDEST_VERSION) {
    throw new UnsafeServerError(
      'PostgreSQL is older than version 15. Upgrade the server, or leave DECKWRIGHT_DATABASE_URL unset to use the embedded one.',
    );
  }
}
