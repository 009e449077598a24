/** Revocation, step 2: takes back what the token stands for (RFC 7009). */
import type { GatewayKit } from '../../kit.ts';
import type { Client } from '../clients.ts';
import { closeGrant } from '../grants.ts';
import { sha256 } from '../random.ts';
import { oauthOf } from '../refusals.ts';

/**
 * Unknown tokens, and those of others, are a success that changes nothing. A refresh token takes the grant with it, and leaves the access token that is
 * out until its end; an access token ends at once, and the grant with it.
 */
export async function revokeToken(kit: GatewayKit, client: Client, token: string): Promise<void> {
  const { rowCount } = await kit.db.query(
    `DELETE FROM oauth_grants g USING oauth_refresh_tokens t
     WHERE t.grant_id = g.grant_id AND t.token_sha256 = $1 AND g.client_id = $2`,
    [sha256(token), client.client_id],
  );
  if (rowCount > 0) return;
  const claims = await oauthOf(kit).tokens.verify(token, { issuer: kit.base_url(), now_ms: kit.now_ms() });
  if (claims !== null && claims.client_id === client.client_id) await kit.db.transaction((sql) => closeGrant(sql, claims.key_id));
}
