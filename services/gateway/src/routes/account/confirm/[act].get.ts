/** GET /account/confirm/{act}: asks before something is done that cannot be undone. */
import { notFound } from '@deckwright/platform/errors';
import { html } from '@deckwright/platform/pages';
import { z } from 'zod';
import { ACTS } from '../../../account/acts/acts.ts';
import { hidden } from '../../../account/forms.ts';
import { accountRefusal, noticeReply, nowhere } from '../../../account/pages/notice.ts';
import { forPerson } from '../../../account/visit.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/account/confirm/{act}',
  tag: 'Account page',
  summary: 'A question of the account page',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-pages', limit: 300, per_s: 60, by: 'address' },
  params: z.object({ act: z.string() }),
  refusal: accountRefusal,
  answers: { 200: { description: 'The question.', media_type: 'text/html' }, 303: { description: 'To sign in.' } },
  errors: [notFound],
  handle: (call) =>
    forPerson(call, '/account', async (visit) => {
      const { act } = call.params;
      const id = call.raw_query.get('id') ?? '';
      const question = (await ACTS.get(act)?.confirm?.(visit, id)) ?? null;
      if (question === null) return nowhere(visit.theme);
      const { title, text, yes, is_danger, back } = question;
      const form = html`<div class="acts"><form method="post" action="/account/acts/${act}">${hidden(visit, back)}<input type="hidden" name="id" value="${id}"><button class="${is_danger ? 'danger' : 'first'}">${yes}</button></form><a class="button" href="${back}">Leave it as it is</a></div>`;
      return noticeReply(200, { title, text, form, theme: visit.theme });
    }),
});
