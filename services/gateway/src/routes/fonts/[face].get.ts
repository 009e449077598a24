/** GET /fonts/{face}: the faces that our pages are set in. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { bytesReply } from '@deckwright/platform/http';
import { FACE_CACHING, FACE_TYPE, readPageFace } from '@deckwright/platform/pages';
import { z } from 'zod';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/fonts/{face}',
  tag: 'Service',
  summary: 'A face of our pages',
  hidden: true,
  auth: 'public',
  params: z.object({ face: z.string() }),
  answers: { 200: { description: 'The face.', media_type: FACE_TYPE } },
  errors: [notFound],
  async handle({ params }) {
    const bytes = readPageFace(params.face);
    if (bytes === undefined) throw refuse(notFound);
    return bytesReply(FACE_TYPE, bytes, { 'Cache-Control': FACE_CACHING });
  },
});
