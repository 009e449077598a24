/** Takes back what is left of credit whose time is over, as a movement like any other. */
import type { Database, Queryable } from '../database/database.ts';
import { replayGrants } from './replay-grants.ts';

/** Where credit goes back to that nobody used. */
const BACK: Readonly<Record<string, string>> = { promo: 'promo_expense', free_slides: 'slides_granted', plan_slides: 'slides_granted' };

interface Due extends Record<string, unknown> {
  readonly transfer_id: string;
  readonly account_id: string;
}

const PAGE = 100;

/**
 * Expires what is due. What running jobs hold stays, and expires when it comes back. Gives the number of movements.
 * @param now for tests; else by the database's clock, which all processes share
 */
export async function expireCredit(db: Database, now: Date | null = null): Promise<number> {
  let moved = 0;
  // By place, because what is held stays due, and would keep what comes after it out of the page.
  for (let after = ''; ; ) {
    const { rows } = await db.query<Due>(
      `SELECT transfer_id, account_id FROM credit_terms WHERE closed_at IS NULL AND expires_at <= COALESCE($1::timestamptz, now()) AND transfer_id > $2
       ORDER BY transfer_id LIMIT $3`,
      [now?.toISOString() ?? null, after, PAGE],
    );
    for (const due of rows) moved += await expireOne(db, due);
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return moved;
    after = last.transfer_id;
  }
}

const expireOne = (db: Database, { transfer_id, account_id }: Due): Promise<number> =>
  db.transaction((sql) => expireIn(sql, account_id, transfer_id));

/** Takes back what is left of one grant, as part of a transaction. What running jobs hold of it expires when it comes back. */
export async function expireIn(sql: Queryable, account_id: string, transfer_id: string): Promise<number> {
  // As the statements that spend do: nothing is spent between reading what is left and taking it.
  await sql.query('SELECT 1 FROM wallets WHERE account_id = $1 FOR UPDATE', [account_id]);
  const grant = (await replayGrants(sql, account_id)).grants().find(({ grant_id }) => grant_id === transfer_id);
  const to = grant === undefined ? undefined : BACK[grant.book];
  if (grant === undefined || to === undefined) throw new Error(`${transfer_id} is no credit that expires.`);
  if (grant.held === 0) await sql.query('UPDATE credit_terms SET closed_at = now() WHERE transfer_id = $1', [transfer_id]);
  if (grant.remaining === 0) return 0;
  await sql.query(
    `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, reason)
     SELECT 'expiry:' || $1 || ':' || (SELECT count(*) FROM ledger_transfers e WHERE e.account_id = $2 AND starts_with(e.transfer_id, 'expiry:' || $1 || ':')),
            $2, $3, $4, $5, $6, 'expiry', $7`,
    [transfer_id, account_id, grant.unit, grant.book, to, grant.remaining, grant.reason],
  );
  return 1;
}
