/** A running relay tops up what has fallen, and credits payments that no event told of. */
import { credit, readWallet } from '@deckwright/platform/billing';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createPostgresQueues } from '@deckwright/platform/jobs';
import { type Log, silentLog } from '@deckwright/platform/log';
import { createFolderStore } from '@deckwright/platform/object-store';
import {
  createTopup,
  findTopup,
  openCheckout,
  openPayments,
  type PaymentKit,
  saveAutoTopup,
  startSetup,
} from '@deckwright/platform/payments';
import { DOUBLE_KEY, type StripeDouble, startStripeDouble } from '@deckwright/stripe-double';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { until } from '@deckwright/testkit/processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRelay } from '../src/relay.ts';

let server: SharedPostgres;
let db: Database;
let double: StripeDouble;
let payments: PaymentKit;
const account_id = 'acc_relayed';
const lines: string[] = [];
const log: Log = { ...silentLog, warn: (_fields, message) => lines.push(message) };

beforeAll(async () => {
  server = await shareTestPostgres();
  const url = await server.createDatabase();
  db = openDatabase({ url });
  // No events: nothing but the relay tells of payments.
  double = await startStripeDouble();
  const opened = openPayments({ stripe_secret_key: DOUBLE_KEY, stripe_url: double.url }, { db, log });
  if (opened === null) throw new Error('no payments');
  payments = opened;
  await db.query('INSERT INTO accounts (account_id, name) VALUES ($1, $1)', [account_id]);
});
afterAll(async () => {
  await double?.close();
  await db?.close();
  await server?.stop();
});

const balance = async () => {
  const wallet = await readWallet(db, account_id);
  return (wallet?.paid_cents ?? 0) + (wallet?.promo_cents ?? 0);
};

it('credits a payment that no event told of, and tops up when the balance falls', async () => {
  const topup = await createTopup(db, { account_id, origin: 'checkout', amount_cents: 1000 });
  const checkout = await openCheckout(payments, topup, 'http://service.test');
  await fetch(checkout ?? '', { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }), redirect: 'manual' });
  expect(await balance()).toBe(0);
  const relay = startRelay({
    db,
    queues: createPostgresQueues(db),
    objects: createFolderStore('/tmp/none'),
    log,
    retention_days: 30,
    payments,
  });
  try {
    await until('the payment is credited', async () => (await balance()) === 1000, 10_000);
    expect((await findTopup(db, topup.topup_id))?.status).toBe('paid');
    expect(lines.filter((line) => line.includes('no event had told'))).toHaveLength(1);

    const { setup_intent_id } = await startSetup(payments, account_id);
    const { payment_method } = await payments.stripe.setupIntents.confirm(setup_intent_id, { payment_method: 'pm_card_visa' });
    await saveAutoTopup(
      payments,
      account_id,
      { threshold_cents: 500, amount_cents: 2000, monthly_cap_cents: 10_000 },
      String(payment_method),
    );
    const spent = `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'USD', 'paid', 'revenue', $3, 'refund')`;
    await db.query(spent, ['spent:1', account_id, 500]);
    // At the threshold is not below it.
    expect((await db.query("SELECT 1 FROM topups WHERE origin = 'automatic'")).rowCount).toBe(0);
    await db.query(spent, ['spent:2', account_id, 1]);
    await until('the balance is topped up', async () => (await balance()) === 2499, 10_000);
  } finally {
    await relay.stop();
  }
  expect(
    await credit(db, {
      account_id,
      kind: 'topup',
      amount: 1000,
      reference: String((await findTopup(db, topup.topup_id))?.payment_intent_id),
      reason: 'again',
    }),
  ).toBe(false);
}, 40_000);
