/** GET /v1/billing/invoices: payments that an invoice can be had for, each with its invoice. */
import { requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { listInvoices } from '@deckwright/platform/invoices';
import { z } from 'zod';
import { paymentAnswer } from '../../../answers/invoice-answer.ts';
import { numberFrom } from '../../../answers/number-from.ts';
import { wholeNumber } from '../../../answers/whole-number.ts';
import { defineRoute } from '../../../kit.ts';
import { InvoiceList } from '../../../schemas/invoice.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/billing/invoices',
  tag: 'Billing',
  summary: 'List payments and their invoices',
  description: 'Paid top-ups and paid periods of plans, newest first. Pages stay put while new payments come: ask on with `before`.',
  auth: 'live_key',
  query: z.strictObject({
    limit: wholeNumber(1, 100, 20),
    before: numberFrom(1, Number.MAX_SAFE_INTEGER, 'a whole number above zero', /^[1-9]\d{0,14}$/)
      .optional()
      .meta({ type: 'integer', minimum: 1 })
      .describe('The `next_before` of the page before.'),
  }),
  answers: { 200: { description: 'Payments, newest first.', schema: InvoiceList } },
  errors: [requestInvalid],
  example: { query: { limit: '10' } },
  async handle({ kit, principal, query: { limit, before } }) {
    const payments = await listInvoices(kit.db, principal.account_id, { limit, before: before ?? null });
    return jsonReply(200, {
      payments: payments.map(paymentAnswer),
      next_before: payments.length < limit ? null : (payments.at(-1)?.seq ?? null),
    });
  },
});
