/** Trials of money with clocks that are wrong, jump or pass the end of a month: what is due is what the database's clock says. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { credit, readWallet, reconcileLedger } from '@deckwright/platform/billing';
import { silentLog } from '@deckwright/platform/log';
import { openPayments, type PaymentKit } from '@deckwright/platform/payments';
import { DOUBLE_KEY, type StripeDouble, startStripeDouble } from '@deckwright/stripe-double';
import { until } from '@deckwright/testkit/processes';
import { limit, rounds, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Stand, startStand, type Tenant } from '../../render-worker/test/_stand.ts';
import { clockEnv } from './_clock.ts';
import { CLOCK_CASES } from './_clock-cases.ts';
import { PLANS, WEBHOOK_SECRET } from './_payments-stand.ts';

let stand: Stand;
let folder: string;
let double: StripeDouble;
let kit: PaymentKit;
const webhooks: { url: string; secret: string }[] = [];
let payments: object;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-clock-money-'));
  stand = await startStand({ queue: 'postgres' });
  double = await startStripeDouble({ webhooks, retry_ms: [50, 200] });
  const settings = { stripe_secret_key: DOUBLE_KEY, stripe_url: double.url, stripe_webhook_secret: [WEBHOOK_SECRET], plans: PLANS };
  payments = settings;
  const opened = openPayments(settings, { db: stand.db, log: silentLog });
  if (opened === null) throw new Error('no payments');
  kit = opened;
}, 180_000);
afterEach(() => stand.killWorkers());
afterAll(async () => {
  await stand?.stop();
  await double?.close();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

async function ask(base: string, tenant: Tenant, path: string, json?: unknown): Promise<Answer> {
  const response = await fetch(base + path, {
    headers: { authorization: `Bearer ${tenant.key}`, 'content-type': 'application/json' },
    ...(json === undefined ? {} : { method: 'POST', body: JSON.stringify(json) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

/** Pays at the checkout that a link leads to, and comes back when `returns`. */
async function pay(link: unknown, returns: boolean): Promise<void> {
  const checkout = (await fetch(String(link), { redirect: 'manual' })).headers.get('location') ?? String(link);
  const sent = await fetch(checkout, { method: 'POST', body: new URLSearchParams({ number: '4242424242424242' }), redirect: 'manual' });
  expect(sent.status).toBe(303);
  if (returns) expect((await fetch(sent.headers.get('location') ?? '')).status).toBe(200);
}

const balance = async ({ account_id }: Tenant): Promise<number> => {
  const wallet = await readWallet(stand.db, account_id);
  return (wallet?.paid_cents ?? 0) + (wallet?.promo_cents ?? 0);
};

it(
  'T17 takes, charges, grants and expires money once and when it is due by the clock of the database',
  async () => {
    let paid = 0;
    for (const round of rounds(1, CLOCK_CASES.length)) {
      const [what, ...clocks] = CLOCK_CASES[round]!;
      const [one, other] = await Promise.all(
        clocks.slice(0, 2).map((clock) => stand.startGateway({ payments }, clockEnv(folder, clock()))),
      );
      const relay = stand.startRelay({ payments }, clockEnv(folder, clocks[0]!()));
      const worker = stand.startWorker({ pause_ms: 0 }, clockEnv(folder, clocks[2]!()));
      await Promise.all([relay.ready, worker.ready]);
      webhooks.splice(
        0,
        webhooks.length,
        ...[one!, other!].map(({ base }) => ({ url: `${base}/v1/stripe/webhook`, secret: WEBHOOK_SECRET })),
      );
      const tenant = await stand.createTenant({ broke: true });
      const { account_id } = tenant;

      // Told by the event alone, to a gateway whose clock is an hour from the signature's; then by coming back.
      await pay((await ask(one!.base, tenant, '/v1/billing/checkout', { amount: 50, save_card: true })).body['checkout_url'], false);
      await until(`${what}: credited by its event`, async () => (await balance(tenant)) === 5_500);
      await pay((await ask(other!.base, tenant, '/v1/billing/checkout', { amount: 10 })).body['checkout_url'], true);
      await double.settle();
      expect([what, await balance(tenant)]).toEqual([what, 6_500]);

      // Half an hour of a promotion is left, and none.
      const now = (await kit.now()).getTime();
      for (const [name, minutes] of [
        ['left', 30],
        ['over', -1],
      ] as const) {
        const terms = { expires_at: new Date(now + minutes * 60_000).toISOString(), priority: 1 };
        await credit(stand.db, { account_id, kind: 'grant', amount: 100, reference: `${name}:${account_id}`, reason: name, terms });
      }

      // Below the threshold at once: charged now by a relay whose clock says otherwise, and once.
      const auto = (threshold: number, amount: number) =>
        ask(one!.base, tenant, '/v1/billing/autotopup', { threshold, amount, monthly_cap: 250 });
      expect(await auto(100, 100)).toMatchObject({ status: 200 });
      await until(`${what}: topped up`, async () => (await balance(tenant)) >= 6_500 + 11_500);
      // What a month has cost is by the database's month: the cap holds although the relay's next month has begun.
      expect(await auto(200, 200)).toMatchObject({ status: 200 });
      const due = async () => (await ask(other!.base, tenant, '/v1/billing/autotopup')).body;
      await until(`${what}: capped`, async () => JSON.stringify(await due()).includes('monthly_cap'));
      const first = new Date(now);
      expect(JSON.stringify(await due())).toContain(
        new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 1)).toISOString().slice(0, 10),
      );

      // A plan pays for its slides, and the period is Stripe's.
      await pay((await ask(other!.base, tenant, '/v1/billing/plans/checkout', { plan: 'small' })).body['checkout_url'], true);
      await double.settle();
      expect((await ask(one!.base, tenant, '/v1/billing/plan')).body).toMatchObject({ plan: { status: 'open', slides_left: 5 } });
      expect((await ask(one!.base, tenant, '/v1/render/intent', stand.slide())).body).toMatchObject({ charged_to: 'plan' });

      // What has expired goes, what has half an hour stays.
      const relayToo = stand.startRelay({ payments }, clockEnv(folder, clocks[1]!()));
      await relayToo.ready;
      const expired = async () =>
        (
          await stand.db.query<{ reason: string }>(`SELECT reason FROM ledger_transfers WHERE account_id = $1 AND kind = 'expiry'`, [
            account_id,
          ])
        ).rows;
      await until(`${what}: expired`, async () => (await expired()).length > 0);
      expect([what, await expired()]).toEqual([what, [{ reason: 'over' }]]);
      expect([what, await balance(tenant)]).toEqual([what, 6_500 + 11_500 + 100]);
      paid += 4;
      await stand.killWorkers();
    }
    const { rows } = await stand.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM ledger_transfers WHERE kind = 'topup' AND transfer_id LIKE 'topup:pi_%'`,
    );
    expect(rows[0]?.n).toBe((paid / 4) * 3);
    expect(double.list('payment_intent').filter(({ status }) => status === 'succeeded')).toHaveLength(paid);
    expect(await reconcileLedger(stand.db)).toEqual([]);
    tally('T17', { payments: paid, 'credited twice': 0, unexplained: 0 });
  },
  limit(180_000),
);
