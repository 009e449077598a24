/** What was paid: top-ups and periods of plans. */
import type { PaymentMade } from '@deckwright/platform/billing';
import { type Html, html } from '../pages/html.ts';
import { day, money } from '../pages/words.ts';

const WORDS = { topup: 'Top-up', automatic: 'Automatic top-up', plan: 'Plan' } as const;

export interface PaymentsSection {
  readonly payments: readonly PaymentMade[];
  /** Names of plans by their id. */
  readonly plans: ReadonlyMap<string, string>;
  readonly now: Date;
  readonly more: boolean;
}

export const paymentsSection = ({ payments, plans, now, more }: PaymentsSection): Html =>
  html`<section class="card" aria-labelledby="payments"><div class="title"><h2 id="payments">Payments</h2>${more ? html`<span class="end"><a href="/account/billing#payments">All</a></span>` : ''}</div>
${payments.length === 0 ? html`<p class="empty">Nothing has been paid yet.</p>` : html`<table><tbody>${payments.map((one) => html`<tr><td class="fig">${day(one.at, now)}</td><td>${wordsOf(one, plans)}</td><td class="n">${money(one.amount_cents)}</td></tr>`)}</tbody></table>`}</section>`;

function wordsOf({ kind, reason }: PaymentMade, plans: ReadonlyMap<string, string>): string {
  const plan = kind === 'plan' ? (reason ?? '').replace(/^plan /, '') : '';
  return plan === '' ? WORDS[kind] : `${plans.get(plan) ?? plan} plan`;
}
