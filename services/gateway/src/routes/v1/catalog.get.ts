/** GET /v1/catalog: everything that can be drawn, at a glance. */
import { catalog } from '@deckwright/draw/catalog';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog',
  tag: 'Catalog',
  summary: 'Everything that can be drawn, at a glance',
  auth: 'public-or-key',
  answers: {
    200: {
      description: 'The entries.',
      schema: z.looseObject({ families: z.array(z.looseObject({})), components: z.array(z.looseObject({})) }).meta({ id: 'Catalog' }),
    },
  },
  errors: [],
  handle: async () => jsonReply(200, catalog(), { 'Cache-Control': 'public, max-age=300' }),
});
