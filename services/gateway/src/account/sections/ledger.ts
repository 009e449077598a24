/** The ledger: every movement, newest first. */
import type { LedgerEntry } from '@deckwright/platform/billing';
import { type Html, html } from '@deckwright/platform/pages';
import { day, money, slides } from '../pages/words.ts';

const BOOKS: Readonly<Record<string, string>> = {
  paid: 'bought credit',
  promo: 'given credit',
  held: 'held',
  revenue: 'paid for work',
  promo_expense: 'given by the service',
  processor_clearing: 'Stripe',
  disputes: 'disputed payments',
  plan_slides: 'plan',
  free_slides: 'free slides',
  held_slides: 'held slides',
  slides_used: 'drawn',
  slides_granted: 'given by the service',
};
const book = (name: string): string => BOOKS[name] ?? name;

export const ledgerSection = (entries: readonly LedgerEntry[], next_before: number | null, now: Date): Html =>
  html`<section class="card" aria-labelledby="ledger"><div class="title"><h2 id="ledger">Ledger</h2><span class="muted">every movement, newest first</span></div>
${
  entries.length === 0
    ? html`<p class="empty">There is nothing older.</p>`
    : html`<table><thead><tr><th scope="col">Day</th><th scope="col">What</th><th scope="col" class="opt">From</th><th scope="col" class="opt">To</th><th scope="col" class="n">Amount</th></tr></thead>
<tbody>${entries.map((entry) => html`<tr><td class="fig">${day(entry.created_at, now)}</td><td>${entry.kind}${entry.reason === null ? '' : html` <span class="muted">${entry.reason}</span>`}${entry.job_id === null ? '' : html`<br><code class="muted">${entry.job_id}</code>`}</td><td class="opt">${book(entry.from_book)}</td><td class="opt">${book(entry.to_book)}</td><td class="n">${entry.unit === 'USD' ? money(entry.amount) : slides(entry.amount)}</td></tr>`)}</tbody></table>`
}
${next_before === null ? '' : html`<nav class="pages" aria-label="Pages"><span class="end"><a href="/account/ledger?before=${next_before}" rel="next">Older</a></span></nav>`}</section>`;
