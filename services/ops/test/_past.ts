/** A farm in the midst of a day: a month of samples, jobs of each kind of end, one queue that is late, and a job that was fenced. */
import { publishAgain, recoverLostWorkers, renderSlideJob } from '@deckwright/platform/jobs';
import { until } from '@deckwright/testkit/processes';
import { drawing, type Stand } from './_stand.ts';

export const HOSTILE = '<img src=x onerror=alert(1)>" \u202Eevil';

export interface Past {
  readonly account: string;
  readonly fenced: string;
  readonly complete: string;
  readonly failed: string;
  readonly waiting: string;
  readonly deck: string;
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
    `INSERT INTO queue_samples (line, at, minutes, arrived, ended, late, oldest_ms)
     SELECT line, date_trunc('minute', now()) - n * interval '6 hours' + interval '1 second', 10, 1000 + n, 1000, 300, 500 + 300 * abs(sin(n)) FROM (VALUES ('render-slide'), ('compile-deck')) AS q(line),
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

  const deck = await deckThatLostAWorker(stand, account);

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
  return { account, fenced, complete, failed, waiting, deck };
}

const busyWorkers = ['QZXA', 'R0XB', 'R1XC', 'PDXD', 'PAXE', 'P7XF'].map((end) => `wrk_01M85033KD13S0H7VHXSHJ${end}`);

/** A deck whose first slide dies with its worker once; its messages are told again before it is put together. */
export async function deckThatLostAWorker(stand: Stand, account_id: string): Promise<string> {
  const slides = [1, 2, 3].map((n) => ({ name: `${n}`, request_text: `{"n":${n}}`, input_hash: `${n}`.repeat(64) }));
  const { store } = stand;
  const accepted = await store.accept({
    account_id,
    job_type: 'deck',
    name: 'Q3 board',
    request_text: '{}',
    input_hash: 'd'.repeat(64),
    outputs: ['pptx'],
    slides,
  });
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  const { job_id } = accepted.job;
  const [first, second, third] = await store.slides(job_id);
  const lost = { worker_id: 'wrk_01M85033KD13S0H7VHXSHJDEAD', lease_ms: 1 };
  const holder = { worker_id: 'wrk_01M85033KD13S0H7VHXSHJGOOD', lease_ms: 60_000 };
  const done = { result: { status: 'complete' }, files: [], cost_cents: 0 };
  await store.begin(first!.job_id, 1, lost);
  await until('the lease to run out', async () => (await recoverLostWorkers(stand.db, 10)).requeued.includes(first!.job_id));
  for (const [slide, token] of [
    [first!, 2],
    [second!, 1],
    [third!, 1],
  ] as const) {
    if ((await store.begin(slide.job_id, token, holder)) === null) throw new Error(`Slide ${slide.position} is not to be begun.`);
    await store.complete(slide.job_id, token, done);
  }
  await publishAgain(stand.db, [{ job_id, attempt_no: 2 }]);
  if ((await store.begin(job_id, 3, holder)) === null) throw new Error('The deck is not to be begun.');
  await store.complete(job_id, 3, done);
  // No relay runs here, so that their messages would wait for as long as the test lasts.
  await stand.db.query('DELETE FROM outbox WHERE job_id IN (SELECT job_id FROM jobs WHERE job_id = $1 OR parent_deck_id = $1)', [job_id]);
  return job_id;
}
