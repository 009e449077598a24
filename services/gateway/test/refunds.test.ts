/** Refunds and disputes at Stripe: the credit goes with the money, whatever order the events come in, and comes back when a dispute is won. */
import { reconcileLedger } from '@deckwright/platform/billing';
import { reconcilePayments } from '@deckwright/platform/payments';
import { askStripeMock, checkAnswers, withoutStripeMock } from '@deckwright/testkit/stripe-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let stand: PaymentsStand;
beforeAll(async () => {
  stand = await startPaymentsStand();
});
afterAll(() => stand.close());

describe('money that goes back', () => {
  const paymentOf = async (as: Account) => {
    const { rows } = await stand.harness.db.query<{ payment_intent_id: string }>(
      'SELECT payment_intent_id FROM topups WHERE account_id = $1',
      [as.account_id],
    );
    return String(rows[0]?.payment_intent_id);
  };
  const buy = async (amount: number, number?: string) => {
    const as = await stand.newAccount();
    await stand.pay(String((await stand.read('/v1/billing/checkout', as, { json: { amount } })).body['checkout_url']), number);
    await stand.double.settle();
    return as;
  };

  it('takes its credit along, with the bonus that what is left would not have brought', async () => {
    const as = await buy(100);
    expect(await stand.balance(as)).toMatchObject({ balance_paid: 100, balance_promo: 15 });
    const payment_intent = await paymentOf(as);
    Object.assign(stand.double.faults, { copies: 3, shuffled: true });
    await stand.payments.stripe.refunds.create({ payment_intent, amount: 3000 });
    await stand.payments.stripe.refunds.create({ payment_intent, amount: 1000 });
    await stand.double.settle();
    expect(await stand.balance(as)).toMatchObject({ balance_paid: 60, balance_promo: 6 });
    await stand.payments.stripe.refunds.create({ payment_intent });
    await stand.double.settle();
    Object.assign(stand.double.faults, { copies: 1, shuffled: false });
    expect(await stand.balance(as)).toMatchObject({ balance_paid: 0, balance_promo: 0 });
  });

  it('that was spent already is a debt, which stops spending until it is settled', async () => {
    const as = await buy(10);
    expect((await stand.render(as)).status).toBe(200);
    await stand.payments.stripe.refunds.create({ payment_intent: await paymentOf(as) });
    await stand.double.settle();
    expect(await stand.balance(as)).toMatchObject({ balance: -0.05 });
    const refused = (await (await stand.render(as)).json()) as { code: string; checkout_url: string };
    expect(refused.code).toBe('insufficient_balance');
    await stand.pay(refused.checkout_url);
    expect(await stand.balance(as)).toMatchObject({ balance: 9.95 });
    expect((await stand.render(as)).status).toBe(200);
  });

  it('by a dispute comes back when the dispute is won, bonus and all', async () => {
    const as = await buy(50, '4000000000000259');
    expect(await stand.balance(as)).toMatchObject({ balance_paid: 0, balance_promo: 0 });
    const { data } = await stand.payments.stripe.disputes.list({ payment_intent: await paymentOf(as) });
    await stand.payments.stripe.disputes.update(String(data[0]?.id), { evidence: { uncategorized_text: 'winning_evidence' } });
    await stand.double.settle();
    expect(await stand.balance(as)).toMatchObject({ balance_paid: 50, balance_promo: 5 });
  });

  it('is found by the comparison when no event told of it', async () => {
    const as = await buy(20);
    stand.double.faults.lost = 1;
    await stand.payments.stripe.refunds.create({ payment_intent: await paymentOf(as), amount: 500 });
    await stand.double.settle();
    stand.double.faults.lost = 0;
    await reconcilePayments(stand.payments, 1);
    expect(await stand.balance(as)).toMatchObject({ balance: 15 });
  });
});

it('the ledger explains every row of it', async () => {
  expect(await reconcileLedger(stand.harness.db)).toEqual([]);
});

it.skipIf(withoutStripeMock)('stripe-mock takes every request that we sent, and every answer was valid', async () => {
  const taken = stand.tap.exchanges.filter(({ status }) => status === 200);
  expect(await askStripeMock(taken)).toEqual([]);
  expect(checkAnswers(taken)).toEqual([]);
});
