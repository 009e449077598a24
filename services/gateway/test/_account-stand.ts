/** A gateway with a Stripe double and a sign-in by key, people who sign in without a window, and accounts with a past. */
import { credit } from '@deckwright/platform/billing';
import { expect } from 'vitest';
import { Browser, form, hiddenFields } from './_oauth-stand.ts';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import type { Account, HarnessOptions } from './harness.ts';

/** People sign in with a live key of their account. */
export const startAccountStand = (options: Omit<HarnessOptions, 'config'> = {}): Promise<PaymentsStand> =>
  startPaymentsStand({ login: { account_id: 'acc_nobody', password: undefined }, ...options });

export interface Person {
  readonly browser: Browser;
  get(path: string, init?: RequestInit): Promise<{ readonly status: number; readonly html: string; readonly location: string | null }>;
  /** Sends the form of a page that leads to this act, as a browser does. `change` replaces fields. */
  send(page: string, act: string, change?: Readonly<Record<string, string>>, of?: string): Promise<Sent>;
  post(path: string, fields: Readonly<Record<string, string>>, headers?: Readonly<Record<string, string>>): Promise<Sent>;
}

export interface Sent {
  readonly status: number;
  readonly location: string;
  /** The page to which it led, where that is one of ours. */
  readonly html: string;
}

/** The fields that the form to an act has on a page; of several, that which says `of`. */
export function fieldsOf(html: string, act: string, of = ''): Record<string, string> {
  const found = html
    .split(`action="/account/acts/${act}"`)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf('</form>')));
  const one = found.find((text) => text.includes(of));
  if (one === undefined) throw new Error(`There is no form to ${act} with ${of} on the page.`);
  const ticked = [...one.matchAll(/<input type="checkbox" name="([^"]+)" checked>/g)].map(([, name = '']) => [name, 'on'] as const);
  return { ...hiddenFields(one), ...Object.fromEntries(ticked) };
}

export async function signedIn(stand: PaymentsStand, as: Account, path = '/account'): Promise<Person> {
  const { base } = stand.harness;
  const browser = new Browser();
  const asked = await browser.follow(`${base}${path}`, [base]);
  const to = hiddenFields(await asked.response.text());
  const at = await browser.follow(`${base}/account/sign-in`, [base], form(to));
  const last = await browser.follow(at.at, [base], form({ secret: as.key }));
  expect([last.response.status, new URL(last.at).pathname]).toEqual([200, path]);
  const person: Person = {
    browser,
    async get(where, init) {
      const response = await browser.open(`${base}${where}`, init);
      return { status: response.status, html: await response.text(), location: response.headers.get('location') };
    },
    async send(page, act, change = {}, of = '') {
      const { html } = await person.get(page);
      return person.post(`/account/acts/${act}`, { ...fieldsOf(html, act, of), ...change });
    },
    async post(where, fields, headers = {}) {
      const init = form(fields);
      const sent = await browser.open(`${base}${where}`, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } });
      const location = sent.headers.get('location') ?? '';
      const text = await sent.text();
      if (sent.status !== 303 || !location.startsWith('/')) return { status: sent.status, location, html: text };
      return { status: 303, location, html: (await person.get(location)).html };
    },
  };
  return person;
}

/** Types a card into the double's checkout, and comes back. */
export async function payAtDouble(stand: PaymentsStand, who: Person, location: string, number = '4242424242424242') {
  const sent = await fetch(location, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
  const back = sent.headers.get('location');
  if (back === null) return { status: sent.status, html: await sent.text() };
  const { base } = stand.harness;
  const led = await who.get(back.slice(base.length));
  return led.location === null ? { status: led.status, html: led.html } : { ...(await who.get(led.location)) };
}

/** What the page says once of the form that was sent. */
export const noticeOf = (html: string): string => /<p class="notice \w+" role="\w+">([^<]*)</.exec(html)?.[1] ?? '';
/** What stands at a field. */
export const faultOf = (html: string, field: string): string =>
  new RegExp(`id="fault-${field}" role="alert">([^<]*)<`).exec(html)?.[1] ?? '';

const DAY_MS = 86_400_000;

/** An account in the midst of a month: a plan that is used up, free slides that are, and two kinds of credit. */
export async function withPast(stand: PaymentsStand, as: Account): Promise<void> {
  const { db } = stand.harness;
  const { account_id } = as;
  const now = Date.now();
  const start = new Date(new Date(now).toISOString().slice(0, 8).concat('01T00:00:00Z')).getTime();
  const end = new Date(Date.UTC(new Date(now).getUTCFullYear(), new Date(now).getUTCMonth() + 1, 1));
  await db.query('UPDATE accounts SET created_at = $2 WHERE account_id = $1', [account_id, new Date(now - 70 * DAY_MS)]);
  await db.query(
    `INSERT INTO plans (subscription_id, account_id, plan, period, price_cents, slides, status, cancel_at_period_end, period_start, period_end, is_paid)
     VALUES ($1, $2, 'large', 'monthly', 7900, 1500, 'active', false, $3, $4, true)`,
    [`sub_${account_id}`, account_id, new Date(start), end],
  );
  await credit(db, {
    account_id,
    kind: 'plan',
    amount: 1500,
    reference: `past:${account_id}`,
    reason: 'plan large',
    terms: { expires_at: end.toISOString(), priority: 100 },
  });
  await db.query('UPDATE wallets SET plan_open = true WHERE account_id = $1', [account_id]);
  await credit(db, {
    account_id,
    kind: 'grant',
    amount: 700,
    reference: `award:${account_id}`,
    reason: 'Two awards for feedback',
    terms: { expires_at: new Date(now + 39 * DAY_MS).toISOString(), priority: 50 },
  });
  await credit(db, { account_id, kind: 'topup', amount: 10_000, reference: `pi_${account_id}`, reason: 'top-up' });
  for (const [id, cents, days] of [
    ['a', 10_000, 21],
    ['b', 5_000, 49],
  ] as const)
    await db.query(
      `INSERT INTO topups (topup_id, account_id, origin, status, amount_cents, created_at, ended_at) VALUES ($1, $2, 'checkout', 'paid', $3, $4, $4)`,
      [`tu_${id}_${account_id}`, account_id, cents, new Date(now - days * DAY_MS)],
    );
  const today = new Date(now).getUTCDate();
  const shape = [6, 74, 92, 88, 121, 63, 4, 9, 81, 118, 134, 97, 71, 3, 11, 102, 139, 156, 148, 90, 8, 12, 5, 61, 77, 30, 18, 40, 9, 3, 7];
  let [plan, free] = [1500, 60];
  for (let date = 1; date <= today; date += 1) {
    const units = shape[date - 1] ?? 1;
    const use_plan = Math.min(units, plan);
    plan -= use_plan;
    const use_free = Math.min(units - use_plan, free);
    free -= use_free;
    const cents = (units - use_plan - use_free) * 5;
    await spend(stand, account_id, {
      at: new Date(start + (date - 1) * DAY_MS + 3_600_000),
      units,
      plan: use_plan,
      free: use_free,
      promo: cents,
    });
  }
}

export interface Spent {
  readonly at: Date;
  readonly units: number;
  readonly plan: number;
  readonly free: number;
  /** Cents. */
  readonly promo: number;
}

/** A job that was paid then: its hold, and the movements of it. */
export async function spend(
  { harness: { db } }: PaymentsStand,
  account_id: string,
  { at, units, plan, free, promo }: Spent,
): Promise<void> {
  const job = `job_past_${account_id}_${at.getTime()}`;
  await db.query(
    `INSERT INTO wallet_holds (job_id, account_id, state, units, unit_cents, plan_slides, free_slides, promo_cents, captured_units, created_at, ended_at)
     VALUES ($1, $2, 'captured', $3, 5, $4, $5, $6, $3, $7, $7)`,
    [job, account_id, units, plan, free, promo, at],
  );
  const moves = [
    ['SLIDE', 'plan_slides', 'held_slides', plan, 'hold'],
    ['SLIDE', 'free_slides', 'held_slides', free, 'hold'],
    ['USD', 'promo', 'held', promo, 'hold'],
    ['SLIDE', 'held_slides', 'slides_used', plan + free, 'capture'],
    ['USD', 'held', 'revenue', promo, 'capture'],
  ] as const;
  for (const [unit, from, to, amount, kind] of moves)
    if (amount > 0)
      await db.query(
        `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind, job_id, created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [`${job}:${kind}:${from}`, account_id, unit, from, to, amount, kind, job, at],
      );
}
