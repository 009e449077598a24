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
export async function replayGrants(db: Queryable, account_id: string, before: Date | null = null): Promise<GrantReplay> {
  for (;;) {
    const { replay, begun_at } = await replayOnce(db, account_id, before);
    const { rows } = await db.query<{ seq: number }>('SELECT seq FROM credit_states WHERE account_id = $1', [account_id]);
    // Entries may have been folded between reading where to begin and reading them: then where to begin has moved.
    if ((rows[0]?.seq ?? 0) === begun_at || before !== null) return replay;
  }
}

interface Once {
  readonly replay: GrantReplay;
  readonly begun_at: number;
}

async function replayOnce(db: Queryable, account_id: string, before: Date | null): Promise<Once> {
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
       WHERE t.account_id = $1 AND t.seq > $2
         AND ($3::timestamptz IS NULL OR t.seq < (SELECT COALESCE(min(y.seq), 9223372036854775807) FROM ledger_transfers y WHERE y.account_id = $1 AND y.created_at >= $3))
       ORDER BY t.seq LIMIT ${PAGE}`,
      [account_id, after, before?.toISOString() ?? null],
    );
    for (const row of rows) replay.add(row);
    after = rows.at(-1)?.seq ?? after;
    if (rows.length < PAGE) break;
    if (rows.every(({ settled }) => settled)) reached = { seq: after, state: replay.state() };
  }
  if (reached !== undefined) await storeState(db, account_id, reached);
  return { replay, begun_at: reached?.seq ?? begun?.seq ?? 0 };
}

/**
 * Stores what the first entries of a ledger have come to: those that are older than `before`, up to the first younger one. Gives the number of the
 * last of them. What is folded afterwards is no longer read by anybody.
 */
export async function storeReplay(db: Queryable, account_id: string, before: Date): Promise<number> {
  const replay = await replayGrants(db, account_id, before);
  const { rows } = await db.query<{ seq: number | null }>(
    `SELECT COALESCE((SELECT min(seq) - 1 FROM ledger_transfers WHERE account_id = $1 AND created_at >= $2),
                     (SELECT max(seq) FROM ledger_transfers WHERE account_id = $1)) AS seq`,
    [account_id, before.toISOString()],
  );
  const seq = rows[0]?.seq ?? 0;
  await storeState(db, account_id, { seq, state: replay.state() });
  return seq;
}

const storeState = async (db: Queryable, account_id: string, { seq, state }: { readonly seq: number; readonly state: ReplayState }) => {
  await db.query(
    `INSERT INTO credit_states AS c (account_id, seq, state) VALUES ($1, $2, $3)
       ON CONFLICT (account_id) DO UPDATE SET seq = excluded.seq, state = excluded.state WHERE c.seq < excluded.seq`,
    [account_id, seq, JSON.stringify(state)],
  );
};

async function termsOf(db: Queryable, account_id: string): Promise<readonly GrantTerms[]> {
  const asked = 'SELECT transfer_id, priority, expires_at FROM credit_terms WHERE account_id = $1';
  return (await db.query<GrantTerms & Record<string, unknown>>(asked, [account_id])).rows;
}

/** Grants of which something is left or held, in the order in which they are used. */
export const listGrants = async (db: Queryable, account_id: string): Promise<readonly Grant[]> =>
  (await replayGrants(db, account_id)).grants().filter(({ remaining, held }) => remaining + held > 0);
