/** POST /v1/email/unsubscribe: what a link in a mail says is done, for a mail client with no person present, or by the button of the page. */
import { jsonReply, open } from '@deckwright/platform/http';
import { followWish } from '@deckwright/platform/mail';
import { z } from 'zod';
import { donePage } from '../../../answers/unsubscribe-page.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/email/unsubscribe',
  tag: 'Email',
  summary: 'Unsubscribe with one click',
  description:
    'For mail clients (RFC 8058), which send the address of the List-Unsubscribe header as it is; the body is not read. The token names the account and what is wished, and is good as long as the mail. Whatever the token, the answer is 200: nobody is there to read another.',
  auth: 'public',
  limit: { name: 'unsubscribe', limit: 120, per_s: 60, by: 'address' },
  query: open(
    'programs that count clicks add parameters to links in mails',
    z.object({ t: z.string().max(1000).default('').describe('The token of the link.') }),
  ),
  answers: {
    200: {
      description: 'It is done, also when it was done before. `unsubscribed` is false for a token of nobody. Browsers get a page.',
      schema: z.object({ unsubscribed: z.boolean() }).meta({ id: 'Unsubscribed' }),
    },
  },
  errors: [],
  example: { query: { t: '' } },
  async handle({ kit, query: { t }, accept }) {
    const wish = kit.wishes.read(t);
    if (wish !== null) await followWish(kit.db, wish);
    if (accept.includes('text/html')) return donePage(kit, wish);
    return jsonReply(200, { unsubscribed: wish?.act === 'leave' });
  },
});
