/** The double through Stripe's own SDK and as a person in a browser would use its pages; answers judged by Stripe's own description. */

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { askStripeMock, checkAnswers, type StripeTap, startStripeTap, withoutStripeMock } from '@deckwright/testkit/stripe-contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DOUBLE_KEY, type StripeDouble, startStripeDouble } from '../src/index.ts';

const SECRET = 'whsec_for_tests';
const received: Stripe.Event[] = [];
const receiver = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    received.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), String(request.headers['stripe-signature']), SECRET));
    response.end();
  });
});
let double: StripeDouble;
let tap: StripeTap;
let stripe: Stripe;

const clientOf = (url: string) => {
  const { hostname: host, port } = new URL(url);
  return new Stripe(DOUBLE_KEY, { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
};

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  double = await startStripeDouble({ webhooks: [{ url, secret: SECRET }], retry_ms: [10] });
  tap = await startStripeTap(double.url);
  stripe = clientOf(tap.url);
});
afterAll(async () => {
  await tap.close();
  await double.close();
  receiver.close();
});

const typesSince = async (from: number) => {
  await double.settle();
  return received.slice(from).map(({ type }) => type);
};

const checkout = (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price_data: { currency: 'usd', unit_amount: 5000, product_data: { name: 'Credit' } }, quantity: 1 }],
    success_url: 'http://shop.test/done?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://shop.test/back',
    metadata: { order: '1' },
    ...more,
  });

const post = (url: string, form: Record<string, string>) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });

describe('a checkout', () => {
  it('shows what is sold, takes a card, and leads back', async () => {
    const session = await checkout();
    const from = received.length;
    const page = await fetch(session.url ?? '');
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('$50.00')]);
    const paid = await post(session.url ?? '', { number: '4242424242424242' });
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `http://shop.test/done?session=${session.id}`]);
    const after = await stripe.checkout.sessions.retrieve(session.id, { expand: ['payment_intent.latest_charge'] });
    expect(after).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { amount_received: 5000, latest_charge: { paid: true } },
    });
    expect(await typesSince(from)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ]);
    expect((await post(session.url ?? '', { number: '4242424242424242' })).status).toBe(410);
  });

  it('says that a card is declined, and takes another', async () => {
    const session = await checkout();
    const declined = await post(session.url ?? '', { number: '4000000000009995' });
    expect([declined.status, await declined.text()]).toEqual([402, expect.stringContaining('insufficient funds')]);
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open');
    expect((await post(session.url ?? '', { number: '4242 4242 4242 4242' })).status).toBe(303);
    const intents = await stripe.paymentIntents.list({ limit: 1 });
    expect(intents.data[0]).toMatchObject({ status: 'succeeded', amount: 5000 });
  });

  it('asks the bank for a card with 3-D Secure, and believes its answer', async () => {
    for (const [answer, status] of [
      ['no', 'open'],
      ['yes', 'complete'],
    ] as const) {
      const session = await checkout();
      const asked = await post(session.url ?? '', { number: '4000002760003184' });
      const bank = asked.headers.get('location') ?? '';
      expect(await (await fetch(bank)).text()).toContain('Your bank asks');
      const back = await post(bank, { answer });
      await fetch(back.headers.get('location') ?? '', { redirect: 'manual' });
      expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe(status);
    }
  });

  it('expires when it is told to', async () => {
    const session = await checkout();
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired', url: null });
    expect((await fetch(session.url ?? '')).status).toBe(410);
  });
});

describe('a saved card', () => {
  it('is set up once and charged later, also where setting it up needed the bank', async () => {
    const customer = await stripe.customers.create({ email: 'ada@example.com', metadata: { account: 'a' } });
    const setup = await stripe.setupIntents.create({ customer: customer.id, usage: 'off_session' });
    const waiting = await stripe.setupIntents.confirm(setup.id, {
      payment_method: 'pm_card_authenticationRequiredOnSetup',
      return_url: 'http://shop.test',
    });
    await post(waiting.next_action?.redirect_to_url?.url ?? '', { answer: 'yes' });
    const { payment_method } = await stripe.setupIntents.retrieve(setup.id);
    await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: String(payment_method) } });
    const known = await stripe.customers.retrieve(customer.id, { expand: ['invoice_settings.default_payment_method'] });
    expect(known).toMatchObject({ invoice_settings: { default_payment_method: { card: { last4: '3155' } } } });
    const charge = {
      amount: 1000,
      currency: 'usd',
      customer: customer.id,
      payment_method: String(payment_method),
      off_session: true,
      confirm: true,
    };
    expect(await stripe.paymentIntents.create(charge)).toMatchObject({ status: 'succeeded', amount_received: 1000 });
    // No other customer can be charged with it.
    const other = await stripe.customers.create({});
    await expect(stripe.paymentIntents.create({ ...charge, customer: other.id })).rejects.toThrow('must be attached');
  });

  it('that is declined, or wants its holder, is an error of the SDK that says so', async () => {
    const customer = await stripe.customers.create({});
    const charge = { amount: 1000, currency: 'usd', customer: customer.id, off_session: true, confirm: true };
    for (const [payment_method, code] of [
      ['pm_card_chargeCustomerFail', 'card_declined'],
      ['pm_card_authenticationRequired', 'authentication_required'],
    ] as const) {
      const error: unknown = await stripe.paymentIntents.create({ ...charge, payment_method }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
      expect(error).toMatchObject({ code, payment_intent: { status: 'requires_payment_method' } });
    }
  });
});

describe('after a payment', () => {
  it('gives money back up to what was paid', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
      return_url: 'http://shop.test',
    });
    await stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
    await expect(stripe.refunds.create({ payment_intent: intent.id, amount: 700 })).rejects.toThrow('greater than unrefunded');
    await stripe.refunds.create({ payment_intent: intent.id });
    expect(await stripe.charges.retrieve(String(intent.latest_charge))).toMatchObject({ refunded: true, amount_refunded: 1000 });
  });

  it('disputes payments of one card, and lets evidence win', async () => {
    const intent = await stripe.paymentIntents.create({
      amount: 900,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_createDispute',
      return_url: 'http://shop.test',
    });
    const [dispute] = (await stripe.disputes.list({ payment_intent: intent.id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 900 });
    expect(await stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: 'winning_evidence' } })).toMatchObject({
      status: 'won',
    });
  });

  it('opens a portal on which a card is removed', async () => {
    const customer = await stripe.customers.create({});
    const { id } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id });
    const portal = await stripe.billingPortal.sessions.create({ customer: customer.id, return_url: 'http://shop.test' });
    expect(await (await fetch(portal.url)).text()).toContain('4242');
    await post(portal.url, { method: id });
    expect((await stripe.paymentMethods.list({ customer: customer.id })).data).toEqual([]);
  });
});

describe('the interface', () => {
  it('refuses unknown parameters and ids, and keys that are none', async () => {
    await expect(stripe.customers.create({ nickname: 'x' } as Stripe.CustomerCreateParams)).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'nickname',
    });
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 });
    const live = new Stripe('sk_live_x', {
      host: '127.0.0.1',
      port: Number(new URL(double.url).port),
      protocol: 'http',
      maxNetworkRetries: 0,
    });
    await expect(live.customers.list()).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('does a request once for an idempotency key, and refuses the key for another', async () => {
    const options = { idempotencyKey: 'once' };
    const first = await stripe.customers.create({ name: 'Ada' }, options);
    expect((await stripe.customers.create({ name: 'Ada' }, options)).id).toBe(first.id);
    await expect(stripe.customers.create({ name: 'Bob' }, options)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  });

  it('does what it does not answer, and not what it answers with 500', async () => {
    const count = () => double.list('customer').length;
    const before = count();
    double.faults.unanswered = 1;
    await expect(stripe.customers.create({}, { idempotencyKey: 'silent', timeout: 300 })).rejects.toBeInstanceOf(
      Stripe.errors.StripeConnectionError,
    );
    expect(count()).toBe(before + 1);
    await stripe.customers.create({}, { idempotencyKey: 'silent' });
    double.faults.broken = 1;
    await expect(stripe.customers.create({})).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
    expect(count()).toBe(before + 1);
  });

  it('pages through lists', async () => {
    const seen: string[] = [];
    for await (const { id } of stripe.customers.list({ limit: 2 })) seen.push(id);
    expect(new Set(seen).size).toBe(double.list('customer').length);
  });

  it('keeps what it knows, and its address, for the next run', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stripe-double-'));
    const file = join(folder, 'state.json');
    const one = await startStripeDouble({ file });
    const { id } = await clientOf(one.url).customers.create({ name: 'Ada' });
    await one.close();
    const two = await startStripeDouble({ file });
    expect([two.url, await clientOf(two.url).customers.retrieve(id)]).toMatchObject([one.url, { name: 'Ada' }]);
    await two.close();
    rmSync(folder, { recursive: true });
  });

  it('sends events signed, twice, in any order, when it is told to', async () => {
    await double.settle();
    Object.assign(double.faults, { copies: 2, shuffled: true, random: () => 0.5 });
    const from = received.length;
    await stripe.customers.create({});
    expect(received.length).toBe(from);
    expect(await typesSince(from)).toEqual(['customer.created', 'customer.created']);
    Object.assign(double.faults, { copies: 1, shuffled: false });
  });
});

// Last: by then the tests above have been through everything.
describe.skipIf(withoutStripeMock)("by Stripe's own description", () => {
  it('every answer is valid', () => {
    expect(checkAnswers(tap.exchanges)).toEqual([]);
    const customer = tap.exchanges.find(({ path, method }) => path === '/v1/customers' && method === 'POST');
    expect(customer && checkAnswers([{ ...customer, answer: customer.answer.replace(/"created":\d+/, '"created":"today"') }])).toHaveLength(
      1,
    );
  });

  it('stripe-mock takes every request that the double took', async () => {
    const taken = tap.exchanges.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(30);
    expect(await askStripeMock(taken)).toEqual([]);
  }, 60_000);
});
