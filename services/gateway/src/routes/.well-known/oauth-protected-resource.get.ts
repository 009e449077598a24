/** GET /.well-known/oauth-protected-resource: who gives tokens for this service (RFC 9728). */
import { oauthNotConfigured } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { defineRoute } from '../../kit.ts';
import { ResourceMetadata, resourceMetadata } from '../../oauth/metadata.ts';
import { oauthOf, oauthRefusal } from '../../oauth/refusals.ts';

export const route = defineRoute({
  method: 'get',
  path: '/.well-known/oauth-protected-resource',
  tag: 'OAuth',
  summary: 'Metadata of the service as a protected resource',
  auth: 'public',
  refusal: oauthRefusal,
  answers: { 200: { description: 'RFC 9728.', schema: ResourceMetadata } },
  errors: [oauthNotConfigured],
  async handle({ kit }) {
    oauthOf(kit);
    return jsonReply(200, resourceMetadata(kit.base_url(), ''), { 'Cache-Control': 'public, max-age=300' });
  },
});
