/** Automatic top-ups: when, how much, and that they cannot run away. */
import { bonusCents } from '@deckwright/platform/billing';
import { type Html, html, type Value } from '@deckwright/platform/pages';
import type { AutoTopupState } from '@deckwright/platform/payments';
import { hidden, type Outcome } from '../forms.ts';
import { fault, invalid, refusalOf, typed } from '../pages/fields.ts';
import { amount, day, money } from '../pages/words.ts';
import type { Visit } from '../visit.ts';
import type { CardState } from './wallet.ts';

export interface AutoTopUpSection {
  readonly state: AutoTopupState | null;
  readonly card: CardState;
  readonly outcome: Outcome | null;
}

const FIRST = { threshold_cents: 2_000, amount_cents: 5_000, monthly_cap_cents: 20_000 };

export function autoTopUpSection(visit: Visit, path: string, { state, card, outcome }: AutoTopUpSection): Html {
  const refused = refusalOf(outcome, 'auto-top-up');
  const isOn = state?.enabled ?? false;
  const set = state ?? FIRST;
  const head = (end: Html): Html =>
    html`<div class="line"><h3>Automatic top-up</h3><span class="end"><span class="muted">${isOn ? 'on' : 'off'}</span>${end}</span></div>`;
  if (card === 'none' && !isOn)
    return html`<div class="part" id="auto">${head(html``)}<p class="note">It charges a card that is kept at Stripe, each time the balance falls below an amount that you choose.</p>
<form method="post" action="/account/acts/keep-card">${hidden(visit, path)}<div class="acts"><button class="slim">Keep a card at Stripe</button></div></form>${fault(refusalOf(outcome, 'keep-card'), 'card')}${fault(refused, 'card')}</div>`;
  const field = (name: string, label: string, cents: number): Html =>
    html`<div class="usd"><label for="auto-${name}">${label}</label><input id="auto-${name}" name="${name}" type="number" min="1" step="0.01" inputmode="decimal" required value="${typed(refused, name, amount(cents))}"${invalid(refused, name)}></div>`;
  // The switch that is on has a form of its own, so that the enter key in a field saves and does not switch off.
  const off = isOn
    ? html`<form id="auto-off" method="post" action="/account/acts/auto-top-up">${hidden(visit, path)}<input type="hidden" name="enabled" value="no"></form>`
    : html``;
  return html`<div class="part" id="auto">${off}<form method="post" action="/account/acts/auto-top-up">${hidden(visit, path)}
${head(html`<button class="switch" role="switch" aria-checked="${isOn ? 'true' : 'false'}" aria-label="Automatic top-up" ${isOn ? html`form="auto-off"` : html`name="enabled" value="yes"`}></button>`)}
<div class="trio">${field('threshold', 'When below', set.threshold_cents)}${field('amount', 'Add', set.amount_cents)}${field('monthly_cap', 'At most a month', set.monthly_cap_cents)}</div>
${['threshold', 'amount', 'monthly_cap', 'card'].map((name) => fault(refused, name))}
${isOn && state !== null ? html`<p class="note">Used this month: ${money(state.charged_cents)} of ${money(state.monthly_cap_cents)}. ${added(set.amount_cents)}</p>` : html`<p class="note">${added(set.amount_cents)} It never charges more a month than you allow.</p>`}
${state === null ? '' : trouble(state, visit.now)}
<div class="acts"><button class="slim" name="enabled" value="yes">${isOn ? 'Save' : 'Switch on'}</button></div></form></div>`;
}

const added = (cents: number): string => `Adds ${money(cents + bonusCents(cents))}${bonusCents(cents) > 0 ? ' with the bonus' : ''}.`;

const WHY: Readonly<Record<string, string>> = {
  monthly_cap: 'what you allow a month is reached',
  no_saved_card: 'no card is on file',
  insufficient_funds: 'the bank says that the card has not enough money',
  authentication_required: 'the bank wants to ask you first: top up by hand once',
  expired_card: 'the card has expired',
  unanswered: 'Stripe has not answered yet',
};
const why = (reason: string): string => WHY[reason] ?? `the bank declined the card (${reason.replaceAll('_', ' ')})`;

function trouble({ disabled_reason, due }: AutoTopupState, now: Date): Value {
  if (disabled_reason !== null)
    return html`<p class="fault" role="alert">Switched off: ${why(disabled_reason)}. Keep another card, then switch it on again.</p>`;
  if (due === null || due.failure === null) return '';
  return html`<p class="fault">The last charge waits: ${why(due.failure)}. It is tried again on ${day(due.next_attempt_at, now)}.</p>`;
}
