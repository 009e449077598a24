/** Rate limits: exact under concurrency, smooth over time, one for an IPv6 subscriber, and the same in memory and in Redis. */
import { startTestRedis, type TestRedis } from '@deckwright/testkit/redis';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addressKey, openLimiter, type RateLimiter, rateHeaders } from '../../src/limits/index.ts';

const FIVE_AN_HOUR = { name: 'five', limit: 5, per_s: 3600 };

describe('in memory', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 });
  });
  afterEach(() => vi.useRealTimers());
  const open = () => openLimiter({ redis_url: undefined, now_ms: Date.now, onError: () => {} });
  const take = async (limiter: RateLimiter, times: number, policy = FIVE_AN_HOUR) =>
    (await Promise.all(Array.from({ length: times }, () => limiter.take('a', policy)))).filter((verdict) => verdict.allowed).length;

  it('lets exactly five of fifty through, and none more across the edge of an hour', async () => {
    const limiter = await open();
    vi.setSystemTime(3_599_000);
    expect(await take(limiter, 50)).toBe(5);
    vi.setSystemTime(3_601_000);
    expect(await take(limiter, 50)).toBe(0);
  });
  it.each([0, 1, 1800, 3599, 3600, 5000, 7199])('never doubles at an edge, wherever the first request came (at %i s)', async (first_s) => {
    // The hour since the first one, and the two next hours of the clock.
    for (const edge_s of [first_s + 3600, Math.ceil((first_s + 1) / 3600) * 3600, Math.ceil((first_s + 1) / 3600) * 3600 + 3600]) {
      const limiter = await open();
      vi.setSystemTime(first_s * 1000);
      expect(await take(limiter, 1)).toBe(1);
      vi.setSystemTime(Math.max(first_s * 1000, edge_s * 1000 - 1000));
      const before = await take(limiter, 50);
      vi.setSystemTime(edge_s * 1000 + 1000);
      expect(before + (await take(limiter, 50))).toBeLessThanOrEqual(5);
      vi.setSystemTime(edge_s * 1000 + 3 * 3_600_000);
      expect(await take(limiter, 50)).toBe(5);
    }
  });
  it('gives back little by little as an hour slides past, and says when', async () => {
    const limiter = await open();
    vi.setSystemTime(3_600_000 - 1);
    for (let i = 0; i < 5; i++) expect(await limiter.take('a', FIVE_AN_HOUR)).toMatchObject({ allowed: true, remaining: 4 - i });
    vi.setSystemTime(3_600_000);
    expect(await limiter.take('a', FIVE_AN_HOUR)).toEqual({ allowed: false, remaining: 0, retry_after_s: 720, reset_s: 3600 });
    vi.setSystemTime(3_600_000 + 719_000);
    expect((await limiter.take('a', FIVE_AN_HOUR)).allowed).toBe(false);
    vi.setSystemTime(3_600_000 + 720_000);
    expect((await limiter.take('a', FIVE_AN_HOUR)).allowed).toBe(true);
    expect((await limiter.take('a', FIVE_AN_HOUR)).allowed).toBe(false);
  });
  it('never refuses before the time that it named, and never after it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 60 }),
        fc.integer({ min: 1, max: 7 }),
        async (pauses_s, limit) => {
          const limiter = await open();
          const policy = { name: 'p', limit, per_s: 3600 };
          let now_s = 0;
          for (const pause_s of pauses_s) {
            now_s += pause_s;
            vi.setSystemTime(now_s * 1000);
            const verdict = await limiter.take('a', policy);
            expect(verdict.remaining).toBeLessThan(limit);
            if (verdict.allowed) continue;
            // A refused request does not count, so waiting as told is enough.
            now_s += verdict.retry_after_s;
            vi.setSystemTime(now_s * 1000 - 1001);
            expect((await limiter.take('a', policy)).allowed).toBe(false);
            vi.setSystemTime(now_s * 1000);
            expect((await limiter.take('a', policy)).allowed).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
  it('keeps keys and policies apart', async () => {
    const limiter = await open();
    const one = { name: 'one', limit: 1, per_s: 60 };
    expect((await limiter.take('a', one)).allowed).toBe(true);
    expect((await limiter.take('b', one)).allowed).toBe(true);
    expect((await limiter.take('a', { ...one, name: 'other' })).allowed).toBe(true);
    expect((await limiter.take('a', one)).allowed).toBe(false);
  });
});

describe('in Redis', () => {
  let redis: TestRedis;
  beforeAll(async () => {
    redis = await startTestRedis();
  });
  afterAll(() => redis.stop());

  it('counts for all replicas together, and goes on counting alone while Redis is away', async () => {
    const errors: unknown[] = [];
    // Ten minutes into an hour: no edge comes by during the test.
    const base = Math.floor(Date.now() / 3_600_000) * 3_600_000 + 600_000 - performance.now();
    const open = () =>
      openLimiter({ redis_url: redis.url, now_ms: () => base + performance.now(), onError: (error) => errors.push(error) });
    const [one, two] = [await open(), await open()];
    const burst = (key: string) => Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? one : two).take(key, FIVE_AN_HOUR)));
    const verdicts = await burst('a');
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(5);
    expect(verdicts.find((verdict) => !verdict.allowed)).toMatchObject({ remaining: 0 });
    expect(errors).toEqual([]);

    await redis.crash();
    const alone = await Promise.all(Array.from({ length: 50 }, () => one.take('b', FIVE_AN_HOUR)));
    expect(alone.filter((verdict) => verdict.allowed)).toHaveLength(5);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    // A limit is not lifted by taking Redis away from a service that has just refused.
    expect((await one.take('b', FIVE_AN_HOUR)).allowed).toBe(false);

    await redis.restart();
    await expect.poll(async () => (await Promise.all([one.take('c', FIVE_AN_HOUR), two.take('c', FIVE_AN_HOUR)])).length).toBe(2);
    await Promise.all([one.close(), two.close()]);
  });

  it('opens without Redis, and uses it once it is there', async () => {
    await redis.crash();
    const limiter = await openLimiter({ redis_url: redis.url, now_ms: Date.now, onError: () => {} });
    expect((await limiter.take('d', FIVE_AN_HOUR)).allowed).toBe(true);
    await redis.restart();
    const other = await openLimiter({ redis_url: redis.url, now_ms: Date.now, onError: () => {} });
    const policy = { name: 'together', limit: 3, per_s: 3600 };
    await expect
      .poll(async () => {
        const key = `${Math.random()}`;
        const verdicts = [await limiter.take(key, policy), await other.take(key, policy)];
        return verdicts.map((verdict) => verdict.remaining);
      })
      .toEqual([2, 1]);
    await Promise.all([limiter.close(), other.close()]);
  });
});

describe('the key of an address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['nonsense', 'unknown'],
  ])('of %s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key);
  });
});

it('says in headers what is left and when to come back', () => {
  const verdict = { allowed: false, remaining: 0, retry_after_s: 0, reset_s: 30 };
  expect(rateHeaders(FIVE_AN_HOUR, verdict)).toEqual({
    'RateLimit-Policy': '"five";q=5;w=3600',
    RateLimit: '"five";r=0;t=30',
    'Retry-After': '1',
  });
});
