/** Token, step 3: an access token for 24 hours, and a refresh token that is good once. */
import { randomUUID } from 'node:crypto';
import type { Queryable } from '@deckwright/platform/database';
import { randomText, sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import type { Client } from '../clients.ts';
import type { Grant } from '../grants.ts';
import { ACCESS_TOKEN_S } from '../oauth.ts';
import { oauthOf } from '../refusals.ts';

export interface Tokens {
  readonly access_token: string;
  readonly token_type: 'Bearer';
  readonly expires_in: number;
  readonly refresh_token?: string;
  readonly scope: string;
}

export async function issueTokens(kit: GatewayKit, sql: Queryable, client: Client, grant: Grant): Promise<Tokens> {
  const { account_id, client_id, key_id, resource, grant_id, access_scopes: scopes = grant.scopes } = grant;
  const now_s = Math.floor(kit.now_ms() / 1000);
  // None outlives what was granted.
  const ends_s = Math.min(now_s + ACCESS_TOKEN_S, Math.floor(Date.parse(grant.expires_at) / 1000));
  const access_token = await oauthOf(kit).tokens.sign(
    { account_id, client_id, key_id, scopes, audience: resource },
    { issuer: kit.base_url(), id: randomUUID(), now_s, ends_s },
  );
  const answer = { access_token, token_type: 'Bearer' as const, expires_in: ends_s - now_s, scope: scopes.join(' ') };
  const now = new Date(kit.now_ms());
  await sql.query('UPDATE oauth_clients SET last_used_at = $2 WHERE client_id = $1', [client_id, now]);
  await sql.query('UPDATE oauth_grants SET last_token_at = $2 WHERE grant_id = $1', [grant_id, now]);
  const types: unknown = client.metadata['grant_types'];
  if (Array.isArray(types) && !types.includes('refresh_token')) return answer;
  const refresh_token = randomText('dwr_');
  await sql.query('INSERT INTO oauth_refresh_tokens (token_sha256, grant_id, created_at, scopes) VALUES ($1, $2, $3, $4)', [
    sha256(refresh_token),
    grant_id,
    now,
    grant.scopes,
  ]);
  return { ...answer, refresh_token };
}
