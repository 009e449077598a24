/** GET /v1/catalog/forms: the forms, one line each. */
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { formList } from '../../../answers/catalog-entry.ts';
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
  handle: async () => jsonReply(200, { families: formList() }, { 'Cache-Control': 'public, max-age=300' }),
});
