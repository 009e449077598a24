/** Buying credit over HTTP: links, checkouts, events in any order, saved cards; against a Stripe double, judged by Stripe's own description. */
import { readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { reconcilePayments, replayEvents } from '@deckwright/platform/payments';
import { askStripeMock, checkAnswers, withoutStripeMock } from '@deckwright/testkit/stripe-contract';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PaymentsStand, startPaymentsStand, WEBHOOK_SECRET } from './_payments-stand.ts';
import type { Account } from './harness.ts';

let stand: PaymentsStand;
beforeAll(async () => {
  stand = await startPaymentsStand();
});
afterAll(() => stand.close());

const checkout = async (as: Account, json: unknown = {}) => {
  const { status, body } = await stand.read('/v1/billing/checkout', as, { json });
  expect(status).toBe(200);
  return body;
};
const saveCard = async (as: Account, method = 'pm_card_visa') => {
  const { body } = await stand.read('/v1/billing/setup-intent', as, { method: 'POST' });
  await stand.payments.stripe.setupIntents.confirm(String(body['setup_intent_id']), {
    payment_method: method,
    return_url: stand.harness.base,
  });
  await stand.double.settle();
  return body;
};

describe('a refusal for lack of money', () => {
  it('names a link that opens in a browser, takes the money, and lets the same request go on', async () => {
    const as = await stand.newAccount(1);
    expect((await stand.render(as)).status).toBe(200);
    const refused = (await (await stand.render(as)).json()) as { code: string; checkout_url: string };
    expect(refused).toMatchObject({ code: 'insufficient_balance', checkout_url: expect.stringMatching(/\/v1\/topup\/tu_[\w-]{32}$/) });
    // Each refusal names the same link, and the processor has not been troubled.
    expect(await (await stand.render(as)).json()).toMatchObject({ checkout_url: refused.checkout_url });
    expect(stand.double.list('checkout.session')).toEqual([]);
    expect(await stand.pay(refused.checkout_url)).toEqual({
      status: 200,
      page: expect.stringContaining('$10.00 were added'),
      amount: '$10.00',
    });
    expect(await stand.balance(as)).toMatchObject({ balance: 10, balance_paid: 10, balance_promo: 0 });
    expect(await (await stand.render(as)).json()).toMatchObject({ charged_to: 'wallet', cost: 0.05 });
    // The link has become its receipt, and the next refusal another link.
    expect(await (await fetch(refused.checkout_url)).text()).toContain('Thank you');
  });
});

describe('a checkout', () => {
  it.each([
    [10, 0],
    [49.99, 0],
    [50, 5],
    [99.99, 9.99],
    [100, 15],
    [200, 40],
    [1000, 200],
  ])('of $%d brings a bonus of $%d', async (amount, bonus) => {
    const as = await stand.newAccount();
    const { checkout_url, ...said } = await checkout(as, { amount });
    expect(said).toMatchObject({ amount, bonus, credit: Math.round((amount + bonus) * 100) / 100, currency: 'usd' });
    expect((await stand.pay(String(checkout_url))).status).toBe(200);
    await stand.double.settle();
    expect(await stand.balance(as)).toMatchObject({ balance_paid: amount, balance_promo: bonus });
  });

  it.each([9.99, 1000.01, 0, -5, 10.001, Number.NaN])('refuses $%d', async (amount) => {
    const { status, body } = await stand.read('/v1/billing/checkout', stand.harness.alice, { json: { amount } });
    expect([status, body['code']]).toEqual(Number.isNaN(amount) ? [422, 'request_invalid'] : [400, 'invalid_amount']);
  });

  it('is the same link for the same Idempotency-Key', async () => {
    const as = await stand.newAccount();
    const init = { json: { amount: 20 }, headers: { 'idempotency-key': 'a' } };
    const [one, two] = [await stand.read('/v1/billing/checkout', as, init), await stand.read('/v1/billing/checkout', as, init)];
    expect(two.body).toEqual(one.body);
  });

  it('can be left and come back to, and says so when a card is declined', async () => {
    const as = await stand.newAccount();
    const link = String((await checkout(as))['checkout_url']);
    expect(await stand.pay(link, '4000000000009995')).toMatchObject({ status: 402, page: expect.stringContaining('insufficient funds') });
    expect(await (await fetch(`${link}?from=cancel`)).text()).toContain('Nothing was paid');
    expect(await stand.balance(as)).toMatchObject({ balance: 0 });
    expect((await stand.pay(link)).page).toContain('Thank you');
    expect(await stand.balance(as)).toMatchObject({ balance: 10 });
  });

  it('is made anew at the processor once it has expired there, and opened twice it is one', async () => {
    const as = await stand.newAccount();
    const link = String((await checkout(as))['checkout_url']);
    const open = async () => (await fetch(link, { redirect: 'manual' })).headers.get('location');
    const [first, same] = await Promise.all([open(), open()]);
    expect(same).toBe(first);
    await stand.payments.stripe.checkout.sessions.expire(String(first?.split('/').at(-1)));
    const second = await open();
    expect(second).not.toBe(first);
    expect((await stand.pay(link)).page).toContain('Thank you');
  });

  it('is for a new customer at the processor when it does not know the old one any more', async () => {
    const as = await stand.newAccount();
    await saveCard(as);
    await stand.harness.db.query("UPDATE payment_customers SET customer_id = 'cus_gone' WHERE account_id = $1", [as.account_id]);
    expect((await stand.read('/v1/billing/charge-saved', as, { json: {} })).body).toMatchObject({ code: 'no_saved_card' });
    expect((await stand.pay(String((await checkout(as))['checkout_url']))).page).toContain('Thank you');
    await stand.harness.db.query("UPDATE payment_customers SET customer_id = 'cus_gone' WHERE account_id = $1", [as.account_id]);
    await saveCard(as);
    expect((await stand.read('/v1/billing/charge-saved', as, { json: {} })).body).toMatchObject({ status: 'paid', balance: 20 });
  });

  it('of nobody is a page that says so, and an account without payments a refusal', async () => {
    for (const id of ['none', 'tu_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA', 'cs_test_x']) {
      const answer = await fetch(`${stand.harness.base}/v1/topup/${id}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
        404,
        'text/html; charset=utf-8',
        expect.stringContaining('no such top-up'),
      ]);
    }
  });

  it('says that the processor is away, and works when it is back', async () => {
    const as = await stand.newAccount();
    const link = String((await checkout(as))['checkout_url']);
    // The SDK tries again by itself, and what runs beside the test asks too.
    stand.double.faults.broken = 100;
    const away = await fetch(link, { redirect: 'manual' });
    stand.double.faults.broken = 0;
    expect([away.status, away.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await stand.pay(link)).page).toContain('Thank you');
  });
});

describe('events', () => {
  const post = (body: string, signature: string) =>
    stand.harness.request('/v1/stripe/webhook', {
      as: null,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    });
  const sign = (payload: string, secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000)) =>
    stand.payments.stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

  it('are refused unless their signature holds, to the byte, now, and by our secret', async () => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } });
    for (const [body, signature] of [
      [payload, ''],
      [payload, sign(payload, 'whsec_other')],
      [payload, sign(payload, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 400)],
      [payload.replace('cus_1', 'cus_2'), sign(payload)],
      [`${payload} `, sign(payload)],
    ] as const) {
      const answer = await post(body, signature);
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'payment_event_refused']);
    }
    expect((await post(payload, sign(payload))).status).toBe(200);
  });

  it('are never a fault of ours, whatever was signed', async () => {
    const event = { id: 'evt_strange', type: 'invoice.paid' };
    const bodies: readonly (readonly [string, number])[] = [
      ['not json', 400],
      ['null', 400],
      ['[]', 400],
      ['{}', 400],
      [JSON.stringify({ id: 7, type: 'invoice.paid' }), 400],
      [JSON.stringify({ ...event, id: 'evt_\u0000' }), 422],
      [JSON.stringify({ ...event, id: 'evt_a' }), 200],
      [JSON.stringify({ ...event, id: 'evt_b', data: null }), 200],
      [JSON.stringify({ ...event, id: 'evt_c', data: { object: null } }), 200],
      [JSON.stringify({ ...event, id: 'evt_d', data: { object: 'in_1' } }), 200],
      [JSON.stringify({ ...event, id: 'evt_e', data: { object: { id: 7 } } }), 200],
      [JSON.stringify({ ...event, id: 'evt_f', type: 'thing.of_tomorrow', data: { object: { id: 'x_1' } } }), 200],
    ];
    for (const [body, status] of bodies) expect([body, (await post(body, sign(body))).status]).toEqual([body, status]);
  });

  it('T10 credit 200 orders once each, though every event comes three times, shuffled, and a third is lost', async () => {
    let seed = 7;
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return seed / 2_147_483_648;
    };
    const accounts = await Promise.all(Array.from({ length: 10 }, () => stand.newAccount()));
    Object.assign(stand.double.faults, { copies: 3, shuffled: true, lost: 0.3, random });
    const amounts = [10, 50, 100, 200];
    const expected = new Map<string, number>();
    for (let order = 0; order < 200; order += 1) {
      const as = accounts[order % accounts.length]!;
      const amount = amounts[Math.floor(random() * amounts.length)]!;
      const link = String((await checkout(as, { amount }))['checkout_url']);
      const to = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
      // Nobody comes back from the checkout: the events alone tell of it.
      await fetch(to, { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }), redirect: 'manual' });
      const bonus = { 10: 0, 50: 5, 100: 15, 200: 40 }[amount]!;
      expected.set(as.account_id, (expected.get(as.account_id) ?? 0) + amount + bonus);
    }
    await stand.double.settle();
    Object.assign(stand.double.faults, { copies: 1, shuffled: false, lost: 0 });
    // What no event has told of, the comparison with the processor finds.
    const missing = await reconcilePayments(stand.payments, 1);
    expect(missing.every(({ outcome }) => outcome === 'credited')).toBe(true);
    expect(await reconcilePayments(stand.payments, 1)).toEqual([]);
    for (const as of accounts)
      expect([as.account_id, (await stand.balance(as))['balance']]).toEqual([as.account_id, expected.get(as.account_id)]);
    const { rows } = await stand.harness.db.query(
      `SELECT count(*)::int AS credits, count(DISTINCT transfer_id)::int AS payments FROM ledger_transfers WHERE kind = 'topup' AND account_id = ANY($1)`,
      [accounts.map(({ account_id }) => account_id)],
    );
    expect(rows).toEqual([{ credits: 200, payments: 200 }]);
  }, 300_000);

  it('about a top-up that is not known here are answered 503, and credit it once it is', async () => {
    const as = await stand.newAccount();
    const link = String((await checkout(as))['checkout_url']);
    const session_id = link.split('/').at(-1);
    const to = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? '';
    stand.double.faults.lost = 1;
    await fetch(to, { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }), redirect: 'manual' });
    await stand.double.settle();
    stand.double.faults.lost = 0;
    const event = stand.double.list('event').find(({ type }) => type === 'payment_intent.succeeded')!;
    const payload = JSON.stringify(event);
    // A back-up from before the top-up: the row is gone, and comes back.
    const { rows } = await stand.harness.db.query('DELETE FROM topups WHERE topup_id = $1 RETURNING account_id, origin, amount_cents', [
      session_id,
    ]);
    const refused = await post(payload, sign(payload));
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([503, 'payment_event_unknown']);
    const row = rows[0] as { account_id: string; origin: string; amount_cents: number };
    await stand.harness.db.query('INSERT INTO topups (topup_id, account_id, origin, amount_cents) VALUES ($1, $2, $3, $4)', [
      session_id,
      row.account_id,
      row.origin,
      row.amount_cents,
    ]);
    expect((await replayEvents(stand.payments)).map(({ type, outcome }) => [type, outcome])).toEqual([
      ['payment_intent.succeeded', 'credited'],
    ]);
    expect((await post(payload, sign(payload))).status).toBe(200);
    expect(await stand.balance(as)).toMatchObject({ balance: 10 });
    // All stored events again change nothing.
    const again = await replayEvents(stand.payments, { since: '2020-01-01' });
    expect(again.filter(({ outcome }) => outcome !== 'nothing' && outcome !== 'foreign')).toEqual([]);
    expect(await stand.balance(as)).toMatchObject({ balance: 10 });
  });

  it('about what is none of ours are taken and left, and about what nobody knows sent again', async () => {
    const other = await stand.payments.stripe.paymentIntents.create({
      amount: 5000,
      currency: 'usd',
      confirm: true,
      payment_method: 'pm_card_visa',
    });
    await stand.double.settle();
    const { rows } = await stand.harness.db.query(`SELECT DISTINCT state FROM payment_events WHERE object_id = $1`, [other.id]);
    expect(rows).toEqual([{ state: 'ignored' }]);
    const payload = JSON.stringify({
      id: 'evt_x',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_test_nobody', object: 'checkout.session' } },
    });
    expect((await post(payload, sign(payload))).status).toBe(503);
  });
});

describe('a saved card', () => {
  it('is set up, charged at once with its bonus, and shown without its number', async () => {
    const as = await stand.newAccount();
    expect((await stand.read('/v1/billing/charge-saved', as, { json: { amount: 50 } })).body).toMatchObject({
      code: 'no_saved_card',
      status: 400,
    });
    expect((await stand.read('/v1/billing/portal', as, { method: 'POST' })).body).toMatchObject({ code: 'no_card_on_file', status: 404 });
    expect(await saveCard(as)).toMatchObject({ client_secret: expect.stringContaining('_secret_'), publishable_key: null });
    const charged = await stand.read('/v1/billing/charge-saved', as, { json: { amount: 50 } });
    expect(charged).toMatchObject({ status: 200, body: { status: 'paid', amount: 50, bonus: 5, balance: 55 } });
    expect((await stand.read('/v1/billing/autotopup', as)).body).toMatchObject({ enabled: false, card: { brand: 'visa', last4: '4242' } });
    const { body } = await stand.read('/v1/billing/portal', as, { method: 'POST' });
    expect(await (await fetch(String(body['portal_url']))).text()).toContain('4242');
  });

  it('is kept by a checkout that was asked to', async () => {
    const as = await stand.newAccount();
    const link = String((await checkout(as, { amount: 10, save_card: true }))['checkout_url']);
    await stand.pay(link, '5555555555554444');
    expect(await stand.read('/v1/billing/charge-saved', as, { json: { amount: 10 } })).toMatchObject({
      status: 200,
      body: { balance: 20 },
    });
  });

  it('is charged once though the answer is lost and the request comes again', async () => {
    const as = await stand.newAccount();
    await saveCard(as);
    const init = { json: { amount: 10 }, headers: { 'idempotency-key': 'lost' } };
    // Each call of the processor in turn is done and not answered; the SDK waits as long as it may.
    const { payments } = stand;
    const { chargeSavedCard } = await import('@deckwright/platform/payments');
    const hasty = { ...payments, stripe: hastyStripe() };
    for (let lost = 0; lost < 5; lost += 1) {
      const request_key = `lost ${lost}`;
      const input = { account_id: as.account_id, amount_cents: 1000, request_key };
      // Without events, whose handling asks the processor too.
      Object.assign(stand.double.faults, { after: lost, unanswered: 1, lost: 1 });
      await chargeSavedCard(hasty, input).catch(() => {});
      Object.assign(stand.double.faults, { after: 0, unanswered: 0, lost: 0 });
      await chargeSavedCard(payments, input);
    }
    expect(await stand.balance(as)).toMatchObject({ balance: 50 });
    const [one, two] = [await stand.read('/v1/billing/charge-saved', as, init), await stand.read('/v1/billing/charge-saved', as, init)];
    expect([one.body, await stand.balance(as)]).toMatchObject([two.body, { balance: 60 }]);
    expect(
      stand.double.list('charge').filter(({ metadata }) => (metadata as Record<string, string>)['deckwright_account'] === as.account_id),
    ).toHaveLength(6);
  });

  it('may be asked for again at once, under the same key, when the processor was away', async () => {
    const as = await stand.newAccount();
    await saveCard(as);
    const init = { json: { amount: 10 }, headers: { 'idempotency-key': 'again' } };
    stand.double.faults.broken = 2;
    expect((await stand.read('/v1/billing/charge-saved', as, init)).body).toMatchObject({ status: 503, code: 'payments_unavailable' });
    expect((await stand.read('/v1/billing/charge-saved', as, init)).status).toBe(200);
    expect(await stand.balance(as)).toMatchObject({ balance: 10 });
  });

  it.each([
    ['pm_card_chargeCustomerFail', 'generic_decline'],
    ['pm_card_authenticationRequired', 'authentication_required'],
  ])('that is %s is a 402 with a link on which a person pays', async (method, reason) => {
    const as = await stand.newAccount();
    const { body } = await stand.read('/v1/billing/setup-intent', as, { method: 'POST' });
    const waiting = await stand.payments.stripe.setupIntents.confirm(String(body['setup_intent_id']), {
      payment_method: method,
      return_url: stand.harness.base,
    });
    const bank = waiting.next_action?.redirect_to_url?.url;
    if (bank) await fetch(bank, { method: 'POST', body: new URLSearchParams({ answer: 'yes' }), redirect: 'manual' });
    await stand.double.settle();
    const refused = await stand.read('/v1/billing/charge-saved', as, { json: { amount: 20 } });
    expect(refused).toMatchObject({ status: 402, body: { code: 'card_declined', reason } });
    expect(await stand.balance(as)).toMatchObject({ balance: 0 });
    expect(await stand.pay(String(refused.body['checkout_url']))).toMatchObject({
      amount: '$20.00',
      page: expect.stringContaining('Thank you'),
    });
  });

  it('is the one that was set up last, in whatever order the events come', async () => {
    const as = await stand.newAccount();
    await saveCard(as, 'pm_card_visa');
    const first = stand.double.list('event').find(({ type }) => type === 'setup_intent.succeeded')!;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await saveCard(as, 'pm_card_mastercard');
    stand.double.resend({ ...first, id: 'evt_again' });
    await stand.double.settle();
    expect((await stand.read('/v1/billing/autotopup', as)).body).toMatchObject({ card: { brand: 'mastercard' } });
  });
});

const hastyStripe = () => {
  const { hostname: host, port } = new URL(stand.tap.url);
  return new Stripe('sk_test_hasty', { host, port, protocol: 'http', maxNetworkRetries: 0, timeout: 250, telemetry: false });
};

describe('the rooms around it', () => {
  it('money is for live keys, and bought by no test key', async () => {
    const { text } = await stand.harness.keys.createKey(stand.harness.alice.account_id, 't', 'test');
    const as = { ...stand.harness.alice, key: text };
    expect((await stand.read('/v1/billing/checkout', as, { json: {} })).body).toMatchObject({ code: 'live_key_required' });
  });

  it('the ledger explains every row of it', async () => {
    expect(await reconcileLedger(stand.harness.db)).toEqual([]);
    expect(await readWallet(stand.harness.db, stand.harness.alice.account_id)).toMatchObject({ paid_cents: 0 });
  });
});

// Last: by then the tests above have been through everything.
describe.skipIf(withoutStripeMock)("by Stripe's own description", () => {
  it('stripe-mock takes every request that we sent', async () => {
    const taken = stand.tap.exchanges.filter(({ status }) => status === 200);
    expect(taken.length).toBeGreaterThan(500);
    expect(await askStripeMock(taken)).toEqual([]);
  }, 120_000);

  it('every answer of the double was valid', () => {
    expect(checkAnswers(stand.tap.exchanges.filter((_, i) => i % 5 === 0))).toEqual([]);
  });
});
