/** GET /gallery: every example in every theme, as a page. */
import { PAGE_POLICY } from '@deckwright/gallery';
import { BRIEFLY, cachedReply } from '../examples/cached-reply.ts';
import { defineRoute } from '../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/gallery',
  tag: 'Service',
  summary: 'Everything that can be drawn as a page, with its requests',
  auth: 'public',
  answers: {
    200: { description: 'The page.', media_type: 'text/html' },
    304: { description: 'The page is the one that `If-None-Match` names.' },
  },
  errors: [],
  handle: async ({ kit, header }) =>
    cachedReply(
      'text/html; charset=utf-8',
      await kit.examples.gallery(),
      { if_none_match: header('if-none-match'), cache_control: BRIEFLY },
      { 'Content-Security-Policy': PAGE_POLICY },
    ),
});
