/** POST /oauth/register: a client registers itself (RFC 7591). */
import { oauthNotConfigured, oauthRefused, refuse, serviceUnavailable } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { randomText, sha256 } from '@deckwright/platform/sign-in';
import { defineRoute } from '../../kit.ts';
import { addClient, MAX_CLIENTS } from '../../oauth/clients.ts';
import { oauthOf, oauthRefusal } from '../../oauth/refusals.ts';
import { describeClient, Registered, RegistrationRequest, readRegistration } from '../../oauth/registration.ts';

export const route = defineRoute({
  method: 'post',
  path: '/oauth/register',
  tag: 'OAuth',
  summary: 'Register a client',
  description: `At most ${MAX_CLIENTS} registrations are kept. The oldest by last use makes room, those never used first; none with a grant that stands or an authorization on its way.`,
  auth: 'public',
  limit: { name: 'oauth-register', limit: 60, per_s: 3600, by: 'address' },
  documented_body: RegistrationRequest,
  body_bytes: 64 * 1024,
  refusal: oauthRefusal,
  answers: { 201: { description: 'The client is registered.', schema: Registered } },
  errors: [oauthRefused, oauthNotConfigured, serviceUnavailable],
  example: {
    body: { client_name: 'Boardroom Reporter', redirect_uris: ['http://127.0.0.1/callback'], token_endpoint_auth_method: 'none' },
  },
  async handle({ kit, json, address }) {
    oauthOf(kit);
    const registration = readRegistration(json);
    const now = new Date(kit.now_ms());
    const management = randomText('dwm_');
    const secret = registration.auth_method === 'none' ? undefined : randomText('dws_');
    const client = { ...registration, client_id: randomText('dwc_'), created_at: now.toISOString() };
    const stored = await addClient(
      kit.db,
      {
        ...client,
        secret_sha256: secret === undefined ? null : sha256(secret),
        management_sha256: sha256(management),
        registered_from: address,
      },
      now,
    );
    if (!stored) {
      const detail = `All ${MAX_CLIENTS} registered clients have a grant that stands or an authorization on its way.`;
      const remedy = 'Use a client id metadata document, which needs no registration, or try again later.';
      throw refuse(serviceUnavailable, { detail, remedy }, { 'Retry-After': '600' });
    }
    const secrets = {
      ...(secret === undefined ? {} : { client_secret: secret, client_secret_expires_at: 0 }),
      registration_access_token: management,
    };
    return jsonReply(201, describeClient(client, kit.base_url(), secrets), { 'Cache-Control': 'no-store', Pragma: 'no-cache' });
  },
});
