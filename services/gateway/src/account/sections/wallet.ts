/** The wallet: what is in it, how much of it is slides, and the form that fills it. */
import { bonusCents, prices, TOPUP_LIMITS } from '@deckwright/platform/billing';
import { type Html, html } from '@deckwright/platform/pages';
import type { SavedCard } from '@deckwright/platform/payments';
import { hidden, type Outcome } from '../forms.ts';
import { fault, invalid, refusalOf, typed } from '../pages/fields.ts';
import { ICONS } from '../pages/icons.ts';
import { money, slides } from '../pages/words.ts';
import type { Visit } from '../visit.ts';

/** The card on file: none, one, or unknown where the processor does not answer in time. */
export type CardState = SavedCard | 'none' | 'unknown';

export interface WalletSection {
  readonly balance_cents: number;
  readonly held_cents: number;
  readonly unmetered: boolean;
  readonly card: CardState;
  /** `off`: nothing can be bought. */
  readonly payments: 'off' | 'test' | 'live';
  readonly outcome: Outcome | null;
}

const AMOUNTS = [20, 50, 100, 200];
const CHOSEN = '100';

export const cardWords = ({ brand, last4 }: SavedCard): string => `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)} ending ${last4}`;

/** `inner` stands below the form, in the same card. */
export function walletSection(visit: Visit, path: string, section: WalletSection, inner: Html): Html {
  const { balance_cents, held_cents, unmetered, payments } = section;
  const worth = Math.floor(Math.max(balance_cents, 0) / prices.slide.cents);
  const held = held_cents > 0 ? `, and ${money(held_cents)} held by running jobs` : '';
  return html`<section class="card" id="wallet" aria-labelledby="wallet-title"><div class="title"><h2 id="wallet-title">Wallet</h2>${payments === 'test' ? html`<span class="tag warn">test payments</span>` : ''}<span class="end"><a href="/account/ledger">Ledger</a></span></div>
<div class="body"><p><span class="balance fig">${money(balance_cents)}</span><span class="worth">${balance_cents < 0 ? 'owed: a top-up settles it' : `${slides(worth)}${held}`}</span></p>
${unmetered ? html`<p class="note">This account is the operator's own: nothing that it draws is charged.</p>` : payments === 'off' ? html`<p class="note">This service takes no payments. Its operator gives credit; ask there for more.</p>` : payForm(visit, path, section)}</div>${inner}</section>`;
}

function payForm(visit: Visit, path: string, { card, outcome, payments }: WalletSection): Html {
  const refused = refusalOf(outcome, 'top-up');
  const chosen = typed(refused, 'amount', CHOSEN);
  const known = card !== 'none' && card !== 'unknown' ? card : null;
  const { least_cents, most_cents } = TOPUP_LIMITS;
  return html`<form class="pay" method="post" action="/account/acts/top-up">${hidden(visit, path)}
<fieldset><legend class="vh">How much to top up</legend><div class="amounts">${AMOUNTS.map((usd) => tile(usd, chosen))}</div>
<div class="other"><label class="tick"><input type="radio" name="amount" value="other"${chosen === 'other' ? html` checked` : ''}>Other amount</label><div class="usd"><input type="number" name="other" aria-label="Other amount, USD" min="${least_cents / 100}" max="${most_cents / 100}" step="0.01" inputmode="decimal" value="${typed(refused, 'other', '')}"${invalid(refused, 'other')}></div></div></fieldset>
${fault(refused, 'other')}${fault(refused, 'amount')}
<div class="payrow"><button class="first" name="by" value="${known === null ? 'checkout' : 'card'}">${AMOUNTS.map((usd) => html`<span class="say say-${usd}">Top up ${money(usd * 100)}${bonusCents(usd * 100) > 0 ? `, get ${money(usd * 100 + bonusCents(usd * 100))}` : ''}</span>`)}<span class="say say-other">Top up this amount</span></button>
${known === null ? '' : html`<button name="by" value="checkout">${ICONS.card}Another card</button>`}</div>
${
  known === null
    ? html`<label class="tick"><input type="checkbox" name="keep" value="yes">Keep the card for the next time</label><p class="note">${card === 'unknown' ? 'Which card is on file is not known right now. ' : ''}You pay on a page of Stripe.${payments === 'test' ? ' These are test payments: no money moves, and only test cards work.' : ''}</p>`
    : html`<p class="note">${ICONS.card} Charged at once to ${cardWords(known)}.${payments === 'test' ? ' These are test payments: no money moves.' : ''}</p>`
}${fault(refused, 'card')}</form>`;
}

function tile(usd: number, chosen: string): Html {
  const bonus = bonusCents(usd * 100);
  const credit = usd * 100 + bonus;
  return html`<label class="tile"><input type="radio" name="amount" value="${usd}"${chosen === String(usd) ? html` checked` : ''}><b>$${usd}</b>${bonus > 0 ? html`<i class="bonus">+${Math.round(bonus / usd)} %</i>` : html`<i>no bonus</i>`}<i>${slides(credit / prices.slide.cents)}</i></label>`;
}
