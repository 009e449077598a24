/** DELETE /oauth/register/{client_id}: a client goes, and with it all that it was granted (RFC 7592). */
import { oauthClientUnknown, oauthNotConfigured } from '@deckwright/platform/errors';
import { emptyReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';
import { removeClient } from '../../../oauth/clients.ts';
import { oauthOf, oauthRefusal } from '../../../oauth/refusals.ts';
import { authenticateManager } from '../../../oauth/steps/authenticate-manager.ts';

export const route = defineRoute({
  method: 'delete',
  path: '/oauth/register/{client_id}',
  tag: 'OAuth',
  summary: 'Delete a registration',
  description: 'With the `registration_access_token` of the registration as the bearer token. Its tokens end at once.',
  auth: 'public',
  params: z.object({ client_id: z.string() }),
  refusal: oauthRefusal,
  answers: { 204: { description: 'The client is gone.' } },
  errors: [oauthClientUnknown, oauthNotConfigured],
  async handle({ kit, params, header }) {
    oauthOf(kit);
    const { client_id } = await authenticateManager(kit, params.client_id, header('authorization'));
    await removeClient(kit.db, client_id);
    return emptyReply(204, { 'Cache-Control': 'no-store' });
  },
});
