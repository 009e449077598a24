/** Invoices as answers have them, with links to their PDFs. */
import { billingProfileRequired, invoicesNotConfigured, notFound, paymentNotPaid, refuse } from '@deckwright/platform/errors';
import {
  type InvoiceablePayment,
  type InvoiceLine,
  type IssuedInvoice,
  issueInvoice,
  listCreditNotes,
  NoIssuer,
  NoProfile,
  NotPaid,
} from '@deckwright/platform/invoices';
import type { z } from 'zod';
import type { GatewayKit } from '../kit.ts';
import type { Invoice, InvoiceList } from '../schemas/invoice.ts';

/** How long a link works. */
const LINK_S = 3600;

const usd = (cents: number): number => cents / 100;

const issuedAnswer = ({ document }: IssuedInvoice) => ({
  kind: document.kind,
  invoice_number: document.number,
  corrects: document.credit_of?.number ?? null,
  issued_on: document.issued_on,
  currency: 'usd' as const,
  net: usd(document.net_cents),
  tax: usd(document.tax_cents),
  total: usd(document.total_cents),
  is_test: document.is_test,
});

function linkTo(kit: GatewayKit, { file_id, invoice_number }: IssuedInvoice) {
  const expires_at_s = Math.floor(kit.now_ms() / 1000) + LINK_S;
  const link = kit.links.sign({ file_id, name: `${invoice_number}.pdf`, disposition: 'attachment', expires_at_s });
  return { download_url: kit.base_url() + link, download_expires_at: new Date(expires_at_s * 1000).toISOString() };
}

export async function invoiceAnswer(kit: GatewayKit, issued: IssuedInvoice): Promise<z.infer<typeof Invoice>> {
  const { document, payment_id, invoice_number } = issued;
  const notes = document.kind === 'invoice' ? await listCreditNotes(kit.db, invoice_number) : [];
  return {
    ...issuedAnswer(issued),
    ...linkTo(kit, issued),
    payment_id,
    paid_on: document.paid_on,
    language: document.language,
    issuer: document.issuer.name,
    bill_to: document.customer,
    lines: document.lines.map(lineAnswer),
    credit_notes: notes.map((note) => ({ ...issuedAnswer(note), ...linkTo(kit, note) })),
  };
}

function lineAnswer(line: InvoiceLine) {
  const { amount_cents, ...rest } = line;
  const amount = usd(amount_cents);
  if (rest.kind !== 'bonus') return { ...rest, amount };
  return { kind: rest.kind, amount, credit: usd(rest.credit_cents) };
}

export const paymentAnswer = (payment: InvoiceablePayment): z.infer<typeof InvoiceList>['payments'][number] => ({
  payment_id: payment.payment_id,
  kind: payment.kind,
  paid_at: payment.paid_at,
  currency: 'usd',
  amount: usd(payment.amount_cents),
  bonus: usd(payment.bonus_cents),
  plan: payment.plan,
  slides: payment.slides,
  returned: usd(payment.reversed_cents),
  invoice: payment.invoice === null ? null : issuedAnswer(payment.invoice),
  credit_notes: payment.credit_notes.map(issuedAnswer),
});

/** Issues the invoice of a payment, or gives the one that it has. @throws ProblemError */
export async function issueOrRefuse(kit: GatewayKit, account_id: string, payment_id: string): Promise<IssuedInvoice> {
  const issued = await issueInvoice(kit.invoices, account_id, payment_id).catch((error: unknown) => {
    if (error instanceof NoIssuer) throw refuse(invoicesNotConfigured);
    if (error instanceof NoProfile) throw refuse(billingProfileRequired);
    if (error instanceof NotPaid) throw refuse(paymentNotPaid);
    throw error;
  });
  if (issued === null)
    throw refuse(notFound, {
      detail: `This account has no payment ${payment_id}.`,
      remedy: 'GET /v1/billing/invoices lists the payments.',
    });
  return issued;
}
