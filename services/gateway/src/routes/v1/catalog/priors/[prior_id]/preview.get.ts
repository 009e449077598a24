/** GET /v1/catalog/priors/{prior_id}/preview: the example of a prior, drawn. */
import { notFound, unknownTheme } from '@deckwright/platform/errors';
import { z } from 'zod';
import { priorExample } from '../../../../../answers/catalog-entry.ts';
import { knownTheme } from '../../../../../answers/known-theme.ts';
import { cachedReply, IMMUTABLE } from '../../../../../examples/cached-reply.ts';
import { defineRoute } from '../../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/catalog/priors/{prior_id}/preview',
  tag: 'Catalog',
  summary: 'The example of a prior as a picture',
  description: 'A PNG of 768 by 432 pixels. The entity tag is the hash of its bytes.',
  auth: 'public-or-key',
  params: z.object({ prior_id: z.string() }),
  query: z.strictObject({ theme: z.string().optional().describe('A theme of GET /v1/catalog/themes. Default: `corporate-light`.') }),
  answers: {
    200: {
      description: 'The picture.',
      media_type: 'image/png',
      headers: { ETag: 'Strong: the SHA-256 of the bytes.', 'Cache-Control': 'A year, immutable.' },
    },
    304: { description: 'The picture is the one that `If-None-Match` names.' },
  },
  errors: [notFound, unknownTheme],
  async handle({ kit, params, query, header }) {
    const example = priorExample(params.prior_id);
    const theme_id = knownTheme(query.theme);
    const file = await kit.examples.file('preview', JSON.stringify({ ...example, theme_id }));
    return cachedReply('image/png', file, { if_none_match: header('if-none-match'), cache_control: IMMUTABLE });
  },
});
