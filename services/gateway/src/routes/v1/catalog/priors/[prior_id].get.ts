/** GET /v1/catalog/priors/{prior_id}: one exact pattern: its contract and an example that renders. */
import { notFound } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { priorEntry } from '../../../../answers/catalog-entry.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog/priors/{prior_id}',
  tag: 'Catalog',
  summary: 'One exact pattern: its contract and an example',
  description: '`example` and `intent` are bodies for POST /v1/render/intent that render as they stand.',
  auth: 'public-or-key',
  params: z.object({ prior_id: z.string().describe('`<form>_<variant>`, `<form>.<variant>` or `component_<name>`.') }),
  answers: {
    200: {
      description: 'The prior.',
      schema: z
        .looseObject({ prior_id: z.string(), purpose: z.string(), example: z.looseObject({}), preview_url: z.string() })
        .meta({ id: 'PriorEntry' }),
    },
  },
  errors: [notFound],
  handle: async ({ params }) => jsonReply(200, priorEntry(params.prior_id), { 'Cache-Control': 'public, max-age=300' }),
});
