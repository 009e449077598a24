/** Follows the ledger of an account, from where it was followed to before. */
import type { Queryable } from '../database/database.ts';
import { type Entry, type Grant, GrantReplay, type GrantTerms, type ReplayState } from './grants.ts';

const PAGE = 2_000;

/**
 * Entries get their numbers before they are visible, so a younger one may be read before an older one. None is written by a transaction as old as
 * this: up to here nothing comes in between any more.
 */
const SETTLED = "interval '1 hour'";

type Row = Entry & { readonly seq: number; readonly settled: boolean } & Record<string, unknown>;

/**
 * Follows the ledger of an account, some thousand entries at a time. Where the first of them have come to is stored, so that a ledger of many years
 * costs as much as the entries that came since.
 */
export async function replayGrants(db: Queryable, account_id: string): Promise<GrantReplay> {
  const stored = await db.query<{ seq: number; state: ReplayState }>('SELECT seq, state FROM credit_states WHERE account_id = $1', [
    account_id,
  ]);
  const [begun] = stored.rows;
  const replay = begun === undefined ? new GrantReplay() : GrantReplay.from(begun.state, await termsOf(db, account_id));
  let after = begun?.seq ?? 0;
  let reached: { readonly seq: number; readonly state: ReplayState } | undefined;
  for (;;) {
    const { rows } = await db.query<Row>(
      `SELECT t.seq, t.transfer_id, t.unit, t.from_book, t.to_book, t.amount, t.kind, t.job_id, t.reason, t.created_at, c.priority, c.expires_at,
              t.created_at < now() - ${SETTLED} AS settled
       FROM ledger_transfers t LEFT JOIN credit_terms c ON c.transfer_id = t.transfer_id
       WHERE t.account_id = $1 AND t.seq > $2 ORDER BY t.seq LIMIT ${PAGE}`,
      [account_id, after],
    );
    for (const row of rows) replay.add(row);
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < PAGE) break;
    if (rows.every(({ settled }) => settled)) reached = { seq: after, state: replay.state() };
  }
  if (reached !== undefined)
    await db.query(
      `INSERT INTO credit_states AS c (account_id, seq, state) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE c.seq < excluded.seq`,
      [account_id, reached.seq, JSON.stringify(reached.state)],
    );
  return replay;
}

async function termsOf(db: Queryable, account_id: string): Promise<readonly GrantTerms[]> {
  const asked = 'SELECT transfer_id, priority, expires_at FROM credit_terms WHERE account_id = $1';
  return (await db.query<GrantTerms & Record<string, unknown>>(asked, [account_id])).rows;
}

/** Grants of which something is left or held, in the order in which they are used. */
export const listGrants = async (db: Queryable, account_id: string): Promise<readonly Grant[]> =>
  (await replayGrants(db, account_id)).grants().filter(({ remaining, held }) => remaining + held > 0);
