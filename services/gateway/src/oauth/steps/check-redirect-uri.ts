/** Authorize, step 2: whether the answer may go to this address. Until that is checked nothing is sent there, not even a refusal. */
import type { Client } from '../clients.ts';
import { isRegistered } from '../redirect-uris.ts';
import { refuseOAuth } from '../refusals.ts';

/** @throws ProblemError `invalid_request` */
export function checkRedirectUri(client: Client, redirect_uri: string | null): string {
  if (redirect_uri === null) throw refuseOAuth('invalid_request', 'redirect_uri is missing.');
  if (!isRegistered(redirect_uri, client.redirect_uris))
    throw refuseOAuth('invalid_request', `redirect_uri ${redirect_uri.slice(0, 200)} is not one of those that this client has registered.`);
  return redirect_uri;
}
