/** Management of a registration, step 1: checks the token that came with the registration (RFC 7592, 2). */

import { sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { type Client, findClient } from '../clients.ts';
import { refuseOAuth } from '../refusals.ts';

/** @throws ProblemError `invalid_token`, for a client that is gone too */
export async function authenticateManager(kit: GatewayKit, client_id: string, authorization: string | undefined): Promise<Client> {
  const [, token = ''] = /^bearer +(\S{1,200})$/i.exec(authorization ?? '') ?? [];
  const client = await findClient(kit.db, client_id);
  if (client === null || client.management_sha256 === null || client.management_sha256 !== sha256(token))
    throw refuseOAuth('invalid_token', 'The registration_access_token is missing or wrong, or the client is gone.', {
      'WWW-Authenticate': 'Bearer realm="deckwright", error="invalid_token"',
    });
  return client;
}
