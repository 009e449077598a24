/** The card with the slides of a month. */
import { type Html, html } from '@deckwright/platform/pages';
import { ICONS } from '../pages/icons.ts';
import { monthName } from '../pages/words.ts';
import { chart, inAll, legend, type MonthOfUse } from './chart.ts';

export interface UsageSection extends MonthOfUse {
  /** The page on which another month can be chosen. */
  readonly path: string;
  /** The account's first month. */
  readonly first_month: string;
}

const MOST_MONTHS = 12;

export function usageSection(of: UsageSection): Html {
  const { days, month, now, path, first_month } = of;
  const months = monthsBack(now).filter((one) => one >= first_month || one === month);
  const picker =
    months.length < 2
      ? ''
      : html`<details class="menu end"><summary class="button slim">${monthName(month, now)}<span class="vh">: another month</span>${ICONS.down}</summary><ul>${months.map((one) => html`<li><a href="${path}?month=${one}"${one === month ? html` aria-current="true"` : ''}>${monthName(one, now)}</a></li>`)}</ul></details>`;
  return html`<section class="card" aria-labelledby="usage"><div class="title"><h2 id="usage">Slides by day</h2><span class="muted">${inAll(days)} in ${monthName(month, now)}</span><div class="end">${legend(days)}${picker}</div></div>
<div class="body">${chart(of)}</div></section>`;
}

/** This month and those before it, newest first. */
export function monthsBack(now: Date): readonly string[] {
  return Array.from({ length: MOST_MONTHS }, (_, i) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - i, 1)).toISOString().slice(0, 7),
  );
}
