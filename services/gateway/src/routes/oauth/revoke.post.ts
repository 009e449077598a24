/** POST /oauth/revoke: takes a token back (RFC 7009). */
import { oauthClientUnknown, oauthNotConfigured, oauthRefused } from '@deckwright/platform/errors';
import { emptyReply, open } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { oauthOf, oauthRefusal, refuseOAuth } from '../../oauth/refusals.ts';
import { authenticateClient, type TokenForm } from '../../oauth/steps/authenticate-client.ts';
import { revokeToken } from '../../oauth/steps/revoke-token.ts';

const RevocationRequest = open(
  'RFC 6749, 3.2: unknown parameters are ignored',
  z.object({
    token: z.string().min(1),
    token_type_hint: z.string().optional(),
    client_id: z.string().optional(),
    client_secret: z.string().optional(),
  }),
).meta({ id: 'OAuthRevocationRequest' });

export const route = defineRoute({
  method: 'post',
  path: '/oauth/revoke',
  tag: 'OAuth',
  summary: 'Take a token back',
  description:
    'An unknown token, and one that was taken back before, is a success. A refresh token takes the grant with it, while the access token that is out lives until its end; an access token ends at once, and its grant too.',
  auth: 'public',
  form: true,
  documented_body: RevocationRequest,
  body_bytes: 64 * 1024,
  refusal: oauthRefusal,
  answers: { 200: { description: 'The token is good no more.' } },
  errors: [oauthRefused, oauthClientUnknown, oauthNotConfigured],
  async handle({ kit, json, header }) {
    oauthOf(kit);
    // A form is read into texts by name.
    const form = json as TokenForm;
    const token = form['token'] ?? '';
    if (token === '') throw refuseOAuth('invalid_request', 'token is missing.');
    await revokeToken(kit, await authenticateClient(kit, form, header('authorization')), token);
    return emptyReply(200, { 'Cache-Control': 'no-store', Pragma: 'no-cache' });
  },
});
