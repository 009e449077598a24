/** GET /docs/reference/{subject}: the endpoints of one subject, with what they take and answer. */
import { notFound } from '@deckwright/platform/errors';
import { z } from 'zod';
import { referenceReply } from '../../../answers/reference-reply.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/docs/reference/{subject}',
  tag: 'Service',
  summary: 'The reference of a subject',
  hidden: true,
  auth: 'public',
  params: z.object({ subject: z.string().min(1).max(100) }),
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [notFound],
  handle: async ({ kit, params }) => referenceReply(kit.openapi(), params.subject),
});
