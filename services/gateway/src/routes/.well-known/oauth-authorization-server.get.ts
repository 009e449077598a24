/** GET /.well-known/oauth-authorization-server: what the authorization server can do (RFC 8414). */
import { oauthNotConfigured } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { defineRoute } from '../../kit.ts';
import { ServerMetadata, serverMetadata } from '../../oauth/metadata.ts';
import { oauthOf, oauthRefusal } from '../../oauth/refusals.ts';

export const route = defineRoute({
  method: 'get',
  path: '/.well-known/oauth-authorization-server',
  tag: 'OAuth',
  summary: 'Metadata of the authorization server',
  auth: 'public',
  refusal: oauthRefusal,
  answers: { 200: { description: 'RFC 8414.', schema: ServerMetadata } },
  errors: [oauthNotConfigured],
  async handle({ kit }) {
    oauthOf(kit);
    return jsonReply(200, serverMetadata(kit.base_url()), { 'Cache-Control': 'public, max-age=300' });
  },
});
