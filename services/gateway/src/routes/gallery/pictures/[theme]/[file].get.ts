/** GET /gallery/pictures/{theme}/{file}: the picture of one example. */
import { requestText } from '@deckwright/gallery';
import { notFound, refuse, unknownTheme } from '@deckwright/platform/errors';
import { z } from 'zod';
import { knownTheme } from '../../../../answers/known-theme.ts';
import { BRIEFLY, cachedReply } from '../../../../examples/cached-reply.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/gallery/pictures/{theme}/{file}',
  tag: 'Service',
  summary: 'Pictures of the gallery',
  hidden: true,
  auth: 'public',
  params: z.object({ theme: z.string(), file: z.string() }),
  answers: { 200: { description: 'The file.', media_type: 'image/png' } },
  errors: [notFound, unknownTheme],
  async handle({ kit, params, header }) {
    const [id, extension] = params.file.split(/\.(?=[^.]+$)/);
    const item = id === undefined || extension !== 'png' ? undefined : kit.examples.find(id);
    if (item === undefined) throw refuse(notFound);
    const file = await kit.examples.file('picture', requestText(item, knownTheme(params.theme)));
    return cachedReply('image/png', file, { if_none_match: header('if-none-match'), cache_control: BRIEFLY });
  },
});
