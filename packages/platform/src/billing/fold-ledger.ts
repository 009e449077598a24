/**
 * Folds what jobs of long ago have moved: their entries and holds go to an archive in the file store, and their sums stay, by account and
 * month. Money that came or went (top-ups, plans, bonuses, refunds, disputes, expiry) stays entry by entry: invoices, refunds, disputes and repeated
 * requests look for it by its id.
 */
import { gzipSync } from 'node:zlib';
import type { Database, Queryable } from '../database/database.ts';
import type { ObjectStore, StoredObject } from '../object-store/object-store.ts';
import { storeReplay } from './replay-grants.ts';

/** First part of the key of every archive. The sweep of files does not look there: an archive is never deleted. */
export const LEDGER_PREFIX = 'ledger';

export interface FoldOptions {
  /** Jobs that ended earlier are folded. */
  readonly before: Date;
  /** Of one archive. */
  readonly most_holds?: number;
  readonly signal?: AbortSignal | undefined;
}

export interface Folded {
  readonly archives: number;
  readonly holds: number;
  readonly entries: number;
}

const MOST_HOLDS = 1_000;
const MIME = 'application/gzip';

/** Folds until nothing is left to fold. Several may run side by side; what one has locked another leaves to it. */
export async function foldLedger(db: Database, objects: Pick<ObjectStore, 'put'>, options: FoldOptions): Promise<Folded> {
  const folded = { archives: 0, holds: 0, entries: 0 };
  while (!options.signal?.aborted) {
    const batch = await readBatch(db, options);
    if (batch === null) break;
    // Resolves when the store has read it back. A crash now leaves an archive of entries that are archived again later, under the same key.
    const archive = await objects.put(archiveOf(batch), {
      prefix: `${LEDGER_PREFIX}/${batch.month.slice(0, 7)}`,
      extension: 'gz',
      mime: MIME,
    });
    if (!(await db.transaction((sql) => foldBatch(sql, batch, archive, options.before)))) break;
    folded.archives += 1;
    folded.holds += batch.holds.length;
    folded.entries += batch.entries.length;
  }
  return folded;
}

interface Line {
  readonly id: string;
  /** The row as JSON, as Postgres writes it: no number passes through a float. */
  readonly line: string;
}

interface Batch {
  readonly account_id: string;
  /** `2025-03-01`. */
  readonly month: string;
  readonly holds: readonly Line[];
  readonly entries: readonly Line[];
}

type Row = Line & Record<string, unknown>;

/** Ended holds of jobs that are gone; a job that is still listed shows its price, and is checked against it. */
const FOLDABLE = "h.state <> 'open' AND h.ended_at < $1 AND NOT EXISTS (SELECT 1 FROM jobs j WHERE j.job_id = h.job_id)";
const MONTH = "date_trunc('month', h.ended_at AT TIME ZONE 'UTC')";

/** The oldest holds of the account whose hold is the oldest, of one month; null where there are none. */
async function readBatch(db: Queryable, { before, most_holds = MOST_HOLDS }: FoldOptions): Promise<Batch | null> {
  const first = await db.query<{ account_id: string; month: string }>(
    `SELECT h.account_id, to_char(${MONTH}, 'YYYY-MM-DD') AS month FROM wallet_holds h WHERE ${FOLDABLE} ORDER BY h.ended_at LIMIT 1`,
    [before.toISOString()],
  );
  const [oldest] = first.rows;
  if (oldest === undefined) return null;
  const { rows: holds } = await db.query<Row>(
    `SELECT h.job_id AS id, row_to_json(h)::text AS line FROM wallet_holds h
     WHERE ${FOLDABLE} AND h.account_id = $2 AND ${MONTH} = $3::date ORDER BY h.ended_at, h.job_id LIMIT $4`,
    [before.toISOString(), oldest.account_id, oldest.month, most_holds],
  );
  const { rows: entries } = await db.query<Row>(
    'SELECT t.seq::text AS id, row_to_json(t)::text AS line FROM ledger_transfers t WHERE t.job_id = ANY($1) ORDER BY t.seq',
    [holds.map((hold) => hold.id)],
  );
  return { ...oldest, holds, entries };
}

/** JSON lines, compressed: each row beside the name of its table. The same rows give the same bytes. */
function archiveOf({ holds, entries }: Batch): Uint8Array {
  const lines = [
    ...holds.map(({ line }) => `{"table":"wallet_holds","row":${line}}\n`),
    ...entries.map(({ line }) => `{"table":"ledger_transfers","row":${line}}\n`),
  ];
  return gzipSync(lines.join(''));
}

/** False where another has come first. */
async function foldBatch(sql: Queryable, batch: Batch, archive: StoredObject, before: Date): Promise<boolean> {
  const { account_id, month } = batch;
  const job_ids = batch.holds.map((hold) => hold.id);
  const seqs = batch.entries.map((entry) => entry.id);
  // As whoever takes back what is left of a credit does: it must not read half of what is folded here.
  await sql.query('SELECT 1 FROM wallets WHERE account_id = $1 FOR UPDATE', [account_id]);
  const held = await sql.query('SELECT 1 FROM wallet_holds WHERE job_id = ANY($1) FOR UPDATE SKIP LOCKED', [job_ids]);
  if (held.rowCount !== job_ids.length) return false;
  // What is left of each credit follows from the entries: it is worked out while they are there.
  const known = await storeReplay(sql, account_id, before);
  await sql.query("SELECT set_config('deckwright.folds_ledger', 'on', true)");
  const { rows } = await sql.query<{ entries: number }>(
    `WITH gone AS (
       DELETE FROM ledger_transfers WHERE seq = ANY($2::bigint[]) AND account_id = $1 AND seq <= $3 RETURNING *
     ), summed AS (
       INSERT INTO ledger_months AS m (account_id, month, unit, from_book, to_book, kind, amount, entries)
       SELECT account_id, date_trunc('month', created_at AT TIME ZONE 'UTC')::date, unit, from_book, to_book, kind, sum(amount), count(*) FROM gone
       GROUP BY 1, 2, 3, 4, 5, 6
       ON CONFLICT (account_id, month, unit, from_book, to_book, kind)
         DO UPDATE SET amount = m.amount + excluded.amount, entries = m.entries + excluded.entries
     )
     SELECT count(*)::int AS entries FROM gone`,
    [account_id, seqs, known],
  );
  await sql.query("SELECT set_config('deckwright.folds_ledger', 'off', true)");
  if (rows[0]?.entries !== seqs.length)
    throw new Error(`Of ${seqs.length} entries of ${account_id} only ${rows[0]?.entries} could be folded.`);
  await sql.query('UPDATE billed_inputs SET archived = true WHERE account_id = $1 AND job_id = ANY($2)', [account_id, job_ids]);
  await sql.query('DELETE FROM wallet_holds WHERE job_id = ANY($1)', [job_ids]);
  const { object_key, sha256, bytes } = archive;
  await sql.query(
    `INSERT INTO ledger_archives (account_id, month, holds, entries, object_key, sha256, bytes, mime) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [account_id, month, job_ids.length, seqs.length, object_key, sha256, bytes, MIME],
  );
  return true;
}
