/** The clock of the database, the one that all processes share. */
import type { Queryable } from './database.ts';

export async function databaseTime(db: Queryable): Promise<Date> {
  const { rows } = await db.query<{ now: string }>('SELECT clock_timestamp() AS now');
  return new Date(String(rows[0]?.now));
}
