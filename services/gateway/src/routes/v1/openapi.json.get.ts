/** GET /v1/openapi.json: what this version serves, made from the schemas that check its requests. */
import { bytesReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/openapi.json',
  tag: 'Service',
  summary: 'The OpenAPI 3.1 document',
  auth: 'public',
  answers: {
    200: {
      description: 'The document.',
      schema: z
        .looseObject({ openapi: z.string(), info: z.looseObject({}), paths: z.looseObject({}), components: z.looseObject({}) })
        .meta({ id: 'OpenApiDocument' }),
    },
  },
  errors: [],
  handle: async ({ kit }) =>
    bytesReply('application/json; charset=utf-8', kit.openapi(), {
      'Cache-Control': 'public, max-age=300',
      'Access-Control-Allow-Origin': '*',
    }),
});
