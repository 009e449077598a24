/** GET /v1/catalog/forms: the forms, one line each. */
import { catalog } from '@deckwright/draw/catalog';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog/forms',
  tag: 'Catalog',
  summary: 'The forms, one line each',
  auth: 'public-or-key',
  answers: {
    200: {
      description: 'The entries.',
      schema: z.object({ families: z.array(z.looseObject({ form: z.string(), menu: z.string() })) }).meta({ id: 'FormList' }),
    },
  },
  errors: [],
  handle: async () => jsonReply(200, { families: catalog().families }, { 'Cache-Control': 'public, max-age=300' }),
});
