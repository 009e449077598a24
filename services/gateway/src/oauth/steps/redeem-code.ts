/** Token, step 2 for a code: checks that it is valid for this client and request, uses it up, and opens or widens the grant. */
import { createHash } from 'node:crypto';
import type { Queryable } from '@deckwright/platform/database';
import { sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import type { Client } from '../clients.ts';
import { closeGrant, type Grant, grantAccess } from '../grants.ts';
import { oauthOf, refuseOAuth } from '../refusals.ts';
import { knownResource } from '../resources.ts';
import type { TokenForm } from './authenticate-client.ts';

interface Code {
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly code_challenge: string;
  readonly resource: string;
  readonly scopes: readonly string[];
  readonly account_id: string;
  readonly days: number;
  readonly limit_cents: number | null;
  readonly expires_at: string;
  readonly used_at: string | null;
  readonly key_id: number | null;
}

/** A text says why there is no grant. It is an answer, so that what a second use ends stays ended. @throws ProblemError `invalid_request` */
export async function redeemCode(kit: GatewayKit, sql: Queryable, client: Client, form: TokenForm): Promise<Grant | string> {
  for (const name of ['code', 'code_verifier', 'redirect_uri'])
    if ((form[name] ?? '') === '') throw refuseOAuth('invalid_request', `${name} is missing.`);
  const hash = sha256(form['code'] ?? '');
  const { rows } = await sql.query<Code & Record<string, unknown>>(
    `SELECT client_id, redirect_uri, code_challenge, resource, scopes, account_id, days, limit_cents, expires_at, used_at, key_id
     FROM oauth_codes WHERE code_sha256 = $1 FOR UPDATE`,
    [hash],
  );
  const [code] = rows;
  // Another client's code is to this one as if there were none.
  if (code === undefined || code.client_id !== client.client_id) return 'The code is unknown, or was given to another client.';
  if (code.used_at !== null) {
    // Somebody else has it too: what the first one got ends (RFC 6749, 4.1.2).
    if (code.key_id !== null) await closeGrant(sql, code.key_id);
    return 'The code has been used before. What was granted for it has been taken back.';
  }
  const fault = faultOf(code, form, kit);
  if (fault !== null) return fault;
  const now = new Date(kit.now_ms());
  // The page proposes the same to everybody, and says that what was set before stays unless the person types another.
  const keeps_limit = code.limit_cents === null || code.limit_cents === oauthOf(kit).proposed_limit_cents;
  const grant = await grantAccess(sql, client, { ...code, keeps_limit }, now);
  await sql.query('UPDATE oauth_codes SET used_at = $3, key_id = $2 WHERE code_sha256 = $1', [hash, grant.key_id, now]);
  return grant;
}

/** What does not fit between the code and this request. */
function faultOf(code: Code, form: TokenForm, kit: GatewayKit): string | null {
  if (Date.parse(code.expires_at) <= kit.now_ms()) return 'The code has run out: it is good for 60 seconds.';
  if (form['redirect_uri'] !== code.redirect_uri) return 'redirect_uri is not the one that the code was sent to.';
  const verifier = form['code_verifier'] ?? '';
  const challenge = createHash('sha256').update(verifier, 'ascii').digest('base64url');
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(verifier) || challenge !== code.code_challenge) return 'code_verifier does not belong to the code.';
  if (form['resource'] !== undefined && knownResource(form['resource'], kit.base_url()) !== code.resource)
    return 'resource is not the one that the code was asked for.';
  return null;
}
