/** GET /oauth/jwks: the public keys of access tokens (RFC 7517). */
import { oauthNotConfigured } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';
import { oauthOf, oauthRefusal } from '../../oauth/refusals.ts';

export const route = defineRoute({
  method: 'get',
  path: '/oauth/jwks',
  tag: 'OAuth',
  summary: 'Public keys of access tokens',
  auth: 'public',
  refusal: oauthRefusal,
  answers: {
    200: {
      description: 'The newest key first; older ones stay until they are retired.',
      schema: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }).meta({ id: 'OAuthKeys' }),
    },
  },
  errors: [oauthNotConfigured],
  handle: async ({ kit }) => jsonReply(200, { keys: oauthOf(kit).tokens.public_keys }, { 'Cache-Control': 'public, max-age=300' }),
});
