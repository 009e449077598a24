/** POST /v1/billing/invoices: the invoice of a payment, issued now if it has none. */
import { billingProfileRequired, invoicesNotConfigured, notFound, paymentNotPaid, requestInvalid } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { invoiceAnswer, issueOrRefuse } from '../../../answers/invoice-answer.ts';
import { defineRoute } from '../../../kit.ts';
import { Invoice, IssueInvoiceRequest } from '../../../schemas/invoice.ts';

export const route = defineRoute({
  method: 'post',
  path: '/v1/billing/invoices',
  tag: 'Billing',
  summary: 'Issue an invoice',
  description:
    'A payment has one invoice: asked again, the same one comes, whatever has changed since. It is made out to the billing profile as it is now.',
  auth: 'live_key',
  body: IssueInvoiceRequest,
  answers: { 200: { description: 'The invoice, with a link to its PDF.', schema: Invoice } },
  errors: [notFound, billingProfileRequired, paymentNotPaid, invoicesNotConfigured, requestInvalid],
  example: { body: { payment_id: 'topup:pi_3QK2mNLkdIwHu7ix0dX5f8aB' } },
  async handle({ kit, principal, body }) {
    return jsonReply(200, await invoiceAnswer(kit, await issueOrRefuse(kit, principal.account_id, body.payment_id)));
  },
});
