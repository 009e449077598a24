/** The wrapper, proved on every route by tables made of the routes: limits, keys sent twice, timings, and the list of the specification. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { credit } from '@deckwright/platform/billing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '../src/gateway.ts';
import { brokenCode } from './_code-stand.ts';
import { type Harness, startHarness, WATERFALL, work } from './harness.ts';

let harness: Harness;
let isOpen = true;
beforeAll(async () => {
  const limiter = {
    take: async () =>
      isOpen
        ? { allowed: true, remaining: 3, retry_after_s: 0, reset_s: 7 }
        : { allowed: false, remaining: 0, retry_after_s: 7, reset_s: 60 },
  };
  harness = await startHarness({ limiter, code: brokenCode });
  // Free slides pay for slides alone.
  const { account_id } = harness.alice;
  await credit(harness.db, { account_id, kind: 'topup', amount: 1_000, reference: account_id, reason: 'test' });
  // A key that was right before passes the limit of wrong ones.
  await harness.request('/v1/account');
});
afterAll(() => harness.close());
beforeEach(() => {
  isOpen = true;
  harness.rule = 'complete';
});

const pathOf = (template: string) => template.replaceAll(/\{\w+\*?\}/g, 'none');
const namedRoutes = routes.map((route) => ({ name: `${route.method.toUpperCase()} ${route.path}`, route }));
type Body = Record<string, unknown>;
const read = async (response: Response): Promise<Body> => (await response.json()) as Body;
let serial = 0;
const fresh = () => ({ ...WATERFALL, headline: `Sent twice ${++serial}` });

describe('limits', () => {
  it.each(namedRoutes)('$name answers 429 with the headers of its policy', async ({ route }) => {
    isOpen = false;
    const response = await harness.request(pathOf(route.path), { method: route.method.toUpperCase() });
    expect([response.status, await read(response)]).toMatchObject([429, { code: 'rate_limited', retry_after_s: 7 }]);
    const name = route.limit?.name ?? '(account|address)';
    expect(response.headers.get('ratelimit-policy')).toMatch(new RegExp(`^"${name}";q=\\d+;w=\\d+$`));
    expect(response.headers.get('ratelimit')).toMatch(/;r=0;t=60$/);
    expect(response.headers.get('retry-after')).toBe('7');
  });
  it('stand on answers that pass, too', async () => {
    const response = await harness.request('/v1/account');
    expect(response.headers.get('ratelimit')).toBe('"account";r=3;t=7');
    expect(response.headers.get('retry-after')).toBeNull();
  });
  it('are a fifth for a test key, counted apart from those of live ones', async () => {
    const { text } = await harness.keys.createKey(harness.alice.account_id, 'trial', 'test');
    const headers = async (path: string) => (await harness.request(path, { as: { ...harness.alice, key: text } })).headers;
    expect((await headers('/v1/account')).get('ratelimit-policy')).toBe('"account-test";q=2400;w=60');
    expect((await headers('/v1/auth/keys/default')).get('ratelimit-policy')).toBe('"keys-test";q=12;w=3600');
  });
});

describe('a key sent twice (T28)', () => {
  const send = (json: unknown, key: string, as = harness.alice) =>
    harness.request('/v1/render/intent', { as, json, headers: { 'idempotency-key': key } });
  const jobsOf = async (account_id: string) => (await harness.jobs.list({ account_id, mode: 'live', limit: 1, offset: 0 })).total;

  it('does the work once for fifty requests at the same time: one answer, the others are told to wait', async () => {
    harness.rule = 'wait';
    const before = await jobsOf(harness.alice.account_id);
    const json = fresh();
    const first = send(json, 'fifty');
    const others = Promise.all(Array.from({ length: 49 }, () => send(json, 'fifty')));
    await expect.poll(() => jobsOf(harness.alice.account_id)).toBe(before + 1);
    setTimeout(() => {
      harness.rule = 'complete';
      void work(harness);
    }, 300);
    const answers = await Promise.all(
      [first, ...(await others)].map(async (answer) => [(await answer).status, await (await answer).text()] as const),
    );
    expect(answers.filter(([status]) => status === 200).length).toBeGreaterThanOrEqual(1);
    for (const [status, text] of answers) {
      expect([200, 409]).toContain(status);
      if (status === 409) expect(JSON.parse(text)).toMatchObject({ code: 'idempotency_in_progress' });
    }
    const again = await send(json, 'fifty');
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect([200, await again.text()]).toEqual(answers.find(([status]) => status === 200));
    expect(await jobsOf(harness.alice.account_id)).toBe(before + 1);
  });

  it('refuses another body or another address under the same key', async () => {
    await send(fresh(), 'mine');
    const other = await send(fresh(), 'mine');
    expect([other.status, await read(other)]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
    const elsewhere = await harness.request('/v1/feedback', {
      json: { category: 'bug', message: 'm' },
      headers: { 'idempotency-key': 'mine' },
    });
    expect(elsewhere.status).toBe(422);
  });

  it('is nobody else’s key', async () => {
    const json = fresh();
    const [ours, theirs] = [await read(await send(json, 'shared')), await read(await send(json, 'shared', harness.bob))];
    expect(theirs['job_id']).not.toBe(ours['job_id']);
  });

  it('is forgotten after 24 hours', async () => {
    const json = fresh();
    const first = await read(await send(json, 'old'));
    await harness.db.query("UPDATE idempotency_keys SET expires_at = now() - interval '1 second' WHERE key = 'old'");
    expect((await read(await send(json, 'old')))['job_id']).not.toBe(first['job_id']);
  });

  it('gives the first answer of what makes no job, too', async () => {
    const ask = () => harness.request('/v1/feedback', { json: { category: 'bug', message: 'm' }, headers: { 'idempotency-key': 'fb' } });
    const first = await read(await ask());
    const second = await ask();
    expect([second.headers.get('idempotent-replayed'), await read(second)]).toEqual(['true', first]);
  });

  it('saves nothing of a refusal before the work: the mended request may come under the same key', async () => {
    expect((await send({ ...fresh(), form: 'nothing_like_it' }, 'mended')).status).toBe(422);
    expect((await send(fresh(), 'mended')).status).toBe(200);
  });
});

describe('what every answer carries', () => {
  it('says where the time went', async () => {
    const timing = (await harness.request('/v1/render/intent', { json: fresh() })).headers.get('server-timing') ?? '';
    for (const step of ['auth', 'read', 'accept', 'render', 'job-queued', 'job-work', 'total'])
      expect(timing).toMatch(new RegExp(`\\b${step};dur=\\d`));
  });
  const billable = namedRoutes.filter(({ route }) => route.cost_usd !== undefined);
  it.each(billable)('$name documents its cost, its 402 and the fields that say who paid', async ({ route }) => {
    expect(route.errors.map((error) => error.code)).toContain('insufficient_balance');
    expect(await read(await harness.request(route.path, { json: route.example?.body }))).toMatchObject({
      cost: expect.any(Number),
      cost_charged: expect.any(Number),
      charged_to: expect.stringMatching(/^(plan|free_slides|wallet|none)$/),
    });
  });
});

const shared = process.env['DECKWRIGHT_SHARED'] ?? join(import.meta.dirname, '../../../../shared');
const list = join(shared, 'spec/endpoints.json');
describe.skipIf(!existsSync(list))('the list of the specification', () => {
  const specified = (existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : []) as { method: string; path: string; auth: string }[];
  const withoutNames = (path: string) => path.replaceAll(/\{\w+\*?\}/g, '{}');
  const served = new Map(namedRoutes.map(({ route }) => [`${route.method.toUpperCase()} ${withoutNames(route.path)}`, route]));
  it.each(specified)('$method $path stands in the table with its kind of credential', ({ method, path, auth }) => {
    const route = served.get(`${method} ${withoutNames(path)}`);
    expect(route).toBeDefined();
    if (auth === 'key') expect(route?.auth).toMatch(/^(?:live_)?key$/);
  });
});
