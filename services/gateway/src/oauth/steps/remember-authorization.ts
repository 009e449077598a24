/** Authorize, step 4: keeps the request until the person has answered, bound to this browser. */

import { randomText, sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import type { Client } from '../clients.ts';
import { AUTHORIZATION_MS } from '../oauth.ts';
import type { CheckedRequest } from './check-request.ts';

export interface Asked extends CheckedRequest {
  readonly client: Client;
  readonly redirect_uri: string;
  readonly state: string | null;
}

/** The name under which the consent page finds it. */
export async function rememberAuthorization(kit: GatewayKit, asked: Asked, browser: string): Promise<string> {
  const request = randomText();
  const now_ms = kit.now_ms();
  await kit.db.query(
    `INSERT INTO oauth_authorizations (request_sha256, client_id, redirect_uri, client_state, code_challenge, resource, scopes, browser_sha256, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      sha256(request),
      asked.client.client_id,
      asked.redirect_uri,
      asked.state,
      asked.code_challenge,
      asked.resource,
      asked.scopes,
      sha256(browser),
      new Date(now_ms),
      new Date(now_ms + AUTHORIZATION_MS),
    ],
  );
  return request;
}
