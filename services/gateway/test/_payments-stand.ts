/** A gateway with a Stripe double behind a tap, whose events come back to it. */
import { credit } from '@deckwright/platform/billing';
import { silentLog } from '@deckwright/platform/log';
import { openPayments, type PaymentKit } from '@deckwright/platform/payments';
import { DOUBLE_KEY, type StripeDouble, startStripeDouble } from '@deckwright/stripe-double';
import { type StripeTap, startStripeTap } from '@deckwright/testkit/stripe-contract';
import { type Account, type Harness, type HarnessOptions, startHarness, WATERFALL } from './harness.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests';

export const PLANS = [
  { plan: 'small', name: 'Small', monthly: { usd: 19, slides: 5 }, yearly: { usd: 190, slides: 60 } },
  { plan: 'large', name: 'Large', monthly: { usd: 79, slides: 30 }, yearly: { usd: 790, slides: 360 } },
];

export const ISSUER = {
  name: 'Example GmbH',
  address: ['Beispielweg 1', '10115 Berlin'],
  country: 'DE',
  tax_id: 'DE136695976',
  prefix: 'DW',
  tax: { name: 'VAT', percent: 19 },
};

export type Body = Record<string, unknown>;

export interface PaymentsStand {
  readonly harness: Harness;
  readonly double: StripeDouble;
  readonly tap: StripeTap;
  /** As the relay has them, with a clock that a test moves. */
  readonly payments: PaymentKit;
  readonly clock: { now_ms: number };
  newAccount(free_slides?: number, cents?: number): Promise<Account>;
  render(as: Account): Promise<Response>;
  read(path: string, as: Account, init?: RequestInit & { json?: unknown }): Promise<{ readonly status: number; readonly body: Body }>;
  balance(as: Account): Promise<Body>;
  /** Follows a link as a browser does, types a card into the checkout, and gives the page on which it ends. */
  pay(link: string, number?: string): Promise<{ readonly status: number; readonly page: string; readonly amount: string }>;
  close(): Promise<void>;
}

export async function startPaymentsStand(options: HarnessOptions = {}): Promise<PaymentsStand> {
  const webhooks: { url: string; secret: string }[] = [];
  const double = await startStripeDouble({ webhooks, retry_ms: [20, 50, 100, 200] });
  const tap = await startStripeTap(double.url);
  const settings = {
    stripe_secret_key: DOUBLE_KEY,
    stripe_url: tap.url,
    stripe_webhook_secret: [WEBHOOK_SECRET],
    plans: PLANS,
    invoice_issuer: ISSUER,
  };
  const harness = await startHarness({ ...options, config: { ...options.config, ...settings } });
  webhooks.push({ url: `${harness.base}/v1/stripe/webhook`, secret: WEBHOOK_SECRET });
  const clock = { now_ms: Date.now() };
  const payments = openPayments(settings, { db: harness.db, log: silentLog, now: async () => new Date(clock.now_ms) });
  if (payments === null) throw new Error('no payments');
  let serial = 0;
  const read: PaymentsStand['read'] = async (path, as, init = {}) => {
    const response = await harness.request(path, { as, ...init });
    const text = await response.text();
    return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Body) };
  };
  return {
    harness,
    double,
    tap,
    payments,
    clock,
    read,
    async newAccount(free_slides = 0, cents = 0) {
      const account_id = await harness.keys.createAccount(`Ünal & Söhne 株式会社 ${++serial}`);
      const { key_id, text } = await harness.keys.createKey(account_id, 'k', 'live');
      if (free_slides < 60) {
        await harness.db.query(
          `INSERT INTO ledger_transfers (transfer_id, account_id, unit, from_book, to_book, amount, kind) VALUES ($1, $2, 'SLIDE', 'free_slides', 'slides_granted', $3, 'refund')`,
          [`taken:${account_id}`, account_id, 60 - free_slides],
        );
      }
      if (cents > 0) await credit(harness.db, { account_id, kind: 'topup', amount: cents, reference: account_id, reason: 'test' });
      return { account_id, mode: 'live', key: text, key_id };
    },
    render: (as) => harness.request('/v1/render/intent', { as, json: { ...WATERFALL, headline: `Slide ${++serial}` } }),
    balance: async (as) => (await read('/v1/account', as)).body,
    async pay(link, number = '4242424242424242') {
      // A top-up's link leads to the checkout; a plan's is the checkout.
      const checkout = (await fetch(link, { redirect: 'manual' })).headers.get('location') ?? link;
      const amount = /class="amount">([^<]+)</.exec(await (await fetch(checkout)).text())?.[1] ?? '';
      const sent = await fetch(checkout, { method: 'POST', body: new URLSearchParams({ number }), redirect: 'manual' });
      const back = sent.headers.get('location');
      if (back === null) return { status: sent.status, page: await sent.text(), amount };
      const last = await fetch(back);
      return { status: last.status, page: await last.text(), amount };
    },
    async close() {
      await double.settle();
      await harness.close();
      await tap.close();
      await double.close();
    },
  };
}
