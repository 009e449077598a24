/** POST /v1/email/clicked: the page behind a link of a notice tells that somebody has followed it. */
import { jsonReply, open } from '@deckwright/platform/http';
import { stampClick } from '@deckwright/platform/mail';
import { z } from 'zod';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/email/clicked',
  tag: 'Email',
  summary: 'Tell of a click in a notice',
  description:
    'Stamps the first click on a notice, once. Its links carry the id as `sid`. The answer does not tell whether there is such a mail.',
  auth: 'public',
  limit: { name: 'clicked', limit: 120, per_s: 60, by: 'address' },
  query: open(
    'programs that count clicks add parameters to links in mails',
    z.object({ sid: z.string().max(1000).default('').describe('The `sid` of the link.') }),
  ),
  answers: { 200: { description: 'Heard.', schema: z.object({ ok: z.literal(true) }).meta({ id: 'ClickHeard' }) } },
  errors: [],
  example: { query: { sid: 'mail_00000000000000000000000000000000' } },
  async handle({ kit, query: { sid } }) {
    if (sid !== '') await stampClick(kit.db, sid);
    return jsonReply(200, { ok: true });
  },
});
