/**
 * Grants that accounts have given to agents: one for an account, a client and a resource. A grant has a row beside the account's keys, which jobs,
 * shares and the ledger name.
 */
import type { Queryable } from '@deckwright/platform/database';
import { hashSecret } from '@deckwright/platform/identity';
import { randomText } from '@deckwright/platform/sign-in';
import type { Client } from './clients.ts';
import { SCOPE_NAMES } from './scopes.ts';

export interface Grant {
  readonly grant_id: string;
  readonly account_id: string;
  readonly client_id: string;
  readonly key_id: number;
  readonly resource: string;
  /** Of the grant, or of the refresh token that stands for it. */
  readonly scopes: readonly string[];
  /** Of one access token, where its client asks for less. */
  readonly access_scopes?: readonly string[];
  readonly expires_at: string;
}

export const GRANT_COLUMNS = 'g.grant_id, g.account_id, g.client_id, g.key_id, g.resource, g.scopes, g.expires_at';

export interface Granted {
  readonly account_id: string;
  readonly resource: string;
  readonly scopes: readonly string[];
  readonly days: number;
  /** Of a month; null for none. */
  readonly limit_cents: number | null;
  /** A grant that there is keeps its limit. */
  readonly keeps_limit: boolean;
}

/** Widens the grant that there is by what the person has agreed to now, and opens one where there is none. */
export async function grantAccess(sql: Queryable, client: Client, granted: Granted, now: Date): Promise<Grant> {
  const { account_id, resource } = granted;
  // Two consents at once make one grant.
  await sql.query("SELECT pg_advisory_xact_lock(hashtext('deckwright oauth grant'), hashtext($1))", [
    `${account_id} ${client.client_id} ${resource}`,
  ]);
  const { rows } = await sql.query<Grant & Record<string, unknown>>(
    `SELECT ${GRANT_COLUMNS} FROM oauth_grants g JOIN api_keys k USING (key_id)
     WHERE g.account_id = $1 AND g.client_id = $2 AND g.resource = $3 AND g.expires_at > $4 AND k.revoked_at IS NULL
     ORDER BY g.created_at DESC, g.grant_id LIMIT 1 FOR UPDATE OF g`,
    [account_id, client.client_id, resource, now],
  );
  const [grant] = rows;
  return grant === undefined ? openGrant(sql, client, granted, now) : widenGrant(sql, client, grant, granted, now);
}

const endOf = (now: Date, days: number): Date => new Date(now.getTime() + days * 24 * 3_600_000);

/** It ends when the person said last. Tokens that are out keep the scopes that they were issued with. */
async function widenGrant(sql: Queryable, client: Client, grant: Grant, granted: Granted, now: Date): Promise<Grant> {
  const scopes = SCOPE_NAMES.filter((name) => grant.scopes.includes(name) || granted.scopes.includes(name));
  const expires = endOf(now, granted.days);
  await sql.query(
    `UPDATE oauth_grants SET scopes = $2, expires_at = $3, client_name = $4, limit_cents = CASE WHEN $5 THEN limit_cents ELSE $6 END
     WHERE grant_id = $1`,
    [grant.grant_id, scopes, expires, client.name, granted.keeps_limit, granted.limit_cents],
  );
  return { ...grant, scopes, expires_at: expires.toISOString() };
}

async function openGrant(sql: Queryable, client: Client, granted: Granted, now: Date): Promise<Grant> {
  const { account_id, resource, scopes, days, limit_cents } = granted;
  // Its prefix and secret have no form of a key, so that no caller can send them as one.
  const { rows: keys } = await sql.query<{ key_id: number }>(
    `INSERT INTO api_keys (account_id, name, mode, kind, prefix, secret_sha256) VALUES ($1, $2, 'live', 'agent', $3, $4) RETURNING key_id`,
    [account_id, client.name, randomText('agent_'), hashSecret(randomText())],
  );
  const { rows } = await sql.query<Grant & Record<string, unknown>>(
    `INSERT INTO oauth_grants AS g (grant_id, account_id, client_id, client_name, key_id, resource, scopes, created_at, expires_at, last_token_at, limit_cents)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $8, $10) RETURNING ${GRANT_COLUMNS}`,
    [randomText('grt_'), account_id, client.client_id, client.name, keys[0]?.key_id, resource, scopes, now, endOf(now, days), limit_cents],
  );
  const [grant] = rows;
  if (grant === undefined) throw new Error('The grant was not stored');
  return grant;
}

/** Ends a grant and every token of it, from the next request on. */
export async function closeGrant(sql: Queryable, key_id: number): Promise<void> {
  await sql.query("UPDATE api_keys SET revoked_at = now() WHERE key_id = $1 AND kind = 'agent' AND revoked_at IS NULL", [key_id]);
  await sql.query('DELETE FROM oauth_grants WHERE key_id = $1', [key_id]);
}
