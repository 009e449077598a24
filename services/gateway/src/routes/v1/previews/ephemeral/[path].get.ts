/** GET /v1/previews/ephemeral/{path}: a preview, for callers with a signed link to it. */

import { forbiddenSignature, notFound, refuse } from '@deckwright/platform/errors';
import { open } from '@deckwright/platform/http';
import { z } from 'zod';
import { priorExample } from '../../../../answers/catalog-entry.ts';
import { knownTheme } from '../../../../answers/known-theme.ts';
import { PREVIEW_SECONDS, subjectOf } from '../../../../answers/preview-link.ts';
import { cachedReply } from '../../../../examples/cached-reply.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/previews/ephemeral/{path*}',
  tag: 'Files',
  summary: 'A preview by link',
  description:
    'Links come from POST /v1/tools/preview-variant and are not built by hand. Previews only; files of jobs have links of their own.',
  auth: 'signed',
  limit: { name: 'files', limit: 600, per_s: 60, by: 'address' },
  params: z.object({ path: z.string() }),
  query: open(
    'the signature is of the whole query, and a link with a member more is refused',
    z.looseObject({
      sig: z.string().optional().describe('HMAC-SHA256 of the link; required.'),
      exp: z.string().optional().describe('Unix time at which the link ends; required.'),
    }),
  ),
  answers: {
    200: { description: 'The picture.', media_type: 'image/png' },
    304: { description: 'The picture is the one that `If-None-Match` names.' },
  },
  errors: [forbiddenSignature, notFound],
  async handle({ kit, params, raw_query, header }) {
    const claims = kit.previews.verify(params.path, raw_query);
    if (claims === null) throw refuse(forbiddenSignature);
    const subject = subjectOf(claims.file_id);
    // A genuine link may be older than a version that has the pattern no more.
    if (subject === undefined) throw refuse(notFound, { detail: 'There is no such preview.' });
    const request = { ...priorExample(subject.prior_id), theme_id: knownTheme(subject.theme_id) };
    const file = await kit.examples.file('preview', JSON.stringify(request));
    return cachedReply('image/png', file, { if_none_match: header('if-none-match'), cache_control: `private, max-age=${PREVIEW_SECONDS}` });
  },
});
