/** Mails as they are stored: claiming those that are due, and how each try ended. */
import type { Queryable } from '../database/database.ts';
import { deleteRows } from '../database/delete-rows.ts';
import { type MailLanguage, mailLanguage } from './languages.ts';
import { NOTICES } from './unsubscribe.ts';

export type MailState = 'waiting' | 'sent' | 'failed' | 'suppressed';

export interface StoredMail {
  readonly mail_id: string;
  readonly key: string;
  readonly account_id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly name: string | null;
  readonly language: string;
  readonly data: unknown;
  readonly state: MailState;
  /** Of a claimed one: the number of this try; 1 is the first. */
  readonly tries: number;
  readonly next_try_at: string | null;
  readonly message_id: string | null;
  readonly answer: string | null;
  readonly created_at: string;
  readonly sent_at: string | null;
}

/** One that the caller alone may send until its claim runs out. */
export interface ClaimedMail extends StoredMail {
  readonly message_id: string;
  /** The trace of what it tells of, where that was one. */
  readonly traceparent: string | null;
  readonly has_left: boolean;
  readonly has_bounced: boolean;
}

/** A mail that could not be sent for so long is given up: what it says is old by then. */
export const GIVE_UP_DAYS = 3;
/** Ended mails stay for so long, for whoever asks what was sent. */
export const KEPT_DAYS = 90;

/**
 * Claims what is due, oldest first, for `claim_ms`. Several relays share the work; the claims of one that died run out, and its mails are due again.
 * The Message-Id is made at the first try and stays, so that receivers know a second copy.
 */
export async function claimMails(
  db: Queryable,
  { limit, claim_ms, domain }: { readonly limit: number; readonly claim_ms: number; readonly domain: string },
): Promise<readonly ClaimedMail[]> {
  const { rows } = await db.query<ClaimedMail & Record<string, unknown>>(
    `WITH due AS (
       SELECT mail_id FROM mails WHERE state = 'waiting' AND next_try_at <= now() ORDER BY next_try_at LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     UPDATE mails m SET next_try_at = now() + $2 * interval '1 millisecond', tries = m.tries + 1,
       message_id = COALESCE(m.message_id, '<' || m.mail_id || '@' || $3 || '>')
     FROM due WHERE m.mail_id = due.mail_id
     RETURNING m.*, EXISTS (SELECT 1 FROM mail_opt_outs o WHERE o.account_id = m.account_id AND o.list = $4) AS has_left,
       EXISTS (SELECT 1 FROM mail_bounces b WHERE b.address = lower(m.recipient)) AS has_bounced`,
    [limit, claim_ms, domain, NOTICES],
  );
  return rows;
}

/** The mail server has taken it. Whoever learns that may say so, also without the claim. */
export async function markMailSent(db: Queryable, { mail_id }: ClaimedMail, answer: string): Promise<void> {
  await db.query(
    `UPDATE mails SET state = 'sent', sent_at = now(), ended_at = now(), next_try_at = NULL, answer = $2 WHERE mail_id = $1 AND state <> 'sent'`,
    [mail_id, answer],
  );
}

/** It is tried again later, unless another try has begun since. */
export async function postponeMail(
  db: Queryable,
  { mail_id, tries }: ClaimedMail,
  { pause_ms, answer, counts = true }: { readonly pause_ms: number; readonly answer: string | null; readonly counts?: boolean },
): Promise<void> {
  await db.query(
    `UPDATE mails SET next_try_at = now() + $3 * interval '1 millisecond', answer = COALESCE($4, answer), tries = tries - $5
     WHERE mail_id = $1 AND tries = $2 AND state = 'waiting'`,
    [mail_id, tries, pause_ms, answer, counts ? 0 : 1],
  );
}

/** It is not sent, unless another try has begun since. */
export async function endMail(
  db: Queryable,
  { mail_id, tries }: ClaimedMail,
  state: 'failed' | 'suppressed',
  answer: string,
): Promise<void> {
  await db.query(
    `UPDATE mails SET state = $3, ended_at = now(), next_try_at = NULL, answer = $4 WHERE mail_id = $1 AND tries = $2 AND state = 'waiting'`,
    [mail_id, tries, state, answer],
  );
}

/** What it told of is no longer so: it is as if it had never been stored, and the next time tells of it. */
export async function dropMail(db: Queryable, { mail_id }: ClaimedMail): Promise<void> {
  await db.query(`DELETE FROM mails WHERE mail_id = $1 AND state = 'waiting'`, [mail_id]);
}

/** The mail server has said that there is no such address. */
export async function storeBounce(db: Queryable, address: string, answer: string): Promise<void> {
  await db.query('INSERT INTO mail_bounces (address, answer) VALUES (lower($1), $2) ON CONFLICT (address) DO UPDATE SET answer = $2', [
    address,
    answer,
  ]);
}

/** Gives up what has waited for too long, also where nothing sends mail, and deletes what has ended long ago. */
export async function expireMails(db: Queryable): Promise<number> {
  const late = await db.query(
    `UPDATE mails SET state = 'failed', ended_at = now(), next_try_at = NULL,
       answer = 'Not sent within ${GIVE_UP_DAYS} days.' || COALESCE(' Last: ' || answer, '')
     WHERE state = 'waiting' AND created_at < now() - interval '${GIVE_UP_DAYS} days' AND next_try_at < now()`,
  );
  const old = await deleteRows(db, 'mails', `ended_at < now() - interval '${KEPT_DAYS} days'`);
  // An address that bounced a year ago may be somebody's by now; the next mail to it finds out.
  const bounces = await deleteRows(db, 'mail_bounces', "created_at < now() - interval '365 days'");
  return late.rowCount + old + bounces;
}

/** How mails wait: how many, and for how many seconds the oldest has been due. */
export async function readMailBacklog(db: Queryable): Promise<{ readonly waiting: number; readonly oldest_s: number }> {
  const { rows } = await db.query<{ waiting: number; oldest_s: number }>(
    `SELECT count(*)::int AS waiting, COALESCE(EXTRACT(EPOCH FROM now() - min(created_at)), 0)::float8 AS oldest_s FROM mails WHERE state = 'waiting'`,
  );
  return rows[0] ?? { waiting: 0, oldest_s: 0 };
}

/** Newest first. */
export async function listMails(
  db: Queryable,
  {
    state,
    account_id,
    limit,
  }: { readonly state?: MailState | undefined; readonly account_id?: string | undefined; readonly limit: number },
): Promise<readonly StoredMail[]> {
  const { rows } = await db.query<StoredMail & Record<string, unknown>>(
    `SELECT mail_id, key, account_id, kind, recipient, name, language, data, state, tries, next_try_at, message_id, answer, created_at, sent_at
     FROM mails WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR account_id = $2) ORDER BY created_at DESC, mail_id LIMIT $3`,
    [state ?? null, account_id ?? null, limit],
  );
  return rows;
}

/**
 * Tries again what was not sent: one mail, or all that failed. It goes to the account's present address, and an address that bounced counts
 * as good again. Of an older day than the one on which mails are given up, it has as long again.
 */
export async function retryMails(db: Queryable, mail_id: string | null): Promise<number> {
  const { rowCount } = await db.query(
    `WITH again AS (
       UPDATE mails m SET state = 'waiting', ended_at = NULL, next_try_at = now(), tries = 0, created_at = now(),
           recipient = COALESCE(mail_recipient(m.account_id, m.kind), m.recipient)
       WHERE CASE WHEN $1::text IS NULL THEN m.state = 'failed' ELSE m.mail_id = $1 AND m.state IN ('failed', 'suppressed', 'waiting') END
       RETURNING m.recipient
     ), good AS (DELETE FROM mail_bounces b USING again WHERE b.address = lower(again.recipient))
     SELECT pg_notify('deckwright_mails', '') FROM again`,
    [mail_id],
  );
  return rowCount;
}

/** What an account wants of mail. */
export interface MailSettingsOfAccount {
  readonly language: MailLanguage;
  readonly low_balance_cents: number;
  /** Whether it gets notices. */
  readonly notices: boolean;
}

/** Null for an account that is gone. */
export async function readMailSettings(db: Queryable, account_id: string): Promise<MailSettingsOfAccount | null> {
  const { rows } = await db.query<{ language: string | null; low_balance_cents: number; notices: boolean }>(
    `SELECT a.language, w.low_balance_cents, NOT EXISTS (SELECT 1 FROM mail_opt_outs o WHERE o.account_id = a.account_id AND o.list = $2) AS notices
     FROM accounts a JOIN wallets w ON w.account_id = a.account_id WHERE a.account_id = $1`,
    [account_id, NOTICES],
  );
  const [row] = rows;
  return row === undefined ? null : { ...row, language: mailLanguage(row.language ?? 'en') };
}

/** What an account wants of mail; what is absent stays. False when there is no such account. */
export async function changeMailSettings(
  db: Queryable,
  account_id: string,
  { language, low_balance_cents }: { readonly language?: string | undefined; readonly low_balance_cents?: number | undefined },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `WITH w AS (UPDATE wallets SET low_balance_cents = COALESCE($3, low_balance_cents) WHERE account_id = $1)
     UPDATE accounts SET language = COALESCE($2, language) WHERE account_id = $1`,
    [account_id, language ?? null, low_balance_cents ?? null],
  );
  return rowCount > 0;
}
