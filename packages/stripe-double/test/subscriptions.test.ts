/** Plans on test clocks: a year passes in a call, cards are declined and tried again, and what is unused is credited. */
import { askStripeMock, checkAnswers, type StripeTap, startStripeTap, withoutStripeMock } from '@deckwright/testkit/stripe-contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOUBLE_KEY, type StripeDouble, startStripeDouble } from '../src/index.ts';

let double: StripeDouble;
let tap: StripeTap;
let stripe: Stripe;
let monthly: Stripe.Price;
let yearly: Stripe.Price;

beforeAll(async () => {
  double = await startStripeDouble();
  tap = await startStripeTap(double.url);
  const { hostname: host, port } = new URL(tap.url);
  stripe = new Stripe(DOUBLE_KEY, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
  const product = await stripe.products.create({ name: 'Studio' });
  monthly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 1900,
    recurring: { interval: 'month' },
    lookup_key: 'studio_monthly',
  });
  yearly = await stripe.prices.create({
    product: product.id,
    currency: 'usd',
    unit_amount: 19_000,
    recurring: { interval: 'year' },
    lookup_key: 'studio_yearly',
  });
});
afterAll(async () => {
  await tap.close();
  await double.close();
});

const seconds = (date: string) => Date.parse(date) / 1000;

async function clockAt(date: string, card = 'pm_card_visa') {
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: seconds(date) });
  const customer = await stripe.customers.create({ test_clock: clock.id, email: 'ada@example.com' });
  const method = await stripe.paymentMethods.attach(card, { customer: customer.id });
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: method.id } });
  const advance = (to: string) => stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds(to) });
  const subscribe = (price: Stripe.Price) => stripe.subscriptions.create({ customer: customer.id, items: [{ price: price.id }] });
  return { clock, customer, advance, subscribe };
}

const dates = async (subscription: string) =>
  (await stripe.invoices.list({ subscription, limit: 100 })).data
    .map(({ created, total, status }) => [new Date(created * 1000).toISOString().slice(0, 10), total, status] as const)
    .reverse();

describe('a plan', () => {
  it('renews for a year, on the last day of short months', async () => {
    const { advance, subscribe } = await clockAt('2027-01-31T10:00:00Z');
    const { id } = await subscribe(monthly);
    expect((await advance('2028-02-01T00:00:00Z')).status).toBe('advancing');
    expect(await dates(id)).toEqual(
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31'].map((date) => [date, 1900, 'paid']),
    ); // biome-ignore format: a year of dates
    const { items, status } = await stripe.subscriptions.retrieve(id);
    expect([status, items.data[0]?.current_period_end]).toEqual(['active', seconds('2028-02-29T10:00:00Z')]);
    expect(new Set(double.list('invoice').map(({ number }) => number)).size).toBe(double.list('invoice').length);
  });

  it('that is canceled at the end of its period ends there, and one that is reactivated does not', async () => {
    const { advance, subscribe, customer } = await clockAt('2027-03-01T00:00:00Z');
    const { id } = await subscribe(monthly);
    expect(await stripe.subscriptions.update(id, { cancel_at_period_end: true })).toMatchObject({
      cancel_at_period_end: true,
      status: 'active',
    });
    await stripe.subscriptions.update(id, { cancel_at_period_end: false });
    await advance('2027-04-02T00:00:00Z');
    await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    await advance('2027-06-01T00:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: seconds('2027-05-01T00:00:00Z') });
    expect(await dates(id)).toHaveLength(2);
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'canceled' })).data).toHaveLength(1);
    await expect(stripe.subscriptions.update(id, { cancel_at_period_end: false })).rejects.toThrow('canceled');
  });

  it('is upgraded to a year for its price less what is unused of the month', async () => {
    const { advance, subscribe } = await clockAt('2027-04-01T00:00:00Z');
    const subscription = await subscribe(monthly);
    await advance('2027-04-16T00:00:00Z');
    const [item] = subscription.items.data;
    const upgraded = await stripe.subscriptions.update(subscription.id, {
      items: [{ id: item?.id ?? '', price: yearly.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    // Half a month of 30 days is unused.
    expect(await dates(subscription.id)).toEqual([
      ['2027-04-01', 1900, 'paid'],
      ['2027-04-16', 19_000 - 950, 'paid'],
    ]);
    expect(upgraded.items.data[0]).toMatchObject({
      current_period_start: seconds('2027-04-16'),
      current_period_end: seconds('2028-04-16'),
      price: { id: yearly.id },
    });
    await advance('2028-05-01T00:00:00Z');
    expect((await dates(subscription.id)).at(-1)).toEqual(['2028-04-16', 19_000, 'paid']);
  });

  it('whose card is declined is tried three more times, and then ends; a paid invoice revives it before that', async () => {
    const events = () => double.list('event').map(({ type }) => type);
    const declined = await clockAt('2027-01-10T00:00:00Z');
    const { id } = await declined.subscribe(monthly);
    const bad = await stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: declined.customer.id });
    await stripe.customers.update(declined.customer.id, { invoice_settings: { default_payment_method: bad.id } });
    await declined.advance('2027-02-11T00:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    expect(events()).toContain('invoice.payment_failed');
    const good = await stripe.paymentMethods.attach('pm_card_visa', { customer: declined.customer.id });
    await stripe.customers.update(declined.customer.id, { invoice_settings: { default_payment_method: good.id } });
    const [open] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data;
    expect(await stripe.invoices.pay(open?.id ?? '')).toMatchObject({ status: 'paid', amount_paid: 1900, attempt_count: 2 });
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await stripe.customers.update(declined.customer.id, { invoice_settings: { default_payment_method: bad.id } });
    await declined.advance('2027-05-01T00:00:00Z');
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled', ended_at: seconds('2027-03-25T00:00:00Z') });
    expect(events()).toContain('customer.subscription.deleted');
    await expect(declined.subscribe(monthly)).rejects.toMatchObject({ code: 'card_declined' });
  });
});

describe('a checkout of a plan', () => {
  const checkout = (customer: string, price: Stripe.Price) =>
    stripe.checkout.sessions.create({
      mode: 'subscription',
      customer,
      line_items: [{ price: price.id, quantity: 1 }],
      subscription_data: { metadata: { account: 'a' } },
      success_url: 'http://shop.test/done',
    });
  const post = (url: string, form: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

  it('begins it, at the time of the customer’s clock', async () => {
    const { customer } = await clockAt('2027-06-05T00:00:00Z');
    const session = await checkout(customer.id, monthly);
    expect(await (await fetch(session.url ?? '')).text()).toContain('Subscribe for $19.00');
    expect((await post(session.url ?? '', { number: '4242424242424242' })).headers.get('location')).toBe('http://shop.test/done');
    const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] });
    expect(done).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      subscription: { status: 'active', start_date: seconds('2027-06-05'), metadata: { account: 'a' } },
    });
  });

  it('says that a card cannot be charged, also after the bank was asked, and takes another', async () => {
    const { customer } = await clockAt('2027-06-05T00:00:00Z');
    const session = await checkout(customer.id, yearly);
    expect((await post(session.url ?? '', { number: '4000000000000341' })).status).toBe(402);
    const asked = await post(session.url ?? '', { number: '4000002760003184' });
    const back = await post(asked.headers.get('location') ?? '', { answer: 'yes' });
    await fetch(back.headers.get('location') ?? '', { redirect: 'manual' });
    expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({ status: 'complete', amount_total: 19_000 });
    expect((await stripe.subscriptions.list({ customer: customer.id, status: 'active' })).data).toHaveLength(1);
  });
});

it('a clock takes its customers with it when it is removed, and never goes back', async () => {
  const { clock, customer } = await clockAt('2027-06-05T00:00:00Z');
  await expect(stripe.testHelpers.testClocks.advance(clock.id, { frozen_time: seconds('2027-06-04') })).rejects.toThrow('cannot go back');
  await stripe.testHelpers.testClocks.del(clock.id);
  await expect(stripe.customers.retrieve(customer.id)).rejects.toThrow('No such customer');
});

it('prices are found by their lookup keys', async () => {
  const { data } = await stripe.prices.list({ lookup_keys: ['studio_yearly'] });
  expect(data.map(({ id }) => id)).toEqual([yearly.id]);
});

// Last: by then the tests above have been through everything.
describe.skipIf(withoutStripeMock)("by Stripe's own description", () => {
  it('every answer is valid, and stripe-mock takes every request that the double took', async () => {
    expect(checkAnswers(tap.exchanges)).toEqual([]);
    expect(await askStripeMock(tap.exchanges.filter(({ status }) => status === 200))).toEqual([]);
  }, 60_000);
});
