/** Webhooks from the end of a job to a real receiver: what is told, how it is signed, tried again, given up, and never lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@deckwright/platform/database';
import { createCallOut } from '@deckwright/platform/http';
import { createSealer } from '@deckwright/platform/identity';
import { createJobStore, type JobStore, type JobType } from '@deckwright/platform/jobs';
import { silentLog } from '@deckwright/platform/log';
import {
  createWebhook,
  EVENT_TYPES,
  type EventType,
  listDeliveries,
  listDisabled,
  readWebhook,
  resealSecrets,
  rotateSecret,
} from '@deckwright/platform/webhooks';
import { type SharedPostgres, shareTestPostgres } from '@deckwright/testkit/postgres';
import { bundleProcesses, type Processes, until } from '@deckwright/testkit/processes';
import { limit, rounds, sized, tally } from '@deckwright/testkit/trial';
import { kitTo, type Receiver, startReceiver } from '@deckwright/testkit/webhook-receiver';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DelivererDeps, startDeliverer } from '../src/deliverer.ts';

const ACCOUNT = 'acc_hooks';
const OWNER = { account_id: ACCOUNT, mode: 'live' } as const;
const SIGNING_KEY = 'a-signing-key-for-tests-of-at-least-32-bytes';
const sealer = createSealer([SIGNING_KEY]);
let server: SharedPostgres;
let url: string;
let db: Database;
let store: JobStore;
let receiver: Receiver;
let stop: (() => Promise<void>) | undefined;

beforeAll(async () => {
  server = await shareTestPostgres();
  url = await server.createDatabase();
  db = openDatabase({ url });
  store = createJobStore(db);
  await db.query('INSERT INTO accounts (account_id, name) VALUES ($1, $1)', [ACCOUNT]);
});
afterAll(async () => {
  await store?.close();
  await db?.close();
  await server?.stop();
});
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
  await receiver.close();
  await db.query('TRUNCATE jobs, webhooks, webhook_events CASCADE');
});

const deliverer = (more: Partial<DelivererDeps> = {}) => {
  const callOut = createCallOut(kitTo(receiver.port), 60_000);
  const running = startDeliverer({ db, log: silentLog, sealer, callOut, now_ms: () => Date.now(), pauseAfter: () => 20, ...more });
  stop = () => running.stop(1_000);
};

async function register(events: readonly EventType[] = EVENT_TYPES, path = '/hook') {
  const settings = { url: `https://hooks.example.com${path}`, events, description: null };
  const made = await db.transaction((sql) => createWebhook(sql, sealer, OWNER, settings));
  if (made === null) throw new Error('too many');
  return { webhook_id: made.webhook.webhook_id, secret: made.secret };
}

/** A job that ends as told; `null` fails it. */
async function endJob(
  result: { status: string } | null,
  job_type: JobType = 'slide',
  parent_deck_id: string | null = null,
): Promise<string> {
  const asked = { account_id: ACCOUNT, name: 'Plan', request_text: '{}', input_hash: 'x', outputs: ['pptx'] as const, parent_deck_id };
  const accepted = await store.accept({ ...asked, job_type: 'slide' });
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  const { job_id } = accepted.job;
  // Whether a worker for the type exists is all the same here.
  await db.query('UPDATE jobs SET job_type = $2 WHERE job_id = $1', [job_id, job_type]);
  await store.begin(job_id, 1, { worker_id: 'wrk', lease_ms: 10_000 });
  if (result === null) await store.fail(job_id, 1, { code: 'render_failed' });
  else await store.complete(job_id, 1, { result, files: [], cost_cents: 0 });
  return job_id;
}

const deliveries = async (webhook_id: string) =>
  (await listDeliveries(db, { account_id: ACCOUNT, webhook_id, limit: 1000, offset: 0 })).deliveries;
const arrived = (count: number) => until(`${count} messages`, async () => receiver.received.length >= count);
const marked = (webhook_id: string, state: string, count = 1) =>
  until(`${count} ${state}`, async () => (await deliveries(webhook_id)).filter((one) => one.state === state).length >= count);

describe('an event', () => {
  it('is told with a signature that the open standard’s own library accepts', async () => {
    const { webhook_id, secret } = await register();
    deliverer();
    const job_id = await endJob({ status: 'complete' });
    await arrived(1);
    const [message] = receiver.received;
    const event = new Verifier(secret).verify(message?.body ?? '', { ...message?.headers });
    expect(event).toEqual({
      id: message?.headers['webhook-id'],
      type: 'job.completed',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: {
        job_id,
        job_type: 'slide',
        status: 'complete',
        render_status: 'complete',
        name: 'Plan',
        mode: 'live',
        revision: 1,
        cost: 0,
        cost_charged: 0,
        error_code: null,
        created_at: expect.any(String),
        finished_at: expect.any(String),
      },
    });
    expect(message).toMatchObject({ path: '/hook', headers: { 'content-type': 'application/json', host: 'hooks.example.com' } });
    expect(() => new Verifier(secret).verify(`${message?.body} `, { ...message?.headers })).toThrow();
    await marked(webhook_id, 'delivered');
    expect(await deliveries(webhook_id)).toMatchObject([{ state: 'delivered', attempts: 1, last_status: 204, last_error: null, job_id }]);
  });

  it.each<[JobType, string | null, EventType]>([
    ['slide', 'completed_with_errors', 'job.completed'],
    ['repair', null, 'job.failed'],
    ['deck', 'complete', 'deck.completed'],
    ['deck', 'partial', 'deck.partial'],
    ['deck', 'rejected', 'deck.failed'],
    ['compile', null, 'deck.failed'],
  ])('of a %s job that ends in %s is %s', async (job_type, status, type) => {
    const { webhook_id } = await register();
    const job_id = await endJob(status === null ? null : { status }, job_type);
    expect(await deliveries(webhook_id)).toMatchObject([{ type, job_id, state: 'pending', attempts: 0 }]);
  });

  it('is told for each revision, and neither for the slides of a deck nor for what its owner canceled', async () => {
    const { webhook_id } = await register();
    const deck = await endJob({ status: 'complete' }, 'deck');
    await endJob({ status: 'complete' }, 'slide', deck);
    await db.query("UPDATE jobs SET status = 'queued', revision = 2, finished_at = NULL WHERE job_id = $1", [deck]);
    await store.begin(deck, 1, { worker_id: 'wrk', lease_ms: 10_000 });
    await store.complete(deck, 1, { result: { status: 'partial' }, files: [], cost_cents: 0 });
    const canceled = await store.accept({
      account_id: ACCOUNT,
      job_type: 'slide',
      name: null,
      request_text: '{}',
      input_hash: 'x',
      outputs: [],
    });
    if (canceled.outcome === 'accepted') await store.cancel({ account_id: ACCOUNT, mode: 'live' }, canceled.job.job_id);
    expect((await deliveries(webhook_id)).map((one) => [one.type, one.job_id])).toEqual([
      ['deck.partial', deck],
      ['deck.completed', deck],
    ]);
  });

  it('is not written when the end of its job is undone', async () => {
    const { webhook_id } = await register();
    const accepted = await store.accept({
      account_id: ACCOUNT,
      job_type: 'slide',
      name: null,
      request_text: '{}',
      input_hash: 'x',
      outputs: [],
    });
    const job_id = accepted.outcome === 'accepted' ? accepted.job.job_id : '';
    await expect(
      db.transaction(async (sql) => {
        await sql.query("UPDATE jobs SET status = 'failed', finished_at = now() WHERE job_id = $1", [job_id]);
        const { rows } = await sql.query("SELECT 1 FROM webhook_events WHERE type = 'job.failed'");
        expect(rows).toHaveLength(1);
        throw new Error('undone');
      }),
    ).rejects.toThrow('undone');
    expect(await deliveries(webhook_id)).toEqual([]);
  });

  it('goes only to those who asked for its kind', async () => {
    const [failures, decks] = [await register(['job.failed'], '/failures'), await register(['deck.completed'], '/decks')];
    deliverer();
    await endJob({ status: 'complete' });
    await endJob(null);
    await arrived(1);
    await marked(failures.webhook_id, 'delivered');
    expect(receiver.received.map((message) => message.path)).toEqual(['/failures']);
    expect(await deliveries(decks.webhook_id)).toEqual([]);
  });

  it('is signed by both secrets while one takes over from the other', async () => {
    const { webhook_id, secret } = await register();
    const next = await rotateSecret(db, sealer, OWNER, webhook_id);
    deliverer();
    await endJob({ status: 'complete' });
    await arrived(1);
    const [message] = receiver.received;
    for (const one of [secret, next?.secret ?? '']) new Verifier(one).verify(message?.body ?? '', { ...message?.headers });
    await db.query('UPDATE webhooks SET previous_until = now()');
    await endJob({ status: 'complete' });
    await arrived(2);
    const later = receiver.received[1];
    expect(() => new Verifier(secret).verify(later?.body ?? '', { ...later?.headers })).toThrow();
    new Verifier(next?.secret ?? '').verify(later?.body ?? '', { ...later?.headers });
  });
});

it('is signed with the same secrets after the signing key was changed and they were sealed anew', async () => {
  const { webhook_id, secret } = await register();
  const NEXT = 'another-signing-key-for-tests-of-32-bytes-or-more';
  expect(await resealSecrets(db, createSealer([NEXT]))).toEqual({ resealed: 0, unreadable: 1 });
  expect(await resealSecrets(db, createSealer([NEXT, SIGNING_KEY]))).toEqual({ resealed: 1, unreadable: 0 });
  deliverer({ sealer: createSealer([NEXT]) });
  await endJob({ status: 'complete' });
  await marked(webhook_id, 'delivered');
  const [message] = receiver.received;
  new Verifier(secret).verify(message?.body ?? '', { ...message?.headers });
});

describe('an address that fails', () => {
  it('is tried again with the same event, until it answers', async () => {
    const { webhook_id } = await register();
    const answers = [500, 302, 'hang', 200] as const;
    receiver.answer = () => answers[receiver.received.length - 1] ?? 200;
    // The patience of a caller whose receiver hangs; a slow answer counts as hanging.
    deliverer({ callOut: createCallOut(kitTo(receiver.port), 1_000) });
    await endJob({ status: 'complete' });
    await marked(webhook_id, 'delivered');
    expect(new Set(receiver.received.map((message) => message.headers['webhook-id'])).size).toBe(1);
    expect(new Set(receiver.received.map((message) => message.body)).size).toBe(1);
    expect((await deliveries(webhook_id))[0]?.attempts).toBeGreaterThanOrEqual(4);
    expect(await deliveries(webhook_id)).toMatchObject([{ last_status: 200 }]);
    expect(await readWebhook(db, OWNER, webhook_id)).toMatchObject({ failing_since: null, last_delivered_at: expect.any(String) });
  });

  it('is given up after the last attempt, and says what went wrong', async () => {
    const { webhook_id } = await register();
    receiver.answer = 503;
    deliverer({ pauseAfter: (attempt) => (attempt < 3 ? 10 : null) });
    await endJob({ status: 'complete' });
    await marked(webhook_id, 'failed');
    expect(await deliveries(webhook_id)).toMatchObject([
      { attempts: 3, last_status: 503, last_error: 'It answered 503.', next_attempt_at: null },
    ]);
    expect(await readWebhook(db, OWNER, webhook_id)).toMatchObject({ status: 'active', failing_since: expect.any(String) });
  });

  it('is switched off after long failure, with a note; what waits for it is kept, and nothing new is written', async () => {
    const { webhook_id } = await register();
    receiver.answer = 500;
    deliverer({ disable_after_ms: 100 });
    await endJob({ status: 'complete' });
    await until('switched off', async () => (await readWebhook(db, OWNER, webhook_id))?.status === 'disabled');
    expect(await listDisabled(db, OWNER)).toMatchObject([{ webhook_id, disabled_reason: expect.stringContaining('It answered 500.') }]);
    await endJob({ status: 'complete' });
    expect(await deliveries(webhook_id)).toMatchObject([{ state: 'pending' }]);
  });

  it('is switched off at once when it says that it is gone', async () => {
    const { webhook_id } = await register();
    receiver.answer = 410;
    deliverer();
    await endJob({ status: 'complete' });
    await until('switched off', async () => (await readWebhook(db, OWNER, webhook_id))?.status === 'disabled');
    expect(receiver.received).toHaveLength(1);
  });

  it('is not called when its name leads to a private address by then', async () => {
    const { webhook_id } = await register();
    deliverer({
      callOut: createCallOut(kitTo(receiver.port, { 'hooks.example.com': ['93.184.215.14', '10.0.0.7'] })),
      pauseAfter: () => null,
    });
    await endJob({ status: 'complete' });
    await marked(webhook_id, 'failed');
    expect(receiver.received).toEqual([]);
    expect(await deliveries(webhook_id)).toMatchObject([{ last_error: expect.stringContaining('public internet') }]);
  });

  it('holds up no other: a hanging one has four calls in the air, and the others get theirs at once', async () => {
    const slow = await register(['job.completed'], '/slow');
    const quick = await register(['job.completed'], '/quick');
    receiver.answer = (message) => (message.path === '/slow' ? 'hang' : 204);
    deliverer({ callOut: createCallOut(kitTo(receiver.port), 60_000) });
    for (let i = 0; i < 40; i += 1) await endJob({ status: 'complete' });
    await marked(quick.webhook_id, 'delivered', 40);
    expect(receiver.received.filter((message) => message.path === '/slow')).toHaveLength(4);
    expect((await deliveries(slow.webhook_id)).filter((one) => one.attempts > 0)).toHaveLength(4);
    await receiver.close();
  });
});

describe('a deliverer that is killed', () => {
  let processes: Processes;
  let folder: string;
  beforeAll(async () => {
    processes = await bundleProcesses({ relay: 'services/relay/test/_relay-process.ts' });
    folder = mkdtempSync(join(tmpdir(), 'deckwright-hooks-'));
  });
  afterAll(async () => {
    await processes?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  it(
    'T02 between sending and writing down loses nothing: the event comes again under the same id',
    async () => {
      const { webhook_id, secret } = await register();
      const jobs: string[] = [];
      let kills = 0;
      const settings = { url, folder, receiver_port: receiver.port, signing_key: SIGNING_KEY };
      for (const round of rounds(2, 20)) {
        const dying = processes.start('relay', { ...settings, die_after_sends: 1 + (round % 5) });
        const other = round % 2 === 1 ? processes.start('relay', settings) : undefined;
        await dying.ready;
        for (let i = 0; i < sized(8, 40); i += 1) jobs.push(await endJob(i % 4 === 3 ? null : { status: 'complete' }));
        // Another one may have been quicker.
        while (dying.child.signalCode === null) jobs.push(await endJob({ status: 'complete' }));
        expect(dying.lines.some((line) => line.message === 'dying')).toBe(true);
        kills += 1;
        await other?.end('SIGKILL');
      }
      const last = processes.start('relay', settings);
      await marked(webhook_id, 'delivered', jobs.length);
      await last.end('SIGTERM');

      const ids = new Map<string, string>();
      const bodies = new Map<string, Set<string>>();
      for (const message of receiver.received) {
        const event = new Verifier(secret).verify(message.body, { ...message.headers }) as { id: string; data: { job_id: string } };
        ids.set(event.data.job_id, event.id);
        bodies.set(event.id, (bodies.get(event.id) ?? new Set()).add(message.body));
      }
      expect([...ids.keys()].sort()).toEqual([...jobs].sort());
      expect([...bodies.values()].every((same) => same.size === 1)).toBe(true);
      const again = receiver.received.length - jobs.length;
      expect(again).toBeGreaterThanOrEqual(kills);
      tally('T02', {
        where: 'webhooks',
        kills,
        events: jobs.length,
        messages: receiver.received.length,
        again,
        lost: jobs.length - ids.size,
      });
    },
    limit(60_000),
  );
});
