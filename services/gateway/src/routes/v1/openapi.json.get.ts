/** GET /v1/openapi.json: what this version serves, made from the schemas that check its requests. */
import { bytesReply } from '@deckwright/platform/http';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/openapi.json',
  tag: 'Service',
  summary: 'The OpenAPI 3.1 document',
  auth: 'public',
  answers: { 200: { description: 'The document.', media_type: 'application/json' } },
  errors: [],
  handle: async ({ kit }) =>
    bytesReply('application/json; charset=utf-8', kit.openapi(), {
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
    }),
});
