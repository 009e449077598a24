/** GET /v1/catalog/forms/{form}: one form: its content, variants, limits and examples. */
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { formEntry } from '../../../../answers/catalog-entry.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog/forms/{form}',
  tag: 'Catalog',
  summary: 'One form: its content, variants, limits and examples',
  auth: 'public-or-key',
  params: z.object({ form: z.string() }),
  answers: {
    200: {
      description: 'The entries.',
      schema: z
        .looseObject({ form: z.string(), data_schema: z.looseObject({}), variants: z.array(z.looseObject({})) })
        .meta({ id: 'FormEntry' }),
    },
  },
  errors: [notFound],
  handle: async ({ params }) => jsonReply(200, formEntry(params.form), { 'Cache-Control': 'public, max-age=300' }),
});
