/** Callback, step 2: who has signed in, by the provider's answer. */

import { type Person, SignInRefused } from '@deckwright/platform/sign-in';
import type { Logger } from '@deckwright/platform/telemetry';
import type { GatewayKit } from '../../kit.ts';
import { oauthOf } from '../refusals.ts';
import { refuseAway } from './begin-sign-in.ts';
import type { Authorization } from './load-authorization.ts';

/** A text is the error for the client. @throws ProblemError `service_unavailable` when the provider is unavailable */
export async function finishSignIn(
  kit: GatewayKit,
  { idp_nonce, idp_verifier }: Pick<Authorization, 'idp_nonce' | 'idp_verifier'>,
  query: URLSearchParams,
  log: Logger,
): Promise<Person | 'access_denied' | 'server_error'> {
  const sign_in = { state: query.get('state') ?? '', nonce: idp_nonce ?? '', verifier: idp_verifier ?? '' };
  return oauthOf(kit)
    .identity.finish(query.toString(), sign_in)
    .catch((error: unknown) => {
      if (!(error instanceof SignInRefused)) return refuseAway(error);
      if (error.code === 'access_denied') return 'access_denied';
      // What else the provider has to say is between it and the operator.
      log.error({ err: error, cause: error.cause }, 'a sign-in did not end well');
      return 'server_error';
    });
}
