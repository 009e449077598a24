/** GET /docs: the first page of the handbook. */
import { notFound } from '@deckwright/platform/errors';
import { handbookReply } from '../answers/handbook-reply.ts';
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/docs',
  tag: 'Service',
  summary: 'The handbook',
  description:
    'Quick start, concepts, money, errors, operation. The reference of every endpoint is at /docs/reference. Each page is Markdown too, at its address ' +
    'with `.md`, and for `Accept: text/markdown`.',
  auth: 'public',
  answers: {
    200: { description: 'The page.', media_type: 'text/html' },
    304: { description: 'The page is the one that `If-None-Match` names.' },
  },
  errors: [notFound],
  handle: async ({ header }) => handbookReply('index', { if_none_match: header('if-none-match'), accept: header('accept') }),
});
