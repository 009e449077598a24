/** GET /v1/email/unsubscribe: a page for a person who follows the link of a mail. Only its button changes something, as scanners of mail follow links too. */
import { open } from '@deckwright/platform/http';
import { z } from 'zod';
import { askPage } from '../../../answers/unsubscribe-page.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/email/unsubscribe',
  tag: 'Email',
  summary: 'Open the page of an unsubscribe link',
  description: 'For browsers. The page says which mails stop and which do not, and has a button; opening it changes nothing.',
  auth: 'public',
  limit: { name: 'unsubscribe', limit: 120, per_s: 60, by: 'address' },
  query: open(
    'programs that count clicks add parameters to links in mails',
    z.object({ t: z.string().max(1000).default('').describe('The token of the link.') }),
  ),
  answers: {
    200: { description: 'The page.', media_type: 'text/html' },
    404: { description: 'A page that says that the link is none of ours.', media_type: 'text/html' },
  },
  errors: [],
  handle: async ({ kit, query: { t } }) => askPage(kit, kit.wishes.read(t)),
});
