/** GET /gallery/facts/{file}: scores and warnings of every example in one theme. */
import { notFound, refuse, unknownTheme } from '@deckwright/platform/errors';
import { z } from 'zod';
import { knownTheme } from '../../../answers/known-theme.ts';
import { BRIEFLY, cachedReply } from '../../../examples/cached-reply.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/gallery/facts/{file}',
  tag: 'Service',
  summary: 'Scores and warnings of the gallery',
  hidden: true,
  auth: 'public',
  params: z.object({ file: z.string() }),
  answers: { 200: { description: 'In the order of the page.', media_type: 'application/json' } },
  errors: [notFound, unknownTheme],
  async handle({ kit, params, header }) {
    if (!params.file.endsWith('.json')) throw refuse(notFound);
    const file = await kit.examples.galleryFacts(knownTheme(params.file.slice(0, -'.json'.length)));
    return cachedReply('application/json; charset=utf-8', file, { if_none_match: header('if-none-match'), cache_control: BRIEFLY });
  },
});
