/** A limit that an operator gave to one key, over HTTP: it stands in place of the ordinary one, and of nothing beside it. */
import { createApp, jsonReply, listen, routeDefiner } from '@deckwright/platform/http';
import { openLimiter } from '@deckwright/platform/limits';
import { createLogger } from '@deckwright/platform/telemetry';
import { expect, it } from 'vitest';
import { z } from 'zod';

const work = routeDefiner<object>()({
  method: 'get',
  path: '/work',
  tag: 'Test',
  summary: 'Work',
  auth: 'key',
  limit: { name: 'work', limit: 1, per_s: 60, by: 'account', also: { name: 'work-hour', limit: 4, per_s: 3600 } },
  answers: { 200: { description: 'Done.', schema: z.object({}) } },
  errors: [],
  handle: async () => jsonReply(200, {}),
});

it('leaves the count over a longer time, by that key alone', async () => {
  let now_ms = 1_800_000_000_000;
  const own = { plain: {}, fast: { work: 3 } };
  const app = createApp({
    routes: [work],
    kit: {},
    readJson: (text) => ({ ok: true, value: JSON.parse(text) as unknown }),
    authenticate: async (key) =>
      key === 'plain' || key === 'fast'
        ? { account_id: 'acc', key_id: key === 'plain' ? 1 : 2, mode: 'live', rate_limits: own[key] }
        : null,
    limiter: await openLimiter({ redis_url: undefined, now_ms: () => now_ms, onError: () => {} }),
    limits: {
      account: { name: 'account', limit: 1e6, per_s: 60, by: 'account' },
      address: { name: 'address', limit: 1e6, per_s: 60, by: 'address' },
    },
    answers: { claimKey: async () => ({ outcome: 'fresh' }), putAnswer: async () => {}, releaseKey: async () => {} },
    draining: () => false,
    log: createLogger({ level: 'silent', service: 'test' }),
    now_ms: () => performance.now(),
  });
  const http = await listen(app, { host: '127.0.0.1', port: 0 });
  const ask = async (key: string) => {
    const response = await fetch(`http://127.0.0.1:${http.port}/work`, { headers: { authorization: `Bearer ${key}` } });
    return [response.status, /"([\w-]+)"/.exec(response.headers.get('ratelimit-policy') ?? '')?.[1]];
  };
  expect([await ask('plain'), await ask('plain')]).toEqual([
    [200, 'work'],
    [429, 'work'],
  ]);
  expect([await ask('fast'), await ask('fast'), await ask('fast'), await ask('fast')]).toEqual([
    [200, 'work'],
    [200, 'work'],
    [200, 'work'],
    [429, 'work'],
  ]);
  now_ms += 200_000;
  expect([await ask('fast'), await ask('fast')]).toEqual([
    [200, 'work-hour'],
    [429, 'work-hour'],
  ]);
  expect(await ask('plain')).toEqual([200, 'work']);
  await http.close(0);
});
