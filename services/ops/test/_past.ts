/** A farm in the midst of a day: a month of samples, jobs of each kind of end, one queue that is late, and a job that was fenced. */
import { recoverLostWorkers, renderSlideJob } from '@deckwright/platform/jobs';
import { until } from '@deckwright/testkit/processes';
import { drawing, type Stand } from './_stand.ts';

export const HOSTILE = '<img src=x onerror=alert(1)>" \u202Eevil';

export interface Past {
  readonly account: string;
  readonly fenced: string;
  readonly complete: string;
  readonly failed: string;
  readonly waiting: string;
}

export async function makePast(stand: Stand): Promise<Past> {
  const { db, store, queues } = stand;
  const account = await stand.account('Nordwerk Controlling', 500_000);
  const hostile = await stand.account(HOSTILE);
  const status = async (job_id: string) =>
    (await db.query<{ status: string }>('SELECT status FROM jobs WHERE job_id = $1', [job_id])).rows[0]?.status;
  // A day of samples with a peak that is now, and a month of quarters of an hour.
  await db.query(
    `INSERT INTO queue_samples (line, at, arrived, ended, failed, late, waiting, running, oldest_ms, p95_ms)
     SELECT q.line, date_trunc('minute', now()) - n * interval '1 minute', q.rate, q.rate, CASE WHEN n % 97 = 0 THEN 1 ELSE 0 END, 0, 3, 2,
       q.ms * (1 + 0.6 * abs(sin(n * 0.37)) + CASE WHEN n % 233 < 20 THEN 3 ELSE 0 END), q.ms * 0.2 + 60
     FROM (VALUES ('render-slide', 131, 400), ('compile-deck', 9, 900), ('repair-deck', 2, 500), ('combine-decks', 1, 300), ('translate-deck', 1, 2000),
           ('outbox', 172, 40), ('webhook', 58, 200), ('store:database', 0, 2), ('store:queue', 0, 1), ('store:storage', 0, 41)) AS q(line, rate, ms),
       generate_series(1, 1439) AS g(n)`,
  );
  await db.query(
    `INSERT INTO queue_samples (line, at, minutes, arrived, ended, oldest_ms)
     SELECT line, date_trunc('minute', now()) - n * interval '6 hours' + interval '1 second', 10, 1000 + n, 1000, 500 + 300 * abs(sin(n)) FROM (VALUES ('render-slide'), ('compile-deck')) AS q(line),
       generate_series(5, 119) AS n`,
  );
  const worker = stand.work(drawing(db, stand.objects, 40));
  const complete = await stand.accept(account, 'complete', 'Q3 board');
  for (let i = 0; i < 24; i += 1) await stand.accept(account, `one of many ${i}`, `Slide ${i}`);
  const failing = stand.work(async () => ({ outcome: 'failed', problem: { code: 'render_failed', status: 500, title: HOSTILE } }), {
    concurrency: 1,
  });
  await failing.close(2_000);
  await until('the first jobs', async () => (await status(complete)) === 'complete');
  const failed = await stand.accept(hostile, HOSTILE, HOSTILE);
  await until('the hostile job', async () => (await status(failed)) === 'complete' || (await status(failed)) === 'failed');
  await worker.close(2_000);

  const fenced = await stand.accept(account, 'fenced', 'Paused node');
  await store.begin(fenced, 1, { worker_id: 'wrk_01M85033KD13S0H7VHXSHJDEC2', lease_ms: 60 });
  await until('the lease to run out', async () => (await recoverLostWorkers(db, 10)).requeued.includes(fenced));
  const second = stand.work(drawing(db, stand.objects, 50));
  await queues.publish('render-slide', [
    { key: `${fenced}:2`, payload: renderSlideJob.encode({ job_id: fenced, attempt_no: 2, traceparent: null }) },
  ]);
  await until('the second attempt', async () => (await status(fenced)) === 'complete');
  await store.complete(fenced, 1, { result: {}, files: [], cost_cents: 5 });
  await store.noteRefused(fenced, 1, { draw: 60, store: 12 });
  await second.close(2_000);

  // Late: nobody repairs, and a file has waited for four minutes.
  const late = await store.accept({
    account_id: account,
    job_type: 'repair',
    name: 'annual report',
    request_text: '{}',
    input_hash: 'e'.repeat(64),
    outputs: ['pptx'],
  });
  const waiting = late.outcome === 'accepted' ? late.job.job_id : '';
  await db.query(
    "UPDATE jobs SET queued_at = now() - interval '4 minutes 12 seconds', created_at = now() - interval '4 minutes 12 seconds' WHERE job_id = $1",
    [waiting],
  );
  await db.query(
    `INSERT INTO webhooks (webhook_id, account_id, url, events, secret, failing_since) VALUES ('whk_1', $1, 'https://hooks.example.com/secret-path', '{job.completed}', 'x', now())`,
    [hostile],
  );
  await db.query(`INSERT INTO installation_values (name, value) VALUES ('ledger_checked', '0')`);
  // The heartbeat of one that has just ended may come after its last word.
  await db.query('DELETE FROM workers');
  // Busy ones, for as long as the test lasts.
  for (const [i, text] of ['a', 'b', 'c', 'd', 'e'].entries()) {
    const job_id = await stand.accept(account, `in hand ${text}`);
    await store.begin(job_id, 1, { worker_id: busyWorkers[i % 2] ?? '', lease_ms: 3_600_000 });
  }
  for (const [i, worker_id] of busyWorkers.entries())
    await db.query(
      `INSERT INTO workers (worker_id, queue, concurrency, active, host, pid, memory_bytes, processor, started_at, heartbeat_at, drain_asked_at)
       VALUES ($1, $2, 4, 2, 'node-7.example', 4242, 222298112, 0.22, now() - interval '9 days', now() + interval '1 hour', $3)`,
      [worker_id, i < 4 ? 'render-slide' : 'compile-deck', i === 2 ? new Date() : null],
    );
  await stand.sample();
  return { account, fenced, complete, failed, waiting };
}

const busyWorkers = ['QZXA', 'R0XB', 'R1XC', 'PDXD', 'PAXE', 'P7XF'].map((end) => `wrk_01M85033KD13S0H7VHXSHJ${end}`);
