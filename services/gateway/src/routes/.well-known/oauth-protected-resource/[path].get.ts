/** GET /.well-known/oauth-protected-resource/{path}: the same for an address of tools, such as /mcp. */
import { notFound, oauthNotConfigured, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';
import { ResourceMetadata, resourceMetadata } from '../../../oauth/metadata.ts';
import { oauthOf, oauthRefusal } from '../../../oauth/refusals.ts';

export const route = defineRoute({
  method: 'get',
  path: '/.well-known/oauth-protected-resource/{path*}',
  tag: 'OAuth',
  summary: 'Metadata of an address of tools as a protected resource',
  auth: 'public',
  params: z.object({ path: z.string().describe('`mcp`, `mcp/canonical`, `mcp/copilot`, `mcp/openai` or `mcp-connectors`.') }),
  refusal: oauthRefusal,
  answers: { 200: { description: 'RFC 9728.', schema: ResourceMetadata } },
  errors: [notFound, oauthNotConfigured],
  async handle({ kit, params }) {
    oauthOf(kit);
    const metadata = resourceMetadata(kit.base_url(), `/${params.path}`);
    if (metadata === null) throw refuse(notFound, { detail: 'No tools for agents stand at this path.' });
    return jsonReply(200, metadata, { 'Cache-Control': 'public, max-age=300' });
  },
});
