/** Leaving a list: what a link says, signed, and which accounts have left. */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../database/database.ts';

/** What a link may be about. Receipts and failures are no list. */
export const NOTICES = 'notices';

/** `leave` or `join`, and for which account. */
export interface Wish {
  readonly account_id: string;
  readonly list: typeof NOTICES;
  readonly act: 'leave' | 'join';
}

export interface WishSigner {
  sign(wish: Wish): string;
  /** Null for a token that none of the keys has signed. Never throws. */
  read(token: string): Wish | null;
}

const MAX_TOKEN = 400;

/** `keys` newest first: the first one signs, all of them verify. A token has no expiry, because a mail may be opened years later. */
export function createWishSigner(keys: readonly string[]): WishSigner {
  const derived = keys.map((key) => Buffer.from(hkdfSync('sha256', key, '', 'deckwright-mail-wish-1', 32)));
  const [newest] = derived;
  if (newest === undefined) throw new Error('Signing needs a key');
  const signature = (key: Buffer, body: string): Buffer => createHmac('sha256', key).update(body).digest().subarray(0, 16);
  return {
    sign({ account_id, list, act }) {
      const body = Buffer.from(JSON.stringify([account_id, list, act])).toString('base64url');
      return `${body}.${signature(newest, body).toString('base64url')}`;
    },
    read(token) {
      const [body = '', given = '', ...rest] = token.slice(0, MAX_TOKEN + 1).split('.');
      const bytes = Buffer.from(given, 'base64url');
      if (token.length > MAX_TOKEN || rest.length > 0 || bytes.length !== 16 || bytes.toString('base64url') !== given) return null;
      // Every key is tried, whichever matches, so that timing does not tell which one did.
      if (!derived.map((key) => timingSafeEqual(signature(key, body), bytes)).includes(true)) return null;
      const [account_id, list, act] = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as readonly string[];
      if (account_id === undefined || list !== NOTICES || (act !== 'leave' && act !== 'join')) return null;
      return { account_id, list, act };
    },
  };
}

/** Does what a link says; once done, it changes nothing. An account that is gone has nothing to leave. */
export async function followWish(sql: Queryable, { account_id, list, act }: Wish): Promise<void> {
  if (act === 'join') await sql.query('DELETE FROM mail_opt_outs WHERE account_id = $1 AND list = $2', [account_id, list]);
  else
    await sql.query(
      'INSERT INTO mail_opt_outs (account_id, list) SELECT account_id, $2 FROM accounts WHERE account_id = $1 ON CONFLICT DO NOTHING',
      [account_id, list],
    );
}

/** What the page of a link shows of an account; null when it is gone. */
export async function readReader(
  sql: Queryable,
  { account_id, list }: Wish,
): Promise<{ readonly language: string; readonly has_left: boolean } | null> {
  const { rows } = await sql.query<{ language: string; has_left: boolean }>(
    `SELECT COALESCE(a.language, 'en') AS language, EXISTS (SELECT 1 FROM mail_opt_outs o WHERE o.account_id = a.account_id AND o.list = $2) AS has_left
     FROM accounts a WHERE a.account_id = $1`,
    [account_id, list],
  );
  return rows[0] ?? null;
}

/** Where the page of a link is. */
export const unsubscribeUrl = (base_url: string, token: string): string =>
  `${base_url}/v1/email/unsubscribe?t=${encodeURIComponent(token)}`;

/** Stamps the first click on a link of a notice. Nothing happens for a mail that is unknown, or was stamped before. */
export async function stampClick(sql: Queryable, mail_id: string): Promise<void> {
  await sql.query('UPDATE mails SET clicked_at = now() WHERE mail_id = $1 AND clicked_at IS NULL', [mail_id]);
}
