/** GET /gallery/slides/{theme}/{file}: the slide of one example as .pptx. */
import { requestText } from '@deckwright/gallery';
import { notFound, refuse, unknownTheme } from '@deckwright/platform/errors';
import { contentDisposition } from '@deckwright/platform/signing';
import { z } from 'zod';
import { knownTheme } from '../../../../answers/known-theme.ts';
import { BRIEFLY, cachedReply } from '../../../../examples/cached-reply.ts';
import { defineRoute } from '../../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/gallery/slides/{theme}/{file}',
  tag: 'Service',
  summary: 'Files of the gallery',
  hidden: true,
  auth: 'public',
  params: z.object({ theme: z.string(), file: z.string() }),
  answers: { 200: { description: 'The file.', media_type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation' } },
  errors: [notFound, unknownTheme],
  async handle({ kit, params, header }) {
    const [id, extension] = params.file.split(/\.(?=[^.]+$)/);
    const item = id === undefined || extension !== 'pptx' ? undefined : kit.examples.find(id);
    if (item === undefined) throw refuse(notFound);
    const file = await kit.examples.file('pptx', requestText(item, knownTheme(params.theme)));
    return cachedReply(
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
      file,
      { if_none_match: header('if-none-match'), cache_control: BRIEFLY },
      { 'Content-Disposition': contentDisposition('attachment', `${item.id}.pptx`) },
    );
  },
});
