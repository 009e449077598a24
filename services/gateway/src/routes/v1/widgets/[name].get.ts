/** GET /v1/widgets/{name}: one component: its parameters, limits and an example. */
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { widgetEntry } from '../../../answers/catalog-entry.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/widgets/{name}',
  tag: 'Catalog',
  summary: 'One component: its parameters, limits and an example',
  auth: 'public-or-key',
  params: z.object({ name: z.string() }),
  answers: {
    200: {
      description: 'The entries.',
      schema: z.looseObject({ component: z.string(), params_schema: z.looseObject({}) }).meta({ id: 'WidgetEntry' }),
    },
  },
  errors: [notFound],
  handle: async ({ params }) => jsonReply(200, widgetEntry(params.name), { 'Cache-Control': 'public, max-age=300' }),
});
