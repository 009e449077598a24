/** GET /v1/catalog/priors: every exact pattern, by family or by what is searched for. */
import { refuse, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply, nearest } from '@deckwright/platform/http';
import { z } from 'zod';
import { families, priorList } from '../../../answers/catalog-entry.ts';
import { fieldFault } from '../../../answers/field-fault.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog/priors',
  tag: 'Catalog',
  summary: 'Exact patterns, by family or by search',
  description:
    'A prior is one form with one layout, or one component. `q` searches names, purposes and synonyms, best first, and forgives a typing mistake. ' +
    'Send a `prior_id` with `content` to POST /v1/render/intent.',
  auth: 'public-or-key',
  query: z.strictObject({
    q: z.string().max(400).optional().describe('What the slide is to show: `ebitda bridge`, `who does what`.'),
    family: z.string().max(80).optional().describe('A form, or a component.'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    offset: z.coerce.number().int().min(0).max(10_000).default(0),
  }),
  answers: {
    200: {
      description: 'The priors, best first when searched.',
      schema: z
        .object({
          priors: z.array(z.looseObject({ prior_id: z.string(), family: z.string(), purpose: z.string(), score: z.number().optional() })),
          total: z.int(),
          limit: z.int(),
          offset: z.int(),
        })
        .meta({ id: 'PriorList' }),
    },
  },
  errors: [requestInvalid],
  example: { query: { q: 'ebitda bridge', limit: '2' } },
  async handle({ kit, query }) {
    const { family } = query;
    if (family !== undefined && family !== '' && !families.has(family)) {
      const close = nearest(family, [...families]);
      throw refuse(requestInvalid, {
        detail: `family: ${JSON.stringify(family)} is no form and no component.${close === undefined ? '' : ` The nearest is ${close}.`}`,
        remedy: 'Send the name of a form or component; GET /v1/catalog lists them.',
        errors: [
          {
            ...fieldFault('query', ['family'], 'unknown_value', 'is no form and no component'),
            ...(close === undefined ? {} : { nearest: close }),
          },
        ],
      });
    }
    return jsonReply(200, await priorList(query, kit.drawing), { 'Cache-Control': 'public, max-age=300' });
  },
});
