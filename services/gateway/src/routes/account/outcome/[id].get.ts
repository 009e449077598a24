/** GET /account/outcome/{id}: the way back from a page of Stripe. */
import { notFound, paymentsNotConfigured } from '@deckwright/platform/errors';
import { z } from 'zod';
import { afterCheckout } from '../../../account/after-checkout.ts';
import { accountRefusal } from '../../../account/pages/notice.ts';
import { forPerson } from '../../../account/visit.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/account/outcome/{id}',
  tag: 'Account page',
  summary: 'What came of a checkout',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-pages', limit: 300, per_s: 60, by: 'address' },
  params: z.object({ id: z.string().max(200) }),
  refusal: accountRefusal,
  answers: {
    200: { description: 'A page that waits for the bank.', media_type: 'text/html' },
    303: { description: 'To the page that says what came of it, or to sign in.' },
  },
  errors: [notFound, paymentsNotConfigured],
  handle: (call) =>
    forPerson(call, '/account', (visit) => {
      const session = call.raw_query.get('session');
      return afterCheckout(visit, { id: call.params.id, is_cancel: call.raw_query.get('from') === 'cancel', session });
    }),
});
