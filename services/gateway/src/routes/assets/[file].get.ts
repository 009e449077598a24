/** GET /assets/{file}: the scripts of our pages. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { bytesReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { IMMUTABLE } from '../../examples/cached-reply.ts';
import { defineRoute } from '../../kit.ts';
import { packedAsset, readAsset } from '../../pages/assets.ts';
import { takesBrotli } from '../../pages/takes-brotli.ts';

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
  async handle({ params, header }) {
    const asset = readAsset(params.file);
    if (asset === undefined) throw refuse(notFound);
    const headers = { 'Cache-Control': IMMUTABLE, Vary: 'Accept-Encoding' };
    if (!takesBrotli(header('accept-encoding'))) return bytesReply(asset.media_type, asset.bytes, headers);
    return bytesReply(asset.media_type, packedAsset(params.file, asset), { ...headers, 'Content-Encoding': 'br' });
  },
});
