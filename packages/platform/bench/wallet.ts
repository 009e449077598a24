/**
 * How fast one wallet spends: `npx tsx packages/platform/bench/wallet.ts [DATABASE_URL]`, by default on a throw-away server.
 * A spend is a job accepted with its hold, begun, and completed with its file and capture; the same without a price stands beside it.
 */
import { randomUUID } from 'node:crypto';
import { startTestPostgres } from '@deckwright/testkit/postgres';
import { credit, holdFor, prices, reconcileLedger } from '../src/billing/index.ts';
import { migrateDatabase, openDatabase } from '../src/database/index.ts';
import { createJobStore } from '../src/jobs/index.ts';

const server = process.argv[2] === undefined ? await startTestPostgres() : undefined;
const url = process.argv[2] ?? (await server!.createEmptyDatabase());
await migrateDatabase(url);
const LANES = 16;
const db = openDatabase({ url, max: LANES });
const store = createJobStore(db);
const account_id = `acc_bench_${randomUUID()}`;
await db.query('INSERT INTO accounts (account_id, name) VALUES ($1, $1)', [account_id]);
await credit(db, { account_id, kind: 'topup', amount: 1_000_000, reference: account_id, reason: 'bench' });

const sha256 = 'a'.repeat(64);
const accepts: number[] = [];

async function spend(isPriced: boolean): Promise<void> {
  const key = randomUUID();
  const from = performance.now();
  const accepted = await store.accept({
    account_id,
    job_type: 'slide',
    name: null,
    request_text: '{}',
    input_hash: key,
    outputs: ['pptx'],
    ...(isPriced ? { hold: holdFor(prices.slide, 1, key) } : {}),
  });
  accepts.push(performance.now() - from);
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  const { job_id } = accepted.job;
  await store.begin(job_id, 1, { worker_id: 'wrk_bench', lease_ms: 60_000 });
  const file = { kind: 'pptx', object_key: job_id, sha256, bytes: 9, mime: 'x' } as const;
  await store.complete(job_id, 1, { result: {}, files: [file], cost_cents: isPriced ? prices.slide.cents : 0 });
}

async function round(name: string, count: number, isPriced: boolean): Promise<number> {
  accepts.length = 0;
  let left = count;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      while (left-- > 0) await spend(isPriced);
    }),
  );
  const perSecond = Math.round((count / (performance.now() - from)) * 1000);
  const sorted = [...accepts].sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  process.stdout.write(`${name}: ${perSecond} jobs/s on ${LANES} lanes, accept p50 ${at(0.5)} ms, p99 ${at(0.99)} ms\n`);
  return perSecond;
}

await round('warming up', 500, true);
for (let i = 0; i < 2; i += 1) {
  await round('without a price       ', 2_000, false);
  await round('one wallet, hold+capture', 2_000, true);
}
const { rows } = await db.query<{ paid_cents: number; promo_cents: number; free_slides: number }>(
  'SELECT paid_cents, promo_cents, free_slides FROM wallets WHERE account_id = $1',
  [account_id],
);
process.stdout.write(`${JSON.stringify(rows[0])}, unexplained rows: ${(await reconcileLedger(db)).length}\n`);
await store.close();
await db.close();
await server?.stop();
