/** Rate limits: exact under concurrency, smooth over time, one for an IPv6 subscriber, and the same in memory and in Redis. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@deckwright/testkit/postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressKey, createMemoryLimiter, openLimiter, rateHeaders } from '../../src/limits/index.ts';

const FIVE_AN_HOUR = { name: 'five', limit: 5, per_s: 3600 };

describe('in memory', () => {
  it('lets exactly five of fifty through, and none more across the edge of an hour', async () => {
    let now = 3_599_000;
    const limiter = createMemoryLimiter(() => now);
    const take = async () =>
      (await Promise.all(Array.from({ length: 50 }, () => limiter.take('a', FIVE_AN_HOUR)))).filter((verdict) => verdict.allowed).length;
    expect(await take()).toBe(5);
    now += 2_000;
    expect(await take()).toBe(0);
  });
  it('gives one back each interval, and says when', async () => {
    let now = 0;
    const limiter = createMemoryLimiter(() => now);
    for (let i = 0; i < 5; i++) expect(await limiter.take('a', FIVE_AN_HOUR)).toMatchObject({ allowed: true, remaining: 4 - i });
    expect(await limiter.take('a', FIVE_AN_HOUR)).toEqual({ allowed: false, remaining: 0, retry_after_s: 720, reset_s: 3600 });
    now += 719_000;
    expect((await limiter.take('a', FIVE_AN_HOUR)).allowed).toBe(false);
    now += 1_000;
    expect((await limiter.take('a', FIVE_AN_HOUR)).allowed).toBe(true);
    expect((await limiter.take('a', FIVE_AN_HOUR)).allowed).toBe(false);
  });
  it('keeps keys and policies apart', async () => {
    const limiter = createMemoryLimiter(() => 0);
    const one = { name: 'one', limit: 1, per_s: 60 };
    expect((await limiter.take('a', one)).allowed).toBe(true);
    expect((await limiter.take('b', one)).allowed).toBe(true);
    expect((await limiter.take('a', { ...one, name: 'other' })).allowed).toBe(true);
    expect((await limiter.take('a', one)).allowed).toBe(false);
  });
});

describe('in Redis', () => {
  let server: ChildProcess;
  let url: string;
  let dir: string;
  beforeAll(async () => {
    const port = await freePort();
    dir = mkdtempSync(join(tmpdir(), 'deckwright-redis-'));
    server = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', dir], { stdio: 'ignore' });
    url = `redis://127.0.0.1:${port}`;
  });
  afterAll(async () => {
    server.kill('SIGKILL');
    rmSync(dir, { recursive: true, force: true });
  });

  it('counts for all replicas together, and goes on counting alone while Redis is away', async () => {
    const errors: unknown[] = [];
    const open = () => openLimiter({ redis_url: url, now_ms: () => Date.now(), onError: (error) => errors.push(error) });
    const [one, two] = [await open(), await open()];
    await expect
      .poll(
        async () => {
          errors.length = 0;
          await Promise.all([
            one.take('probe', { name: 'probe', limit: 1000, per_s: 1 }),
            two.take('probe', { name: 'probe', limit: 1000, per_s: 1 }),
          ]);
          return errors.length;
        },
        { timeout: 10_000 },
      )
      .toBe(0);
    const verdicts = await Promise.all(Array.from({ length: 50 }, (_, i) => (i % 2 ? one : two).take('a', FIVE_AN_HOUR)));
    expect(verdicts.filter((verdict) => verdict.allowed)).toHaveLength(5);
    expect(verdicts.find((verdict) => !verdict.allowed)).toMatchObject({ remaining: 0, retry_after_s: 720 });

    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
    const alone = await Promise.all(Array.from({ length: 50 }, () => one.take('b', FIVE_AN_HOUR)));
    expect(alone.filter((verdict) => verdict.allowed)).toHaveLength(5);
    expect(errors.length).toBeGreaterThan(0);
    await Promise.all([one.close(), two.close()]);
  }, 30_000);
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
