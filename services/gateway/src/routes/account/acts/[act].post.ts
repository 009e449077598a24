/** POST /account/acts/{act}: what the forms of the account page do. */
import { notFound } from '@deckwright/platform/errors';
import { checkPart, open } from '@deckwright/platform/http';
import { z } from 'zod';
import { ACTS } from '../../../account/acts/acts.ts';
import { accountRefusal, nowhere } from '../../../account/pages/notice.ts';
import { runAct } from '../../../account/run-act.ts';
import { forPerson } from '../../../account/visit.ts';
import { defineRoute } from '../../../kit.ts';

const Fields = open('each act reads its own fields', z.record(z.string(), z.string()));

export const route = defineRoute({
  method: 'post',
  path: '/account/acts/{act}',
  tag: 'Account page',
  summary: 'A form of the account page',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-acts', limit: 120, per_s: 60, by: 'address' },
  params: z.object({ act: z.string() }),
  form: true,
  documented_body: Fields,
  body_bytes: 16 * 1024,
  refusal: accountRefusal,
  answers: { 303: { description: 'To the page that shows what it came to, or to a page of Stripe.' } },
  errors: [notFound],
  handle: (call) =>
    forPerson(call, '/account', async (visit) => {
      const act = ACTS.get(call.params.act);
      if (act === undefined) return nowhere(visit.theme);
      return runAct(visit, call.params.act, act, checkPart('body', Fields, call.json), call.header('origin'));
    }),
});
