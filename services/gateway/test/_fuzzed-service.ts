/** A whole service with an account that has one of everything, for requests made from the OpenAPI document. */
import { credit } from '@deckwright/platform/billing';
import { SAMPLE_ISSUER } from '@deckwright/platform/config';
import { DOUBLE_KEY, startStripeDouble } from '@deckwright/stripe-double';
import { bundledIsolate } from '@deckwright/testkit/isolate-process';
import { until } from '@deckwright/testkit/processes';
import { startTranslator } from '@deckwright/testkit/translator-server';
import { startCodeStand } from './_code-stand.ts';
import { startWholeService } from './_whole-service.ts';
import { WATERFALL } from './harness.ts';

export interface FuzzedService {
  readonly base: string;
  readonly key: string;
  readonly test_key: string;
  /** What stands at the names of path parameters: one thing of each kind that the key's account owns. */
  readonly known: Readonly<Record<string, string>>;
  /** Lines of failures of ours that the service has logged. */
  failures(): readonly string[];
  /** Waits until every job has ended, and counts them by kind, status and the code of what went wrong. */
  endedJobs(): Promise<readonly EndedJobs[]>;
  close(): Promise<void>;
}

export interface EndedJobs {
  readonly job_type: string;
  readonly status: string;
  /** Of the error of the job, or of its last edit. */
  readonly code: string | null;
  readonly jobs: number;
  /** Workers lost over them. */
  readonly crashes: number;
}

/** The one that the examples of the documentation name. */
const PLANS = [{ plan: 'studio', name: 'Studio', monthly: { usd: 19, slides: 500 }, yearly: { usd: 190, slides: 6000 } }];
/** Cents in its wallet: no request fails for want of money. */
const CENTS = 10_000_000;
/** Longest that a request waits for its job: one that is never done must not hold up the others, and `endedJobs` finds it. */
const RENDER_WAIT_MS = 20_000;
/** No made-up number meets the key in use. */
const FIRST_KEY_ID = 1_700_000_001;

export async function startFuzzedService(): Promise<FuzzedService> {
  const bundled = await bundledIsolate({ concurrency: 2, waiting: 8 });
  const translator = await startTranslator();
  const double = await startStripeDouble();
  const stand = await startCodeStand();
  const service = await startWholeService({
    isolate: bundled.isolate,
    code: stand.code,
    render_wait_ms: RENDER_WAIT_MS,
    translate_url: translator.url,
    config: { stripe_secret_key: DOUBLE_KEY, stripe_url: double.url, plans: PLANS, invoice_issuer: SAMPLE_ISSUER },
  });
  await service.db.query(`SELECT setval(pg_get_serial_sequence('api_keys', 'key_id'), ${FIRST_KEY_ID})`);
  const account_id = await service.keys.createAccount('fuzzed');
  const { key_id, text: key } = await service.keys.createKey(account_id, 'fuzz', 'live');
  const { text: test_key } = await service.keys.createKey(account_id, 'fuzz-test', 'test');
  await credit(service.db, { account_id, kind: 'topup', amount: CENTS, reference: account_id, reason: 'fuzz' });
  const as = { account_id, key, key_id, mode: 'live' as const };
  const made = async (path: string, json: unknown, method = 'POST'): Promise<Record<string, string>> => {
    const response = await service.request(path, { as, json, method });
    if (response.status >= 300) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Record<string, string>;
  };
  const { job_id = '' } = await made('/v1/render/intent', { ...WATERFALL, name: 'Known' });
  const deck = await made('/v1/render/intent/deck', { name: 'Known deck', slides: [WATERFALL, { ...WATERFALL, headline: 'Again' }] });
  const hook = await made('/v1/webhooks', { url: 'https://hooks.example.com/known', events: ['job.completed'] });
  const brand = await made('/v1/brands', { slug: 'known', name: 'Known', colors: ['#0B5FFF'] });
  const { session_id = '' } = await made('/v1/billing/checkout', {});
  await made('/v1/billing/profile', { kind: 'person', name: 'Known', address: { line1: 'A', city: 'B' }, country: 'DE' }, 'PUT');
  const { invoice_number = '' } = await made('/v1/billing/invoices', { payment_id: `topup:${account_id}` });
  const known = {
    job_id,
    invoice_number,
    session_id,
    deck_id: deck['deck_id'] ?? '',
    webhook_id: hook['webhook_id'] ?? '',
    slug: brand['slug'] ?? '',
    form: 'waterfall_bridge',
    theme: 'corporate-light',
  };
  return {
    base: service.base,
    key,
    test_key,
    known,
    failures: () =>
      service.logLines.filter((line) => (JSON.parse(line) as { level?: number | string }).level === 50 || line.includes('"level":"error"')),
    async endedJobs() {
      const { db } = service;
      const hasAllEnded = async () =>
        (await db.query("SELECT 1 FROM jobs WHERE status NOT IN ('complete', 'failed', 'canceled') LIMIT 1")).rowCount === 0;
      await until('every job has ended', hasAllEnded, 120_000);
      const { rows } = await db.query<EndedJobs>(
        `SELECT job_type, status, coalesce(error, edit_error)->>'code' AS code, count(*)::int AS jobs, sum(crashes)::int AS crashes
         FROM jobs GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      );
      return rows;
    },
    async close() {
      await service.close();
      await translator.close();
      await double.close();
      await stand.close();
      bundled.remove();
    },
  };
}
