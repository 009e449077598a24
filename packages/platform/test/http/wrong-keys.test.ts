/** Wrong keys over HTTP: bounded for an address before anybody is asked whose they are, and no harm to those who work there. */
import { createApp, jsonReply, listen, routeDefiner } from '@deckwright/platform/http';
import { openLimiter } from '@deckwright/platform/limits';
import { createLogger } from '@deckwright/platform/telemetry';
import { expect, it } from 'vitest';
import { z } from 'zod';

const defineRoute = routeDefiner<object>();
const whoami = defineRoute({
  method: 'get',
  path: '/whoami',
  tag: 'Test',
  summary: 'Who asks',
  auth: 'key',
  answers: { 200: { description: 'The account.', schema: z.object({ account_id: z.string() }) } },
  errors: [],
  handle: async ({ principal }) => jsonReply(200, { account_id: principal.account_id }),
});

async function start() {
  let now_ms = 1_800_000_000_000;
  const asked: string[] = [];
  const knownKeys = new Set<string>();
  const holders = new Map([
    ['right', 'acc_right'],
    ['fresh', 'acc_fresh'],
  ]);
  const app = createApp({
    routes: [whoami],
    kit: {},
    readJson: (text) => ({ ok: true, value: JSON.parse(text) as unknown }),
    authenticate: async (key) => {
      asked.push(key);
      const account_id = holders.get(key);
      if (account_id === undefined) return null;
      knownKeys.add(key);
      return { account_id, key_id: 1, mode: 'live' };
    },
    isKnownKey: (key) => knownKeys.has(key),
    limiter: await openLimiter({ redis_url: undefined, now_ms: () => now_ms, onError: () => {} }),
    limits: {
      account: { name: 'account', limit: 1e6, per_s: 60, by: 'account' },
      address: { name: 'address', limit: 1e6, per_s: 60, by: 'address' },
      wrong_keys: { name: 'wrong-keys', limit: 10, per_s: 60, by: 'address' },
    },
    answers: { claimKey: async () => ({ outcome: 'fresh' }), putAnswer: async () => {}, releaseKey: async () => {} },
    log: createLogger({ level: 'silent', service: 'test' }),
    now_ms: () => performance.now(),
    // The tests say from where they come.
    trusted_proxies: ['127.0.0.0/8'],
    draining: () => false,
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const ask = (key: string, from = '198.51.100.7') =>
    fetch(`http://127.0.0.1:${server.port}/whoami`, { headers: { 'x-api-key': key, 'x-forwarded-for': from } });
  return { ask, asked, holders, known: knownKeys, pass: (ms: number) => (now_ms += ms), close: () => server.close(0) };
}

it('refuses wrong keys of an address with 429 when there have been too many, without asking whose they are', async () => {
  const { ask, asked, holders, known: knownKeys, pass, close } = await start();
  expect((await ask('right')).status).toBe(200);
  asked.length = 0;

  const answers = await Promise.all(Array.from({ length: 200 }, (_, i) => ask(`wrong ${i}`)));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  expect([count(401), count(429)]).toEqual([10, 190]);
  expect(asked).toHaveLength(10);
  const refused = answers.find((answer) => answer.status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused?.json()).toMatchObject({ code: 'rate_limited', detail: expect.stringContaining('10 wrong keys in 60 seconds') });

  // Who worked there before is not shut out; another address is another's.
  expect((await ask('right')).status).toBe(200);
  expect((await ask('fresh')).status).toBe(429);
  expect((await ask('fresh', '203.0.113.9')).status).toBe(200);
  // A right one is known from now on.
  expect((await ask('fresh')).status).toBe(200);

  // One that has been revoked is a wrong one, whatever is remembered of it.
  holders.delete('right');
  knownKeys.add('right');
  expect((await ask('right')).status).toBe(429);

  pass(121_000);
  expect((await ask('wrong again')).status).toBe(401);
  await close();
});

it('counts all addresses of one IPv6 network together, and right keys not at all', async () => {
  const { ask, asked, close } = await start();
  const spread = await Promise.all(Array.from({ length: 30 }, (_, i) => ask(`wrong ${i}`, `2001:db8:1:2:${i.toString(16)}::1`)));
  expect(spread.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(asked).toHaveLength(10);
  expect((await ask('wrong', '2001:db8:1:3::1')).status).toBe(401);
  const right = await Promise.all(Array.from({ length: 40 }, () => ask('right', '2001:db8:9::1')));
  expect(right.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(10);
  // What was counted for them while nobody knew was given back.
  expect((await ask('wrong', '2001:db8:9::2')).status).toBe(401);
  await close();
});
