/** Bodies of the routes of invoices. */
import { billingProfileSchema, INVOICE_LANGUAGES } from '@deckwright/platform/invoices';
import { z } from 'zod';

export const BillingProfileRequest = billingProfileSchema.meta({ id: 'BillingProfileRequest' });

const BillingProfile = z
  .object({
    kind: z.enum(['company', 'person']),
    name: z.string(),
    attention: z.string().nullable(),
    address: z.object({
      line1: z.string(),
      line2: z.string().nullable(),
      city: z.string(),
      postal_code: z.string().nullable(),
      state: z.string().nullable(),
    }),
    country: z.string().describe('ISO 3166-1 alpha-2.'),
    tax_id: z.object({ type: z.enum(['eu_vat', 'gb_vat', 'ch_vat', 'us_ein', 'other']), value: z.string() }).nullable(),
    email: z.string().nullable(),
    purchase_order: z.string().nullable(),
    language: z.enum(INVOICE_LANGUAGES),
  })
  .meta({ id: 'BillingProfile' });

export const BillingProfileAnswer = z
  .object({ profile: BillingProfile.nullable().describe('Null where none was sent yet.') })
  .meta({ id: 'BillingProfileAnswer' });

export const IssueInvoiceRequest = z
  .strictObject({
    payment_id: z
      .string()
      .min(1)
      .max(200)
      .describe(
        'Of a paid top-up or a paid period of a plan, as GET /v1/billing/invoices and the ledger have it; or the `session_id` of a top-up.',
      ),
  })
  .meta({ id: 'IssueInvoiceRequest' });

const ISSUED = {
  kind: z.enum(['invoice', 'credit_note']),
  invoice_number: z.string().describe('Such as `DW-2026-00418`, and of a credit note `DW-CN-2026-00003`.'),
  corrects: z.string().nullable().describe('Of a credit note: the number of its invoice.'),
  issued_on: z.string().describe('`YYYY-MM-DD`, UTC.'),
  currency: z.literal('usd'),
  net: z.number().describe('USD.'),
  tax: z.number().describe('USD that the total includes.'),
  total: z.number().describe('USD. Net and tax add up to it.'),
  is_test: z.boolean().describe('The payment was a test: the invoice is marked as a sample, and its number is of a series apart.'),
};

const IssuedInvoice = z.object(ISSUED).meta({ id: 'IssuedInvoice' });

const InvoiceLine = z.object({
  kind: z.enum(['topup', 'bonus', 'plan', 'unused', 'refund', 'dispute']),
  amount: z.number().describe('USD, tax included.'),
  credit: z.number().optional().describe('Of a bonus: credit that came on top, USD.'),
  plan: z.string().optional(),
  period: z.enum(['monthly', 'yearly']).nullable().optional(),
  slides: z.number().int().optional().describe('Of a plan: slides that the period includes.'),
  from: z.string().nullable().optional(),
  to: z.string().nullable().optional(),
});

const DOWNLOAD = {
  download_url: z.string().describe('Its PDF; works without a key.'),
  download_expires_at: z.string(),
};

export const Invoice = z
  .object({
    ...ISSUED,
    ...DOWNLOAD,
    payment_id: z.string(),
    paid_on: z.string().describe('Of a credit note: when the money went back.'),
    language: z.enum(INVOICE_LANGUAGES),
    issuer: z.string().describe('Its name.'),
    bill_to: BillingProfile,
    lines: z.array(InvoiceLine),
    credit_notes: z.array(IssuedInvoice.extend(DOWNLOAD)).describe('Of an invoice, oldest first.'),
  })
  .meta({ id: 'Invoice' });

const InvoiceablePayment = z
  .object({
    payment_id: z.string(),
    kind: z.enum(['topup', 'plan']),
    paid_at: z.string(),
    currency: z.literal('usd'),
    amount: z.number().describe('USD that were paid.'),
    bonus: z.number().describe('USD of credit on top.'),
    plan: z.string().nullable().describe('Its id in the catalogue.'),
    slides: z.number().int().nullable().describe('Slides that the period of the plan includes.'),
    returned: z.number().describe('USD that went back for good, by refunds and disputes.'),
    invoice: IssuedInvoice.nullable().describe('Null until it is issued.'),
    credit_notes: z.array(IssuedInvoice),
  })
  .meta({ id: 'InvoiceablePayment' });

export const InvoiceList = z
  .object({
    payments: z.array(InvoiceablePayment),
    next_before: z.number().int().nullable().describe('For the next page; null on the last.'),
  })
  .meta({ id: 'InvoiceList' });
