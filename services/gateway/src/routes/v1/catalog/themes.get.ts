/** GET /v1/catalog/themes: the built-in themes. */
import { catalog } from '@deckwright/draw/catalog';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog/themes',
  tag: 'Catalog',
  summary: 'The built-in themes',
  auth: 'public-or-key',
  answers: {
    200: {
      description: 'The entries.',
      schema: z.object({ themes: z.array(z.looseObject({ theme_id: z.string(), name: z.string() })) }).meta({ id: 'ThemeList' }),
    },
  },
  errors: [],
  handle: async () => jsonReply(200, { themes: catalog().themes }, { 'Cache-Control': 'public, max-age=300' }),
});
