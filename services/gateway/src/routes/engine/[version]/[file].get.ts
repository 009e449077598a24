/** GET /engine/{version}/{file}: the engine that draws in pages, its faces and photographs. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { notFound, refuse } from '@deckwright/platform/errors';
import { streamReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { IMMUTABLE } from '../../../examples/cached-reply.ts';
import { defineRoute } from '../../../kit.ts';
import { ENGINE_POLICY, engineFile } from '../../../page-engine/page-engine.ts';
import { takesBrotli } from '../../../pages/takes-brotli.ts';

export const route = defineRoute({
  method: 'get',
  path: '/engine/{version}/{file*}',
  tag: 'Service',
  summary: 'The engine that draws in pages',
  hidden: true,
  auth: 'public',
  params: z.object({ version: z.string(), file: z.string() }),
  answers: { 200: { description: 'The file.', media_type: 'application/octet-stream' } },
  errors: [notFound],
  async handle({ params, header }) {
    const file = engineFile(params.version, params.file);
    if (file === undefined) throw refuse(notFound);
    const brotli = takesBrotli(header('accept-encoding')) ? file.brotli : undefined;
    const path = brotli ?? file.path;
    const { size } = await stat(path);
    return streamReply(file.media_type, createReadStream(path), size, {
      'Cache-Control': IMMUTABLE,
      'Content-Security-Policy': ENGINE_POLICY,
      ...(file.brotli === undefined ? {} : { Vary: 'Accept-Encoding' }),
      ...(brotli === undefined ? {} : { 'Content-Encoding': 'br' }),
    });
  },
});
