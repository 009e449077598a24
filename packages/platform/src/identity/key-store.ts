/** API keys in Postgres: created, found by their public prefix, listed without their secret, revoked. */
import { LruCache } from '@deckwright/core/lru-cache';
import { ulid } from 'ulid';
import type { Queryable } from '../database/database.ts';
import { createApiKey, hashSecret, type KeyMode, parseApiKey, secretMatches } from './api-key.ts';

/** An account and the key that it was recognised by. */
export interface KeyHolder {
  readonly account_id: string;
  readonly key_id: number;
  readonly mode: KeyMode;
  /** Requests that a policy of this name allows this key, where an operator said so. */
  readonly rate_limits: Readonly<Record<string, number>>;
}

/** A key as listings show it. */
export interface KeyListing {
  readonly key_id: number;
  readonly name: string;
  readonly mode: KeyMode;
  readonly prefix: string;
  readonly created_at: string;
  readonly last_used_at: string | null;
  readonly revoked_at: string | null;
}

export interface AccountOptions {
  readonly email?: string | null;
  /** The user as the identity provider knows it; one account each. */
  readonly external_id?: string | null;
  /** `unmetered`: an account of the operator, which pays nothing. */
  readonly billing?: 'metered' | 'unmetered';
}

export interface KeyStore {
  /** A new account with its wallet and free slides. */
  createAccount(name: string, options?: AccountOptions): Promise<string>;
  /** `text` is the whole key and cannot be had again. */
  createKey(
    account_id: string,
    name: string,
    mode: KeyMode,
  ): Promise<{ readonly key_id: number; readonly text: string; readonly prefix: string }>;
  /** Who holds this key; null for one that is mistyped, unknown or revoked. */
  authenticate(text: string): Promise<KeyHolder | null>;
  /** Whether this key was valid when this process last read it. Without a query, so a key that was revoked since may still count. */
  isKnown(text: string): boolean;
  /** Knows the keys that were used within the last days, as after a restart. */
  recall(): Promise<void>;
  list(account_id: string): Promise<readonly KeyListing[]>;
  /** False when the account has no such live key. */
  revoke(account_id: string, key_id: number): Promise<boolean>;
  /** Limits of the live key that begins with `prefix`, after `name` was set, or removed by null; null when there is no such key. */
  setRateLimit(prefix: string, name: string, limit: number | null): Promise<Readonly<Record<string, number>> | null>;
}

/** A key's last use is written at most this often: it is for people who tidy up, not for accounting. */
const STAMP_EVERY_MS = 60_000;
/** Cached keys, some 200 bytes each; the least recently used is evicted first. */
const MAX_RECALLED_KEYS = 20_000;
const RECALLED_DAYS = 30;
/** Compared against when a prefix is unknown, so that the answer takes as long as for a wrong secret. */
const NOBODY = hashSecret('');

export function createKeyStore(db: Queryable, now_ms: () => number): KeyStore {
  const stamped = new Map<number, number>();
  /** SHA-256 of the secret, by prefix. */
  const recalled = new LruCache<string, string>({ entries: MAX_RECALLED_KEYS });

  function stamp(key_id: number): void {
    const now = now_ms();
    if (now - (stamped.get(key_id) ?? 0) < STAMP_EVERY_MS) return;
    if (stamped.size > 10_000) stamped.clear();
    stamped.set(key_id, now);
    // Not awaited: a request must not fail because its stamp did.
    db.query('UPDATE api_keys SET last_used_at = now() WHERE key_id = $1', [key_id]).catch(() => stamped.delete(key_id));
  }

  return {
    async createAccount(name, { email = null, external_id = null, billing = 'metered' } = {}) {
      const account_id = `acc_${ulid()}`;
      await db.query('INSERT INTO accounts (account_id, name, email, external_id, billing) VALUES ($1, $2, $3, $4, $5)', [
        account_id,
        name,
        email,
        external_id,
        billing,
      ]);
      return account_id;
    },
    async createKey(account_id, name, mode) {
      const key = createApiKey(mode);
      const { rows } = await db.query<{ key_id: number }>(
        'INSERT INTO api_keys (account_id, name, mode, prefix, secret_sha256) VALUES ($1, $2, $3, $4, $5) RETURNING key_id',
        [account_id, name, mode, key.prefix, hashSecret(key.secret)],
      );
      const [row] = rows;
      if (row === undefined) throw new Error('The new key was not stored');
      return { key_id: row.key_id, text: key.text, prefix: key.prefix };
    },
    async authenticate(text) {
      const key = parseApiKey(text);
      if (key === null) return null;
      const { rows } = await db.query<{
        key_id: number;
        account_id: string;
        mode: KeyMode;
        secret_sha256: string;
        rate_limits: Record<string, number>;
      }>(
        "SELECT key_id, account_id, mode, secret_sha256, rate_limits FROM api_keys WHERE prefix = $1 AND kind = 'key' AND revoked_at IS NULL",
        [key.prefix],
      );
      const [row] = rows;
      const matches = secretMatches(key.secret, row?.secret_sha256 ?? NOBODY);
      if (row === undefined || !matches) {
        // One that was revoked is wrong from now on.
        if (row === undefined) recalled.delete(key.prefix);
        return null;
      }
      recalled.set(key.prefix, row.secret_sha256);
      stamp(row.key_id);
      return { account_id: row.account_id, key_id: row.key_id, mode: row.mode, rate_limits: row.rate_limits };
    },
    isKnown(text) {
      const key = parseApiKey(text);
      const hash = key === null ? undefined : recalled.peek(key.prefix);
      return key !== null && hash !== undefined && secretMatches(key.secret, hash);
    },
    async recall() {
      const { rows } = await db.query<{ prefix: string; secret_sha256: string }>(
        `SELECT prefix, secret_sha256 FROM api_keys WHERE kind = 'key' AND revoked_at IS NULL AND last_used_at > now() - $1 * interval '1 day'
         ORDER BY last_used_at DESC LIMIT $2`,
        [RECALLED_DAYS, MAX_RECALLED_KEYS],
      );
      for (const { prefix, secret_sha256 } of rows.reverse()) recalled.set(prefix, secret_sha256);
    },
    async list(account_id) {
      const { rows } = await db.query<KeyListing & Record<string, unknown>>(
        `SELECT key_id, name, mode, prefix, created_at, last_used_at, revoked_at FROM api_keys
         WHERE account_id = $1 AND kind = 'key' ORDER BY key_id`,
        [account_id],
      );
      return rows;
    },
    async revoke(account_id, key_id) {
      const { rowCount } = await db.query(
        `UPDATE api_keys SET revoked_at = now(), is_default = false, sealed = NULL
         WHERE account_id = $1 AND key_id = $2 AND kind = 'key' AND revoked_at IS NULL`,
        [account_id, key_id],
      );
      return rowCount === 1;
    },
    async setRateLimit(prefix, name, limit) {
      const { rows } = await db.query<{ rate_limits: Record<string, number> }>(
        `UPDATE api_keys SET rate_limits = jsonb_strip_nulls(rate_limits || jsonb_build_object($2::text, $3::int))
         WHERE prefix = $1 AND kind = 'key' AND revoked_at IS NULL RETURNING rate_limits`,
        [prefix, name, limit],
      );
      return rows[0]?.rate_limits ?? null;
    },
  };
}
