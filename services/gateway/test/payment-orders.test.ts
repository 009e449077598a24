/** A trial of payments: thousands of orders, told of late, out of order, ten times or never, against a pure model. */
import { readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createKeyStore } from '@deckwright/platform/identity';
import { silentLog } from '@deckwright/platform/log';
import {
  createTopup,
  openCheckout,
  openPayments,
  type PaymentKit,
  reconcilePayments,
  replayEvents,
  type Topup,
  takeEvent,
} from '@deckwright/platform/payments';
import { DOUBLE_KEY, type StripeDouble, type StripeObject, startStripeDouble } from '@deckwright/stripe-double';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { limit, rounds, tally } from '@deckwright/testkit/trial';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ModelOrder, newOrder, OrdersModel, type Told } from './_orders-model.ts';

let postgres: SharedPostgres;
let db: Database;
let double: StripeDouble;
let kit: PaymentKit;
beforeAll(async () => {
  postgres = await shareTestPostgres();
  const url = await postgres.createDatabase();
  db = openDatabase({ url, max: 16 });
  double = await startStripeDouble();
  const opened = openPayments({ stripe_secret_key: DOUBLE_KEY, stripe_url: double.url }, { db, log: silentLog });
  if (opened === null) throw new Error('no payments');
  kit = opened;
});
afterAll(async () => {
  await db.close();
  await double.close();
  await postgres.stop();
});

const ORDERS_A_ROUND = 100;
const ACCOUNTS = 12;
const VISA = '4242424242424242';
const CARDS = [...Array.from({ length: 8 }, () => VISA), '4000000000000259', '4000000000000002'];
const AMOUNTS = [1_000, 4_999, 5_000, 9_999, 10_000, 19_999, 20_000, 33_333];

let seed = 20_261_123;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const oneOf = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;

interface Order extends ModelOrder {
  readonly topup: Topup;
  payment?: string;
  /** The service has lost it, as after a restore of an older back-up. */
  isLost: boolean;
}

const orders = new Map<string, Order>();
const byPayment = new Map<string, Order>();

async function place(account_id: string): Promise<void> {
  const topup = await createTopup(db, { account_id, origin: 'checkout', amount_cents: oneOf(AMOUNTS) });
  const page = await openCheckout(kit, topup, 'http://service.test');
  const number = oneOf(CARDS);
  const sent = await fetch(String(page), { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
  await sent.arrayBuffer();
  const order: Order = { ...newOrder(account_id, topup.amount_cents), topup, isLost: false };
  orders.set(topup.topup_id, order);
  if (sent.status === 303) {
    order.paid = true;
    const { session_id } = (await db.query<{ session_id: string }>('SELECT session_id FROM topups WHERE topup_id = $1', [topup.topup_id]))
      .rows[0]!;
    order.payment = String((await kit.stripe.checkout.sessions.retrieve(session_id)).payment_intent);
    byPayment.set(order.payment, order);
    if (number !== VISA) order.dispute = 'needs_response';
  }
  if (random() < 0.03) {
    order.isLost = true;
    await db.query('DELETE FROM topups WHERE topup_id = $1', [topup.topup_id]);
  }
}

/** Money that goes back, and disputes that end, of any order so far. */
async function change(): Promise<void> {
  const paid = [...orders.values()].filter((order) => order.paid);
  for (let i = 0; i < ORDERS_A_ROUND / 8; i += 1) {
    const order = oneOf(paid);
    const left = order.refunds.reduce((sum, cents) => sum - cents, order.cents);
    const payment_intent = order.payment ?? '';
    if (order.dispute === 'needs_response') {
      const [dispute] = (await kit.stripe.disputes.list({ payment_intent })).data;
      const won = random() < 0.5;
      const uncategorized_text = won ? 'winning_evidence' : 'losing_evidence';
      await kit.stripe.disputes.update(String(dispute?.id), { evidence: { uncategorized_text }, submit: true });
      order.dispute = won ? 'won' : 'lost';
    } else if (order.dispute === 'none' && left > 0) {
      const cents = Math.ceil(left * oneOf([0.1, 0.5, 1]));
      await kit.stripe.refunds.create({ payment_intent, amount: cents });
      order.refunds.push(cents);
    }
  }
}

/** What an event is about; null for what the service leaves alone. */
function about({ type, data }: StripeObject & { type?: unknown; data?: unknown }): readonly [Order, Told] | null {
  const name = String(type);
  const object = (
    data as { readonly object: StripeObject & { readonly metadata?: Record<string, string>; readonly payment_intent?: unknown } }
  ).object;
  const order = orders.get(object.metadata?.['deckwright_topup'] ?? '') ?? byPayment.get(String(object.payment_intent));
  if (order === undefined) return null;
  if (name.startsWith('checkout.session.') || name.startsWith('payment_intent.')) return [order, 'payment'];
  if (name.startsWith('refund.') || name === 'charge.refunded') return [order, 'refunds'];
  return name.startsWith('charge.dispute.') ? [order, 'dispute'] : null;
}

const model = new OrdersModel();
const handled = new Set<string>();
const counts = { told: 0, handled: 0, refused: 0 };

const objectIdOf = (event: StripeObject): string | null =>
  (event as unknown as Stripe.Event & { data: { object: { id?: string } } }).data.object.id ?? null;

/** Tells of an event, perhaps twice at once. It is settled unless its order is lost; then the sender hears that it has to come again. */
async function tell(event: StripeObject): Promise<void> {
  const body = JSON.stringify(event);
  const copies = random() < 0.2 ? 2 : 1;
  const ends = await Promise.allSettled(
    Array.from({ length: copies }, () => takeEvent(kit, { id: event.id, type: String(event['type']), object_id: objectIdOf(event) }, body)),
  );
  counts.told += copies;
  const matter = about(event);
  const isRefused = !handled.has(event.id) && matter?.[0].isLost === true;
  expect(ends.map(({ status }) => status)).toEqual(ends.map(() => (isRefused ? 'rejected' : 'fulfilled')));
  if (isRefused) counts.refused += 1;
  if (isRefused || handled.has(event.id)) return;
  handled.add(event.id);
  counts.handled += 1;
  if (matter !== null) model.tell(...matter);
}

async function expectBalances(accounts: readonly string[]): Promise<void> {
  for (const account_id of accounts)
    expect([account_id, await readWallet(db, account_id)]).toMatchObject([account_id, model.balance(account_id)]);
}

it(
  'T10 (I11) credits each payment once, takes back what went back once, and never believes what an event says',
  async () => {
    const keys = createKeyStore(db, () => Date.now());
    const accounts = await Promise.all(Array.from({ length: ACCOUNTS }, (_, i) => keys.createAccount(`Account ${i}`)));
    const seen = new Set<string>();
    let late: StripeObject[] = [];
    for (const _round of rounds(2, 100)) {
      // An account's orders come one after the other, and accounts at the same time.
      await Promise.all(
        accounts.map(async (account_id, i) => {
          for (let n = i; n < ORDERS_A_ROUND; n += ACCOUNTS) await place(account_id);
        }),
      );
      await change();
      const fresh = double.list('event').filter(({ id }) => !seen.has(id));
      for (const { id } of fresh) seen.add(id);
      // A third is never sent, the others ten times, in any order; some of it in a later round.
      const sent = [...late, ...fresh.filter(() => random() >= 1 / 3).flatMap((event) => Array.from({ length: 10 }, () => event))];
      const now: StripeObject[] = [];
      late = [];
      for (const event of sent.map((one) => ({ one, at: random() })).sort((a, b) => a.at - b.at))
        (random() < 0.3 ? late : now).push(event.one);
      await Promise.all(
        [...accounts, undefined].map(async (account_id) => {
          for (const event of now) if (about(event)?.[0].account_id === account_id) await tell(event);
        }),
      );
      await expectBalances(accounts);
      // Some of what was lost is found again.
      for (const order of orders.values()) if (order.isLost && random() < 0.5) await restore(order);
    }
    for (const order of orders.values()) if (order.isLost) await restore(order);
    // Stored events that could not be handled are; what no event told of, the comparison with the processor finds.
    for (const { event_id, outcome } of await replayEvents(kit)) {
      expect(outcome).not.toBe('failed');
      const event = double.list('event').find(({ id }) => id === event_id);
      const matter = event === undefined ? null : about(event);
      if (matter !== null) model.tell(...matter);
    }
    await expectBalances(accounts);
    const missing = await reconcilePayments(kit, 1);
    const untold = [...orders.values()].filter((order) => order.paid && !order.credited);
    expect(missing.map(({ payment_intent_id }) => payment_intent_id).sort()).toEqual(untold.map(({ payment }) => payment).sort());
    expect(await reconcilePayments(kit, 1)).toEqual([]);
    await expectMoney(accounts);
    expect(await reconcileLedger(db)).toEqual([]);
    const paid = [...orders.values()].filter((order) => order.paid).length;
    tally('T10', { orders: orders.size, paid, ...counts, 'found by comparison': missing.length, unexplained: 0 });
  },
  limit(120_000),
);

async function restore(order: Order): Promise<void> {
  const { topup_id, account_id, origin, amount_cents } = order.topup;
  await db.query('INSERT INTO topups (topup_id, account_id, origin, amount_cents) VALUES ($1, $2, $3, $4)', [
    topup_id,
    account_id,
    origin,
    amount_cents,
  ]);
  order.isLost = false;
}

/** However it was told: what is bought is what the processor has taken and not given back, to the cent, and each payment is there once. */
async function expectMoney(accounts: readonly string[]): Promise<void> {
  for (const account_id of accounts) {
    const own = [...orders.values()].filter((order) => order.account_id === account_id && order.paid);
    const kept = own.map(({ cents, refunds, dispute }) =>
      dispute === 'lost' || dispute === 'needs_response' ? 0 : refunds.reduce((left, refund) => left - refund, cents),
    );
    expect((await readWallet(db, account_id))?.paid_cents).toBe(kept.reduce((sum, cents) => sum + cents, 0));
  }
  const { rows } = await db.query<{ credits: number; refunds: number }>(
    `SELECT count(*) FILTER (WHERE transfer_id LIKE 'topup:%')::int AS credits, count(*) FILTER (WHERE transfer_id LIKE 'refund:%')::int AS refunds FROM ledger_transfers`,
  );
  const paid = [...orders.values()].filter((order) => order.paid);
  expect(rows[0]).toEqual({ credits: paid.length, refunds: paid.reduce((sum, { refunds }) => sum + refunds.length, 0) });
}
