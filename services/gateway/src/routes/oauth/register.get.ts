/** GET /oauth/register: how a client registers itself. */
import { oauthNotConfigured } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { MAX_CLIENTS } from '../../oauth/clients.ts';
import { oauthOf, oauthRefusal } from '../../oauth/refusals.ts';
import { SCOPE_NAMES } from '../../oauth/scopes.ts';

export const route = defineRoute({
  method: 'get',
  path: '/oauth/register',
  tag: 'OAuth',
  summary: 'How to register a client',
  auth: 'public',
  refusal: oauthRefusal,
  answers: {
    200: {
      description: 'What a registration may hold.',
      schema: z.object({ registration_endpoint: z.string(), method: z.string() }).loose().meta({ id: 'OAuthRegistrationHelp' }),
    },
  },
  errors: [oauthNotConfigured],
  async handle({ kit }) {
    oauthOf(kit);
    return jsonReply(200, {
      registration_endpoint: `${kit.base_url()}/oauth/register`,
      method: 'POST',
      standard: 'RFC 7591, managed by RFC 7592',
      required: ['redirect_uris'],
      optional: ['client_name', 'token_endpoint_auth_method', 'grant_types', 'response_types', 'scope', 'client_uri'],
      redirect_uris: 'https, http to a loopback address with any port, or a private-use scheme (RFC 8252, 7.1)',
      scopes: SCOPE_NAMES,
      registered_clients_kept: MAX_CLIENTS,
      without_registration: 'A client_id that is the https address of a client id metadata document needs none.',
      documentation: `${kit.base_url()}/docs/oauth`,
    });
  },
});
