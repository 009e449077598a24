/** Callback, step 1: the authorization of the provider's answer, once, and only in the browser whose owner agreed to it. */

import { randomText, sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { readBrowser } from '../browser.ts';
import { refuseOAuth } from '../refusals.ts';
import { AUTHORIZATION_COLUMNS, type Authorization } from './load-authorization.ts';

/** @throws ProblemError `invalid_request` */
export async function takeAuthorization(kit: GatewayKit, state: string | null, cookie: string | undefined): Promise<Authorization> {
  const browser = readBrowser(kit.base_url(), cookie);
  const { rows } = await kit.db.query<Authorization & Record<string, unknown>>(
    `DELETE FROM oauth_authorizations WHERE idp_state_sha256 = $1 AND browser_sha256 = $2 AND expires_at > $3 AND days IS NOT NULL
     RETURNING ${AUTHORIZATION_COLUMNS}`,
    [sha256(state ?? ''), sha256(browser ?? randomText()), new Date(kit.now_ms())],
  );
  const [authorization] = rows;
  if (authorization === undefined)
    throw refuseOAuth('invalid_request', 'This sign-in has been used, has run out after ten minutes, or was begun in another browser.');
  return authorization;
}
