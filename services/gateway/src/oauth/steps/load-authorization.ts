/** Consent, step 1: the request that this browser began and that is not answered yet. */

import { randomText, sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { readBrowser } from '../browser.ts';
import { refuseOAuth } from '../refusals.ts';

export interface Authorization {
  readonly request_sha256: string;
  readonly client_id: string;
  readonly redirect_uri: string;
  readonly client_state: string | null;
  readonly code_challenge: string;
  readonly resource: string;
  readonly scopes: readonly string[];
  readonly days: number | null;
  readonly limit_cents: number | null;
  readonly idp_nonce: string | null;
  readonly idp_verifier: string | null;
}

export const AUTHORIZATION_COLUMNS =
  'request_sha256, client_id, redirect_uri, client_state, code_challenge, resource, scopes, days, limit_cents, idp_nonce, idp_verifier';

export interface Begun {
  readonly authorization: Authorization;
  /** The secret of the browser's cookie. */
  readonly browser: string;
}

/** @throws ProblemError `invalid_request` */
export async function loadAuthorization(kit: GatewayKit, request: string, cookie: string | undefined): Promise<Begun> {
  const browser = readBrowser(kit.base_url(), cookie);
  const { rows } = await kit.db.query<Authorization & Record<string, unknown>>(
    `SELECT ${AUTHORIZATION_COLUMNS} FROM oauth_authorizations
     WHERE request_sha256 = $1 AND browser_sha256 = $2 AND expires_at > $3 AND days IS NULL`,
    // No browser's secret hashes to that of a text that was made just now.
    [sha256(request), sha256(browser ?? randomText()), new Date(kit.now_ms())],
  );
  const [authorization] = rows;
  if (authorization === undefined || browser === null)
    throw refuseOAuth('invalid_request', 'This request has been answered, has run out after ten minutes, or was begun in another browser.');
  return { authorization, browser };
}
