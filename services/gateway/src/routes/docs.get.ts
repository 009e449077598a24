/** GET /docs: the first page of the handbook, or what its search finds. */
import { notFound } from '@deckwright/platform/errors';
import { open } from '@deckwright/platform/http';
import { z } from 'zod';
import { foundReply, handbookReply } from '../answers/handbook-reply.ts';
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/docs',
  tag: 'Service',
  summary: 'The handbook',
  description:
    'Quick start, concepts, money, errors, operation. The reference of every endpoint is at /docs/reference. Each page is Markdown too, at its address ' +
    'with `.md`, and for `Accept: text/markdown`. With `q`, what the search finds: sections of the handbook, forms and endpoints.',
  auth: 'public',
  query: open(
    'pages are linked to with marks of where they came from',
    z.looseObject({ q: z.string().max(200).optional().describe('Words; all of them are in what is found.') }),
  ),
  answers: {
    200: { description: 'The page.', media_type: 'text/html' },
    304: { description: 'The page is the one that `If-None-Match` names.' },
  },
  errors: [notFound],
  async handle({ kit, query, header }) {
    const question = query.q?.trim() ?? '';
    if (question !== '') return foundReply(question, kit.openapi());
    return handbookReply('index', { if_none_match: header('if-none-match'), accept: header('accept') });
  },
});
