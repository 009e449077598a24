/** What an invoice or a credit note says. It is stored when it is issued and never changes; the PDF is drawn from it alone. */
import type { InvoiceIssuer } from '../config/index.ts';
import type { BillingProfile, InvoiceLanguage } from './profile.ts';

export type InvoiceLine =
  | { readonly kind: 'topup'; readonly amount_cents: number }
  /** Credit that came with a top-up and cost nothing. */
  | { readonly kind: 'bonus'; readonly credit_cents: number; readonly amount_cents: 0 }
  | {
      readonly kind: 'plan';
      /** Its name in the catalogue. */
      readonly plan: string;
      readonly period: 'monthly' | 'yearly' | null;
      readonly slides: number;
      /** `YYYY-MM-DD`; null where nobody knows. */
      readonly from: string | null;
      readonly to: string | null;
      readonly amount_cents: number;
    }
  /** What was taken off a plan's price, for the unused time of the plan before; below zero. */
  | { readonly kind: 'unused'; readonly amount_cents: number }
  /** Of a credit note. */
  | { readonly kind: 'refund' | 'dispute'; readonly amount_cents: number };

export interface InvoiceDocument {
  /** Of this shape. */
  readonly version: 1;
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly language: InvoiceLanguage;
  /** `YYYY-MM-DD`, UTC, as all dates here. */
  readonly issued_on: string;
  /** When the money was received; of a credit note, when it went back. */
  readonly paid_on: string;
  /** The processor's id of the payment or refund. */
  readonly reference: string;
  /** No money has moved: the payment was a test. */
  readonly is_test: boolean;
  readonly issuer: InvoiceIssuer;
  readonly customer: BillingProfile;
  /** Of a credit note: what it corrects. */
  readonly credit_of?: { readonly number: string; readonly issued_on: string };
  readonly currency: 'USD';
  /** Prices include the tax: the lines add up to the total. */
  readonly lines: readonly InvoiceLine[];
  readonly net_cents: number;
  readonly tax_cents: number;
  readonly total_cents: number;
}
