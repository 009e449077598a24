/** GET /oauth/register/{client_id}: a registration as it stands (RFC 7592). */
import { oauthClientUnknown, oauthNotConfigured } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';
import { oauthOf, oauthRefusal } from '../../../oauth/refusals.ts';
import { describeClient, Registered } from '../../../oauth/registration.ts';
import { authenticateManager } from '../../../oauth/steps/authenticate-manager.ts';

export const route = defineRoute({
  method: 'get',
  path: '/oauth/register/{client_id}',
  tag: 'OAuth',
  summary: 'Read a registration',
  description: 'With the `registration_access_token` of the registration as the bearer token.',
  auth: 'public',
  params: z.object({ client_id: z.string() }),
  refusal: oauthRefusal,
  answers: { 200: { description: 'The registration, without its secret.', schema: Registered } },
  errors: [oauthClientUnknown, oauthNotConfigured],
  async handle({ kit, params, header }) {
    oauthOf(kit);
    const client = await authenticateManager(kit, params.client_id, header('authorization'));
    return jsonReply(200, describeClient(client, kit.base_url()), { 'Cache-Control': 'no-store' });
  },
});
