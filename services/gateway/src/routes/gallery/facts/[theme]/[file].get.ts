/** GET /gallery/facts/{theme}/{file}: score, warnings and alternative text of one example. */
import { requestText } from '@deckwright/gallery';
import { notFound, refuse, unknownTheme } from '@deckwright/platform/errors';
import { z } from 'zod';
import { knownTheme } from '../../../../answers/known-theme.ts';
import { BRIEFLY, cachedReply } from '../../../../examples/cached-reply.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/gallery/facts/{theme}/{file}',
  tag: 'Service',
  summary: 'Scores and warnings of the gallery',
  hidden: true,
  auth: 'public',
  params: z.object({ theme: z.string(), file: z.string() }),
  answers: { 200: { description: 'What is known of the slide.', media_type: 'application/json' } },
  errors: [notFound, unknownTheme],
  async handle({ kit, params, header }) {
    const [id, extension] = params.file.split(/\.(?=[^.]+$)/);
    const item = id === undefined || extension !== 'json' ? undefined : kit.examples.find(id);
    if (item === undefined) throw refuse(notFound);
    const file = await kit.examples.file('facts', requestText(item, knownTheme(params.theme)));
    return cachedReply('application/json; charset=utf-8', file, { if_none_match: header('if-none-match'), cache_control: BRIEFLY });
  },
});
