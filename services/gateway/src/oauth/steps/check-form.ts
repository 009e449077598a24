/** Consent, step 2: whether the answer comes from our own page, in the browser that it was sent to. */

import { isFormToken } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { oauthOf, refuseOAuth } from '../refusals.ts';

export interface SentForm {
  readonly request: string;
  readonly form_token: string;
  readonly origin: string | undefined;
}

/** @throws ProblemError `invalid_request` */
export function checkForm(kit: GatewayKit, browser: string, { request, form_token, origin }: SentForm): void {
  const foreign = origin !== undefined && origin !== new URL(kit.base_url()).origin;
  if (foreign || !isFormToken(oauthOf(kit).form_key, browser, request, form_token))
    throw refuseOAuth('invalid_request', 'The answer does not come from the page that asked.');
}
