/** GET /account/invoices/{number}: leads to the PDF of an invoice or credit note, by a link that is made now. */
import { ProblemError } from '@deckwright/platform/errors';
import { z } from 'zod';
import { accountRefusal, nowhere } from '../../../account/pages/notice.ts';
import { lead } from '../../../account/run-act.ts';
import { forPerson } from '../../../account/visit.ts';
import { defineRoute } from '../../../kit.ts';

export const route = defineRoute({
  method: 'get',
  path: '/account/invoices/{number}',
  tag: 'Account page',
  summary: 'The PDF of an invoice, for people',
  hidden: true,
  auth: 'public',
  limit: { name: 'account-pages', limit: 300, per_s: 60, by: 'address' },
  params: z.object({ number: z.string() }),
  refusal: accountRefusal,
  answers: { 303: { description: 'To the PDF, or to sign in.' } },
  errors: [],
  handle: (call) =>
    forPerson(call, '/account/billing', async (visit) => {
      try {
        const invoice_number = call.params.number;
        const { download_url } = await visit.ask({
          method: 'get',
          path: '/v1/billing/invoices/{invoice_number}',
          params: { invoice_number },
        });
        return lead(String(download_url));
      } catch (error) {
        if (error instanceof ProblemError && error.body.status === 404) return nowhere(visit.theme);
        throw error;
      }
    }),
});
