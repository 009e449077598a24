/** The overview: what is left, what is spent next, and when it ends. */
import { listGrants, WELCOME_SLIDES } from '@deckwright/platform/billing';
import { pageOfKeys } from '@deckwright/platform/identity';
import { listInvoices, readProfile } from '@deckwright/platform/invoices';
import { html } from '@deckwright/platform/pages';
import { readAutoTopup, readPlan } from '@deckwright/platform/payments';
import { countAgents, listAgents } from '../../schemas/agent.ts';
import { findingOf } from '../finding.ts';
import { cardOf, invoiceState, monthOf, needWallet, periodUseOf, usageOf } from '../load.ts';
import { agentsCard } from '../sections/agents.ts';
import { autoTopUpSection } from '../sections/auto-top-up.ts';
import { creditSection } from '../sections/credit.ts';
import { invoicesSection } from '../sections/invoices.ts';
import { keysCard } from '../sections/keys.ts';
import { planSection } from '../sections/plan.ts';
import { usageSection } from '../sections/usage.ts';
import { walletSection } from '../sections/wallet.ts';
import type { Tab } from './tab.ts';

const PATH = '/account';

export const overview: Tab = async (visit, { query, outcome }) => {
  const { kit, account_id, now } = visit;
  const { db, payments } = kit;
  const month = monthOf(query.get('month'), now);
  const plan = await readPlan(db, account_id);
  const [wallet, days, period, grants, keys, agents, agents_total, paid, profile, auto, card] = await Promise.all([
    needWallet(visit),
    usageOf(visit, month),
    periodUseOf(visit, plan),
    listGrants(db, account_id),
    pageOfKeys(db, account_id, { limit: 3, offset: 0 }),
    listAgents(db, account_id, now, null, { limit: 3 }),
    countAgents(db, account_id, now),
    listInvoices(db, account_id, { limit: 4 }),
    readProfile(db, account_id),
    payments === null ? null : readAutoTopup(payments, account_id),
    cardOf(visit),
  ]);
  const offers = payments?.plans ?? [];
  const { used_up_on, beyond } = period;
  const unmetered = wallet.billing === 'unmetered';
  const mode = payments === null ? 'off' : payments.livemode ? 'live' : 'test';
  const money = {
    balance_cents: wallet.paid_cents + wallet.promo_cents,
    held_cents: wallet.held_cents,
    unmetered,
    card,
    payments: mode,
    outcome,
  } as const;
  const inner = payments === null || unmetered ? html`` : autoTopUpSection(visit, PATH, { state: auto, card, outcome });
  const names = new Map(offers.map(({ plan: id, name }) => [id, name]));
  const credit = {
    grants,
    plan,
    plan_name: plan === null ? null : `${names.get(plan.plan) ?? plan.plan} plan`,
    welcome: wallet.free_slides === 0 && !unmetered ? { amount: WELCOME_SLIDES, created_at: wallet.created_at } : null,
    now,
    limit: 8,
  };
  return {
    wallet,
    path: PATH,
    title: 'Account',
    finding: findingOf({ wallet, plan, used_up_on, now }),
    main: html`<div class="over"><div class="purse">${walletSection(visit, PATH, money, inner)}</div>
<div class="wide">${usageSection({ month, days, used_up_on, now, path: PATH, first_month: wallet.created_at.slice(0, 7) })}${creditSection(credit)}
<div class="pair">${keysCard(keys.keys, keys.total, now)}${invoicesSection(visit, PATH, { payments: paid.slice(0, 3), plans: names, state: invoiceState(kit, profile), more: paid.length > 3, outcome })}</div></div>
<div class="rest">${planSection(visit, PATH, { plan, offers: unmetered ? [] : offers, beyond, outcome })}${agentsCard(agents, agents_total)}</div></div>`,
  };
};
