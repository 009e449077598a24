/** Revocation, step 2: revokes the grant of the token (RFC 7009). */

import { sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import type { Client } from '../clients.ts';
import { closeGrant } from '../grants.ts';
import { oauthOf } from '../refusals.ts';

/**
 * Revoking an unknown token, or that of another client, succeeds and changes nothing. A refresh token ends the grant, and leaves the issued
 * access token valid until it expires. An access token ends at once, and the grant with it.
 */
export async function revokeToken(kit: GatewayKit, client: Client, token: string): Promise<void> {
  const { rowCount } = await kit.db.query(
    // Its row stays as long as an access token can be out, which is held to its limit.
    `WITH ended AS (
       UPDATE oauth_grants g SET expires_at = LEAST(g.expires_at, $3) FROM oauth_refresh_tokens t
       WHERE t.grant_id = g.grant_id AND t.token_sha256 = $1 AND g.client_id = $2 RETURNING g.grant_id)
     DELETE FROM oauth_refresh_tokens t USING ended WHERE t.grant_id = ended.grant_id`,
    [sha256(token), client.client_id, new Date(kit.now_ms())],
  );
  if (rowCount > 0) return;
  const claims = await oauthOf(kit).tokens.verify(token, { issuer: kit.base_url(), now_ms: kit.now_ms() });
  if (claims !== null && claims.client_id === client.client_id) await kit.db.transaction((sql) => closeGrant(sql, claims.key_id));
}
