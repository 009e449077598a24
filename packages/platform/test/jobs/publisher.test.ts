import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { claimOutbox, createJobStore, type JobStore, type Queues, renderSlideJob } from '../../src/jobs/index.ts';
import { newJob, startTestDatabase, type TestDatabase } from './_setup.ts';

let test: TestDatabase;
let store: JobStore;
let published: string[][];
let isAway: boolean;
/** The first message waits for it. */
let open: Promise<void>;

const queues = {
  async publish(queue: string, messages: readonly { key: string; payload: Uint8Array }[]) {
    await open;
    if (isAway) throw new Error('the queue is away');
    for (const { key, payload } of messages) {
      const { job_id, attempt_no } = renderSlideJob.decode(payload);
      expect([queue, key]).toEqual(['render-slide', `${job_id}:${attempt_no}`]);
    }
    published.push(messages.map(({ key }) => key));
  },
} as unknown as Queues;

beforeAll(async () => {
  test = await startTestDatabase();
});
beforeEach(async () => {
  await test.db.query('TRUNCATE jobs, outbox CASCADE');
  [published, isAway, open] = [[], false, Promise.resolve()];
  store = createJobStore(test.db, undefined, queues);
});
afterAll(() => test?.stop());

const accept = async (part: Parameters<typeof newJob>[0] = {}): Promise<string> => {
  const accepted = await store.accept(newJob(part));
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.job.job_id;
};
const relayFinds = async () => (await claimOutbox(test.db, 100, 60_000)).map((entry) => entry.job_id);

it('publishes one message for each accepted job, many at a time, and leaves the relay nothing', async () => {
  let accepted = () => {};
  open = new Promise((resolve) => {
    accepted = resolve;
  });
  const ids = await Promise.all(Array.from({ length: 20 }, () => accept()));
  expect(await relayFinds()).toEqual([]);
  accepted();
  await store.close();
  expect(published.flat().sort()).toEqual(ids.map((id) => `${id}:1`).sort());
  expect(published.length).toBeLessThan(20);
  expect((await test.db.query('SELECT 1 FROM outbox WHERE sent_at IS NOT NULL AND claimed_until IS NULL')).rowCount).toBe(20);
});

it('leaves to the relay at once what it could not publish', async () => {
  isAway = true;
  const id = await accept();
  await store.close();
  expect(published).toEqual([]);
  expect(await relayFinds()).toEqual([id]);
});

it('leaves the relay, when its claim has run out, what it died with', async () => {
  const id = await accept();
  expect(await relayFinds()).toEqual([]);
  await test.db.query("UPDATE outbox SET claimed_until = claimed_until - interval '5 seconds'");
  expect(await relayFinds()).toEqual([id]);
  await store.close();
});

it('has no entry left of a job that has been begun, and nothing to note then', async () => {
  const id = await accept();
  expect(await store.begin(id, 1, { worker_id: 'wrk_a', lease_ms: 60_000 })).toMatchObject({ job_id: id, status: 'rendering' });
  expect((await test.db.query('SELECT 1 FROM outbox')).rowCount).toBe(0);
  await store.close();
  expect(published).toEqual([[`${id}:1`]]);
});

it('leaves the slides of a deck to the relay, and publishes nothing that was not accepted', async () => {
  const slides = ['a', 'b'].map((name) => ({ name, request_text: '{}', input_hash: name.repeat(64) }));
  await accept({ job_type: 'deck', slides });
  await expect(
    store.accept(newJob({ idempotency: { key: 'k', body_sha256: 'x' }, alongside: () => Promise.reject(new Error('no')) })),
  ).rejects.toThrow('no');
  expect((await relayFinds()).length).toBe(2);
  await store.close();
  expect(published).toEqual([]);
});
