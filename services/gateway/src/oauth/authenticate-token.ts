/** Authenticates an access token: it is ours, for this service, not expired and not revoked. */
import type { Queryable } from '@deckwright/platform/database';
import type { Principal } from '@deckwright/platform/http';
import { isFor } from './resources.ts';
import type { TokenSigner } from './token-signer.ts';

/** Whether a credential has the form of a signed token. No API key has it. */
export const isToken = (text: string): boolean => /^eyJ[\w-]*\.[\w-]+\.[\w-]+$/.test(text);

/** A last use is written at most this often. */
const STAMP_EVERY_MS = 60_000;

export interface TokenDoor {
  readonly db: Queryable;
  readonly tokens: TokenSigner;
  readonly base_url: () => string;
  readonly now_ms: () => number;
}

/** Null for a token that is not ours, not for this address, expired or revoked. */
export async function authenticateToken(
  { db, tokens, base_url, now_ms }: TokenDoor,
  token: string,
  path: string,
): Promise<Principal | null> {
  const claims = await tokens.verify(token, { issuer: base_url(), now_ms: now_ms() });
  if (claims === null || !isFor(claims.audience, path, base_url())) return null;
  const { account_id, key_id, client_id, scopes } = claims;
  const { rows } = await db.query<{ last_used_at: string | null }>(
    "SELECT last_used_at FROM api_keys WHERE key_id = $1 AND account_id = $2 AND kind = 'agent' AND revoked_at IS NULL",
    [key_id, account_id],
  );
  const [row] = rows;
  if (row === undefined) return null;
  if (row.last_used_at === null || now_ms() - Date.parse(row.last_used_at) > STAMP_EVERY_MS)
    await db.query('UPDATE api_keys SET last_used_at = now() WHERE key_id = $1', [key_id]);
  return { account_id, key_id, mode: 'live', agent: { client_id, scopes } };
}
