/** A year of accounts on test clocks, with plans, top-ups, declines, refunds, disputes and lost answers: the ledger and Stripe agree to the cent. */
import { randomUUID } from 'node:crypto';
import { expireCredit, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { chargeDue, reconcilePayments, reconcilePlans, replayEvents } from '@deckwright/platform/payments';
import type { StripeObject } from '@deckwright/stripe-double';
import { limit, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Body, type PaymentsStand, startPaymentsStand } from './_payments-stand.ts';
import { type Answer, type Customer, openPlanDesk, type PlanDesk } from './_plan-desk.ts';

const ACCOUNTS = sized(5, 40);
const MONTHS = sized(4, 12);

let stand: PaymentsStand;
let desk: PlanDesk;
beforeAll(async () => {
  stand = await startPaymentsStand();
  desk = openPlanDesk(stand);
});
afterAll(() => stand.close());

let seed = 40;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

const CARDS = { visa: '4242424242424242', disputed: '4000000000000259', declined: '4000000000000002' } as const;
const counts: Record<string, number> = {};
const count = (what: string) => {
  counts[what] = (counts[what] ?? 0) + 1;
};

/** As a caller that was given no answer: the same request again, under the same key, until there is one. */
async function insist(customer: Customer, path: string, init: RequestInit & { json?: unknown }): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() };
  for (let tries = 0; ; tries += 1) {
    const answer = await stand.read(path, customer.as, { ...init, headers });
    // Whatever has happened at Stripe, the answer is one that the caller can act on.
    if (answer.status >= 500 && answer.status !== 503) {
      const told = stand.harness.logLines.filter((line) => line.includes(String(answer.body['request_id'])));
      throw new Error(`${path}: ${answer.status}\n${told.join('')}`);
    }
    if (answer.status !== 503 || tries > 6) return answer;
    count('asked again');
  }
}

const ACTIONS: Readonly<Record<string, (customer: Customer) => Promise<unknown>>> = {
  async render({ as }) {
    for (let n = Math.floor(random() * 4); n > 0; n -= 1) count(`slides ${(await stand.render(as)).status}`);
  },
  async topUp(customer) {
    const { body } = await insist(customer, '/v1/billing/checkout', { json: { amount: oneOf([10, 20, 50, 100, 200]), save_card: random() < 0.5 } });
    await payLink(body['checkout_url']);
  },
  async chargeSaved(customer) {
    const { status, body } = await insist(customer, '/v1/billing/charge-saved', { json: { amount: oneOf([10, 50, 100]) } });
    count(`saved card ${status} ${status === 200 ? '' : String(body['code'])}`.trim());
  },
  async automatic(customer) {
    const { status } = await insist(customer, '/v1/billing/autotopup', { json: { threshold: 5, amount: 20, monthly_cap: 200 } });
    count(`automatic ${status}`);
  },
  async buy(customer) {
    const { status, body } = await insist(customer, '/v1/billing/plans/checkout', { json: { plan: oneOf(['small', 'large']), period: oneOf(['monthly', 'monthly', 'yearly']) } });
    count(`plan checkout ${status}`);
    if (status === 200) await payLink(body['checkout_url']);
  },
  cancel: async (customer) => count(`cancel ${(await insist(customer, '/v1/billing/plan', { method: 'DELETE' })).status}`),
  reactivate: async (customer) => count(`reactivate ${(await insist(customer, '/v1/billing/plan/reactivate', { method: 'POST' })).status}`),
  upgrade: async (customer) => count(`upgrade ${(await insist(customer, '/v1/billing/plan/upgrade', { method: 'POST' })).status}`),
  async badCard(customer) {
    if ((await desk.subscriptionOf(customer.as)) !== 'undefined') await customer.useCard(oneOf(['pm_card_chargeCustomerFail', 'pm_card_visa'])).catch(() => count('card not changed'));
  },
  async refund({ as }) {
    const { rows } = await stand.harness.db.query<{ payment_intent_id: string; amount_cents: number }>(
      `SELECT payment_intent_id, amount_cents FROM topups WHERE account_id = $1 AND payment_intent_id IS NOT NULL`,
      [as.account_id],
    );
    if (rows.length === 0) return;
    const { payment_intent_id: payment_intent, amount_cents } = oneOf(rows);
    const amount = Math.ceil(amount_cents * oneOf([0.1, 0.4, 1]));
    // More than is left, or of a payment that is disputed, Stripe refuses.
    await stand.payments.stripe.refunds.create({ payment_intent, amount }).then(() => count('refunded'), () => count('refund refused'));
  },
  async invoice(customer) {
    const profile = { kind: 'company', name: 'Ünal & Söhne', address: { line1: 'B 1', city: 'C' }, country: 'DE' };
    expect((await insist(customer, '/v1/billing/profile', { method: 'PUT', json: profile })).status).toBe(200);
    const { payments } = (await stand.read('/v1/billing/invoices', customer.as)).body as { payments: { payment_id: string }[] };
    if (payments.length === 0) return;
    count(`invoice ${(await insist(customer, '/v1/billing/invoices', { json: { payment_id: oneOf(payments).payment_id } })).status}`);
  },
  async endDispute() {
    const dispute = stand.double.list('dispute').find(({ status }) => status === 'needs_response');
    if (dispute === undefined) return;
    const uncategorized_text = oneOf(['winning_evidence', 'losing_evidence']);
    await stand.payments.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text }, submit: true }).then(() => count('dispute ended'), () => {});
  },
}; // biome-ignore format: one action a few lines

async function payLink(link: unknown): Promise<void> {
  const checkout = (await fetch(String(link), { redirect: 'manual' })).headers.get('location') ?? String(link);
  const number = CARDS[oneOf(['visa', 'visa', 'visa', 'visa', 'disputed', 'declined'] as const)];
  const sent = await fetch(checkout, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
  await sent.arrayBuffer();
  count(sent.status === 303 ? 'paid' : 'not paid');
  // Half of them close the window instead of coming back.
  const back = sent.headers.get('location');
  if (back !== null && random() < 0.5) await (await fetch(back)).arrayBuffer();
}

/** What goes wrong while the next thing happens. */
function misbehave(): void {
  const { faults } = stand.double;
  Object.assign(faults, { copies: oneOf([1, 1, 3]), shuffled: random() < 0.5, lost: oneOf([0, 0, 0.3, 1]), random });
  if (random() < 0.15) faults.broken = oneOf([1, 2, 4]);
}

const numberOf = async (table: string): Promise<number> =>
  (await stand.harness.db.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`)).rows[0]?.n ?? 0;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const ofCustomer = (kind: string, customer_id: string) => stand.double.list(kind).filter(({ customer }) => customer === customer_id);
const cents = (object: StripeObject, member: string): number => Number(object[member]);

it(
  'T10 a year of plans and payments on the test clock: the ledger, Stripe and the invoices agree to the cent, nothing twice',
  async () => {
    const customers: Customer[] = [];
    for (let i = 0; i < ACCOUNTS; i += 1) customers.push(await desk.newCustomer(i % 3 === 0 ? 500 : 0));
    const date = (month: number, day: string) => `${2027 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-${day}`;
    for (let month = 0; month < MONTHS; month += 1) {
      for (const customer of customers) {
        for (let n = 0; n < 4; n += 1) {
          const [what, act] = oneOf(Object.entries(ACTIONS));
          misbehave();
          await act(customer).catch((error: unknown) => {
            throw new Error(`${what} in month ${month}`, { cause: error });
          });
          Object.assign(stand.double.faults, { broken: 0, unanswered: 0 });
        }
      }
      stand.clock.now_ms = Date.parse(`${date(month, '28')}T00:00:00Z`);
      await Promise.all([chargeDue(stand.payments), chargeDue(stand.payments)]);
      for (const { advance } of customers) await advance(`${date(month + 1, '11')}T00:00:00Z`);
      stand.clock.now_ms = Date.parse(`${date(month + 1, '11')}T00:00:00Z`);
      // As the relay does, a year at a time.
      await expireCredit(stand.harness.db, new Date(stand.clock.now_ms));
      await expectSound(customers);
    }
    Object.assign(stand.double.faults, { copies: 1, shuffled: false, lost: 0 });
    await stand.double.settle();
    const found = (await reconcilePayments(stand.payments, 1_000)).length + (await reconcilePlans(stand.payments)).length;
    expect((await replayEvents(stand.payments)).filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect([await reconcilePayments(stand.payments, 1_000), await reconcilePlans(stand.payments)]).toEqual([[], []]);
    for (const customer of customers) await expectAgreement(customer);
    for (const customer of customers) await expectInvoices(customer);
    await expectNoGap();
    expect(await reconcileLedger(stand.harness.db)).toEqual([]);
    tally('T10', {
      accounts: ACCOUNTS,
      months: MONTHS,
      ...counts,
      'found by comparison': found,
      'cents apart': 0,
      'invoices without a gap': await numberOf('invoices'),
    });
  },
  limit(180_000),
);

/** At each moment: nobody has fewer slides of a plan than none, or more than it includes. */
async function expectSound(customers: readonly Customer[]): Promise<void> {
  for (const { as } of customers) {
    const wallet = await readWallet(stand.harness.db, as.account_id);
    expect(wallet?.plan_slides).toBeGreaterThanOrEqual(0);
    expect([wallet?.held_cents, wallet?.held_slides]).toEqual([0, 0]);
  }
}

/** Everything that can have an invoice gets one: together they are what Stripe has taken, and their credit notes what went back for good. */
async function expectInvoices(customer: Customer): Promise<void> {
  const { as, customer_id } = customer;
  await ACTIONS['invoice']?.(customer);
  const list = async () =>
    (await stand.read('/v1/billing/invoices?limit=100', as)).body['payments'] as { payment_id: string; invoice: Body | null }[];
  for (const { payment_id, invoice } of await list())
    if (invoice === null) expect((await stand.read('/v1/billing/invoices', as, { json: { payment_id } })).status).toBe(200);
  const { rows } = await stand.harness.db.query<{ kind: string; cents: number; n: number }>(
    `SELECT i.kind, sum(i.total_cents)::bigint AS cents, count(*)::int AS n FROM invoices i WHERE i.account_id = $1 AND i.payment_id NOT LIKE 'topup:acc_%' GROUP BY i.kind`,
    [as.account_id],
  );
  const issued = (kind: string) => rows.find((row) => row.kind === kind) ?? { cents: 0, n: 0 };
  const payments = ofCustomer('payment_intent', customer_id).filter(({ status }) => status === 'succeeded');
  const ids = new Set(payments.map(({ id }) => id));
  const isOwn = ({ payment_intent }: StripeObject): boolean => ids.has(String(payment_intent));
  const refunds = stand.double.list('refund').filter((one) => isOwn(one) && one['status'] === 'succeeded');
  const lost = stand.double.list('dispute').filter((one) => isOwn(one) && one['status'] === 'lost');
  const back = [...refunds, ...lost];
  expect([as.account_id, issued('invoice').cents, issued('invoice').n]).toEqual([
    as.account_id,
    sum(payments.map((intent) => cents(intent, 'amount_received'))),
    payments.length,
  ]);
  expect([as.account_id, issued('credit_note').cents, issued('credit_note').n]).toEqual([
    as.account_id,
    sum(back.map((one) => cents(one, 'amount'))),
    back.length,
  ]);
}

/** Of all accounts: each series counts from one without a gap, and no number is given twice. */
async function expectNoGap(): Promise<void> {
  const { rows } = await stand.harness.db.query<{ series: string; n: number; last: number }>(
    `SELECT regexp_replace(invoice_number, '-\\d+$', '') AS series, count(*)::int AS n, max(substring(invoice_number FROM '\\d+$')::int) AS last FROM invoices GROUP BY 1`,
  );
  expect(rows.length).toBeGreaterThan(0);
  for (const { n, last } of rows) expect(last).toBe(n);
}

/** What Stripe has taken from a customer and given back, against the rows of the ledger. */
async function expectAgreement({ as, customer_id }: Customer): Promise<void> {
  const { rows } = await stand.harness.db.query<{ kind: string; prefix: string; amount: number; n: number }>(
    `SELECT split_part(transfer_id, ':', 1) AS prefix, sum(amount)::bigint AS amount, count(*)::int AS n FROM ledger_transfers
     WHERE account_id = $1 AND unit = 'USD' AND transfer_id NOT LIKE 'topup:acc_%' GROUP BY 1`,
    [as.account_id],
  );
  const booked = (prefix: string) => rows.find((row) => row.prefix === prefix) ?? { amount: 0, n: 0 };
  const isTopup = (intent: StripeObject) => (intent['metadata'] as Body)['deckwright_topup'] !== undefined;
  const payments = ofCustomer('payment_intent', customer_id).filter(({ status }) => status === 'succeeded');
  const topups = payments.filter(isTopup);
  const invoices = ofCustomer('invoice', customer_id).filter(({ status }) => status === 'paid');
  // Disputes are of plans too: cards are asked for both.
  const ids = new Set(payments.map(({ id }) => id));
  const refunds = stand.double
    .list('refund')
    .filter(({ payment_intent, status }) => ids.has(String(payment_intent)) && status === 'succeeded');
  const disputes = stand.double.list('dispute').filter(({ payment_intent }) => ids.has(String(payment_intent)));
  const won = disputes.filter(({ status }) => status === 'won');
  expect({
    account: as.account_id,
    topups: [booked('topup').amount, booked('topup').n],
    plans: [booked('plan_paid').amount, booked('plan_paid').n],
    refunds: [booked('refund').amount, booked('refund').n],
    disputes: [booked('dispute').amount, booked('dispute').n],
    won: booked('won_dispute').amount,
  }).toEqual({
    account: as.account_id,
    topups: [sum(topups.map((intent) => cents(intent, 'amount_received'))), topups.length],
    plans: [sum(invoices.map((invoice) => cents(invoice, 'amount_paid'))), invoices.length],
    refunds: [sum(refunds.map((refund) => cents(refund, 'amount'))), refunds.length],
    disputes: [sum(disputes.map((dispute) => cents(dispute, 'amount'))), disputes.length],
    won: sum(won.map((dispute) => cents(dispute, 'amount'))),
  });
  // Each plan that Stripe has running is the open one here.
  const running = ofCustomer('subscription', customer_id).filter(({ status }) => status === 'active' || status === 'past_due');
  expect(running.length).toBeLessThanOrEqual(1);
  const plan = await desk.planOf(as);
  expect([as.account_id, plan === null]).toEqual([as.account_id, running.length === 0]);
}
