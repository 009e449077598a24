/** GET /docs/reference: every endpoint, by subject. */
import { referenceReply } from '../../answers/reference-reply.ts';
import { defineRoute } from '../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/docs/reference',
  tag: 'Service',
  summary: 'The reference',
  hidden: true,
  auth: 'public',
  answers: { 200: { description: 'The page.', media_type: 'text/html' } },
  errors: [],
  handle: async ({ kit }) => referenceReply(kit.openapi(), ''),
});
