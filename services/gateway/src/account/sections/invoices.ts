/** What was paid, top-ups and periods of plans, each with its invoice and credit notes, or the button that issues it. */
import type { InvoiceablePayment, IssuedInvoice } from '@deckwright/platform/invoices';
import { type Html, html } from '@deckwright/platform/pages';
import { hidden, type Outcome } from '../forms.ts';
import { fault, refusalOf } from '../pages/fields.ts';
import { ICONS } from '../pages/icons.ts';
import { day, money } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

export interface InvoicesSection {
  readonly payments: readonly InvoiceablePayment[];
  /** Names of plans by their id. */
  readonly plans: ReadonlyMap<string, string>;
  /** Whether the operator issues invoices, and whether the account has said to whom. */
  readonly state: 'none' | 'no_profile' | 'ready';
  readonly more: boolean;
  readonly outcome: Outcome | null;
}

export function invoicesSection(visit: Visit, path: string, { payments, plans, state, more, outcome }: InvoicesSection): Html {
  const refused = refusalOf(outcome, 'issue-invoice');
  const rows = payments.flatMap((payment) => [
    paymentRow(visit, path, payment, plans, state),
    ...payment.credit_notes.map((note) => noteRow(visit, note)),
  ]);
  const title = state === 'none' ? 'Payments' : 'Invoices';
  const links = html`<span class="end">${state === 'none' ? '' : html`<a href="/account/billing#tax">Tax details</a>`}${more ? html` <a href="/account/billing#payments">All</a>` : ''}</span>`;
  return html`<section class="card" id="payments" aria-labelledby="payments-title"><div class="title"><h2 id="payments-title">${title}</h2>${links}</div>
${payments.length === 0 ? html`<p class="empty">Nothing has been paid yet.</p>` : html`<table><tbody>${rows}</tbody></table>`}${state === 'no_profile' && payments.length > 0 ? html`<p class="empty"><a href="/account/billing#tax">Say to whom invoices are made out</a>, then each payment can have one.</p>` : ''}${fault(refused === null ? null : { ...refused, field: 'invoice' }, 'invoice')}</section>`;
}

function paymentRow(
  visit: Visit,
  path: string,
  payment: InvoiceablePayment,
  plans: ReadonlyMap<string, string>,
  state: InvoicesSection['state'],
): Html {
  const { kind, plan, paid_at, amount_cents, invoice, payment_id } = payment;
  const what = kind === 'topup' ? 'Top-up' : `${plans.get(plan ?? '') ?? plan ?? ''} plan`.trim();
  const issue = html`<form method="post" action="/account/acts/issue-invoice">${hidden(visit, path)}<input type="hidden" name="payment" value="${payment_id}"><button class="link" aria-label="Issue the invoice of ${money(amount_cents)}, ${day(paid_at, visit.now)}">Invoice</button></form>`;
  const end = invoice !== null ? linkTo(invoice) : state === 'ready' ? issue : '';
  const when = html`<span class="nowrap">${day(paid_at, visit.now)}</span>`;
  const name =
    invoice === null ? html`${what}<small>${when}</small>` : html`<code>${invoice.invoice_number}</code><small>${what}, ${when}</small>`;
  return html`<tr><td class="paper">${name}</td><td class="n">${money(amount_cents)}</td>${state === 'none' ? '' : html`<td class="n">${end}</td>`}</tr>`;
}

const noteRow = ({ now }: Visit, note: IssuedInvoice): Html =>
  html`<tr><td class="paper"><code>${note.invoice_number}</code><small>Credit note, <span class="nowrap">${day(note.issued_at, now)}</span></small></td><td class="n">${money(-note.total_cents)}</td><td class="n">${linkTo(note)}</td></tr>`;

const linkTo = ({ invoice_number }: IssuedInvoice): Html =>
  html`<a class="nowrap" href="/account/invoices/${invoice_number}" aria-label="PDF of ${invoice_number}">${ICONS.file}PDF</a>`;
