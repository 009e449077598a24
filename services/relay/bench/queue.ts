/**
 * How fast work goes round, without any drawing: `npx tsx services/relay/bench/queue.ts DATABASE_URL [REDIS_URL]` on an empty database.
 * Queue alone: messages preloaded, then received. Whole way: accept, outbox, relay, queue, begin, complete, wait, as a request does.
 */
import { migrateDatabase, openDatabase } from '@deckwright/platform/database';
import { createJobStore, type JobHandler, type Message, openQueues, renderSlideJob, runWorker } from '@deckwright/platform/jobs';
import { silentLog } from '@deckwright/platform/log';
import { createFolderStore } from '@deckwright/platform/object-store';
import { startRelay } from '../src/relay.ts';

const [url, redis_url] = process.argv.slice(2);
if (url === undefined) throw new Error('Name a database: npx tsx services/relay/bench/queue.ts DATABASE_URL [REDIS_URL]');
await migrateDatabase(url);
const db = openDatabase({ url, max: 30 });
const queues = await openQueues({ db, redis_url, onError: (error) => process.stderr.write(`${error.message}\n`) });
await db.query("INSERT INTO accounts (account_id, name) VALUES ('acc_bench', 'bench') ON CONFLICT DO NOTHING");
const say = (line: string) => process.stdout.write(`${line}\n`);
const rate = (count: number, from: number) => Math.round((count / (performance.now() - from)) * 1000);

/** Messages received once each, or what went wrong. */
async function bareBell(name: string, count: number, concurrency: number): Promise<void> {
  const messages: Message[] = Array.from({ length: count }, (_, i) => ({
    key: `${name}${i}:1`,
    payload: renderSlideJob.encode({ job_id: `${name}${i}`, attempt_no: 1, traceparent: null }),
  }));
  const loading = performance.now();
  for (let i = 0; i < count; i += 200) await queues.publish(name, messages.slice(i, i + 200));
  const loaded = rate(count, loading);
  const received = new Set<string>();
  let twice = 0;
  let errors = 0;
  const from = performance.now();
  const consumer = queues.consume(name, {
    concurrency,
    handle: async ({ key }) => {
      if (received.has(key)) twice += 1;
      received.add(key);
    },
    onError: () => {
      errors += 1;
    },
  });
  while (received.size < count && performance.now() - from < 60_000) await new Promise((done) => setTimeout(done, 2));
  say(
    `queue alone, concurrency ${concurrency}: published ${loaded}/s, received ${rate(received.size, from)}/s, ${received.size} of ${count}, twice ${twice}, errors ${errors}`,
  );
  await consumer.close(2_000);
}

/** Requests that each wait for their job, `concurrency` at a time. */
async function wholeWay(count: number, concurrency: number): Promise<void> {
  const store = createJobStore(db);
  const noOp: JobHandler = async () => ({ outcome: 'complete', completion: { result: {}, files: [], cost_cents: 0 } });
  const relay = startRelay({
    db,
    queues,
    objects: createFolderStore('/nonexistent'),
    log: silentLog,
    retention_days: 30,
    sweep_ms: 3_600_000,
  });
  const worker = runWorker({ definition: renderSlideJob, handler: noOp, db, store, queues, concurrency, log: silentLog });
  const request = async () => {
    const accepted = await store.accept({
      account_id: 'acc_bench',
      job_type: 'slide',
      name: null,
      request_text: '{}',
      input_hash: 'x',
      outputs: ['pptx'],
    });
    if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
    return store.waitFor(accepted.job, accepted.job.job_id, 60_000);
  };
  for (let i = 0; i < 20; i += 1) await request();
  const times: number[] = [];
  let left = count;
  const from = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const begun = performance.now();
        const job = await request();
        if (job?.status !== 'complete') throw new Error(`a job is ${job?.status}`);
        times.push(performance.now() - begun);
      }
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  say(`whole way, concurrency ${concurrency}: ${rate(count, from)}/s, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`);
  await worker.close();
  await relay.stop();
  await store.close();
}

for (let run = 1; run <= 4; run += 1) await bareBell(`run${run}-${process.pid}`, 5_000, 10);
await bareBell(`one-${process.pid}`, 5_000, 1);
for (const concurrency of [1, 4, 10, 50]) await wholeWay(concurrency === 1 ? 300 : 1_500, concurrency);
await queues.close();
await db.close();
