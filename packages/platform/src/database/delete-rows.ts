/** Deletes rows that have expired, some hundred at a time, so that nobody waits long for a row or for the log of the server. */
import type { Queryable } from './database.ts';

const BATCH = 500;

/**
 * Deletes every row of `table` for which `condition` holds, and returns how many. Rows that somebody has locked are left to the next sweep. The
 * place of a row is safe to go by: it is locked in the same statement.
 */
export async function deleteRows(
  sql: Queryable,
  table: string,
  condition: string,
  values: readonly unknown[] = [],
  batch = BATCH,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const { rowCount } = await sql.query(
      `DELETE FROM ${table} WHERE ctid = ANY(ARRAY(SELECT ctid FROM ${table} WHERE ${condition} LIMIT ${batch} FOR UPDATE SKIP LOCKED))`,
      values,
    );
    deleted += rowCount;
    if (rowCount < batch) return deleted;
  }
}
