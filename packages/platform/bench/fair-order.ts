/**
 * What it costs to find the next job in fair order: `npm run bench -- fair-order [DATABASE_URL]`, by default on a throw-away server.
 * One account with 10,000 jobs waiting, then 1,000 accounts with ten each; jobs are begun and ended one after the other, with a few running.
 */
import { randomUUID } from 'node:crypto';
import { startTestPostgres } from '@deckwright/testkit/postgres';
import { type Database, migrateDatabase, openDatabase } from '../src/database/index.ts';
import { createJobStore, type JobStore } from '../src/jobs/index.ts';

const CLAIMS = 500;
const RUNNING = 8;

const server = process.argv[2] === undefined ? await startTestPostgres() : undefined;
for (const [accounts, jobs] of [
  [1, 10_000],
  [1_000, 10],
] as const) {
  const url = process.argv[2] ?? (await server!.createEmptyDatabase());
  await migrateDatabase(url);
  const db = openDatabase({ url, max: 4 });
  const store = createJobStore(db);
  try {
    await fill(db, accounts, jobs);
    const times = await claim(store);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);
    process.stdout.write(`${accounts} × ${jobs} waiting: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms a claim (${CLAIMS} claims)\n`);
    process.stdout.write(await explain(db));
  } finally {
    await store.close();
    await db.close();
  }
}
await server?.stop();

async function fill(db: Database, accounts: number, jobs: number): Promise<void> {
  const prefix = `acc_bench_${randomUUID()}`;
  await db.query('INSERT INTO accounts (account_id, name) SELECT $1 || n, $1 FROM generate_series(1, $2::int) AS n', [prefix, accounts]);
  await db.query(
    `INSERT INTO jobs (job_id, account_id, job_type, request_text, input_hash, outputs)
     SELECT gen_random_uuid()::text, $1 || a, 'slide', '{}', gen_random_uuid()::text, '{pptx}' FROM generate_series(1, $3::int) AS n, generate_series(1, $2::int) AS a`,
    [prefix, accounts, jobs],
  );
}

/** How long each claim took, rising. */
async function claim(store: JobStore): Promise<readonly number[]> {
  const running: string[] = [];
  const times: number[] = [];
  const work = { job_types: ['slide'], received: { job_id: 'none', attempt_no: 1 }, most: 1 } as const;
  for (let i = 0; i < CLAIMS; i += 1) {
    const from = performance.now();
    const [job] = await store.beginNext(work, { worker_id: 'wrk_bench', lease_ms: 60_000 });
    times.push(performance.now() - from);
    if (job === undefined) throw new Error('Nothing was due.');
    running.push(job.job_id);
    if (running.length === RUNNING) await store.complete(running.shift() ?? '', 1, { result: {}, files: [], cost_cents: 0 });
  }
  return times.sort((a, b) => a - b);
}

async function explain(db: Database): Promise<string> {
  const { rows } = await db.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (ANALYZE, BUFFERS) SELECT job_id FROM begin_next_job('slide', 'none', 1, 'wrk_bench', 60000, 1)`,
  );
  return rows.map((row) => `    ${row['QUERY PLAN']}\n`).join('');
}
