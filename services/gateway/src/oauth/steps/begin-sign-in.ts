/** Consent, step 3: stores what was agreed to, and sends the browser to the identity provider. */
import { refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { IdentityProviderAway, randomText, sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { AUTHORIZATION_MS } from '../oauth.ts';
import { oauthOf, refuseOAuth } from '../refusals.ts';
import type { Authorization } from './load-authorization.ts';

/** @throws ProblemError `invalid_request` when it was answered a moment ago, `service_unavailable` when the provider is away */
export async function beginSignIn(
  kit: GatewayKit,
  { request_sha256 }: Authorization,
  agreed: { readonly scopes: readonly string[]; readonly days: number; readonly limit_cents: number },
): Promise<string> {
  const sign_in = { state: randomText(), nonce: randomText(), verifier: randomText() };
  // The provider is asked first, so that the page can be answered again where the provider is unavailable.
  const address = await oauthOf(kit).identity.begin(sign_in).catch(refuseAway);
  const { rowCount } = await kit.db.query(
    `UPDATE oauth_authorizations SET days = $2, scopes = $3, idp_state_sha256 = $4, idp_nonce = $5, idp_verifier = $6, expires_at = $7, limit_cents = $8
     WHERE request_sha256 = $1 AND days IS NULL`,
    [
      request_sha256,
      agreed.days,
      agreed.scopes,
      sha256(sign_in.state),
      sign_in.nonce,
      sign_in.verifier,
      new Date(kit.now_ms() + AUTHORIZATION_MS),
      agreed.limit_cents,
    ],
  );
  if (rowCount === 0) throw refuseOAuth('invalid_request', 'This request has been answered already.');
  return address;
}

export function refuseAway(error: unknown): never {
  if (error instanceof IdentityProviderAway)
    throw refuse(serviceUnavailable, { detail: `${error.message} Try again in a moment.` }, { 'Retry-After': '10' });
  throw error;
}
