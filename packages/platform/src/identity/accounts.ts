/** Accounts: created once for each user, with a default key that can be read again. */
import { ulid } from 'ulid';
import type { Database, Queryable } from '../database/database.ts';
import { createApiKey, hashSecret, type KeyMode } from './api-key.ts';
import type { Sealer } from './seal.ts';

export interface CreatedKey {
  readonly key_id: number;
  readonly name: string;
  readonly mode: KeyMode;
  readonly prefix: string;
  /** The whole key. */
  readonly text: string;
  readonly created_at: string;
}

export interface NewUser {
  /** The user as the identity provider knows it. */
  readonly external_id: string;
  readonly email: string | null;
  readonly name: string;
  /** What they read, as a tag such as `de-AT`; absent or null: not known. */
  readonly language?: string | null | undefined;
}

export type Provisioned =
  | { readonly outcome: 'created'; readonly account_id: string; readonly key: CreatedKey }
  /** `prefix` is null when the user has revoked every key. */
  | { readonly outcome: 'exists'; readonly account_id: string; readonly prefix: string | null };

export interface Resealed {
  readonly resealed: number;
  /** Sealed under a key that is no longer among the signing keys, so they cannot be read again. */
  readonly unreadable: number;
}

export interface Accounts {
  /** Account, wallet and default key at once; the second call for a user changes nothing. `sql` is a transaction that this is to be part of. */
  provision(user: NewUser, sql?: Queryable): Promise<Provisioned>;
  /** A default key takes the place of the earlier one, which keeps working but can no longer be read. `sql` as above. */
  createKey(account_id: string, name: string, mode: KeyMode, is_default: boolean, sql?: Queryable): Promise<CreatedKey>;
  /** The stored default key; null when there is none, or the key that it was sealed under is gone. */
  defaultKey(account_id: string): Promise<CreatedKey | null>;
  /** Seals every stored default key under the newest signing key, so that older ones can be retired. */
  reseal(): Promise<Resealed>;
}

export function createAccounts(db: Database, sealer: Sealer): Accounts {
  async function addKey(sql: Queryable, account_id: string, name: string, mode: KeyMode, is_default: boolean): Promise<CreatedKey> {
    const key = createApiKey(mode);
    if (is_default)
      await sql.query('UPDATE api_keys SET is_default = false, sealed = NULL WHERE account_id = $1 AND is_default', [account_id]);
    const { rows } = await sql.query<{ key_id: number; created_at: string }>(
      `INSERT INTO api_keys (account_id, name, mode, prefix, secret_sha256, is_default, sealed)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING key_id, created_at`,
      [account_id, name, mode, key.prefix, hashSecret(key.secret), is_default, is_default ? sealer.seal(key.text, account_id) : null],
    );
    const [row] = rows;
    if (row === undefined) throw new Error('The new key was not stored');
    return { ...row, name, mode, prefix: key.prefix, text: key.text };
  }

  async function provision(sql: Queryable, user: NewUser): Promise<Provisioned> {
    const account_id = `acc_${ulid()}`;
    const { rowCount } = await sql.query(
      'INSERT INTO accounts (account_id, name, email, external_id, language) VALUES ($1, $2, $3, $4, $5) ON CONFLICT (external_id) DO NOTHING',
      [account_id, user.name, user.email, user.external_id, user.language ?? null],
    );
    if (rowCount > 0) return { outcome: 'created', account_id, key: await addKey(sql, account_id, 'default', 'live', true) };
    const { rows } = await sql.query<{ account_id: string; prefix: string | null }>(
      `SELECT a.account_id, (SELECT k.prefix FROM api_keys k WHERE k.account_id = a.account_id AND k.kind = 'key' AND k.revoked_at IS NULL
                             ORDER BY k.is_default DESC, k.key_id LIMIT 1) AS prefix
       FROM accounts a WHERE a.external_id = $1`,
      [user.external_id],
    );
    const [existing] = rows;
    if (existing === undefined) throw new Error('The account is neither new nor there');
    return { outcome: 'exists', ...existing };
  }

  const within = <T>(sql: Queryable | undefined, work: (sql: Queryable) => Promise<T>): Promise<T> =>
    sql === undefined ? db.transaction(work) : work(sql);

  return {
    provision: (user, sql) => within(sql, (transaction) => provision(transaction, user)),
    createKey: (account_id, name, mode, is_default, sql) =>
      within(sql, (transaction) => addKey(transaction, account_id, name, mode, is_default)),
    async defaultKey(account_id) {
      const { rows } = await db.query<{
        key_id: number;
        name: string;
        mode: KeyMode;
        prefix: string;
        sealed: string | null;
        created_at: string;
      }>(
        `SELECT key_id, name, mode, prefix, sealed, created_at FROM api_keys WHERE account_id = $1 AND is_default AND revoked_at IS NULL`,
        [account_id],
      );
      const [row] = rows;
      const text = row?.sealed == null ? null : sealer.open(row.sealed, account_id);
      if (row === undefined || text === null) return null;
      const { sealed: _, ...key } = row;
      return { ...key, text };
    },
    async reseal() {
      let unreadable = 0;
      let resealed = 0;
      for (let after = 0; ; ) {
        const { rows } = await db.query<{ key_id: number; account_id: string; sealed: string }>(
          'SELECT key_id, account_id, sealed FROM api_keys WHERE sealed IS NOT NULL AND key_id > $1 ORDER BY key_id LIMIT 500',
          [after],
        );
        for (const { key_id, account_id, sealed } of rows) {
          const text = sealer.open(sealed, account_id);
          if (text === null) unreadable += 1;
          // One that was revoked or replaced meanwhile stays as it is.
          else
            resealed += (
              await db.query('UPDATE api_keys SET sealed = $3 WHERE key_id = $1 AND sealed = $2', [
                key_id,
                sealed,
                sealer.seal(text, account_id),
              ])
            ).rowCount;
          after = key_id;
        }
        if (rows.length < 500) return { resealed, unreadable };
      }
    },
  };
}
