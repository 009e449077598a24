/** Invoices: to whom they go, which payments have one, issuing them, credit notes, and their PDFs. */
export type { InvoiceDocument, InvoiceLine } from './document.ts';
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
