/** Stopping and failing: no request is cut off in the middle, and no answer shows internals. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DrawingPool } from '../src/drawing/drawing.ts';
import { createThreadedDrawing } from '../src/drawing/threaded-drawing.ts';
import { type Harness, startHarness, WATERFALL, work } from './harness.ts';

describe('a gateway that is told to stop', () => {
  it('finishes what it has begun, says that it is closing, and takes nothing new', async () => {
    const harness = await startHarness();
    try {
      harness.rule = 'wait';
      const render = harness.request('/v1/render/intent', { json: WATERFALL });
      await expect
        .poll(async () => (await harness.jobs.list({ account_id: harness.alice.account_id, mode: 'live', limit: 1, offset: 0 })).total)
        .toBe(1);
      const closed = harness.gateway.close({ notice_ms: 3_000, grace_ms: 60_000 });
      const ready = await harness.request('/readyz');
      expect([ready.status, ready.headers.get('connection'), await ready.json()]).toMatchObject([
        503,
        'close',
        { code: 'service_unavailable', checks: { draining: 'failing' } },
      ]);
      const knock = () =>
        fetch(`${harness.base}/healthz`).then(
          () => 'open',
          () => 'closed',
        );
      await expect.poll(knock).toBe('closed');
      harness.rule = 'complete';
      await work(harness);
      expect((await render).status).toBe(200);
      await closed;
    } finally {
      await harness.close();
    }
  }, 600_000);

  it('cuts what does not end within its grace', async () => {
    const harness = await startHarness();
    try {
      harness.rule = 'wait';
      const render = harness.request('/v1/render/intent', { json: WATERFALL }).then(
        () => 'answered',
        () => 'cut',
      );
      await expect
        .poll(async () => (await harness.jobs.list({ account_id: harness.alice.account_id, mode: 'live', limit: 1, offset: 0 })).total)
        .toBe(1);
      await harness.gateway.close({ grace_ms: 300 });
      expect(await render).toBe('cut');
    } finally {
      await harness.close();
    }
  }, 600_000);
});

describe('a failure of ours', () => {
  let harness: Harness;
  let fail: Error | undefined;
  beforeAll(async () => {
    const real = createThreadedDrawing();
    const drawing: DrawingPool = {
      ...real,
      for: (asker) => ({
        ...real.for(asker),
        read: async (value, text) => {
          if (fail !== undefined) throw fail;
          return real.for(asker).read(value, text);
        },
      }),
    };
    harness = await startHarness({ drawing });
  }, 600_000);
  afterAll(() => harness.close());

  it('is a problem without a stack or an inner name, and a line in the log with both', async () => {
    fail = new Error('canary: /secret/path broke');
    const response = await harness.request('/v1/render/intent', { json: WATERFALL });
    fail = undefined;
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([500, { code: 'internal_error', actionable: false }]);
    expect(text).not.toMatch(/canary|secret|\.ts/);
    expect(harness.logLines.filter((line) => line.includes('canary'))).toHaveLength(1);
  });
  it('is 503 with a time to come back while the database is away', async () => {
    fail = Object.assign(new Error('terminating connection'), { code: '57P01' });
    const response = await harness.request('/v1/render/intent', { json: WATERFALL });
    fail = undefined;
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toMatchObject([
      503,
      '5',
      { code: 'service_unavailable' },
    ]);
  });
});

describe('limits', () => {
  it('answer 429 with when to come back', async () => {
    const verdict = { allowed: false, remaining: 0, retry_after_s: 7, reset_s: 60 };
    // A key that nobody has seen yet is counted as a guess before it is looked up.
    const passes = { allowed: true, remaining: 3, retry_after_s: 0, reset_s: 7 };
    const take = async (_key: string, { name }: { readonly name: string }) => (name === 'wrong-keys' ? passes : verdict);
    const harness = await startHarness({ limiter: { take } });
    try {
      const response = await harness.request('/v1/jobs');
      expect([response.status, response.headers.get('retry-after'), await response.json()]).toMatchObject([
        429,
        '7',
        { code: 'rate_limited', retry_after_s: 7 },
      ]);
      expect(response.headers.get('ratelimit')).toBe('"account";r=0;t=60');
    } finally {
      await harness.close();
    }
  }, 600_000);

  it.each([
    ['a proxy that nobody has named', undefined, '127.0.0.1'],
    ['a proxy that the settings name', ['127.0.0.0/8'], '203.0.113.9'],
  ])(
    'count the address that %s tells, as they should',
    async (_name, trusted_proxies, counted) => {
      const keys: string[] = [];
      const limiter = {
        take: async (key: string) => {
          keys.push(key);
          return { allowed: true, remaining: 1, retry_after_s: 0, reset_s: 1 };
        },
      };
      const harness = await startHarness({ limiter, ...(trusted_proxies === undefined ? {} : { trusted_proxies }) });
      try {
        await harness.request('/llms.txt', { as: null, headers: { 'x-forwarded-for': '203.0.113.9' } });
        expect(keys).toEqual([counted]);
      } finally {
        await harness.close();
      }
    },
    600_000,
  );
});
