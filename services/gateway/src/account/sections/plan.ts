/** The plan: how much of it is used, when it renews or ends, and what can be done with it; or what is sold, where none is open. */
import { prices } from '@deckwright/platform/billing';
import type { PlanOffer } from '@deckwright/platform/config';
import { type Html, html } from '@deckwright/platform/pages';
import type { OpenPlan } from '@deckwright/platform/payments';
import { hidden, type Outcome } from '../forms.ts';
import { fault, refusalOf } from '../pages/fields.ts';
import { day, money, slides, whole } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

export interface PlanSection {
  readonly plan: OpenPlan | null;
  readonly offers: readonly PlanOffer[];
  /** Slides of this period that the wallet paid, what they cost, and since when. */
  readonly beyond: { readonly slides: number; readonly cents: number; readonly since: string | null };
  readonly outcome: Outcome | null;
}

const ACTS = ['cancel-plan', 'reactivate-plan', 'upgrade-plan', 'overflow', 'buy-plan'];

export function planSection(visit: Visit, path: string, section: PlanSection): Html {
  const { plan, offers, outcome } = section;
  const refused = refusalOf(outcome, ...ACTS);
  const wrong = refused === null ? '' : fault({ ...refused, field: 'plan' }, 'plan');
  if (plan === null)
    return offers.length === 0
      ? html``
      : html`<section class="card" id="plan" aria-labelledby="plan-title"><div class="title"><h2 id="plan-title">Plan</h2><span class="muted">none is open</span></div><div class="body">${wrong}${offerCards(visit, path, offers)}</div></section>`;
  return openPlan(visit, path, section, plan, wrong);
}

function offerCards(visit: Visit, path: string, offers: readonly PlanOffer[]): Html {
  const usd = (amount: number): string => money(Math.round(amount * 100)).replace(/\.00$/, '');
  const buy = (offer: PlanOffer, period: 'monthly' | 'yearly', label: Html | string): Html =>
    html`<button class="slim" name="period" value="${period}">${label}<span class="vh"> for ${offer.name}</span></button>`;
  return html`<div class="offers">${offers.map(
    (offer) =>
      html`<div class="offer"><h3>${offer.name}</h3><p><span class="price">${usd(offer.monthly.usd)}</span> <span class="muted">a month</span></p><p class="muted small">${slides(offer.monthly.slides)} a month, ${money(Math.round((offer.monthly.usd * 100) / offer.monthly.slides))} each</p>
<form method="post" action="/account/acts/buy-plan">${hidden(visit, path)}<input type="hidden" name="plan" value="${offer.plan}">${buy(offer, 'monthly', 'Monthly')} <div class="acts">${buy(offer, 'yearly', `Yearly, ${usd(offer.yearly.usd)}`)}</div></form></div>`,
  )}</div>`;
}

function openPlan(visit: Visit, path: string, { offers, beyond }: PlanSection, plan: OpenPlan, wrong: Html | ''): Html {
  const { now } = visit;
  const offer = offers.find((one) => one.plan === plan.plan);
  const used = plan.is_paid ? Math.max(0, plan.slides - plan.slides_left) : 0;
  const part = Math.round(Math.min(used / plan.slides, 1) * 1000) / 10;
  const end =
    plan.cancel_at === null ? `renews ${day(plan.period_end, now)}, ${money(plan.price_cents)}` : `ends ${day(plan.cancel_at, now)}`;
  const act = (name: string, button: Html): Html =>
    html`<form method="post" action="/account/acts/${name}">${hidden(visit, path)}${button}</form>`;
  return html`<section class="card" id="plan" aria-labelledby="plan-title"><div class="title"><h2 id="plan-title">Plan</h2><span class="tag">${offer?.name ?? plan.plan}, ${plan.period}</span>${plan.status === 'past_due' ? html`<span class="tag bad">card declined</span>` : ''}${path === '/account' ? html`<span class="end"><a href="/account/billing#plan">Change</a></span>` : ''}</div>
<div class="body"><div class="line"><p><span class="strong">${whole(used)}</span> of ${slides(plan.slides)} used</p><span class="end muted">${end}</span></div>
<svg class="meter" viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true"><rect class="all" width="100" height="2"/><rect class="part-of" width="${part}" height="2"/></svg>
${plan.status === 'past_due' ? html`<p class="fault" role="alert">The card was declined for this period. It is tried again; put another one on file under Billing, or the plan ends.</p>` : ''}
${act('overflow', html`<div class="line"><div><p>Go on from the wallet at ${money(prices.plan_overflow.cents)} a slide</p><p class="muted small">${beyond.slides > 0 ? `${slides(beyond.slides)}, ${money(beyond.cents)} since ${day(beyond.since ?? plan.period_start, now)}` : 'nothing so far in this period'}</p></div><span class="end"><button class="switch" role="switch" aria-checked="${plan.overflow ? 'true' : 'false'}" aria-label="Go on from the wallet past the slides of the plan" name="enabled" value="${plan.overflow ? 'no' : 'yes'}"></button></span></div>`)}
${wrong}<div class="acts">${plan.cancel_at === null ? renewing(plan, offer) : act('reactivate-plan', html`<button class="slim">Let it renew</button>`)}</div>
${path === '/account' ? '' : html`<p class="note">For another plan, cancel this one and buy the other when it has ended. What is paid stays usable until then.</p>`}</div></section>`;
}

function renewing(plan: OpenPlan, offer: PlanOffer | undefined): Html {
  const saved = offer === undefined ? 0 : Math.round((offer.monthly.usd * 12 - offer.yearly.usd) * 100);
  const yearly =
    plan.period === 'monthly' && offer !== undefined
      ? html`<a class="button slim" href="/account/confirm/upgrade-plan">Yearly${saved > 0 ? `, saves ${money(saved)}` : ''}</a>`
      : '';
  return html`${yearly}<a class="button slim" href="/account/confirm/cancel-plan">Cancel at period end</a>`;
}
