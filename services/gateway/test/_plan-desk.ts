/** Customers whose plans live on test clocks of a Stripe double, and what they ask for over HTTP. */
import { expect } from 'vitest';
import type { Body, PaymentsStand } from './_payments-stand.ts';
import type { Account } from './harness.ts';

const START = '2027-01-10T09:00:00Z';
const seconds = (date: string): number => Date.parse(date) / 1000;

export interface Customer {
  readonly as: Account;
  readonly customer_id: string;
  /** Moves the customer's clock; events are sent, and handled. */
  advance(to: string): Promise<void>;
  /** A card of Stripe's list becomes the one that the plan is charged to. */
  useCard(card: string): Promise<void>;
}

export interface Answer {
  readonly status: number;
  readonly body: Body;
}

export interface PlanDesk {
  /** An account whose customer at the processor lives on a clock of its own, which begins on 10 January 2027. */
  newCustomer(cents?: number): Promise<Customer>;
  checkout(as: Account, json?: unknown): Promise<Answer>;
  planOf(as: Account): Promise<Body | null>;
  post(path: string, as: Account, json?: unknown): Promise<Answer>;
  cancel(as: Account): Promise<Answer>;
  subscriptionOf(as: Account): Promise<string>;
  buy(customer: Customer, json?: unknown): Promise<void>;
}

export function openPlanDesk(stand: PaymentsStand): PlanDesk {
  const desk: PlanDesk = {
    async newCustomer(cents = 0) {
      const { stripe } = stand.payments;
      const as = await stand.newAccount(0, cents);
      const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(START) });
      const { id } = await stripe.customers.create({ test_clock: clock.id, metadata: { deckwright_account: as.account_id } });
      await stand.harness.db.query('INSERT INTO payment_customers (account_id, livemode, customer_id) VALUES ($1, false, $2)', [
        as.account_id,
        id,
      ]);
      return {
        as,
        customer_id: id,
        async advance(to) {
          await stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(to) });
          await stand.double.settle();
        },
        async useCard(card) {
          const method = await stripe.paymentMethods.attach(card, { customer: id });
          await stripe.subscriptions.update(await desk.subscriptionOf(as), { default_payment_method: method.id });
          await stand.double.settle();
        },
      };
    },
    checkout: (as, json = { plan: 'small' }) => stand.read('/v1/billing/plans/checkout', as, { json }),
    planOf: async (as) => (await stand.read('/v1/billing/plan', as)).body['plan'] as Body | null,
    post: (path, as, json) => stand.read(`/v1/billing/plan/${path}`, as, json === undefined ? { method: 'POST' } : { json }),
    cancel: (as) => stand.read('/v1/billing/plan', as, { method: 'DELETE' }),
    async subscriptionOf({ account_id }) {
      const asked = 'SELECT subscription_id FROM plans WHERE account_id = $1 ORDER BY created_at DESC LIMIT 1';
      return String((await stand.harness.db.query(asked, [account_id])).rows[0]?.['subscription_id']);
    },
    async buy(customer, json = { plan: 'small' }) {
      const { status, body } = await desk.checkout(customer.as, json);
      expect([status, body]).toMatchObject([200, { checkout_url: expect.any(String) }]);
      expect(await stand.pay(String(body['checkout_url']))).toMatchObject({ status: 200, page: expect.stringContaining('Thank you') });
      await stand.double.settle();
    },
  };
  return desk;
}
