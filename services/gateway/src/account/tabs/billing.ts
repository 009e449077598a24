/** Billing: wallet, automatic top-ups, the plan with all that is sold, the card, and what was paid. */
import { listGrants, WELCOME_SLIDES } from '@deckwright/platform/billing';
import { listInvoices, readProfile } from '@deckwright/platform/invoices';
import { html } from '@deckwright/platform/pages';
import { readAutoTopup, readPlan } from '@deckwright/platform/payments';
import type { Outcome } from '../forms.ts';
import { hidden } from '../forms.ts';
import { cardOf, invoiceState, needWallet, periodUseOf } from '../load.ts';
import { fault, refusalOf } from '../pages/fields.ts';
import { money as dollars } from '../pages/words.ts';
import { autoTopUpSection } from '../sections/auto-top-up.ts';
import { creditSection } from '../sections/credit.ts';
import { invoicesSection } from '../sections/invoices.ts';
import { planSection } from '../sections/plan.ts';
import { taxDetailsSection } from '../sections/tax-details.ts';
import { type CardState, cardWords, walletSection } from '../sections/wallet.ts';
import type { Visit } from '../visit.ts';
import type { Tab } from './tab.ts';

const PATH = '/account/billing';

export const billing: Tab = async (visit, { outcome }) => {
  const { kit, account_id, now } = visit;
  const { db, payments } = kit;
  const plan = await readPlan(db, account_id);
  const [wallet, { beyond }, grants, paid, profile, auto, card] = await Promise.all([
    needWallet(visit),
    periodUseOf(visit, plan),
    listGrants(db, account_id),
    listInvoices(db, account_id, { limit: 100 }),
    readProfile(db, account_id),
    payments === null ? null : readAutoTopup(payments, account_id),
    cardOf(visit),
  ]);
  const unmetered = wallet.billing === 'unmetered';
  const offers = payments?.plans ?? [];
  const names = new Map(offers.map(({ plan: id, name }) => [id, name]));
  const balance_cents = wallet.paid_cents + wallet.promo_cents;
  const mode = payments === null ? 'off' : payments.livemode ? 'live' : 'test';
  const money = { balance_cents, held_cents: wallet.held_cents, unmetered, card, payments: mode, outcome } as const;
  const inner = payments === null || unmetered ? html`` : autoTopUpSection(visit, PATH, { state: auto, card, outcome });
  const credit = {
    grants,
    plan,
    plan_name: plan === null ? null : `${names.get(plan.plan) ?? plan.plan} plan`,
    welcome: wallet.free_slides === 0 && !unmetered ? { amount: WELCOME_SLIDES, created_at: wallet.created_at } : null,
    now,
    limit: 100,
  };
  const state = invoiceState(kit, profile);
  return {
    wallet,
    path: PATH,
    title: 'Billing',
    finding: `${dollars(balance_cents)} in the wallet${auto?.enabled === true ? ', topped up by itself' : ''}.`,
    main: html`<div class="over"><div class="purse">${walletSection(visit, PATH, money, inner)}${payments === null || unmetered ? '' : cardSection(visit, card, outcome)}</div>
<div class="wide">${planSection(visit, PATH, { plan, offers: unmetered ? [] : offers, beyond, outcome })}${creditSection(credit)}${invoicesSection(visit, PATH, { payments: paid, plans: names, state, more: false, outcome })}${state === 'none' ? '' : taxDetailsSection(visit, PATH, profile, outcome)}</div></div>`,
  };
};

function cardSection(visit: Visit, card: CardState, outcome: Outcome | null) {
  const refused = refusalOf(outcome, 'keep-card', 'manage-cards');
  const words =
    card === 'none'
      ? 'No card is on file.'
      : card === 'unknown'
        ? 'Stripe does not answer: which card is on file is not known right now.'
        : `${cardWords(card)}, until ${String(card.exp_month).padStart(2, '0')}/${card.exp_year}.`;
  return html`<section class="card" id="card" aria-labelledby="card-title"><div class="title"><h2 id="card-title">Card</h2></div><div class="body"><p>${words}</p><p class="note">It is kept at Stripe. Nothing of it is stored here.</p>
<div class="acts"><form method="post" action="/account/acts/keep-card">${hidden(visit, PATH)}<button class="slim">${card === 'none' ? 'Keep a card' : 'Keep another card'}</button></form>${card === 'none' ? '' : html`<form method="post" action="/account/acts/manage-cards">${hidden(visit, PATH)}<button class="slim">Remove a card</button></form>`}</div>${fault(refused === null ? null : { ...refused, field: 'card' }, 'card')}</div></section>`;
}
