/** GET /assets/{file}: the scripts of our pages. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { bytesReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { IMMUTABLE } from '../../examples/cached-reply.ts';
import { defineRoute } from '../../kit.ts';
import { readAsset } from '../../pages/assets.ts';

export const route = defineRoute({
  method: 'get',
  path: '/assets/{file}',
  tag: 'Service',
  summary: 'A script of our pages',
  hidden: true,
  auth: 'public',
  params: z.object({ file: z.string().max(100) }),
  answers: { 200: { description: 'The file.', media_type: 'text/javascript' } },
  errors: [notFound],
  async handle({ params }) {
    const asset = readAsset(params.file);
    if (asset === undefined) throw refuse(notFound);
    return bytesReply(asset.media_type, asset.bytes, { 'Cache-Control': IMMUTABLE });
  },
});
