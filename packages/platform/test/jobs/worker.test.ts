/** The worker with handlers that behave, throw, hang and overstay. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  claimOutbox,
  type JobHandler,
  type JobStore,
  markSent,
  type Queues,
  type RunningWorker,
  renderSlideJob,
  type WorkerOptions,
} from '../../src/jobs/index.ts';
import { done, type JobStand, startJobStand } from './_job-stand.ts';
import { leaseRunsOut, newJob, OWNER, until } from './_setup.ts';

let stand: JobStand;
let test: JobStand['test'];
let store: JobStore;
let queues: Queues;

beforeAll(async () => {
  stand = await startJobStand();
  ({ test, store, queues } = stand);
});
afterEach(() => stand.clear());
afterAll(() => stand?.stop());

const start = (handler: JobHandler, options: Partial<WorkerOptions> = {}): RunningWorker =>
  stand.start(handler, { heartbeat_ms: 100, ...options });

const accept = async (account_id: string = OWNER.account_id): Promise<string> => {
  const accepted = await store.accept(newJob({ account_id }));
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.job.job_id;
};

/** What the relay does, once. */
const carry = async (to = queues) => {
  const entries = await claimOutbox(test.db, 100, 60_000);
  await to.publish(
    renderSlideJob.queue,
    entries.map((entry) => ({ key: `${entry.job_id}:${entry.attempt_no}`, payload: renderSlideJob.encode(entry) })),
  );
  await markSent(
    test.db,
    entries.map((entry) => entry.outbox_id),
  );
};

const statusOf = async (job_id: string) => (await store.get(OWNER, job_id))!.status;

describe('a worker', () => {
  it('ends a job with what its handler gives, complete or failed', async () => {
    const [good, bad] = [await accept(), await accept()];
    start(async (job) => (job.job_id === good ? done : { outcome: 'failed', problem: { code: 'capacity_exceeded' } }));
    await carry();
    await until(async () => (await statusOf(good)) === 'complete' && (await statusOf(bad)) === 'failed');
    expect((await store.get(OWNER, bad))!.error).toEqual({ code: 'capacity_exceeded' });
  });

  it('tries a job three times when its handler throws, and then no more', async () => {
    const job_id = await accept();
    let tries = 0;
    start(async () => {
      tries += 1;
      throw new Error('a bug');
    });
    await until(async () => {
      await carry();
      return (await statusOf(job_id)) === 'failed';
    });
    expect(tries).toBe(3);
    expect(await store.get(OWNER, job_id)).toMatchObject({ crashes: 3, error: { code: 'render_failed' } });
  });

  it('ends slides of one deck together; one that throws, is refused or cannot be stored harms no other', async () => {
    const slides = Array.from({ length: 32 }, (_, i) => ({ name: `${i + 1}`, request_text: `{"n":${i}}`, input_hash: `${i}` }));
    const accepted = await store.accept(newJob({ job_type: 'deck', slides }));
    const deck_id = accepted.outcome === 'accepted' ? accepted.job.job_id : '';
    const together: string[][] = [];
    const file = { kind: 'pptx' as const, object_key: 'x.pptx', sha256: 'b'.repeat(64), bytes: 0, mime: 'application/x' };
    const handler: JobHandler = async ({ position, attempt_no }) => {
      if (position === 2) return { outcome: 'failed', problem: { code: 'capacity_exceeded' } };
      if (position === 3 && attempt_no === 1) throw new Error('a bug');
      // Postgres refuses a file without bytes, and with it all that ends in the same commit.
      if (position === 5 && attempt_no === 1) return { outcome: 'complete', completion: { result: {}, files: [file], cost_cents: 0 } };
      return done;
    };
    start(handler, {
      together: (tasks) => {
        together.push(tasks.map(({ job }) => `${job.position}.${job.attempt_no}`));
        return Promise.allSettled(tasks.map(({ job, kit }) => handler(job, kit)));
      },
    });
    const live = async () => (await store.slides(deck_id)).filter(({ status }) => status === 'queued' || status === 'rendering').length;
    await until(async () => {
      await carry();
      return (await live()) === 0;
    });
    // A worker that is held up for seconds finds a message for each slide, and begins fewer together.
    expect(Math.max(...together.map((one) => one.length))).toBe(4);
    expect(new Set(together.flat()).size).toBe(together.flat().length);
    const ended = await store.slides(deck_id);
    expect(ended.filter(({ status }) => status !== 'complete').map(({ position }) => position)).toEqual([2]);
    expect(ended.filter(({ crashes }) => crashes > 0).map(({ position, attempt_no }) => [position, attempt_no])).toEqual([
      [3, 2],
      [5, 2],
    ]);
  });

  it('keeps a long job alive for many leases', async () => {
    const job_id = await accept();
    const isHeld = async () =>
      (await test.db.query('SELECT 1 FROM jobs WHERE job_id = $1 AND lease_until > now()', [job_id])).rowCount === 1;
    start(async () => {
      for (let lease = 0; lease < 3; lease += 1) {
        await leaseRunsOut(test.db, job_id);
        await until(isHeld);
      }
      return done;
    });
    await carry();
    await until(async () => (await statusOf(job_id)) === 'complete');
    expect((await store.get(OWNER, job_id))!.attempt_no).toBe(1);
  });

  it('tells the handler when its job was cancelled', async () => {
    const job_id = await accept();
    let aborted = false;
    start(async (_job, { signal }) => {
      await sleep(600_000, undefined, { signal }).catch(() => {
        aborted = true;
      });
      signal.throwIfAborted();
      return done;
    });
    await carry();
    await until(async () => (await statusOf(job_id)) === 'rendering');
    await store.cancel(OWNER, job_id);
    await until(() => aborted);
    expect(await store.get(OWNER, job_id)).toMatchObject({ status: 'canceled', crashes: 0 });
  });

  it('spares a lane of one account for the next, and begins what it passed over when a lane is free', async () => {
    const spared = { definition: { ...renderSlideJob, spared_lanes: 1 }, concurrency: 3 };
    const running = new Set<string>();
    const ends = new AbortController();
    let most = 0;
    const worker = start(async ({ account_id, job_id }) => {
      running.add(`${account_id} ${job_id}`);
      const mine = [...running].filter((name) => name.startsWith(OWNER.account_id)).length;
      most = Math.max(most, mine);
      if (account_id === OWNER.account_id) await sleep(600_000, undefined, { signal: ends.signal }).catch(() => undefined);
      running.delete(`${account_id} ${job_id}`);
      return done;
    }, spared);
    await until(async () => (await test.db.query('SELECT 1 FROM workers WHERE worker_id = $1', [worker.worker_id])).rows.length === 1);
    const flood = await Promise.all(Array.from({ length: 6 }, () => accept()));
    await carry();
    await until(() => running.size === 2);
    const other = await accept('acc_other');
    await carry();
    await until(async () => (await store.get({ account_id: 'acc_other', mode: 'live' }, other))!.status === 'complete');
    expect(running.size).toBe(2);
    ends.abort();
    // No message is sent again: those of the four that were passed over are gone.
    await until(async () => (await Promise.all(flood.map(statusOf))).every((status) => status === 'complete'));
    expect(most).toBe(2);
  });

  it('shows itself among the living while it runs', async () => {
    const worker = start(async () => done);
    const living = async () => (await test.db.query('SELECT concurrency FROM workers WHERE worker_id = $1', [worker.worker_id])).rows;
    await until(async () => (await living()).length === 1);
    await worker.close(0);
    expect(await living()).toEqual([]);
  });

  it('rebuilds a consumer that stays silent while work waits, and says so when that does not help', async () => {
    const messages: string[] = [];
    const deaf: Queues = {
      ...queues,
      consume: () => ({
        active: 0,
        rebuild: async () => {
          messages.push('rebuilt');
        },
        close: async () => true,
      }),
    };
    await accept();
    await carry(deaf);
    start(async () => done, {
      queues: deaf,
      watchdog_ms: 300,
      onStuck: () => {
        messages.push('stuck');
      },
    });
    await until(() => messages.includes('stuck'));
    expect(messages.slice(0, 2)).toEqual(['rebuilt', 'stuck']);
    expect(messages.filter((what) => what === 'rebuilt')).toHaveLength(1);
  });

  it('leaves a silent consumer alone while nothing waits', async () => {
    let rebuilt = 0;
    const quiet: Queues = {
      ...queues,
      consume: () => ({
        active: 0,
        rebuild: async () => {
          rebuilt += 1;
        },
        close: async () => true,
      }),
    };
    start(async () => done, { queues: quiet, watchdog_ms: 100 });
    await sleep(600);
    expect(rebuilt).toBe(0);
  });
});
