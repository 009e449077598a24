/** Credit in the order in which it is spent: what goes next, and what ends when. */
import type { Grant } from '@deckwright/platform/billing';
import { type Html, html } from '@deckwright/platform/pages';
import type { OpenPlan } from '@deckwright/platform/payments';
import { day, daysBetween, money, slides, whole } from '../pages/words.ts';

export interface CreditSection {
  readonly grants: readonly Grant[];
  readonly plan: OpenPlan | null;
  readonly plan_name: string | null;
  /** Free slides that a new account was given, where they are used up. */
  readonly welcome: { readonly amount: number; readonly created_at: string } | null;
  readonly now: Date;
  /** Most rows. */
  readonly limit: number;
}

interface Row {
  readonly source: string;
  readonly given: string;
  readonly left: string;
  readonly of: string;
  readonly ends: Html | string;
  readonly held: number;
  readonly is_spent: boolean;
}

/** What ends within so many days is marked. */
const SOON_DAYS = 45;

export function creditSection(section: CreditSection): Html {
  const rows = rowsOf(section);
  const next = rows.findIndex(({ is_spent }) => !is_spent);
  const shown = rows.slice(0, section.limit);
  const body =
    rows.length === 0
      ? html`<p class="empty">Nothing is left. What you top up, and what you are given, is listed here.</p>`
      : html`<table><thead><tr><th scope="col">Source</th><th scope="col" class="opt">Given</th><th scope="col" class="n">Left</th><th scope="col" class="n opt">Of</th><th scope="col">Ends</th></tr></thead>
<tbody>${shown.map((row, i) => html`<tr${row.is_spent ? html` class="spent"` : ''}><td class="src${i === next ? ' name' : ''}"><span class="rank${i === next ? ' now' : ''}">${i + 1}</span>${row.source}${i === next ? html`<span class="vh"> (in use now)</span>` : ''}</td><td class="opt fig">${row.given}</td><td class="n${row.is_spent ? '' : ' strong'}">${row.left}</td><td class="n opt">${row.of}</td><td>${row.ends}</td></tr>`)}</tbody></table>
${rows.length > shown.length ? html`<p class="foot">And ${whole(rows.length - shown.length)} more behind these.</p>` : ''}`;
  return html`<section class="card" aria-labelledby="credit"><div class="title"><h2 id="credit">Credit, in the order it is spent</h2><span class="end muted wide-only">what ends first goes first</span></div>${body}</section>`;
}

function rowsOf(section: CreditSection): readonly Row[] {
  const { grants, plan, plan_name, welcome, now } = section;
  const rows = grants.map((grant) => rowOf(grant, section));
  const spent: Row[] = [];
  if (plan !== null && !grants.some(({ book }) => book === 'plan_slides'))
    spent.push({
      source: plan_name ?? plan.plan,
      given: day(plan.period_start, now),
      left: '0',
      of: slides(plan.slides),
      ends: planEnd(plan, now),
      held: 0,
      is_spent: true,
    });
  if (welcome !== null && !grants.some(({ book }) => book === 'free_slides'))
    spent.push({
      source: 'Free slides',
      given: day(welcome.created_at, now),
      left: '0',
      of: slides(welcome.amount),
      ends: 'used up',
      held: 0,
      is_spent: true,
    });
  // Slides of a plan stand first, used up or not.
  const [slidesLeft, rest] = [rows.slice(0, countSlides(grants)), rows.slice(countSlides(grants))];
  return grants.some(({ book }) => book === 'plan_slides') ? [...slidesLeft, ...spent, ...rest] : [...spent, ...slidesLeft, ...rest];
}

const countSlides = (grants: readonly Grant[]): number => grants.filter(({ unit }) => unit === 'SLIDE').length;

const planEnd = ({ cancel_at, period_end }: OpenPlan, now: Date): string =>
  cancel_at === null ? `renews ${day(period_end, now)}` : `ends ${day(cancel_at, now)}`;

function rowOf(grant: Grant, { grants, plan, plan_name, now }: CreditSection): Row {
  const { unit, amount, remaining, held, expires_at, created_at, book } = grant;
  const isPlan = book === 'plan_slides' && plan !== null;
  return {
    source: isPlan ? (plan_name ?? plan.plan) : sourceOf(grant, grants),
    given: day(created_at, now),
    left: unit === 'USD' ? money(remaining) : whole(remaining),
    of: unit === 'USD' ? money(amount) : slides(amount),
    ends: isPlan ? planEnd(plan, now) : expires_at === null ? html`<span class="muted">never</span>` : endOf(expires_at, now),
    held,
    is_spent: remaining === 0,
  };
}

function endOf(at: string, now: Date): Html | string {
  const left = daysBetween(now, at);
  if (left > SOON_DAYS) return day(at, now);
  const words = left <= 0 ? 'today' : left === 1 ? 'tomorrow' : `${day(at, now)}, in ${left} days`;
  return html`<span class="tag warn">${words}</span>`;
}

const KINDS: Readonly<Record<string, string>> = {
  topup: 'Bought credit',
  bonus: 'Bonus on a top-up',
  award: 'Award for feedback',
  plan: 'Slides of a plan',
};

/** What a grant is called: the operator's own words for what was given, ours for the rest. */
function sourceOf({ grant_id, kind, reason, book }: Grant, grants: readonly Grant[]): string {
  const topup = kind === 'bonus' ? grants.find((one) => one.grant_id === grant_id.replace(/^bonus:/, 'topup:')) : undefined;
  if (topup !== undefined) return `Bonus on top-up of ${money(topup.amount)}`;
  const known = KINDS[kind];
  if (known !== undefined) return known;
  if (book === 'free_slides') return reason === null || reason === 'free slides of a new account' ? 'Free slides' : reason;
  return reason ?? 'Given credit';
}
