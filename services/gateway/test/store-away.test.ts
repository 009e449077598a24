/** T15: the file store is unavailable under load, in four ways. Accepted jobs wait, and end with their file when the store is back. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openObjectStore } from '@deckwright/platform/object-store';
import { type FaultProxy, type HttpFault, startFaultProxy } from '@deckwright/testkit/fault-proxy';
import { type Running, until } from '@deckwright/testkit/processes';
import { startTestS3, type TestS3 } from '@deckwright/testkit/s3';
import { isSoak, limit, sized, tally, timeLeft } from '@deckwright/testkit/trial';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Stand, type StandGateway, startStand } from '../../render-worker/test/_stand.ts';
import { type Answer, type Ask, jobOf, post } from './_callers.ts';
import { startLoad } from './_load.ts';

const WAYS = ['errors', 'hangs', 'refused connections', 'full disk'] as const;
type Way = (typeof WAYS)[number];
/** What befalls a request that reaches the store. */
const FAULTS: Readonly<Record<Way, (method: string) => HttpFault>> = {
  errors: () => 'error',
  hangs: () => 'hang',
  'refused connections': () => 'cut',
  'full disk': (method) => (method === 'PUT' ? 'full' : 'none'),
};

/** Longest time for one request to the store: in a short trial hangs must be noticed, too. */
const s3_timeout_ms = sized(700, 30_000);
const SLIDES_A_DECK = 3;

let s3: TestS3;
let proxy: FaultProxy;
let stand: Stand;
let gateway: StandGateway;
let workers: readonly Running[] = [];
let way: Way | null = null;
let picture = '';

const settings = (endpoint: string) => ({
  s3_bucket: s3.bucket,
  s3_endpoint: endpoint,
  s3_region: 'us-east-1',
  s3_access_key: s3.credentials.accessKeyId,
  s3_secret_key: s3.credentials.secretAccessKey,
  s3_timeout_ms,
});

beforeAll(async () => {
  s3 = await startTestS3();
  proxy = await startFaultProxy(s3.endpoint, 0, (method) => (way === null ? 'none' : FAULTS[way](method)));
  stand = await startStand({ queue: 'postgres', s3: settings(proxy.url), cents: 10_000_000 });
  gateway = await stand.startGateway();
  // Time enough for a lease on a busy machine: what is taken for lost by mistake would count as a crash here.
  const patient = { pause_ms: 0, lease_ms: 15_000, ...(isSoak ? {} : { patience: { first_ms: 100, longest_ms: 1_000 } }) };
  workers = [...Array.from({ length: 2 }, () => stand.startWorker({ ...patient, concurrency: 2 })), stand.startDeckWorker(patient)];
  await Promise.all(workers.map((worker) => worker.ready));
  picture = (
    await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
  ).toString('base64');
}, 180_000);
afterAll(async () => {
  await stand?.stop();
  await proxy?.close();
  await s3?.stop();
}, 180_000);

let serial = 0;
/** Of five requests one is a deck. */
const ask = (): Ask => {
  serial += 1;
  const common = { tenant: stand.tenant, key: randomUUID(), headers: { prefer: 'respond-async' } };
  if (serial % 5 > 0) return { ...common, body: stand.slide() };
  const slides = Array.from({ length: SLIDES_A_DECK }, () => stand.slide());
  return { ...common, path: '/v1/render/intent/deck', body: { name: `Deck ${serial}`, slides } };
};

const get = async (path: string): Promise<Record<string, unknown>> => {
  const response = await fetch(gateway.base + path, { headers: { authorization: `Bearer ${stand.tenant.key}` } });
  return { http: response.status, ...((await response.json()) as object) };
};

/** Each way gets its share of what a soak with an end has left, and half of that is for what comes after the return. */
const awayFor = (waysLeft: number): number => {
  const left = timeLeft();
  return isSoak ? Math.min(600_000, left === undefined ? 600_000 : left / waysLeft / 2) : 3_000;
};

/** Every file of these jobs is in the bucket, whole. */
async function expectFilesWhole(job_ids: readonly string[]): Promise<number> {
  const store = await openObjectStore({ ...settings(s3.endpoint), data_dir: '/nonexistent' });
  const { rows } = await stand.db.query<{ job_id: string; object_key: string; sha256: string }>(
    'SELECT job_id, object_key, sha256 FROM job_files WHERE job_id = ANY($1)',
    [job_ids],
  );
  for (const { object_key, sha256 } of rows) {
    const bytes = await store.getBytes(object_key);
    expect([
      object_key,
      createHash('sha256')
        .update(bytes ?? '')
        .digest('hex'),
    ]).toEqual([object_key, sha256]);
  }
  await store.close();
  expect(new Set(rows.map(({ job_id }) => job_id)).size).toBe(job_ids.length);
  return rows.length;
}

/** What requests that need the store itself are told: to come back, and nothing is kept of them. */
async function expectUploadRefused(): Promise<void> {
  const refused = await post(gateway.base, { tenant: stand.tenant, key: randomUUID(), path: '/v1/assets/image', body: { data: picture } });
  expect([refused.status, JSON.parse(refused.text)]).toMatchObject([503, { code: 'storage_unavailable' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
}

it.each(WAYS.map((name, i) => [name, i] as const))(
  'T15 waits out a store that is away by %s',
  async (name, i) => {
    const drawnBefore = workers.reduce((sum, { lines }) => sum + lines.filter(({ message }) => message === 'drawing').length, 0);
    const drawn = () =>
      workers.reduce((sum, { lines }) => sum + lines.filter(({ message }) => message === 'drawing').length, 0) - drawnBefore;
    const load = startLoad([gateway], { callers: 2, pause_ms: 700, request: ask });
    await until('some are accepted while all is well', () => load.answers.length >= 4);

    way = name;
    if (name === 'refused connections') await proxy.refuse();
    const awayFrom = Date.now();
    const away_ms = awayFor(WAYS.length - i);
    const one: Answer = await post(gateway.base, ask());
    await until('a job says that it waits', async () => (await get(`/v1/jobs/${jobOf(one)}`))['waiting_for'] === 'storage', limit(60_000));
    const record = await get(`/v1/jobs/${jobOf(one)}`);
    expect(record).toMatchObject({ http: 200, error: null, cost_charged: 0, waiting_since: expect.stringMatching(/^2.*Z$/) });
    expect(['queued', 'rendering']).toContain(record['status']);
    expect(await get('/readyz')).toMatchObject({ http: 200, status: 'ready', checks: { storage: 'degraded', database: 'ok' } });
    await expectUploadRefused();
    await sleep(Math.max(0, awayFrom + away_ms - Date.now()));
    const { rows: waiting } = await stand.db.query<{ n: number }>(
      "SELECT count(*)::int AS n FROM jobs WHERE status IN ('queued', 'rendering') AND job_type = 'slide'",
    );
    const drawnAway = drawn();

    const { rows: now } = await stand.db.query<{ at: string }>('SELECT now() AS at');
    const returned = now[0]?.at ?? '';
    way = null;
    if (name === 'refused connections') await proxy.listen();
    const awayed_ms = Date.now() - awayFrom;
    const backlog = load.answers.length;
    await load.stop();
    expect(load.failures).toEqual([]);
    await until('all have ended', stand.allEnded, limit(120_000));

    const job_ids = [...load.answers, one].map(jobOf);
    const { rows: ends } = await stand.db.query<{ status: string; job_type: string; charged: number; n: number; crashes: number }>(
      `SELECT j.status, j.job_type, j.cost_cents AS charged, count(*)::int AS n, max(j.crashes) AS crashes FROM jobs j
       WHERE j.job_id = ANY($1) GROUP BY 1, 2, 3 ORDER BY 2`,
      [job_ids],
    );
    expect(ends).toMatchObject([
      { status: 'complete', job_type: 'deck', charged: 5 * SLIDES_A_DECK, crashes: 0 },
      { status: 'complete', job_type: 'slide', charged: 5, crashes: 0 },
    ]);
    expect(ends.reduce((sum, { n }) => sum + n, 0)).toBe(job_ids.length);
    const { rows: unlike } = await stand.db.query(
      `SELECT j.job_id FROM jobs j LEFT JOIN ledger_transfers t ON t.job_id = j.job_id AND t.to_book IN ('revenue', 'slides_used', 'promo_expense')
       WHERE j.job_id = ANY($1) GROUP BY j.job_id, j.cost_cents
       HAVING COALESCE(sum(CASE t.unit WHEN 'SLIDE' THEN 5 * t.amount ELSE t.amount END), 0) > j.cost_cents`,
      [job_ids],
    );
    expect(unlike).toEqual([]);
    const { rows: late } = await stand.db.query<{ first_s: number; last_s: number }>(
      `SELECT round(extract(epoch FROM min(finished_at) - $2::timestamptz), 1)::float8 AS first_s,
              round(extract(epoch FROM max(finished_at) - $2::timestamptz), 1)::float8 AS last_s
       FROM jobs WHERE job_id = ANY($1) AND created_at < $2 AND finished_at >= $2`,
      [job_ids, returned],
    );
    const files = await expectFilesWhole(job_ids);
    const { failed = 0 } = await stand.counts();
    expect(failed).toBe(0);
    tally('T15', {
      away: name,
      's away': Math.round(awayed_ms / 1000),
      accepted: job_ids.length,
      complete: ends.reduce((sum, { n }) => sum + n, 0),
      'charged twice': unlike.length,
      'slides to draw at the return': waiting[0]?.n ?? 0,
      'slides drawn while away': drawnAway,
      'accepted by then': backlog,
      'first end after the return in s': late[0]?.first_s ?? 0,
      'longest wait after the return in s': late[0]?.last_s ?? 0,
      files,
    });
    await stand.expectLedgerBalance();
  },
  limit(180_000),
);
