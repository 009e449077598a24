/**
 * Token, step 2 for a refresh token: uses it up. A second use means that two parties have it, and ends the grant for both (RFC 9700,
 * 4.14.2).
 */
import type { Queryable } from '@deckwright/platform/database';
import { sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import type { Client } from '../clients.ts';
import { closeGrant, GRANT_COLUMNS, type Grant } from '../grants.ts';
import { refuseOAuth } from '../refusals.ts';
import { knownResource } from '../resources.ts';
import type { TokenForm } from './authenticate-client.ts';

/** A text says why there is none. It is an answer, so that what a second use ends stays ended. @throws ProblemError `invalid_request`, `invalid_scope` */
export async function useRefreshToken(kit: GatewayKit, sql: Queryable, client: Client, form: TokenForm): Promise<Grant | string> {
  const token = form['refresh_token'] ?? '';
  if (token === '') throw refuseOAuth('invalid_request', 'refresh_token is missing.');
  const { rows } = await sql.query<Grant & { used_at: string | null; issued_with: readonly string[] } & Record<string, unknown>>(
    `SELECT t.used_at, t.scopes AS issued_with, ${GRANT_COLUMNS} FROM oauth_refresh_tokens t JOIN oauth_grants g USING (grant_id)
     WHERE t.token_sha256 = $1 FOR UPDATE OF t, g`,
    [sha256(token)],
  );
  const [found] = rows;
  if (found === undefined || found.client_id !== client.client_id)
    return 'The refresh token is unknown, was taken back, or belongs to another client.';
  const { used_at, issued_with, ...whole } = found;
  // None where a gateway of the version before issued it.
  const grant = issued_with.length === 0 ? whole : { ...whole, scopes: issued_with };
  if (used_at !== null) {
    await closeGrant(sql, grant.key_id);
    return 'The refresh token has been used before. The grant has been taken back; connect the agent again.';
  }
  if (Date.parse(grant.expires_at) <= kit.now_ms()) return 'The grant has run out; connect the agent again.';
  if (form['resource'] !== undefined && knownResource(form['resource'], kit.base_url()) !== grant.resource)
    return 'resource is not the one that was granted.';
  const access_scopes = narrowed(grant.scopes, form['scope']);
  await sql.query('UPDATE oauth_refresh_tokens SET used_at = $2 WHERE token_sha256 = $1', [sha256(token), new Date(kit.now_ms())]);
  return { ...grant, access_scopes };
}

/** A client may ask for less than it was granted, for one token. */
function narrowed(granted: readonly string[], asked: string | undefined): readonly string[] {
  const names = (asked ?? '').split(' ').filter(Boolean);
  const more = names.find((name) => !granted.includes(name));
  if (more !== undefined) throw refuseOAuth('invalid_scope', `${more.slice(0, 50)} was not granted.`);
  return names.length === 0 ? granted : names;
}
