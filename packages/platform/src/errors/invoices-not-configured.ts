/** Nobody has said who issues invoices. */
import { defineError } from './_define-error.ts';

export const invoicesNotConfigured = defineError({
  code: 'invoices_not_configured',
  status: 503,
  title: 'This service issues no invoices',
  remedy: 'Ask its operator for an invoice, or to set DECKWRIGHT_INVOICE_ISSUER. GET /v1/billing/invoices lists the payments.',
});
