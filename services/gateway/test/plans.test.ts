/** Plans over HTTP: bought, used up, renewed, declined, canceled and upgraded, on the test clock of a Stripe double. */
import { readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { endTestPlans, reconcilePlans, replayEvents, settleSubscription } from '@deckwright/platform/payments';
import { askStripeMock, checkAnswers, withoutStripeMock } from '@deckwright/testkit/stripe-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import { type Customer, openPlanDesk, type PlanDesk } from './_plan-desk.ts';

let stand: PaymentsStand;
let desk: PlanDesk;
beforeAll(async () => {
  stand = await startPaymentsStand();
  desk = openPlanDesk(stand);
});
afterAll(() => stand.close());

/** Movements of plans in the ledger: kind, unit and amount, in their order. */
const movements = async ({ as }: Customer) =>
  (
    await stand.harness.db.query(
      `SELECT kind, unit, amount FROM ledger_transfers WHERE account_id = $1
       AND (transfer_id LIKE 'plan%' OR transfer_id LIKE 'expiry:plan%') ORDER BY seq`,
      [as.account_id],
    )
  ).rows.map(({ kind, unit, amount }) => `${kind} ${amount} ${unit}`);

describe('a plan', () => {
  it('is listed, bought in a browser, and pays for its slides before anything else', async () => {
    const customer = await desk.newCustomer(100);
    const { as } = customer;
    expect((await stand.read('/v1/billing/plan', as)).body).toEqual({
      plan: null,
      currency: 'usd',
      default_offer: { plan: 'small', period: 'monthly' },
      catalogue: [
        { plan: 'small', name: 'Small', monthly: { price: 19, slides: 5 }, yearly: { price: 190, slides: 60 } },
        { plan: 'large', name: 'Large', monthly: { price: 79, slides: 30 }, yearly: { price: 790, slides: 360 } },
      ],
    });
    const { plans } = (await stand.read('/v1/pricing', as)).body as { plans: unknown };
    expect(plans).toEqual([
      { plan: 'small', name: 'Small', monthly: { usd: 19, slides: 5 }, yearly: { usd: 190, slides: 60 } },
      { plan: 'large', name: 'Large', monthly: { usd: 79, slides: 30 }, yearly: { usd: 790, slides: 360 } },
    ]);
    expect((await desk.checkout(as)).body).toMatchObject({ plan: 'small', period: 'monthly', price: 19, slides: 5 });
    await desk.buy(customer);
    expect(await desk.planOf(as)).toEqual({
      plan: 'small',
      period: 'monthly',
      price: 19,
      status: 'open',
      ceiling: 5,
      slides_used: 0,
      slides_left: 5,
      overflow: true,
      period_start: '2027-01-10T09:00:00.000Z',
      period_end: '2027-02-10T09:00:00.000Z',
      ends_at: null,
    });
    expect(await (await stand.render(as)).json()).toMatchObject({ charged_to: 'plan', cost: 0 });
    expect(await desk.planOf(as)).toMatchObject({ slides_used: 1, slides_left: 4 });
    expect(await stand.balance(as)).toMatchObject({ balance: 1, plan: { slides_left: 4, overflow: true } });
    expect((await desk.checkout(as, { plan: 'large' })).body).toMatchObject({ status: 409, code: 'plan_open' });
  });

  it('goes on from the wallet past its slides, unless overflow is off', async () => {
    const customer = await desk.newCustomer(100);
    const { as } = customer;
    expect((await desk.post('overflow', as, { enabled: false })).body).toMatchObject({ status: 404, code: 'no_plan' });
    await desk.buy(customer);
    for (let i = 0; i < 5; i += 1) await stand.render(as);
    expect(await (await stand.render(as)).json()).toMatchObject({ charged_to: 'wallet', cost: 0.05 });
    expect((await desk.post('overflow', as, { enabled: false })).body).toMatchObject({
      plan: { overflow: false, slides_left: 0, slides_used: 5 },
    });
    expect((await stand.render(as)).status).toBe(402);
    expect((await desk.post('overflow', as, { enabled: true })).body).toMatchObject({ plan: { overflow: true } });
    expect((await stand.render(as)).status).toBe(200);
  });

  it('that is not sold, or whose period is none, is refused', async () => {
    const as = await stand.newAccount();
    expect((await desk.checkout(as, { plan: 'huge' })).body).toMatchObject({
      status: 422,
      code: 'unknown_plan',
      allowed: ['small', 'large'],
    });
    expect((await desk.checkout(as, { plan: 'small', period: 'weekly' })).status).toBe(422);
    for (const change of [desk.cancel(as), desk.post('reactivate', as), desk.post('upgrade', as)])
      expect((await change).body).toMatchObject({ status: 404, code: 'no_plan' });
  });

  it('is not sold while Stripe cannot close the checkout before', async () => {
    const { as, customer_id } = await desk.newCustomer();
    const first = await desk.checkout(as);
    // The price and the new checkout are answered; then two tries at closing the old one are not.
    Object.assign(stand.double.faults, { after: 3, broken: 2 });
    expect((await desk.checkout(as)).body).toMatchObject({ status: 503, code: 'payments_unavailable' });
    Object.assign(stand.double.faults, { after: 0, broken: 0 });
    const again = await desk.checkout(as);
    expect(again.status).toBe(200);
    // Otherwise both could be paid.
    expect(
      (
        await fetch(String(first.body['checkout_url']), {
          method: 'POST',
          body: new URLSearchParams({ number: '4242424242424242' }),
          redirect: 'manual',
        })
      ).status,
    ).not.toBe(303);
    expect(
      stand.double.list('checkout.session').filter(({ status, customer }) => status === 'open' && customer === customer_id),
    ).toHaveLength(2);
  });

  it('is bought once, though two checkouts were opened', async () => {
    const { as } = await desk.newCustomer();
    const [one, two] = await Promise.all([desk.checkout(as), desk.checkout(as, { plan: 'large' })]);
    const open = stand.double
      .list('checkout.session')
      .filter(({ url, status }) => status === 'open' && [one.body['checkout_url'], two.body['checkout_url']].includes(url));
    expect(open).toHaveLength(1);
    expect((await stand.pay(String(open[0]?.['url']))).status).toBe(200);
    expect((await desk.checkout(as)).body).toMatchObject({ code: 'plan_open' });
  });
});

describe('renewal', () => {
  it('grants each of three periods once, and takes back what is left of the one before', async () => {
    const customer = await desk.newCustomer();
    await desk.buy(customer);
    await stand.render(customer.as);
    await customer.advance('2027-02-10T10:00:00Z');
    expect(await desk.planOf(customer.as)).toMatchObject({ slides_left: 5, slides_used: 0, period_end: '2027-03-10T09:00:00.000Z' });
    await customer.advance('2027-03-10T10:00:00Z');
    expect(await movements(customer)).toEqual([
      'grant 5 SLIDE',
      'plan 1900 USD',
      'grant 5 SLIDE',
      'plan 1900 USD',
      'expiry 4 SLIDE',
      'grant 5 SLIDE',
      'plan 1900 USD',
      'expiry 5 SLIDE',
    ]);
  });

  it('comes to the same however the events are shuffled and repeated, and though some are lost', async () => {
    let seed = 11;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    Object.assign(stand.double.faults, { copies: 3, shuffled: true, lost: 0.3, random });
    const customers = await Promise.all(Array.from({ length: 6 }, () => desk.newCustomer()));
    for (const { as } of customers) await stand.pay(String((await desk.checkout(as)).body['checkout_url']));
    for (const { advance } of customers) await advance('2027-03-11T00:00:00Z');
    await stand.double.settle();
    Object.assign(stand.double.faults, { copies: 1, shuffled: false, lost: 0 });
    // What no event has told of, the comparison with the processor finds.
    await reconcilePlans(stand.payments);
    expect(await reconcilePlans(stand.payments)).toEqual([]);
    expect((await replayEvents(stand.payments, { since: '2020-01-01' })).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    for (const customer of customers) {
      expect(await readWallet(stand.harness.db, customer.as.account_id)).toMatchObject({ plan_slides: 5, plan_open: true });
      expect((await movements(customer)).sort()).toEqual([
        'expiry 5 SLIDE',
        'expiry 5 SLIDE',
        'grant 5 SLIDE',
        'grant 5 SLIDE',
        'grant 5 SLIDE',
        'plan 1900 USD',
        'plan 1900 USD',
        'plan 1900 USD',
      ]);
    }
  }, 120_000);

  it('that is declined grants nothing; the plan is past due, goes on when the card works, and ends when it does not', async () => {
    const customer = await desk.newCustomer();
    const { as, useCard, advance } = customer;
    await desk.buy(customer);
    await useCard('pm_card_chargeCustomerFail');
    await advance('2027-02-10T10:00:00Z');
    // What was paid for stays usable for a day, and no more is granted.
    expect(await desk.planOf(as)).toMatchObject({
      status: 'past_due',
      slides_left: 5,
      slides_used: 0,
      period_end: '2027-03-10T09:00:00.000Z',
    });
    expect((await desk.checkout(as)).body).toMatchObject({ code: 'plan_open' });
    await useCard('pm_card_visa');
    await advance('2027-02-14T00:00:00Z');
    expect(await desk.planOf(as)).toMatchObject({ status: 'open', slides_left: 5 });
    await useCard('pm_card_chargeCustomerFail');
    await advance('2027-04-10T00:00:00Z');
    expect(await desk.planOf(as)).toBeNull();
    expect((await movements(customer)).filter((entry) => entry.startsWith('grant'))).toHaveLength(2);
    expect(await readWallet(stand.harness.db, as.account_id)).toMatchObject({ plan_slides: 0, plan_open: false });
    // Another one can be bought.
    await desk.buy(customer, { plan: 'large' });
    expect(await desk.planOf(as)).toMatchObject({ plan: 'large', slides_left: 30 });
  });

  it('is stored as it is at last, though forty handle it at once while it changes', async () => {
    const customer = await desk.newCustomer();
    await desk.buy(customer);
    const id = await desk.subscriptionOf(customer.as);
    const settled = Array.from({ length: 20 }, () => settleSubscription(stand.payments, id));
    await stand.payments.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await Promise.all([...settled, ...Array.from({ length: 20 }, () => settleSubscription(stand.payments, id))]);
    expect(await desk.planOf(customer.as)).toMatchObject({ status: 'cancel_at_period_end' });
  });
});

describe('cancellation', () => {
  it('keeps the paid period, can be taken back while it runs, and ends the plan with it', async () => {
    const customer = await desk.newCustomer(100);
    const { as, advance } = customer;
    await desk.buy(customer);
    for (let i = 0; i < 2; i += 1)
      expect((await desk.cancel(as)).body).toMatchObject({ plan: { status: 'cancel_at_period_end', slides_left: 5 } });
    for (let i = 0; i < 2; i += 1) expect((await desk.post('reactivate', as)).body).toMatchObject({ plan: { status: 'open' } });
    await advance('2027-02-11T00:00:00Z');
    expect(await desk.planOf(as)).toMatchObject({ status: 'open', period_end: '2027-03-10T09:00:00.000Z' });
    await desk.cancel(as);
    expect(await (await stand.render(as)).json()).toMatchObject({ charged_to: 'plan' });
    await advance('2027-03-11T00:00:00Z');
    expect(await desk.planOf(as)).toBeNull();
    expect(await (await stand.render(as)).json()).toMatchObject({ charged_to: 'wallet' });
    expect((await desk.post('reactivate', as)).body).toMatchObject({ code: 'no_plan' });
  });
});

describe('an upgrade', () => {
  it('charges the year less what is unused of the month, and starts its slides anew', async () => {
    const customer = await desk.newCustomer();
    const { as, advance } = customer;
    await desk.buy(customer);
    await stand.render(as);
    // 15.5 of the 31 days are left.
    await advance('2027-01-25T21:00:00Z');
    expect((await desk.post('upgrade', as)).body).toMatchObject({
      plan: { period: 'yearly', price: 190, ceiling: 60, slides_left: 60, slides_used: 0, period_end: '2028-01-25T21:00:00.000Z' },
    });
    expect((await desk.post('upgrade', as)).body).toMatchObject({ status: 409, code: 'plan_not_monthly' });
    await stand.double.settle();
    expect(await movements(customer)).toEqual(['grant 5 SLIDE', 'plan 1900 USD', 'grant 60 SLIDE', 'plan 18050 USD', 'expiry 4 SLIDE']);
  });

  it('that the bank declines leaves the monthly plan as it is', async () => {
    const customer = await desk.newCustomer();
    await desk.buy(customer);
    await customer.useCard('pm_card_chargeCustomerFail');
    expect(await desk.post('upgrade', customer.as)).toMatchObject({
      status: 402,
      body: { code: 'upgrade_declined', reason: 'generic_decline' },
    });
    expect(await desk.planOf(customer.as)).toMatchObject({ period: 'monthly', slides_left: 5 });
  });
});

it('of play money ends with its slides once the service has a live key, and a test key ends no plan of real money', async () => {
  const customer = await desk.newCustomer(100);
  await desk.buy(customer);
  const live = { ...stand.payments, livemode: true };
  const { account_id } = customer.as;
  await stand.harness.db.query('UPDATE plans SET livemode = true WHERE account_id = $1', [account_id]);
  expect(await endTestPlans(live)).not.toContain(account_id);
  expect(await endTestPlans(stand.payments)).toEqual([]);
  await stand.harness.db.query('UPDATE plans SET livemode = false WHERE account_id = $1', [account_id]);
  expect(await endTestPlans(live)).toContain(account_id);
  expect(await desk.planOf(customer.as)).toBeNull();
  expect(await readWallet(stand.harness.db, account_id)).toMatchObject({ plan_slides: 0, plan_open: false });
  expect(await (await stand.render(customer.as)).json()).toMatchObject({ charged_to: 'wallet' });
});

it('a processor that is away is said to be, and nothing changes', async () => {
  const customer = await desk.newCustomer();
  await desk.buy(customer);
  // A change with its repeat, and the reading after it with its.
  stand.double.faults.broken = 4;
  expect((await desk.cancel(customer.as)).body).toMatchObject({ status: 503, code: 'payments_unavailable' });
  expect(await desk.planOf(customer.as)).toMatchObject({ status: 'open' });
});

it('the ledger explains every row of it', async () => {
  expect(await reconcileLedger(stand.harness.db)).toEqual([]);
});

// Last: by then the tests above have been through everything.
describe.skipIf(withoutStripeMock)("by Stripe's own description", () => {
  it('stripe-mock takes every request, and every answer of the double was valid', async () => {
    expect(await askStripeMock(stand.tap.exchanges.filter(({ status }) => status === 200))).toEqual([]);
    expect(checkAnswers(stand.tap.exchanges.filter((_, i) => i % 5 === 0))).toEqual([]);
  }, 120_000);
});
