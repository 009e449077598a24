/** Callback, step 4: a code for the client, good for 60 seconds, once, and for this client, address, challenge and resource only. */

import { randomText, sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { CODE_MS } from '../oauth.ts';
import type { Authorization } from './load-authorization.ts';

export async function issueCode(kit: GatewayKit, authorization: Authorization, account_id: string): Promise<string> {
  const code = randomText();
  const now_ms = kit.now_ms();
  const { client_id, redirect_uri, code_challenge, resource, scopes, days, limit_cents } = authorization;
  await kit.db.query(
    `INSERT INTO oauth_codes (code_sha256, client_id, redirect_uri, code_challenge, resource, scopes, account_id, days, created_at, expires_at, limit_cents)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      sha256(code),
      client_id,
      redirect_uri,
      code_challenge,
      resource,
      scopes,
      account_id,
      days,
      new Date(now_ms),
      new Date(now_ms + CODE_MS),
      limit_cents,
    ],
  );
  return code;
}
