/** Usage: a month of slides as a drawing and as a table. */

import { html } from '@deckwright/platform/pages';
import { monthOf, needWallet, usageOf } from '../load.ts';
import { day as dayWords, money, monthName, slides, whole } from '../pages/words.ts';
import { inAll, PAYER_WORDS, PAYERS, totalOf } from '../sections/chart.ts';
import { usageSection } from '../sections/usage.ts';
import type { Tab } from './tab.ts';

const PATH = '/account/usage';

export const usage: Tab = async (visit, { query }) => {
  const { now } = visit;
  const month = monthOf(query.get('month'), now);
  const [wallet, days] = await Promise.all([needWallet(visit), usageOf(visit, month)]);
  const spent = days.reduce((sum, { cents }) => sum + cents, 0);
  const payers = PAYERS.filter((payer) => payer !== 'unmetered' || wallet.billing === 'unmetered');
  return {
    wallet,
    path: PATH,
    title: 'Usage',
    finding: `${inAll(days)} in ${monthName(month, now)}; ${money(spent)} left the wallet.`,
    main: html`<div class="over"><div class="wide">${usageSection({ month, days, used_up_on: null, now, path: PATH, first_month: wallet.created_at.slice(0, 7) })}</div>
<div class="rest"><section class="card" aria-labelledby="days"><div class="title"><h2 id="days">Day by day</h2><span class="end"><a class="button slim" href="/account/usage.csv?month=${month}" download>CSV</a></span></div>
${
  days.length === 0
    ? html`<p class="empty">Nothing was drawn in ${monthName(month, now)}.</p>`
    : html`<table><thead><tr><th scope="col">Day</th>${payers.map((payer) => html`<th scope="col" class="n">${PAYER_WORDS[payer]}</th>`)}<th scope="col" class="n">USD</th></tr></thead>
<tbody>${days.toReversed().map((one) => html`<tr><td class="fig">${dayWords(one.day, now)}</td>${payers.map((payer) => html`<td class="n">${whole(one[payer])}</td>`)}<td class="n">${money(one.cents)}</td></tr>`)}
<tr><td class="strong">In all</td>${payers.map((payer) => html`<td class="n strong">${whole(totalOf(days, payer))}</td>`)}<td class="n strong">${money(spent)}</td></tr></tbody></table>`
}<p class="foot">Days begin at midnight UTC and count when work was accepted. A slide that is unusable, or was drawn before, costs nothing and is not counted. ${wallet.plan_slides > 0 ? `The plan has ${slides(wallet.plan_slides)} left.` : ''}</p></section></div></div>`,
  };
};
