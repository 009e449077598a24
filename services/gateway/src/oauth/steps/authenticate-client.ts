/** Token and revocation, step 1: authenticates the client (RFC 6749, 2.3). */

import { sha256 } from '@deckwright/platform/sign-in';
import type { GatewayKit } from '../../kit.ts';
import { type Client, findClient } from '../clients.ts';
import { refuseOAuth } from '../refusals.ts';

export type TokenForm = Readonly<Record<string, string>>;

/** @throws ProblemError `invalid_client`, or `invalid_request` when it says two things */
export async function authenticateClient(kit: GatewayKit, form: TokenForm, authorization: string | undefined): Promise<Client> {
  const basic = authorization === undefined ? undefined : readBasic(authorization);
  const headers: Record<string, string> = basic === undefined ? {} : { 'WWW-Authenticate': 'Basic realm="deckwright"' };
  if (basic === null)
    throw refuseOAuth('invalid_client', 'The Authorization header is no Basic credential of a client.', {
      'WWW-Authenticate': 'Basic realm="deckwright"',
    });
  if (basic !== undefined && form['client_secret'] !== undefined)
    throw refuseOAuth('invalid_request', 'The secret is sent twice: in the Authorization header, and in the form.');
  const client_id = basic?.client_id ?? form['client_id'];
  if (client_id === undefined || client_id === '') throw refuseOAuth('invalid_request', 'client_id is missing.');
  if (form['client_id'] !== undefined && form['client_id'] !== client_id)
    throw refuseOAuth('invalid_request', 'client_id in the form is not that of the Authorization header.');
  const client = await findClient(kit.db, client_id);
  const secret = basic?.secret ?? form['client_secret'];
  const proven = client !== null && (client.secret_sha256 === null || (secret !== undefined && sha256(secret) === client.secret_sha256));
  if (!proven)
    throw refuseOAuth(
      'invalid_client',
      client === null ? 'No client of this client_id is registered here.' : 'The client secret is missing or wrong.',
      headers,
    );
  return client;
}

/** Null for a header that holds no such credential. */
function readBasic(header: string): { client_id: string; secret: string } | null {
  const [, encoded] = /^basic +([A-Za-z0-9+/=_-]{1,4000})$/i.exec(header) ?? [];
  if (encoded === undefined) return null;
  const text = Buffer.from(encoded, 'base64').toString('utf8');
  const at = text.indexOf(':');
  try {
    const decode = (part: string) => decodeURIComponent(part.replaceAll('+', ' '));
    return at < 0 ? null : { client_id: decode(text.slice(0, at)), secret: decode(text.slice(at + 1)) };
  } catch {
    return null;
  }
}
