/** GET /docs/{asset}: the pages of the handbook with their pictures, the reference, and the icon. */
import { notFound } from '@deckwright/platform/errors';
import { bytesReply } from '@deckwright/platform/http';
import { z } from 'zod';
import { handbookReply } from '../../answers/handbook-reply.ts';
import { BRIEFLY } from '../../examples/cached-reply.ts';
import { ICON } from '../../handbook/icon.ts';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/docs/{asset*}',
  tag: 'Service',
  summary: 'Pages of the handbook',
  hidden: true,
  auth: 'public',
  params: z.object({ asset: z.string() }),
  answers: { 200: { description: 'The file.', media_type: 'text/html' } },
  errors: [notFound],
  async handle({ params, header }) {
    if (params.asset === 'icon.svg') return bytesReply('image/svg+xml', Buffer.from(ICON), { 'Cache-Control': BRIEFLY });
    return handbookReply(params.asset, { if_none_match: header('if-none-match'), accept: header('accept') });
  },
});
