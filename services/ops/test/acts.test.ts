/** What people may do on the board: roles, acts with their money and their audit trail, and forms that only our pages can have made. */
import { listAudit } from '@deckwright/platform/audit';
import { reconcileLedger } from '@deckwright/platform/billing';
import { recoverLostWorkers } from '@deckwright/platform/jobs';
import { form } from '@deckwright/testkit/http-browser';
import { until } from '@deckwright/testkit/processes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { drawing, type Person, type Stand, startStand } from './_stand.ts';

let stand: Stand;
let operator: Person;
let viewer: Person;
let account: string;
beforeAll(async () => {
  stand = await startStand();
  [operator, viewer] = [await stand.person('op-olga'), await stand.person('view-vera')];
  account = await stand.account('Nordwerk Controlling');
}, 180_000);
afterAll(() => stand?.close());

const status = async (job_id: string): Promise<string> =>
  (await stand.db.query<{ status: string }>('SELECT status FROM jobs WHERE job_id = $1', [job_id])).rows[0]?.status ?? 'gone';
const balance = async (): Promise<number> =>
  (await stand.db.query<{ cents: number }>('SELECT (paid_cents + promo_cents)::int AS cents FROM wallets WHERE account_id = $1', [account]))
    .rows[0]?.cents ?? 0;
const ended = (job_id: string) => until(`the end of ${job_id}`, async () => !['queued', 'rendering'].includes(await status(job_id)));
const act = (name: string, target: string, reason = 'a customer has asked for it', who = operator) =>
  who.send(`/acts/${name}?target=${target}`, `/acts/${name}`, { reason });
const notice = async (location: string | null): Promise<string> =>
  /<p class="notice" role="status">([^<]*)</.exec((await operator.get(location ?? '/')).html)?.[1] ?? '';

it('sends who has not signed in to the sign-in, and back to a page of the board alone', async () => {
  for (const path of ['/', '/jobs', '/audit', '/queues', '/queues/api/queues', '/acts/cancel?target=x']) {
    const response = await fetch(`${stand.base}${path}`, { redirect: 'manual' });
    expect([path, response.status, response.headers.get('location')?.startsWith('/sign-in')]).toEqual([path, 303, true]);
  }
  expect((await fetch(`${stand.base}/live`)).status).toBe(401);
  const page = await (await fetch(`${stand.base}/sign-in?to=//evil.example.com`)).text();
  expect(page).toContain('name="to" value="/"');
});

it('lets nobody in without a role', async () => {
  const stranger = await stand.person('sam');
  expect((await stranger.get('/')).status).toBe(303);
  const { rows } = await stand.db.query<{ role: string; name: string }>('SELECT role, name FROM board_sessions ORDER BY name');
  expect(rows).toEqual([
    { role: 'operator', name: 'op-olga' },
    { role: 'viewer', name: 'view-vera' },
  ]);
});

it('shows viewers the same pages without buttons, and refuses their acts', async () => {
  const job_id = await stand.accept(account, 'viewer sees it');
  const seen = await viewer.get(`/jobs/${job_id}`);
  expect(seen.status).toBe(200);
  expect(seen.html).not.toContain('/acts/');
  expect(seen.html).toContain('Viewers see no buttons');
  expect((await viewer.get(`/acts/cancel?target=${job_id}`)).status).toBe(403);
  expect((await viewer.get(`/jobs/${job_id}/input`)).status).toBe(403);
  // With a form that is the viewer's own, as far as proofs go.
  const { fields } = await viewer.send('/', '/theme', { theme: 'dark' });
  const init = form({ ...fields, target: job_id, reason: 'because I can' });
  expect((await viewer.get('/acts/cancel', init)).status).toBe(403);
  expect(await status(job_id)).toBe('queued');
  expect((await act('cancel', job_id)).status).toBe(303);
});

it('cancels a job, gives its hold back, and writes down who and why', async () => {
  const before = await balance();
  const job_id = await stand.accept(account, 'to be canceled');
  expect(await balance()).toBe(before - 5);
  const page = await operator.get(`/acts/cancel?target=${job_id}`);
  expect(page.html).toContain('What it costs the customer');
  expect((await act('cancel', job_id, ' ')).status).toBe(422);
  expect(await status(job_id)).toBe('queued');
  const sent = await act('cancel', job_id, 'duplicate of <b>another</b>');
  expect(await notice(sent.location)).toBe('Canceled; what was held for it is given back.');
  expect([await status(job_id), await balance()]).toEqual(['canceled', before]);
  const [event] = await listAudit(stand.db, { target: job_id, limit: 5, offset: 0 });
  expect(event).toMatchObject({
    name: 'op-olga',
    role: 'operator',
    act: 'cancel',
    reason: 'duplicate of <b>another</b>',
    account_id: account,
  });
  expect((await operator.get('/audit')).html).toContain('duplicate of &lt;b&gt;another&lt;/b&gt;');
  // Ended: the page says why it is not possible, and a form of before does nothing.
  expect((await operator.get(`/jobs/${job_id}`)).html).toContain('Ended; nothing to cancel.');
});

it('does what a form asks once, however often it is sent', async () => {
  const job_id = await stand.accept(account, 'sent twice');
  const first = await act('requeue', job_id);
  const again = await Promise.all([1, 2, 3].map(() => operator.get('/acts/requeue', form(first.fields))));
  expect(again.map((one) => one.location)).toEqual([first.location, first.location, first.location]);
  expect(await listAudit(stand.db, { target: job_id, limit: 9, offset: 0 })).toHaveLength(1);
  const fresh = await stand.accept(account, 'sent twice at once');
  const { html } = await operator.get(`/acts/requeue?target=${fresh}`);
  const token = /name="token" value="([^"]+)"/.exec(html.split('action="/acts/requeue"')[1] ?? '')?.[1] ?? '';
  const name = /name="form" value="([^"]+)"/.exec(html.split('action="/acts/requeue"')[1] ?? '')?.[1] ?? '';
  const body = form({ form: name, token, target: fresh, reason: 'twice at once' });
  const both = await Promise.all([1, 2].map(() => operator.get('/acts/requeue', body)));
  expect(both.map((one) => one.status)).toEqual([303, 303]);
  expect(await listAudit(stand.db, { target: fresh, limit: 9, offset: 0 })).toHaveLength(1);
  await act('cancel', job_id);
  await act('cancel', fresh);
});

it('refuses forms that our page did not make for this session', async () => {
  const job_id = await stand.accept(account, 'forged');
  const other = await stand.person('op-otto');
  const { fields } = await other.send('/', '/theme', { theme: 'dark' });
  for (const [change, headers] of [
    [{ token: '' }, {}],
    [fields, {}],
    [{ form: 'x' }, {}],
    [{}, { origin: 'https://evil.example.com' }],
  ] as const) {
    const sent = await operator.send(
      `/acts/cancel?target=${job_id}`,
      '/acts/cancel',
      { ...change, target: job_id, reason: 'forged it is' },
      headers,
    );
    expect(sent.status).toBe(403);
  }
  expect(await status(job_id)).toBe('queued');
  await act('cancel', job_id);
});

it('requeues an attempt in hand, and only the new token is paid', async () => {
  const before = await balance();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let tries = 0;
  const draw = drawing(stand.db, stand.objects);
  const worker = stand.work(async (job, kit) => {
    tries += 1;
    if (tries === 1) await held;
    return draw(job, kit);
  });
  const job_id = await stand.accept(account, 'requeued');
  await until('the first attempt', async () => (await status(job_id)) === 'rendering');
  await act('requeue', job_id, 'stuck for an hour');
  // No relay runs here: publish what the act has put into the outbox.
  await stand.queues.publish('render-slide', [await ringFor(job_id)]);
  await ended(job_id);
  release();
  await until('the late commit', async () => {
    const { rows } = await stand.db.query<{ refused_at: string | null; outcome: string }>(
      'SELECT refused_at, outcome FROM job_attempts WHERE job_id = $1 ORDER BY attempt_no',
      [job_id],
    );
    return rows[0]?.outcome === 'given_back' && rows[1]?.outcome === 'complete';
  });
  expect([await status(job_id), await balance()]).toEqual(['complete', before - 5]);
  const { html } = await operator.get(`/jobs/${job_id}`);
  expect(html).toContain('Two attempts worked on the slide, one was paid');
  expect(html).toContain('stuck for an hour');
  await worker.close(0);
});

it('quarantines a job, and replays a failed and a complete one for nothing', async () => {
  const before = await balance();
  const job_id = await stand.accept(account, 'poison');
  await act('quarantine', job_id, 'crashes its workers');
  expect([await status(job_id), await balance()]).toEqual(['failed', before]);
  const worker = stand.work();
  const paid = await stand.accept(account, 'paid once');
  await ended(paid);
  expect(await balance()).toBe(before - 5);
  for (const one of [job_id, paid]) {
    const sent = await act('replay', one, 'as agreed by mail');
    expect(await notice(sent.location)).toBe('Replayed as revision 2. Nothing is charged.');
    await stand.queues.publish('render-slide', [await ringFor(one)]);
    await ended(one);
    expect([await status(one), await balance()]).toEqual(['complete', before - 5]);
  }
  expect((await operator.get(`/jobs/${paid}`)).html).toContain('was free');
  expect(await reconcileLedger(stand.db)).toEqual([]);
  await worker.close(0);
});

it('drains a worker, which ends what it has and takes nothing new until it is resumed', async () => {
  const worker = stand.work();
  await until('the worker', async () => (await operator.get('/workers')).html.includes(worker.worker_id));
  await act('drain', worker.worker_id, 'its node goes away');
  const drained = async () =>
    (await stand.db.query<{ is_drained: boolean }>('SELECT is_drained FROM workers WHERE worker_id = $1', [worker.worker_id])).rows[0]
      ?.is_drained;
  await until('the worker to be drained', async () => (await drained()) === true);
  const job_id = await stand.accept(account, 'waits for a worker');
  await until('the message', async () => (await stand.queues.count('render-slide')) > 0);
  expect(await status(job_id)).toBe('queued');
  await until('the page to say so', async () => (await operator.get('/workers')).html.includes('drained'));
  await act('resume', worker.worker_id, 'the node is back');
  await ended(job_id);
  expect(await status(job_id)).toBe('complete');
  await worker.close(0);
  expect((await operator.get(`/acts/drain?target=${worker.worker_id}`)).status).toBe(200);
  expect((await act('drain', worker.worker_id)).html).toContain('it has ended');
});

it('tells the story of an attempt that was fenced', async () => {
  const job_id = await stand.accept(account, 'fenced');
  await stand.store.begin(job_id, 1, { worker_id: 'wrk_00000000000000000000PAUSED'.slice(0, 30), lease_ms: 1 });
  await until('the lease to run out', async () => (await recoverLostWorkers(stand.db, 10)).requeued.includes(job_id));
  const worker = stand.work();
  await stand.queues.publish('render-slide', [await ringFor(job_id)]);
  await ended(job_id);
  expect(await stand.store.complete(job_id, 1, { result: {}, files: [], cost_cents: 5 })).toBe(false);
  await stand.store.noteRefused(job_id, 1, { draw: 30, store: 4 });
  const { html } = await viewer.get(`/jobs/${job_id}`);
  for (const words of [
    'token 1 was fenced',
    'lease ran out',
    '0 rows changed',
    'one transaction with the files',
    'captured $0.05',
    'sum $0.00',
  ])
    expect(html).toContain(words);
  await worker.close(0);
});

it('writes down who reads what a customer has sent', async () => {
  const job_id = await stand.accept(account, '<script>alert(1)</script>', '<img src=x onerror=alert(1)>');
  const page = await operator.get(`/jobs/${job_id}/input`);
  expect(page.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page.html).not.toContain('<script>alert');
  expect((await listAudit(stand.db, { target: job_id, limit: 1, offset: 0 }))[0]).toMatchObject({ act: 'read input', name: 'op-olga' });
  expect((await operator.get('/jobs')).html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  await expect(stand.db.query('DELETE FROM audit_events')).rejects.toThrow('stays written down');
  await act('cancel', job_id);
});

it('finds a job, an account and a hash from one box', async () => {
  const worker = stand.work();
  const job_id = await stand.accept(account, 'to be found');
  await ended(job_id);
  await worker.close(0);
  const found = async (q: string) => operator.get(`/search?q=${encodeURIComponent(q)}`);
  for (const q of [job_id, job_id.slice(4), ` ${job_id.toLowerCase().replace('job_', '')} `])
    expect((await found(q)).location).toBe(`/jobs/${job_id}`);
  expect((await found(account)).location).toBe(`/accounts/${account}`);
  const { rows } = await stand.db.query<{ input_hash: string; sha256: string }>(
    'SELECT j.input_hash, f.sha256 FROM jobs j JOIN job_files f ON f.job_id = j.job_id WHERE j.job_id = $1',
    [job_id],
  );
  for (const hash of [rows[0]!.input_hash, rows[0]!.sha256]) expect((await found(hash)).html).toContain(`/jobs/${job_id}`);
  expect((await found('nordwerk')).html).toContain(`/accounts/${account}`);
  expect((await found("100%'; --<b>")).html).toContain('Nothing is found');
  expect((await found('zzz')).status).toBe(200);
});

it('shows Bull Board to who has signed in, to read alone', async () => {
  const page = await viewer.get('/queues');
  expect(page.status).toBe(200);
  const { html: list } = await viewer.get('/queues/api/queues');
  const queues = JSON.parse(list) as { queues: { name: string; readOnlyMode: boolean }[] };
  expect(queues.queues.map((one) => one.readOnlyMode)).toEqual(queues.queues.map(() => true));
  expect(queues.queues.map((one) => one.name)).toContain('render-slide');
  for (const path of ['/queues/api/queues/render-slide/pause', '/queues/api/queues/render-slide/clean/completed'])
    expect((await operator.get(path, { method: 'PUT' })).status).toBe(405);
  expect((await operator.get('/queues/api/queues/render-slide/promote', form({}))).status).toBe(404);
});

it('ends the session of who signs out', async () => {
  const one = await stand.person('op-once');
  expect((await one.get('/')).status).toBe(200);
  await one.send('/', '/sign-out');
  expect((await one.get('/')).status).toBe(303);
});

async function ringFor(job_id: string): Promise<{ key: string; payload: Uint8Array }> {
  const { renderSlideJob } = await import('@deckwright/platform/jobs');
  const { rows } = await stand.db.query<{ attempt_no: number; traceparent: string | null }>(
    'SELECT attempt_no, traceparent FROM jobs WHERE job_id = $1',
    [job_id],
  );
  const { attempt_no, traceparent } = rows[0]!;
  return { key: `${job_id}:${attempt_no}`, payload: renderSlideJob.encode({ job_id, attempt_no, traceparent }) };
}
