/** Invoices: to whom they go, which payments have one, issuing them, credit notes, and their PDFs. */
export { COUNTRY_CODES } from './countries.ts';
export { type Reversal, reverseIn } from './credit-notes.ts';
export type { InvoiceDocument, InvoiceLine } from './document.ts';
export { type InvoiceFile, isInvoiceFile, keepInvoicePdf, readInvoiceFile } from './file.ts';
export { type InvoiceKit, issueInvoice, NoIssuer, NoProfile, NotPaid } from './issue.ts';
export { findInvoice, type InvoiceablePayment, type IssuedInvoice, listCreditNotes, listInvoices } from './list.ts';
export {
  type BillingProfile,
  type BillingProfileInput,
  billingProfileSchema,
  INVOICE_LANGUAGES,
  type InvoiceLanguage,
  readProfile,
  saveProfile,
} from './profile.ts';
export { TAX_ID_TYPES } from './tax-id.ts';
