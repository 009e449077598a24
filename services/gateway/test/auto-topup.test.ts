/** Automatic top-ups: once a crossing under any concurrency, never above the cap, patient with a card that is declined. */
import { reconcileLedger } from '@deckwright/platform/billing';
import { chargeDue } from '@deckwright/platform/payments';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let stand: PaymentsStand;
beforeAll(async () => {
  stand = await startPaymentsStand();
});
afterAll(() => stand.close());

const HOUR_MS = 3_600_000;

async function saveCard(as: Account, method = 'pm_card_visa'): Promise<string> {
  const { body } = await stand.read('/v1/billing/setup-intent', as, { method: 'POST' });
  const set = await stand.payments.stripe.setupIntents.confirm(String(body['setup_intent_id']), { payment_method: method });
  await stand.double.settle();
  return String(set.payment_method);
}

const settings = (as: Account, json: unknown) => stand.read('/v1/billing/autotopup', as, { json });
const seen = async (as: Account) => (await stand.read('/v1/billing/autotopup', as)).body;
/** Charges what is due `later_ms` from now. */
const charge = (later_ms = 0, payments = stand.payments) => {
  // The database's clock may be a little ahead.
  stand.clock.now_ms = Date.now() + later_ms + 2_000;
  return chargeDue(payments);
};
const charges = async (as: Account) =>
  (await stand.harness.db.query("SELECT 1 FROM ledger_transfers WHERE account_id = $1 AND reason = 'automatic top-up'", [as.account_id]))
    .rowCount;

async function ready(cents: number, json: Record<string, number>): Promise<Account> {
  const as = await stand.newAccount(0, cents);
  await saveCard(as);
  expect(await settings(as, json)).toMatchObject({ status: 200, body: { enabled: true, card: { last4: '4242' } } });
  return as;
}

describe('settings', () => {
  it('need a card, and fit together', async () => {
    const as = await stand.newAccount(0, 2000);
    expect((await settings(as, { threshold: 5, amount: 20 })).body).toMatchObject({ code: 'no_saved_card' });
    const payment_method_id = await saveCard(as);
    for (const [json, field] of [
      [{ threshold: 0.5, amount: 20 }, 'threshold'],
      [{ threshold: 30, amount: 20 }, 'amount'],
      [{ threshold: 5, amount: 9 }, 'amount'],
      [{ threshold: 5, amount: 20, monthly_cap: 19 }, 'monthly_cap'],
      [{ threshold: 5.001, amount: 20 }, 'threshold'],
    ] as const)
      expect((await settings(as, json)).body).toMatchObject({ status: 400, code: 'invalid_auto_topup', field });
    expect((await settings(as, { threshold: 5, amount: 20, payment_method_id: 'pm_of_somebody' })).body).toMatchObject({
      code: 'no_saved_card',
    });
    const other = await stand.newAccount();
    await saveCard(other);
    expect((await settings(other, { threshold: 5, amount: 20, payment_method_id })).body).toMatchObject({ code: 'no_saved_card' });
    expect((await settings(as, { threshold: 5, amount: 20, payment_method_id })).body).toMatchObject({
      enabled: true,
      threshold: 5,
      amount: 20,
      monthly_cap: 80,
      charged_this_month: 0,
    });
    expect((await stand.read('/v1/billing/autotopup', as, { method: 'DELETE' })).status).toBe(204);
    expect(await seen(as)).toMatchObject({ enabled: false, card: { brand: 'visa' } });
  });

  it('top up a balance that is below the threshold already', async () => {
    const as = await ready(100, { threshold: 5, amount: 50 });
    expect(await charge()).toEqual(['paid']);
    expect(await stand.balance(as)).toMatchObject({ balance_paid: 51, balance_promo: 5 });
  });
});

describe('a crossing', () => {
  it('I13 is charged once, though forty slides and four chargers cross at the same time', async () => {
    const as = await ready(1000, { threshold: 9, amount: 20 });
    const rendered = await Promise.all(Array.from({ length: 40 }, () => stand.render(as)));
    expect(rendered.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 200));
    const outcomes = await Promise.all([charge(), charge(), charge(), charge()]);
    await stand.double.settle();
    expect([outcomes.flat(), await charges(as)]).toEqual([['paid'], 1]);
    expect(await stand.balance(as)).toMatchObject({ balance: 28 });
    // Above the threshold again, and then below it: the next crossing.
    for (let i = 0; i < 3; i += 1) await stand.render(as);
    expect(await charge()).toEqual([]);
    await stand.harness.db.query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'USD', 'paid', 'revenue', 2000, 'refund')`,
      [`spent:${as.account_id}`, as.account_id],
    );
    expect([await charge(), await charges(as)]).toEqual([['paid'], 2]);
  });

  it('never goes above the cap of the month, and waits for the next', async () => {
    const as = await ready(100, { threshold: 5, amount: 10, monthly_cap: 15 });
    expect(await charge()).toEqual(['paid']);
    await stand.harness.db.query(
      `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'USD', 'paid', 'revenue', 1000, 'refund')`,
      [`spent:${as.account_id}`, as.account_id],
    );
    expect(await charge()).toEqual(['capped']);
    expect(await seen(as)).toMatchObject({
      charged_this_month: 10,
      last_failure: 'monthly_cap',
      next_attempt_at: expect.stringMatching(/-01T00:00:00/),
    });
    const now = new Date();
    const month_left_ms = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - now.getTime();
    expect(await charge(Math.min(20 * HOUR_MS, month_left_ms / 2))).toEqual([]);
    expect(await charge(32 * 24 * HOUR_MS)).toEqual(['paid']);
    expect(await charges(as)).toBe(2);
  });

  it('is dropped when the balance has recovered, or they were switched off', async () => {
    const as = await ready(100, { threshold: 5, amount: 10 });
    await stand.read('/v1/billing/charge-saved', as, { json: { amount: 10 } });
    expect(await charge()).toEqual(['dropped']);
    const off = await ready(100, { threshold: 5, amount: 10 });
    await stand.read('/v1/billing/autotopup', off, { method: 'DELETE' });
    expect([await charge(), await charges(off)]).toEqual([[], 0]);
  });
});

describe('a card that is declined', () => {
  it('is tried again after an hour, six hours and a day, then they are switched off', async () => {
    const as = await stand.newAccount(0, 100);
    await saveCard(as, 'pm_card_chargeCustomerFail');
    await settings(as, { threshold: 5, amount: 10 });
    let later_ms = 0;
    for (const pause_h of [1, 6, 24]) {
      expect(await charge(later_ms)).toEqual(['declined']);
      expect(await seen(as)).toMatchObject({ enabled: true, last_failure: 'generic_decline' });
      expect(await charge(later_ms + (pause_h - 0.1) * HOUR_MS)).toEqual([]);
      later_ms += (pause_h + 0.01) * HOUR_MS;
    }
    expect(await charge(later_ms)).toEqual(['declined']);
    expect(await seen(as)).toMatchObject({ enabled: false, disabled_reason: 'generic_decline', next_attempt_at: null });
    expect(await charge(later_ms + 100 * HOUR_MS)).toEqual([]);
    // With another card they are on again, and charge at once.
    const payment_method_id = await saveCard(as);
    await settings(as, { threshold: 5, amount: 10, payment_method_id });
    expect([await charge(), await charges(as)]).toEqual([['paid'], 1]);
  });

  it('makes way for another one at once', async () => {
    const as = await stand.newAccount(0, 100);
    await saveCard(as, 'pm_card_chargeCustomerFail');
    await settings(as, { threshold: 5, amount: 10 });
    expect(await charge()).toEqual(['declined']);
    const payment_method_id = await saveCard(as);
    await settings(as, { threshold: 5, amount: 20, payment_method_id });
    expect([await charge(), await charges(as)]).toEqual([['paid'], 1]);
  });
});

describe('a processor that does not answer', () => {
  it('is asked again, and has charged once in the end, whichever answer was lost', async () => {
    const { hostname: host, port } = new URL(stand.tap.url);
    const options = { host, port, protocol: 'http', maxNetworkRetries: 0, timeout: 250, telemetry: false } as const;
    const hasty = { ...stand.payments, stripe: new Stripe('sk_test_hasty', options) };
    // The calls of one attempt: customer, payment made, payment read, confirmed; then nothing is left to lose.
    for (let answered = 0; answered < 5; answered += 1) {
      const as = await ready(100, { threshold: 5, amount: 10 });
      // Without events, whose handling asks the processor too.
      Object.assign(stand.double.faults, { after: answered, unanswered: 1, lost: 1 });
      const first = await charge(0, hasty);
      Object.assign(stand.double.faults, { after: 0, unanswered: 0, lost: 0 });
      const outcomes = [...first, ...(await charge(60_000, hasty))];
      expect([answered, outcomes]).toEqual([answered, answered < 4 ? ['unanswered', 'paid'] : ['paid']]);
      await stand.double.settle();
      expect([await charges(as), await stand.balance(as)]).toMatchObject([1, { balance: 11 }]);
      expect(stand.double.list('charge').filter(({ metadata }) => Object(metadata)['deckwright_account'] === as.account_id)).toHaveLength(
        1,
      );
    }
  });
});

it('the ledger explains every row of it', async () => {
  // Three entries of the tests take money away by hand.
  expect((await reconcileLedger(stand.harness.db)).map(({ name }) => name)).toEqual([]);
});
