/** GET /v1/billing/invoices/{invoice_number}: one invoice or credit note, with a fresh link to its PDF. */
import { notFound, refuse } from '@deckwright/platform/errors';
import { jsonReply } from '@deckwright/platform/http';
import { findInvoice } from '@deckwright/platform/invoices';
import { z } from 'zod';
import { invoiceAnswer } from '../../../../answers/invoice-answer.ts';
import { defineRoute } from '../../../../kit.ts';
import { Invoice } from '../../../../schemas/invoice.ts';

export const route = defineRoute({
  method: 'get',
  path: '/v1/billing/invoices/{invoice_number}',
  tag: 'Billing',
  summary: 'Read an invoice',
  description: 'Also a credit note, by its own number. The link to the PDF works for an hour.',
  auth: 'live_key',
  params: z.object({ invoice_number: z.string() }),
  answers: { 200: { description: 'The invoice, with a link to its PDF.', schema: Invoice } },
  errors: [notFound],
  async handle({ kit, principal, params: { invoice_number } }) {
    const issued = await findInvoice(kit.db, principal.account_id, invoice_number);
    if (issued === null)
      throw refuse(notFound, {
        detail: `This account has no invoice ${invoice_number}.`,
        remedy: 'GET /v1/billing/invoices lists payments with their invoices.',
      });
    return jsonReply(200, await invoiceAnswer(kit, issued));
  },
});
