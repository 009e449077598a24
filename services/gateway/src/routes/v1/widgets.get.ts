/** GET /v1/widgets: the components, one line each. */
import { catalog } from '@deckwright/draw/catalog';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/widgets',
  tag: 'Catalog',
  summary: 'The components, one line each',
  auth: 'public-or-key',
  answers: {
    200: {
      description: 'The entries.',
      schema: z.object({ widgets: z.array(z.looseObject({ component: z.string(), purpose: z.string() })) }).meta({ id: 'WidgetList' }),
    },
  },
  errors: [],
  handle: async () => jsonReply(200, { widgets: catalog().components }, { 'Cache-Control': 'public, max-age=300' }),
});
