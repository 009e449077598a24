/** `deckwright admin` and `deckwright config check`, on a real database. */
import { openDatabase } from '@deckwright/platform/database';
import { silentLog } from '@deckwright/platform/log';
import { createTopup, openCheckout, openPayments } from '@deckwright/platform/payments';
import { DOUBLE_KEY, startStripeDouble } from '@deckwright/stripe-double';
import { startTestPostgres, type TestPostgres } from '@deckwright/testkit/postgres';
import { startTestRedis } from '@deckwright/testkit/redis';
import { startTestS3 } from '@deckwright/testkit/s3';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { run } from './_run.ts';

let server: TestPostgres;
let url: string;
beforeAll(async () => {
  server = await startTestPostgres();
  url = await server.createDatabase();
});
afterAll(() => server.stop());
beforeEach(() => vi.stubEnv('DECKWRIGHT_DATABASE_URL', url));
afterEach(() => vi.unstubAllEnvs());

async function createAccount(...args: string[]): Promise<string> {
  const { out } = await run('admin', 'create-account', 'someone', ...args);
  return (JSON.parse(out) as { account_id: string }).account_id;
}

describe('deckwright admin migrate', () => {
  it('applies what is missing once, and makes the bucket once', async () => {
    const s3 = await startTestS3();
    vi.stubEnv('DECKWRIGHT_DATABASE_URL', await server.createEmptyDatabase());
    vi.stubEnv('DECKWRIGHT_S3_ENDPOINT', s3.endpoint);
    vi.stubEnv('DECKWRIGHT_S3_BUCKET', 'made-by-migrate');
    vi.stubEnv('DECKWRIGHT_S3_ACCESS_KEY', s3.credentials.accessKeyId);
    vi.stubEnv('DECKWRIGHT_S3_SECRET_KEY', s3.credentials.secretAccessKey);
    const first = await run('admin', 'migrate', '--create-bucket');
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^applied \d{14}_[\s\S]*database: \d+ applied\nbucket made-by-migrate: made\n$/),
    });
    const again = await run('admin', 'migrate', '--create-bucket');
    expect(again).toMatchObject({ code: 0, out: 'database: up to date\nbucket made-by-migrate: there already\n' });
    await s3.stop();
  });
  it('does not begin without a database, nor make a bucket without a name', async () => {
    expect(await run('admin', 'migrate', '--create-bucket')).toMatchObject({
      code: 1,
      err: expect.stringContaining('DECKWRIGHT_S3_BUCKET'),
    });
    vi.stubEnv('DECKWRIGHT_DATABASE_URL', '');
    expect(await run('admin', 'migrate')).toMatchObject({ code: 1, err: expect.stringContaining('DECKWRIGHT_DATABASE_URL') });
  });
});

describe('deckwright admin', () => {
  it('makes an account with a key and 60 free slides, and lists it', async () => {
    const account_id = await createAccount();
    const { out } = await run('admin', 'accounts');
    expect(out).toMatch(new RegExp(`${account_id}  \\$0.00 .*  60 free slides  metered  someone`));
  });
  it('gives one key a limit of its own, takes it back, and knows no other key', async () => {
    const { out } = await run('admin', 'create-account', 'builds');
    const prefix = (JSON.parse(out) as { api_key: string }).api_key.slice(0, 16);
    const limitKey = (...args: string[]) => run('admin', 'limit-key', prefix, ...args);
    expect(await limitKey('inspect', '600')).toMatchObject({ code: 0, out: `{"key":"${prefix}","rate_limits":{"inspect":600}}\n` });
    expect(await limitKey('inspect', 'default')).toMatchObject({ code: 0, out: `{"key":"${prefix}","rate_limits":{}}\n` });
    expect((await limitKey('inspect', '0')).code).toBe(2);
    expect(await limitKey('inspekt', '600')).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^There is no limit inspekt of keys\. Did you mean inspect\? There are: account, .*translate/),
    });
    // Counts by address are of no key.
    expect((await limitKey('preview-code', '600')).code).toBe(2);
    expect((await limitKey('gone', 'default')).code).toBe(0);
    expect(await run('admin', 'limit-key', 'dw_live_none', 'inspect', '1')).toMatchObject({
      code: 1,
      err: expect.stringContaining('No live key begins with dw_live_none'),
    });
  });
  it('credits once for each reference, a top-up with its bonus', async () => {
    const account_id = await createAccount();
    const topUp = ['admin', 'grant', account_id, '--usd', '50', '--paid', '--reference', 'pi_1'];
    expect((await run(...topUp)).out).toContain('$55.00');
    expect(await run(...topUp)).toMatchObject({ code: 0, out: expect.stringMatching(/nothing changed\n.*\$55\.00/) });
    expect((await run('admin', 'grant', account_id, '--slides', '5', '--reference', 's1')).out).toContain('65 free slides');
    expect((await run('admin', 'grant', account_id, '--usd', '0.29', '--reference', 'g1')).out).toContain('$55.29');
  });
  it('gives credit an end and an order, and what was paid for neither', async () => {
    const account_id = await createAccount();
    const grant = ['admin', 'grant', account_id, '--usd', '5', '--expires', '2027-01-31', '--priority', '7'];
    expect(await run(...grant, '--reference', 'g7')).toMatchObject({ code: 0, out: expect.stringContaining('$5.00') });
    expect(await run(...grant, '--paid', '--reference', 'g8')).toMatchObject({ code: 1, err: expect.stringContaining('does not expire') });
    expect((await run('admin', 'grant', account_id, '--usd', '5', '--priority', '1001', '--reference', 'g9')).code).toBe(2);
    const db = openDatabase({ url });
    const { rows } = await db.query('SELECT transfer_id, priority, expires_at FROM credit_terms WHERE account_id = $1', [account_id]);
    expect(rows).toEqual([{ transfer_id: 'grant:g7', priority: 7, expires_at: '2027-01-31T00:00:00.000Z' }]);
    await db.close();
  });
  it.each([
    [['--usd', '1.234', '--reference', 'x'], 2],
    [['--usd', '0', '--reference', 'x'], 2],
    [['--usd', '1'], 2],
    [['--reference', 'x'], 1],
    [['--usd', '1', '--slides', '1', '--reference', 'x'], 2],
  ] as const)('refuses to grant %j', async (args, code) => {
    expect((await run('admin', 'grant', await createAccount(), ...args)).code).toBe(code);
  });
  it('says so when there is no such account or feedback', async () => {
    expect(await run('admin', 'grant', 'acc_none', '--usd', '1', '--reference', 'x')).toMatchObject({
      code: 1,
      err: expect.stringContaining('no account acc_none'),
    });
    expect(await run('admin', 'feedback', '999', '--approve', '--resolution', 'x')).toMatchObject({ code: 1 });
  });
  it('reconciles: exit 0 on a whole ledger, 1 with the name of what it cannot explain, 0 again once that is mended', async () => {
    const account_id = await createAccount();
    expect(await run('admin', 'reconcile')).toMatchObject({ code: 0, out: '0 unexplained, 0 mended\n' });
    const db = openDatabase({ url });
    await db.query('UPDATE wallets SET promo_cents = 7 WHERE account_id = $1', [account_id]);
    await db.close();
    expect(await run('admin', 'reconcile')).toMatchObject({ code: 1, out: expect.stringContaining(`balance_differs  ${account_id}`) });
    expect(await run('admin', 'reconcile', '--mend')).toMatchObject({ code: 0, out: expect.stringContaining('1 unexplained, 1 mended') });
    expect((await run('admin', 'reconcile')).code).toBe(0);
  });
  it('names the way out when there is no database', async () => {
    vi.stubEnv('DECKWRIGHT_DATABASE_URL', '');
    const { code, err } = await run('admin', 'accounts', '--data-dir', '/nonexistent');
    expect({ code, err }).toMatchObject({ code: 1, err: expect.stringContaining('deckwright serve') });
  });
});

describe('deckwright config check', () => {
  it('tries the database', async () => {
    const { code, out, err } = await run('config', 'check');
    // Settings of the test run itself are named as unknown before.
    expect([code, out.endsWith('ok       settings\nok       database\n'), err]).toEqual([0, true, '']);
  });
  it('names every wrong setting with its value and the way to mend it, and never a secret', async () => {
    vi.stubEnv('DECKWRIGHT_PORT', '80a');
    vi.stubEnv('DECKWRIGHT_SIGNING_KEY', 'hunter2');
    const { code, out } = await run('config', 'check', '--offline');
    expect(code).toBe(1);
    expect(out).toMatch(/DECKWRIGHT_PORT is "80a": .*\. Set it to a port/);
    expect(out).toContain('DECKWRIGHT_SIGNING_KEY');
    expect(out).not.toContain('hunter2');
  });
  it('refuses a database that may forget, a queue that may drop work, and a store that is not there', async () => {
    const [unsafe, redis] = await Promise.all([startTestPostgres({ settings: { fsync: 'off' } }), startTestRedis('allkeys-lru')]);
    vi.stubEnv('DECKWRIGHT_REDIS_URL', redis.url);
    vi.stubEnv('DECKWRIGHT_S3_BUCKET', 'nowhere');
    vi.stubEnv('DECKWRIGHT_S3_ENDPOINT', 'http://127.0.0.1:9');
    vi.stubEnv('DECKWRIGHT_S3_ACCESS_KEY', 'a');
    vi.stubEnv('DECKWRIGHT_S3_SECRET_KEY', 'hunter2');
    const first = await run('config', 'check');
    expect(first.code).toBe(1);
    expect(first.out).toMatch(
      /ok {7}settings\nwrong {4}queue: Redis runs with maxmemory-policy allkeys-lru.*\nok {7}database\nwrong {4}store: /,
    );
    expect(first.out).toContain('note     DECKWRIGHT_SIGNING_KEY is not set');
    expect(first.out).not.toContain('hunter2');
    vi.stubEnv('DECKWRIGHT_DATABASE_URL', await unsafe.createEmptyDatabase());
    expect((await run('config', 'check')).out).toMatch(/wrong {4}database: PostgreSQL runs with fsync = off/);
    await Promise.all([unsafe.stop(), redis.stop()]);
  });
  it('lists all settings', async () => {
    expect((await run('config', 'list')).out).toContain('DECKWRIGHT_PROVISION_SECRET');
  });
});

describe('deckwright admin stripe', () => {
  it('says what is missing where no Stripe is set', async () => {
    expect(await run('admin', 'stripe', 'replay')).toMatchObject({ code: 1, err: expect.stringContaining('DECKWRIGHT_STRIPE_SECRET_KEY') });
    expect((await run('admin', 'stripe', 'replay', '--since', 'yesterday')).code).toBe(2);
  });

  it('credits what no event told of, and handles stored events again', async () => {
    const double = await startStripeDouble();
    vi.stubEnv('DECKWRIGHT_STRIPE_SECRET_KEY', DOUBLE_KEY);
    vi.stubEnv('DECKWRIGHT_STRIPE_URL', double.url);
    const account_id = await createAccount();
    const db = openDatabase({ url });
    const payments = openPayments({ stripe_secret_key: DOUBLE_KEY, stripe_url: double.url }, { db, log: silentLog });
    if (payments === null) throw new Error('no payments');
    const pay = async () => {
      const topup = await createTopup(db, { account_id, origin: 'checkout', amount_cents: 5000 });
      const checkout = await openCheckout(payments, topup, 'http://service.test');
      await fetch(checkout ?? '', { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }), redirect: 'manual' });
    };
    await pay();
    expect(await run('admin', 'stripe', 'reconcile')).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`credited  pi_\\w+  ${account_id}  \\$50.00\n1 payments were not in the ledger`)),
    });
    expect(await run('admin', 'stripe', 'reconcile')).toMatchObject({
      code: 0,
      out: '0 payments were not in the ledger\n0 plans had a paid period that was not in the ledger\n',
    });

    await pay();
    const event = double.list('event').find(({ type }) => type === 'payment_intent.succeeded');
    const object_id = double.list('payment_intent')[0]?.id;
    await db.query("INSERT INTO payment_events (event_id, type, object_id, payload, state) VALUES ($1, $2, $3, '{}', 'failed')", [
      event?.id,
      event?.['type'],
      object_id,
    ]);
    expect(await run('admin', 'stripe', 'replay')).toMatchObject({
      code: 0,
      out: expect.stringContaining('1 handled again, 1 credited, 0 failed'),
    });
    expect(await run('admin', 'stripe', 'replay', '--event', String(event?.id))).toMatchObject({
      out: expect.stringContaining('0 credited'),
    });
    expect((await run('admin', 'accounts')).out).toContain(`${account_id}  $110.00`);
    await db.close();
    await double.close();
  });
});
