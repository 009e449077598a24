/* Long because every rule of the store is tried on one database, which takes long to start. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimOutbox, createJobStore, type JobRecord, type JobStore, type NewFile, recoverLostWorkers } from '../../src/jobs/index.ts';
import { createJobWaiter } from '../../src/jobs/waiting.ts';
import { ACCOUNT, leaseRunsOut, newJob, OWNER, startTestDatabase, type TestDatabase } from './_setup.ts';

let test: TestDatabase;
let store: JobStore;

beforeAll(async () => {
  test = await startTestDatabase();
  store = createJobStore(test.db);
});

afterAll(async () => {
  await store?.close();
  await test?.stop();
});

const holder = { worker_id: 'wrk_a', lease_ms: 60_000 };
const file = (part: Partial<NewFile> = {}): NewFile => ({
  kind: 'pptx',
  object_key: 'acc_test/x.pptx',
  sha256: 'b'.repeat(64),
  bytes: 12,
  mime: 'application/x',
  ...part,
});
const completion = { result: { zeta: 1, alpha: [1, 2] }, files: [file(), file({ kind: 'preview', object_key: 'p.png' })], cost_cents: 5 };

const accept = async (part: Parameters<typeof newJob>[0] = {}): Promise<JobRecord> => {
  const accepted = await store.accept(newJob(part));
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.job;
};

describe('accepting', () => {
  it('writes the job and its outbox entry together, with the request text as sent', async () => {
    const request_text = '{"b":1,"2024":2,"a":3}';
    const job = await accept({ request_text, name: 'Board', outputs: ['pptx', 'pdf'], traceparent: '00-1-2-01' });
    expect(job).toMatchObject({ status: 'queued', attempt_no: 1, request_text, name: 'Board', outputs: ['pptx', 'pdf'], files: [] });
    const { rows } = await test.db.query('SELECT queue, attempt_no, traceparent, sent_at FROM outbox WHERE job_id = $1', [job.job_id]);
    expect(rows).toEqual([{ queue: 'render-slide', attempt_no: 1, traceparent: '00-1-2-01', sent_at: null }]);
    expect(await store.get(OWNER, job.job_id)).toEqual(job);
  });

  it('leaves nothing behind when what must commit alongside fails', async () => {
    const count = async () =>
      (await test.db.query<{ n: number }>('SELECT (SELECT count(*) FROM jobs) + (SELECT count(*) FROM outbox) AS n')).rows[0]!.n;
    const before = await count();
    const idempotency = { key: 'hold-fails', body_sha256: 'x' };
    const refused = store.accept(newJob({ idempotency, alongside: () => Promise.reject(new Error('no funds')) }));
    await expect(refused).rejects.toThrow('no funds');
    expect(await count()).toBe(before);
    expect((await store.accept(newJob({ idempotency }))).outcome).toBe('accepted');
  });

  it('runs twenty simultaneous requests with one key once', async () => {
    const idempotency = { key: 'same', body_sha256: 'x' };
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.accept(newJob({ idempotency }))));
    expect(outcomes.filter((o) => o.outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((o) => o.outcome === 'running')).toHaveLength(19);
  });

  it('replays the stored answer, refuses another body, and keeps accounts apart', async () => {
    const idempotency = { key: 'k1', body_sha256: 'x' };
    await accept({ idempotency });
    const answer = { status: 200, headers: { 'content-type': 'application/json' }, body: '{"z":1,"a":2}' };
    await store.putAnswer(ACCOUNT, 'k1', answer);
    await store.putAnswer(ACCOUNT, 'k1', { ...answer, body: 'later' });
    expect(await store.accept(newJob({ idempotency }))).toMatchObject({ outcome: 'replay', answer });
    expect(await store.accept(newJob({ idempotency: { ...idempotency, body_sha256: 'y' } }))).toEqual({ outcome: 'reused' });
    expect((await store.accept(newJob({ idempotency, account_id: 'acc_other' }))).outcome).toBe('accepted');
  });

  it('hands over the finished job when whoever accepted it died before answering', async () => {
    const idempotency = { key: 'orphan', body_sha256: 'x' };
    const job = await accept({ idempotency });
    expect(await store.accept(newJob({ idempotency }))).toEqual({ outcome: 'running', job_id: job.job_id });
    await store.begin(job.job_id, 1, holder);
    await store.complete(job.job_id, 1, completion);
    expect(await store.accept(newJob({ idempotency }))).toMatchObject({
      outcome: 'finished',
      job: { job_id: job.job_id, status: 'complete' },
    });
  });

  it('frees a key after 24 hours, and one without a job when nobody answered in time', async () => {
    const idempotency = { key: 'old', body_sha256: 'x' };
    await accept({ idempotency });
    await test.db.query("UPDATE idempotency_keys SET expires_at = now() - interval '1 second' WHERE key = 'old'");
    expect((await store.accept(newJob({ idempotency }))).outcome).toBe('accepted');
    expect(await store.claimKey(ACCOUNT, 'plain', 'x', 600_000)).toEqual({ outcome: 'fresh' });
    expect(await store.claimKey(ACCOUNT, 'plain', 'x', 600_000)).toEqual({ outcome: 'running', job_id: null });
    await test.db.query("UPDATE idempotency_keys SET running_until = now() - interval '1 second' WHERE key = 'plain'");
    expect(await store.claimKey(ACCOUNT, 'plain', 'x', 600_000)).toEqual({ outcome: 'fresh' });
  });
});

describe('attempts', () => {
  it('begins once, completes once, and keeps result keys in order', async () => {
    const job = await accept();
    const begun = await Promise.all([store.begin(job.job_id, 1, holder), store.begin(job.job_id, 1, { ...holder, worker_id: 'wrk_b' })]);
    expect(begun.filter((b) => b !== null)).toHaveLength(1);
    const done = await Promise.all([store.complete(job.job_id, 1, completion), store.complete(job.job_id, 1, completion)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    const after = (await store.get(OWNER, job.job_id))!;
    expect(after).toMatchObject({ status: 'complete', cost_cents: 5, error: null });
    expect(Object.keys(after.result!)).toEqual(['zeta', 'alpha']);
    expect(after.files.map((f) => f.kind)).toEqual(['pptx', 'preview']);
    expect(await store.getFile(after.files[0]!.file_id)).toEqual({
      file: after.files[0],
      job_id: job.job_id,
      account_id: ACCOUNT,
      job_name: null,
    });
  });

  it('fences an attempt whose lease ran out: nothing of it is kept', async () => {
    const job = await accept();
    await store.begin(job.job_id, 1, holder);
    await leaseRunsOut(test.db, job.job_id);
    expect((await recoverLostWorkers(test.db, 100)).requeued).toContain(job.job_id);
    let captured = 0;
    const capture = async () => {
      captured += 1;
    };
    const zombie = { ...completion, alongside: capture };
    expect(await store.complete(job.job_id, 1, zombie)).toBe(false);
    expect(await store.fail(job.job_id, 1, { code: 'x' })).toBe(false);
    expect(await store.progress(job.job_id, 1, { done: 1, total: 2, stage: 'x' })).toBe(false);
    expect(await store.begin(job.job_id, 1, holder)).toBeNull();
    expect(captured).toBe(0);
    expect(await store.get(OWNER, job.job_id)).toMatchObject({ status: 'queued', attempt_no: 2, crashes: 1, files: [] });
    expect(await store.begin(job.job_id, 2, holder)).toMatchObject({ status: 'rendering', attempt_no: 2 });
    expect(await store.complete(job.job_id, 2, zombie)).toBe(true);
    expect(captured).toBe(1);
  });

  it('lets a second receiver of the same message take over only when the first is silent', async () => {
    const job = await accept();
    await store.begin(job.job_id, 1, holder);
    expect(await store.begin(job.job_id, 1, { ...holder, worker_id: 'wrk_b' })).toBeNull();
    await leaseRunsOut(test.db, job.job_id);
    expect(await store.begin(job.job_id, 1, { ...holder, worker_id: 'wrk_b' })).toMatchObject({ attempt_no: 2, crashes: 1 });
    expect(await store.complete(job.job_id, 1, completion)).toBe(false);
  });

  it('keeps a lease alive by heartbeats and tells the worker what it still holds', async () => {
    const job = await accept();
    const attempts = [{ job_id: job.job_id, attempt_no: 1 }];
    const beat = { worker_id: 'wrk_c', lease_ms: 60_000, queue: 'render-slide', concurrency: 2, attempts };
    await store.begin(job.job_id, 1, beat);
    for (let i = 0; i < 4; i += 1) {
      // A heartbeat late enough that the lease is over, and early enough that nobody has taken the job.
      await leaseRunsOut(test.db, job.job_id);
      expect(await store.heartbeat(beat)).toEqual(new Set([`${job.job_id}:1`]));
    }
    expect((await recoverLostWorkers(test.db, 100)).requeued).not.toContain(job.job_id);
    expect(await store.cancel(OWNER, job.job_id)).toBe('canceled');
    expect(await store.heartbeat(beat)).toEqual(new Set());
  });

  it('lets the lease of an attempt run out that its worker never received of', async () => {
    const job = await accept();
    const beat = { worker_id: 'wrk_cut', lease_ms: 60_000, queue: 'render-slide', concurrency: 2, attempts: [] };
    // Committed, and the connection was cut before the answer came.
    await store.begin(job.job_id, 1, beat);
    await leaseRunsOut(test.db, job.job_id);
    expect(await store.heartbeat(beat)).toEqual(new Set());
    expect((await recoverLostWorkers(test.db, 100)).requeued).toContain(job.job_id);
  });

  it('fails a job for good at its third crash', async () => {
    const job = await accept();
    for (const attempt of [1, 2]) {
      await store.begin(job.job_id, attempt, holder);
      expect((await store.giveBack(job.job_id, attempt, { crashed: true })).requeued).toEqual([job.job_id]);
    }
    await store.begin(job.job_id, 3, holder);
    expect((await store.giveBack(job.job_id, 3, { crashed: true })).quarantined).toEqual([job.job_id]);
    expect(await store.get(OWNER, job.job_id)).toMatchObject({
      status: 'failed',
      crashes: 3,
      error: { code: 'render_failed', status: 500 },
    });
    expect(await store.begin(job.job_id, 4, holder)).toBeNull();
  });

  it('does not count an attempt given back at shutdown as a crash', async () => {
    const job = await accept();
    await store.begin(job.job_id, 1, holder);
    await store.giveBack(job.job_id, 1, { crashed: false });
    expect(await store.get(OWNER, job.job_id)).toMatchObject({ status: 'queued', attempt_no: 2, crashes: 0 });
  });

  it('refuses a file without bytes, and then the job is not complete either', async () => {
    const job = await accept();
    await store.begin(job.job_id, 1, holder);
    await expect(store.complete(job.job_id, 1, { ...completion, files: [file({ bytes: 0 })] })).rejects.toThrow(/job_files_bytes_check/);
    expect((await store.get(OWNER, job.job_id))!.status).toBe('rendering');
  });
});

describe('slides of a large deck', () => {
  /** Eighteen slides: three a message, six messages. */
  const acceptDeck = async (count = 18): Promise<readonly JobRecord[]> => {
    const slides = Array.from({ length: count }, (_, i) => ({ name: `${i + 1}`, request_text: `{"n":${i}}`, input_hash: `${i}` }));
    const deck = await accept({ job_type: 'deck', slides });
    return store.slides(deck.job_id);
  };
  const entriesOf = async (jobs: readonly JobRecord[]) =>
    (
      await test.db.query<{ job_id: string; is_left: boolean }>(
        'SELECT job_id, claimed_until > now() AS is_left FROM outbox WHERE job_id = ANY($1) AND sent_at IS NULL ORDER BY outbox_id',
        [jobs.map(({ job_id }) => job_id)],
      )
    ).rows;
  const ids = (jobs: readonly (JobRecord | undefined)[]) => jobs.map((job) => job?.job_id);
  const ended = ({ job_id, attempt_no }: JobRecord) => ({ job_id, attempt_no, completion: { ...completion, files: [file()] } });

  /** What a worker begins that hears for one of them. */
  const beginNext = (received: JobRecord, attempt_no = 1) =>
    store.beginNext({ job_types: ['slide'], received: { job_id: received.job_id, attempt_no }, most: 4 }, holder);

  beforeEach(async () => {
    await test.db.query("DELETE FROM jobs WHERE status = 'queued' OR job_type = 'deck'");
  });

  it('have one message for three and are begun by threes, in order, whichever message is received', async () => {
    const slides = await acceptDeck();
    expect((await entriesOf(slides)).filter(({ is_left }) => is_left !== true).map(({ job_id }) => job_id)).toEqual(
      ids(slides.filter((_, i) => i % 3 === 0)),
    );
    const begun = await beginNext(slides[3]!);
    expect(ids(begun)).toEqual(ids(slides.slice(0, 3)));
    expect(new Set(begun.map(({ status, attempt_no }) => `${status} ${attempt_no}`))).toEqual(new Set(['rendering 1']));
    // What was received has no entry any more, nor has what was begun beside the first; that one's own is left for those that still wait.
    expect((await entriesOf(slides.slice(0, 6))).map(({ job_id }) => job_id)).toEqual(ids([slides[0], slides[4], slides[5]]));
    expect(ids(await beginNext(slides[0]!))).toEqual(ids(slides.slice(3, 6)));
    for (const i of [6, 9, 12, 15]) expect(ids(await beginNext(slides[i]!))).toEqual(ids(slides.slice(i, i + 3)));
    expect(await beginNext(slides[1]!)).toEqual([]);
    expect(await entriesOf(slides)).toEqual([]);
  });

  it('of a deck of eight have a message each and are begun one by one', async () => {
    const slides = await acceptDeck(8);
    expect((await entriesOf(slides)).filter(({ is_left }) => is_left === true)).toEqual([]);
    expect(ids(await beginNext(slides[0]!))).toEqual(ids(slides.slice(0, 1)));
  });

  it('of a deck of a hundred are begun by fours, so that no lane is kept from others for long', async () => {
    const slides = await acceptDeck(100);
    expect((await entriesOf(slides)).filter(({ is_left }) => is_left !== true)).toHaveLength(25);
    expect(ids(await beginNext(slides[0]!))).toEqual(ids(slides.slice(0, 4)));
  });

  it('are begun alone and last once they have crashed a worker, and left alone by others', async () => {
    const slides = await acceptDeck();
    await beginNext(slides[0]!);
    for (const { job_id } of slides.slice(0, 2)) await store.giveBack(job_id, 1, { crashed: true });
    await store.giveBack(slides[2]!.job_id, 1, { crashed: false });
    // The third waits anew, behind those that have waited longer.
    for (const i of [3, 6, 9, 12, 15]) expect(ids(await beginNext(slides[i]!))).toEqual(ids(slides.slice(i, i + 3)));
    expect(ids(await beginNext(slides[2]!, 2))).toEqual(ids([slides[2]]));
    expect(ids(await beginNext(slides[0]!, 2))).toEqual(ids([slides[0]]));
    expect(ids(await beginNext(slides[1]!, 2))).toEqual(ids([slides[1]]));
  });

  it('of an edit have a message for as many, wherever they are', async () => {
    const slides = await acceptDeck();
    const deck_id = slides[0]!.parent_deck_id!;
    for (let i = 0; i < slides.length; i += 3) await store.completeTogether((await beginNext(slides[i]!)).map(ended));
    const { attempt_no } = (await store.get(OWNER, deck_id))!;
    await store.begin(deck_id, attempt_no, holder);
    await store.complete(deck_id, attempt_no, { ...completion, files: [file()] });
    const isChanged = (i: number) => [1, 2, 3, 4, 9, 11].includes(i);
    const revision = { job_id: deck_id, ...OWNER, from: 1, name: null, request_text: '{}', input_hash: 'other' };
    const after = slides.map(({ job_id, name, request_text, input_hash }, i) => ({
      job_id,
      name,
      request_text: isChanged(i) ? `${request_text} ` : request_text,
      input_hash,
    }));
    expect(await store.revise({ ...revision, slides: after })).toMatchObject({ outcome: 'revised', redrawn: 6 });
    const entries = await entriesOf(slides);
    expect(entries.filter(({ is_left }) => is_left !== true).map(({ job_id }) => job_id)).toEqual(ids([1, 4, 9].map((i) => slides[i])));
    expect(ids(await beginNext(slides[1]!, 2))).toEqual(ids(slides.slice(1, 4)));
    expect(ids(await beginNext(slides[4]!, 2))).toEqual(ids([slides[4], slides[9], slides[11]]));
    expect(await beginNext(slides[9]!, 2)).toEqual([]);
    expect(await entriesOf(slides)).toEqual([]);
    // Six slides are less work than the eighteen of the deck.
    const { rows } = await test.db.query('SELECT DISTINCT weight FROM jobs WHERE job_id = ANY($1)', [ids([slides[1], slides[11]])]);
    expect(rows).toEqual([{ weight: 6 }]);
  });

  it('end together, but for those that are fenced: of these nothing is kept', async () => {
    const [deck] = [await acceptDeck()];
    const [a, b, c] = await beginNext(deck[0]!);
    await store.giveBack(b!.job_id, 1, { crashed: false });
    expect(await store.completeTogether([a!, b!, c!].map(ended))).toEqual(new Set([a!.job_id, c!.job_id]));
    const after = await store.slides(a!.parent_deck_id!);
    expect(after.slice(0, 3).map(({ status, files, cost_cents }) => [status, files.length, cost_cents])).toEqual([
      ['complete', 1, 5],
      ['queued', 0, 0],
      ['complete', 1, 5],
    ]);
    expect((await store.get(OWNER, a!.parent_deck_id!))?.progress).toMatchObject({ done: 2, total: 18 });
  });

  it('are published by the relay when nobody began them in time', async () => {
    const slides = await acceptDeck();
    await test.db.query("UPDATE outbox SET claimed_until = claimed_until - interval '5 seconds' WHERE job_id = ANY($1)", [ids(slides)]);
    const claimed = (await claimOutbox(test.db, 10_000, 1_000)).map(({ job_id }) => job_id);
    expect(claimed).toEqual(expect.arrayContaining(ids(slides)));
  });
});

describe('reading and ending', () => {
  it('lists newest first, by status and type, without children unless asked', async () => {
    const account_id = 'acc_other';
    await test.db.query('DELETE FROM jobs WHERE account_id = $1', [account_id]);
    const deck = await accept({ account_id });
    const child = await accept({ account_id, parent_deck_id: deck.job_id });
    const last = await accept({ account_id });
    await store.cancel({ account_id, mode: 'live' }, last.job_id);
    const list = async (filter: object) => {
      const { jobs, total } = await store.list({ account_id, mode: 'live', limit: 20, offset: 0, ...filter });
      return { ids: jobs.map((job) => job.job_id), total };
    };
    expect(await list({})).toEqual({ ids: [last.job_id, deck.job_id], total: 2 });
    expect(await list({ include_children: true })).toEqual({ ids: [last.job_id, child.job_id, deck.job_id], total: 3 });
    expect(await list({ status: 'canceled' })).toEqual({ ids: [last.job_id], total: 1 });
    expect(await list({ job_type: 'deck' })).toEqual({ ids: [], total: 0 });
    expect(await list({ limit: 1, offset: 1 })).toEqual({ ids: [deck.job_id], total: 2 });
  });

  it('shows, cancels and removes only the own account’s jobs', async () => {
    const { job_id } = await accept();
    expect(await store.get({ account_id: 'acc_other', mode: 'live' }, job_id)).toBeNull();
    expect(await store.cancel({ account_id: 'acc_other', mode: 'live' }, job_id)).toBe('absent');
    expect(await store.remove({ account_id: 'acc_other', mode: 'live' }, job_id)).toBeNull();
    expect(await store.cancel(OWNER, job_id)).toBe('canceled');
    expect(await store.cancel(OWNER, job_id)).toBe('final');
  });

  it('removes a job with its file rows and names the bytes that nobody points to any more', async () => {
    const [first, second] = [await accept(), await accept()];
    for (const job of [first, second]) {
      await store.begin(job.job_id, 1, holder);
      const own = file({ kind: 'preview', object_key: `${job.job_id}.png` });
      await store.complete(job.job_id, 1, { ...completion, files: [file({ object_key: 'shared.pptx' }), own] });
    }
    expect(await store.remove(OWNER, first.job_id)).toEqual({ object_keys: [`${first.job_id}.png`] });
    expect(await store.get(OWNER, first.job_id)).toBeNull();
    expect(new Set((await store.remove(OWNER, second.job_id))!.object_keys)).toEqual(new Set(['shared.pptx', `${second.job_id}.png`]));
  });

  it('finds the earlier job of the same input only when it is complete and has the files', async () => {
    const input_hash = 'c'.repeat(64);
    const job = await accept({ input_hash });
    expect(await store.findRepeat(OWNER, input_hash)).toBeNull();
    await store.begin(job.job_id, 1, holder);
    await store.complete(job.job_id, 1, completion);
    expect(await store.findRepeat(OWNER, input_hash)).toMatchObject({ job_id: job.job_id });
    expect(await store.findRepeat(OWNER, input_hash, ['pptx'])).toMatchObject({ job_id: job.job_id });
    expect(await store.findRepeat(OWNER, input_hash, ['pdf'])).toBeNull();
    expect(await store.findRepeat({ account_id: 'acc_other', mode: 'live' }, input_hash)).toBeNull();
    // Whoever begins the next one is told so.
    const again = await accept({ input_hash });
    expect(await store.begin(again.job_id, 1, holder)).toMatchObject({ job_id: again.job_id, repeat_of: job.job_id });
    const other = await accept({ input_hash: 'd'.repeat(64) });
    expect(await store.begin(other.job_id, 1, holder)).toMatchObject({ repeat_of: null });
  });

  it('claims outbox entries for one relay at a time', async () => {
    await Promise.all(Array.from({ length: 30 }, () => accept()));
    const claims = await Promise.all(Array.from({ length: 4 }, () => claimOutbox(test.db, 10, 60_000)));
    const ids = claims.flat().map((entry) => entry.outbox_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(30);
  });
});

describe('waiting', () => {
  it('answers at the commit, not at the next poll', async () => {
    // The next poll is ten minutes away.
    const store = createJobStore(test.db, undefined, undefined, createJobWaiter(test.db, 600_000));
    const job = await accept();
    await store.begin(job.job_id, 1, holder);
    // The first wait opens the listening connection.
    await store.waitFor(OWNER, job.job_id, 1);
    const waiting = store.waitFor(OWNER, job.job_id, 600_000);
    await store.complete(job.job_id, 1, completion);
    expect(await waiting).toMatchObject({ status: 'complete' });
    await store.close();
  });

  it('reads once, at the end, a job that it has accepted itself', async () => {
    const reads: string[] = [];
    const query: typeof test.db.query = (sql, values) => {
      if (sql.startsWith('SELECT j.')) reads.push(sql);
      return test.db.query(sql, values);
    };
    const db = { ...test.db, query };
    const counting = createJobStore(db, undefined, undefined, createJobWaiter(db, 600_000));
    const take = async () => {
      const accepted = await counting.accept(newJob({}));
      if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
      return accepted.job.job_id;
    };
    // The first wait opens the listening connection.
    await counting.waitFor(OWNER, await take(), 1);
    reads.length = 0;
    const job_id = await take();
    const waiting = counting.waitFor(OWNER, job_id, 600_000);
    await store.begin(job_id, 1, holder);
    await store.complete(job_id, 1, completion);
    expect(await waiting).toMatchObject({ status: 'complete' });
    expect(reads).toHaveLength(1);
    // An end that came before the wait is received all the same.
    const early = await take();
    await store.cancel(OWNER, early);
    await sleep(100);
    expect(await counting.waitFor(OWNER, early, 600_000)).toMatchObject({ status: 'canceled' });
    await counting.close();
  });

  it('answers with the present state when the time is over or the caller is gone', async () => {
    const job = await accept();
    expect(await store.waitFor(OWNER, job.job_id, 50)).toMatchObject({ status: 'queued' });
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 30);
    expect(await store.waitFor(OWNER, job.job_id, 600_000, gone.signal)).toMatchObject({ status: 'queued' });
    expect(await store.waitFor({ account_id: 'acc_other', mode: 'live' }, job.job_id, 10_000)).toBeNull();
  });

  it('hears of an end that was committed while its connection was broken', async () => {
    const job = await accept();
    const waiting = store.waitFor(OWNER, job.job_id, 600_000);
    await sleep(50);
    await test.db.query("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()");
    await store.cancel(OWNER, job.job_id);
    expect(await waiting).toMatchObject({ status: 'canceled' });
  });

  it('tells watchers of progress', async () => {
    const job = await accept();
    await store.begin(job.job_id, 1, holder);
    let notifications = 0;
    const stop = store.watch(job.job_id, () => {
      notifications += 1;
    });
    await sleep(50);
    await store.progress(job.job_id, 1, { done: 1, total: 3, stage: 'drawing' });
    await expect.poll(() => notifications).toBe(1);
    stop();
    expect((await store.get(OWNER, job.job_id))!.progress).toEqual({ done: 1, total: 3, stage: 'drawing' });
  });
});
