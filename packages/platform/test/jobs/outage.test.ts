/** Jobs that an outage meets: put off, shown, woken, and ended when it is over; on a real Postgres. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type Circuit,
  claimOutbox,
  createCircuit,
  type HandlerOutcome,
  type JobHandler,
  type JobStore,
  listWaiting,
  markSent,
  type NewFile,
  type Queues,
  type RunningWorker,
  readBacklog,
  readOutages,
  recoverLostWorkers,
  renderSlideJob,
  type WorkerOptions,
} from '../../src/jobs/index.ts';
import { silentLog } from '../../src/log/index.ts';
import { ObjectStoreError } from '../../src/object-store/index.ts';
import { type JobStand, startJobStand } from './_job-stand.ts';
import { newJob, OWNER, until } from './_setup.ts';

let stand: JobStand;
let test: JobStand['test'];
let store: JobStore;
let queues: Queues;
let stopCarrying: (() => Promise<void>) | undefined;

beforeAll(async () => {
  stand = await startJobStand();
  ({ test, store, queues } = stand);
}, 180_000);
afterEach(async () => {
  await stopCarrying?.();
  stopCarrying = undefined;
  await stand.clear();
});
afterAll(() => stand?.stop());

const HOLDER = { worker_id: 'wrk_test', lease_ms: 60_000 };
const unavailable = () => new ObjectStoreError('the disk is full', { retryable: true });

const accept = async (part: Parameters<typeof newJob>[0] = {}): Promise<string> => {
  const accepted = await store.accept(newJob(part));
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.job.job_id;
};

/** As if so much time had gone by for the job: it has waited longer, and its next try is nearer. */
const pass = async (job_id: string, ms: number) => {
  await test.db.query(
    `UPDATE jobs SET waiting_since = waiting_since - $2 * interval '1 millisecond', not_before = not_before - $2 * interval '1 millisecond',
       queued_at = queued_at - $2 * interval '1 millisecond' WHERE job_id = $1`,
    [job_id, ms],
  );
  await test.db.query(
    `UPDATE outbox SET due_at = due_at - $2 * interval '1 millisecond', claimed_until = claimed_until - $2 * interval '1 millisecond' WHERE job_id = $1`,
    [job_id, ms],
  );
};

const postpone = (job_id: string, attempt_no: number, random = 1, waiting_for: 'storage' | 'database' = 'storage') =>
  store.postpone(job_id, attempt_no, { queue: renderSlideJob.queue, waiting_for, backoff: { random: () => random } });

/** Milliseconds from now, by Postgres' clock, to the next try. */
const pauseOf = async (job_id: string): Promise<number> => {
  const { rows } = await test.db.query<{ ms: number }>(
    'SELECT (extract(epoch FROM not_before - waiting_since) * 1000)::float8 AS ms FROM jobs WHERE job_id = $1',
    [job_id],
  );
  return rows[0]?.ms ?? Number.NaN;
};

describe('a job that is put off', () => {
  it('is queued under the next number, says for what and since when it waits, and has not crashed', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, HOLDER);
    expect(await postpone(job_id, 1)).toBe(true);
    const job = await store.get(OWNER, job_id);
    expect(job).toMatchObject({ status: 'queued', attempt_no: 2, crashes: 0, waiting_for: 'storage', error: null });
    expect(Date.parse(job?.next_try_at ?? '')).toBeGreaterThan(Date.parse(job?.waiting_since ?? ''));
    // The attempt no longer counts.
    expect(await store.complete(job_id, 1, { result: {}, files: [], cost_cents: 0 })).toBe(false);
    expect(await postpone(job_id, 1)).toBe(false);
  });

  it('is in the hands of no relay, reconciler or scaling before its time', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, HOLDER);
    await postpone(job_id, 1);
    expect(await claimOutbox(test.db, 10, 1_000)).toEqual([]);
    expect(await listWaiting(test.db, 0, 10, null, renderSlideJob.job_types)).toEqual([]);
    expect(await readBacklog(test.db, renderSlideJob.queue, renderSlideJob.job_types)).toMatchObject({
      unsent_ms: 0,
      waiting_ms: 0,
      waiting: 0,
    });
    expect(await readOutages(test.db)).toMatchObject([{ waiting_for: 'storage', jobs: 1 }]);
    await pass(job_id, 60_000);
    expect(await readBacklog(test.db, renderSlideJob.queue, renderSlideJob.job_types)).toMatchObject({ waiting: 1 });
    expect(await listWaiting(test.db, 0, 10, null, renderSlideJob.job_types)).toEqual([]);
    expect(await claimOutbox(test.db, 10, 1_000)).toMatchObject([{ job_id, attempt_no: 2 }]);
  });

  it('waits at most as long again as it has waited, a second at first and ten minutes at last', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, HOLDER);
    await postpone(job_id, 1);
    expect(await pauseOf(job_id)).toBeCloseTo(1_000, -1);
    await pass(job_id, 40_000);
    await store.begin(job_id, 2, HOLDER);
    await postpone(job_id, 2);
    // 40 s and a little have gone, and as many are to come.
    const second = await pauseOf(job_id);
    expect(second).toBeGreaterThan(80_000);
    expect(second).toBeLessThan(120_000);
    await pass(job_id, 24 * 3_600_000);
    await store.begin(job_id, 3, HOLDER);
    await postpone(job_id, 3);
    const { rows } = await test.db.query<{ ms: number }>(
      'SELECT (extract(epoch FROM not_before - now()) * 1000)::float8 AS ms FROM jobs WHERE job_id = $1',
      [job_id],
    );
    expect(rows[0]?.ms).toBeGreaterThan(500_000);
    expect(rows[0]?.ms).toBeLessThanOrEqual(600_000);
  });

  it('has a pause drawn from all of that time', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, HOLDER);
    await postpone(job_id, 1, 0.25);
    expect(await pauseOf(job_id)).toBeCloseTo(250, -1);
  });

  it('begins to count anew when it is something else that it waits for', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, HOLDER);
    await postpone(job_id, 1);
    await pass(job_id, 40_000);
    await store.begin(job_id, 2, HOLDER);
    await postpone(job_id, 2, 1, 'database');
    expect(await pauseOf(job_id)).toBeCloseTo(1_000, -1);
    expect(await store.get(OWNER, job_id)).toMatchObject({ waiting_for: 'database' });
  });

  it('is told as waiting while it is tried again, and no more when it has ended', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, HOLDER);
    await postpone(job_id, 1, 0);
    const again = await store.begin(job_id, 2, HOLDER);
    expect(again).toMatchObject({ status: 'rendering', waiting_for: 'storage', next_try_at: null });
    await store.complete(job_id, 2, { result: {}, files: [], cost_cents: 0 });
    expect(await store.get(OWNER, job_id)).toMatchObject({ status: 'complete', waiting_for: null, waiting_since: null });
    expect(await readOutages(test.db)).toEqual([]);
  });

  it('lets the message of a job that another message has begun put off the job that is left, and nothing that runs', async () => {
    const [first, second] = [await accept(), await accept()];
    const received = { job_id: second, attempt_no: 1 };
    const begun = await store.beginNext({ job_types: renderSlideJob.job_types, received, most: 1 }, HOLDER);
    expect(begun.map((job) => job.job_id)).toEqual([first]);
    const why = { queue: renderSlideJob.queue, waiting_for: 'storage' } as const;
    const stale = { job_types: renderSlideJob.job_types, received: { job_id: first, attempt_no: 1 } };
    // Its own entry was done with when its message was received.
    expect(await store.postponeDue(stale, why)).toBe(true);
    expect(await statusOf(first)).toBe('rendering');
    expect(await store.get(OWNER, second)).toMatchObject({ status: 'queued', attempt_no: 2, waiting_for: 'storage' });
    expect(await store.postponeDue(stale, why)).toBe(false);
  });

  it('can be canceled, and is not begun after that', async () => {
    const job_id = await accept();
    await store.begin(job_id, 1, HOLDER);
    await postpone(job_id, 1);
    expect(await store.cancel(OWNER, job_id)).toBe('canceled');
    expect(await store.get(OWNER, job_id)).toMatchObject({ status: 'canceled', waiting_for: null });
    await pass(job_id, 60_000);
    expect(await store.begin(job_id, 2, HOLDER)).toBeNull();
  });

  it('is woken before its time, those first that have waited longest', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 3; i += 1) {
      const job_id = await accept();
      await store.begin(job_id, 1, HOLDER);
      await postpone(job_id, 1);
      // The later, the longer.
      await test.db.query(
        `UPDATE jobs SET waiting_since = waiting_since - $2 * interval '1 minute', not_before = now() + interval '1 hour' WHERE job_id = $1`,
        [job_id, i],
      );
      ids.push(job_id);
    }
    expect(await store.wake('database', renderSlideJob.job_types, 2)).toBe(0);
    expect(await store.wake('storage', ['deck'], 2)).toBe(0);
    expect(await store.wake('storage', renderSlideJob.job_types, 2)).toBe(2);
    const due = (await claimOutbox(test.db, 10, 1_000)).map((entry) => entry.job_id);
    expect(due.sort()).toEqual([ids[2], ids[1]].sort());
  });

  it('makes its deck say so, and takes no slides behind another with it', async () => {
    const slides = Array.from({ length: 20 }, (_, i) => ({ name: null, request_text: `{"i":${i}}`, input_hash: 'b'.repeat(64) }));
    const deck_id = await accept({ job_type: 'deck', slides });
    const [first, second] = await store.slides(deck_id);
    if (!first || !second) throw new Error('no slides');
    await store.begin(second.job_id, 1, HOLDER);
    await postpone(second.job_id, 1);
    expect(await store.get(OWNER, deck_id)).toMatchObject({ status: 'rendering', waiting_for: 'storage' });
    const received = { job_id: first.job_id, attempt_no: 1 };
    const begun = await store.beginNext({ job_types: renderSlideJob.job_types, received, most: 4 }, HOLDER);
    expect(begun.map((job) => job.position)).toEqual([1, 3, 4]);
    await pass(second.job_id, 60_000);
    await store.begin(second.job_id, 2, HOLDER);
    await store.complete(second.job_id, 2, { result: {}, files: [], cost_cents: 0 });
    expect(await store.get(OWNER, deck_id)).toMatchObject({ status: 'rendering', waiting_for: null, waiting_since: null });
  });
});

it('counts no crash against a job whose worker fell silent because Postgres was away', async () => {
  const [lost, crashed] = [await accept(), await accept()];
  for (const job_id of [lost, crashed]) {
    await store.begin(job_id, 1, { worker_id: `wrk_${job_id}`, lease_ms: 1 });
    await store.heartbeat({ worker_id: `wrk_${job_id}`, lease_ms: 1, queue: renderSlideJob.queue, concurrency: 1, attempts: [] });
  }
  // As if Postgres had been started since.
  await test.db.query(`UPDATE workers SET heartbeat_at = pg_postmaster_start_time() - interval '1 second' WHERE worker_id = $1`, [
    `wrk_${lost}`,
  ]);
  await until(async () => {
    await recoverLostWorkers(test.db, 10);
    return (await statusOf(lost)) === 'queued' && (await statusOf(crashed)) === 'queued';
  });
  expect([await crashesOf(lost), await crashesOf(crashed)]).toEqual([0, 1]);
});

const crashesOf = async (job_id: string): Promise<number> => (await store.get(OWNER, job_id))?.crashes ?? Number.NaN;
const statusOf = async (job_id: string) => (await store.get(OWNER, job_id))?.status;

const FILE: NewFile = { kind: 'pptx', object_key: 'files/aa/a.pptx', sha256: 'a'.repeat(64), bytes: 1, mime: 'a/b' };
const done: HandlerOutcome = { outcome: 'complete', completion: { result: { ok: true }, files: [FILE], cost_cents: 0 } };

/** What the relay does, again and again. */
const carry = () => {
  let isOver = false;
  const turn = async () => {
    while (!isOver) {
      const entries = await claimOutbox(test.db, 100, 60_000);
      const messages = entries.map((entry) => ({ key: `${entry.job_id}:${entry.attempt_no}`, payload: renderSlideJob.encode(entry) }));
      if (messages.length > 0) await queues.publish(renderSlideJob.queue, messages);
      await markSent(
        test.db,
        entries.map((entry) => entry.outbox_id),
      );
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  };
  const turning = turn();
  stopCarrying = () => {
    isOver = true;
    return turning;
  };
};

const start = (handler: JobHandler, options: Partial<WorkerOptions> = {}): RunningWorker =>
  stand.start(handler, { lease_ms: 60_000, backoff: { first_ms: 20, longest_ms: 200 }, ...options });

const quickCircuit = (probe: () => Promise<void>): Circuit => createCircuit({ probe, log: silentLog, first_ms: 10, longest_ms: 50 });

describe('a worker', () => {
  it('waits out any number of failures of the world, and ends the job when they are over', async () => {
    let tries = 0;
    start(async () => {
      tries += 1;
      if (tries <= 6) throw tries % 2 === 0 ? unavailable() : Object.assign(new Error('no route'), { code: 'EHOSTUNREACH' });
      return done;
    });
    const job_id = await accept();
    carry();
    await until(async () => (await statusOf(job_id)) === 'complete', 60_000);
    expect(tries).toBe(7);
    expect(await store.get(OWNER, job_id)).toMatchObject({ crashes: 0, attempt_no: 7, waiting_for: null });
  });

  it('draws next to nothing while the store is away, and everything when it is back', async () => {
    let isAway = true;
    let drawn = 0;
    const probe = async () => {
      if (isAway) throw unavailable();
    };
    start(
      async () => {
        drawn += 1;
        if (isAway) throw unavailable();
        return done;
      },
      { circuit: quickCircuit(probe) },
    );
    const ids = await Promise.all(Array.from({ length: 30 }, () => accept()));
    carry();
    // All are told as waiting, however few were tried, and have been put off again and again.
    await until(async () => {
      const { rows } = await test.db.query<{ n: number }>(
        "SELECT count(*)::int AS n FROM jobs WHERE waiting_for = 'storage' AND attempt_no > 4",
      );
      return rows[0]?.n === ids.length;
    }, 60_000);
    expect(drawn).toBeLessThanOrEqual(4);
    isAway = false;
    await until(async () => (await Promise.all(ids.map(statusOf))).every((status) => status === 'complete'), 60_000);
    expect(drawn).toBeLessThanOrEqual(4 + ids.length);
    const { rows } = await test.db.query('SELECT DISTINCT crashes, waiting_for FROM jobs');
    expect(rows).toEqual([{ crashes: 0, waiting_for: null }]);
  });

  it('brings others back long before their time with each job that ends', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => accept()));
    for (const job_id of ids) {
      await store.begin(job_id, 1, HOLDER);
      await postpone(job_id, 1);
    }
    const hour = "now() + interval '1 hour'";
    await test.db.query(`UPDATE jobs SET not_before = ${hour}`);
    await test.db.query(`UPDATE outbox SET due_at = ${hour}, claimed_until = ${hour}`);
    start(async () => done);
    carry();
    // One whose time has come.
    await pass(ids[0] ?? '', 3_600_001);
    await until(async () => (await Promise.all(ids.map(statusOf))).every((status) => status === 'complete'), 60_000);
  });

  it('fails at once what is the content’s, and says whose fault a quarantined job is', async () => {
    start(async (job) => {
      if (job.name === 'large') throw new ObjectStoreError('too large', { retryable: false, too_large: true });
      throw new Error('a mistake');
    });
    const [large, broken] = [await accept({ name: 'large' }), await accept({ name: 'broken' })];
    carry();
    await until(async () => (await statusOf(large)) === 'failed' && (await statusOf(broken)) === 'failed', 60_000);
    expect(await store.get(OWNER, large)).toMatchObject({ crashes: 0, attempt_no: 1, error: { code: 'payload_too_large' } });
    const quarantined = await store.get(OWNER, broken);
    expect(quarantined).toMatchObject({ crashes: 3, error: { code: 'render_failed', job_id: broken, cost_charged: 0 } });
    expect(quarantined?.error?.['detail']).toContain('fault of the service');
    expect(quarantined?.error?.['remedy']).toContain(broken);
    expect(JSON.stringify(quarantined?.error)).not.toContain('less content');
  });
});
