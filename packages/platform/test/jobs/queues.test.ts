import { setTimeout as sleep } from 'node:timers/promises';
import { hasRedis, startTestRedis, type TestRedis } from '@deckwright/testkit/redis';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Consumer, createPostgresQueues, type Message, type Queues } from '../../src/jobs/index.ts';
import { checkRedis, createRedisQueues } from '../../src/jobs/queues-redis.ts';
import { startTestDatabase, type TestDatabase, until } from './_setup.ts';

let test: TestDatabase;
let redis: TestRedis | undefined;

beforeAll(async () => {
  test = await startTestDatabase();
  if (hasRedis()) redis = await startTestRedis();
});

afterAll(async () => {
  await redis?.stop();
  await test?.stop();
});

const message = (key: string): Message => ({ key, payload: Buffer.from(key) });
const messages = (name: string, count: number) => Array.from({ length: count }, (_, i) => message(`${name}${i}:1`));

const kinds: { name: string; open: () => Queues; lose: () => Promise<void> }[] = [
  {
    name: 'the Postgres queues',
    open: () => createPostgresQueues(test.db),
    lose: async () => void (await test.db.query('TRUNCATE doorbell_rings')),
  },
  {
    name: 'the Redis queues',
    open: () => createRedisQueues({ url: redis!.url, onError: () => {}, lock_ms: 60_000, stalled_check_ms: 30_000 }),
    lose: async () => redis!.flush(),
  },
];

// One contract, every implementation.
describe.each(kinds)('$name', ({ name, open, lose }) => {
  let queues: Queues;
  const consumers: Consumer[] = [];
  const skip = name.includes('Redis') && !hasRedis();
  let queue = '';
  let count = 0;

  const listen = (concurrency: number, handle: (message: Message) => Promise<void>) => {
    const consumer = queues.consume(queue, { concurrency, handle, onError: () => {} });
    consumers.push(consumer);
    return consumer;
  };

  beforeAll(() => {
    if (!skip) queues = open();
  });

  afterEach(async () => {
    await Promise.all(consumers.splice(0).map((consumer) => consumer.close(2_000)));
  });

  afterAll(async () => {
    await queues?.close();
  });

  const check = (title: string, work: () => Promise<void>) =>
    it.skipIf(skip)(title, async () => {
      count += 1;
      queue = `q${count}`;
      await work();
    });

  check('carries payloads unchanged, in order', async () => {
    const received: string[] = [];
    await queues.publish(queue, messages('a', 50));
    listen(1, async ({ key, payload }) => {
      expect(Buffer.from(payload).toString()).toBe(key);
      received.push(key);
    });
    await until(() => received.length === 50);
    expect(received).toEqual(messages('a', 50).map((r) => r.key));
  });

  check('takes a key once while it holds it', async () => {
    await queues.publish(queue, messages('b', 3));
    await queues.publish(queue, messages('b', 5));
    const received: string[] = [];
    listen(2, async ({ key }) => void received.push(key));
    await until(() => received.length >= 5);
    await sleep(100);
    expect(received.sort()).toEqual(messages('b', 5).map((r) => r.key));
  });

  check('says which messages still wait, and forgets none but the lost', async () => {
    await queues.publish(queue, messages('c', 300));
    const keys = [...messages('c', 300).map((r) => r.key), 'never:1'];
    expect((await queues.held(queue, keys)).size).toBe(300);
    expect(await queues.count(queue)).toBe(300);
    await lose();
    expect((await queues.held(queue, keys)).size).toBe(0);
    expect(await queues.count(queue)).toBe(0);
  });

  check('shares 2,000 messages among three consumers, each received once', async () => {
    const received: string[] = [];
    for (let i = 0; i < 3; i += 1) listen(10, async ({ key }) => void received.push(key));
    const all = messages('d', 2_000);
    for (let from = 0; from < all.length; from += 200) await queues.publish(queue, all.slice(from, from + 200));
    await until(() => received.length >= 2_000);
    await sleep(50);
    expect(received).toHaveLength(2_000);
    expect(new Set(received).size).toBe(2_000);
  });

  check('never runs more at a time than it may', async () => {
    let active = 0;
    let most = 0;
    let done = 0;
    let fill = () => {};
    const full = new Promise<void>((resolve) => {
      fill = resolve;
    });
    listen(3, async () => {
      active += 1;
      most = Math.max(most, active);
      if (most === 3) fill();
      await full;
      await sleep(15);
      active -= 1;
      done += 1;
    });
    await queues.publish(queue, messages('e', 20));
    await until(() => done === 20);
    expect(most).toBe(3);
  });

  check('goes on after a handler fails', async () => {
    const received: string[] = [];
    listen(1, async ({ key }) => {
      received.push(key);
      if (key === 'f1:1') throw new Error('crash');
    });
    await queues.publish(queue, messages('f', 4));
    await until(() => received.length === 4);
    expect(received).toHaveLength(4);
  });

  check('wakes a sleeping listener', async () => {
    let woken = false;
    listen(1, async () => {
      woken = true;
    });
    await sleep(1_200);
    await queues.publish(queue, [message('g:1')]);
    await until(() => woken);
  });

  check('finishes what is in hand when it closes, and takes nothing more', async () => {
    let finished = 0;
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const consumer = listen(2, async () => {
      await held;
      finished += 1;
    });
    await queues.publish(queue, messages('h', 10));
    await until(() => consumer.active === 2);
    const closed = consumer.close(50_000);
    letGo();
    expect(await closed).toBe(true);
    expect(finished).toBe(2);
    await sleep(300);
    expect(finished).toBe(2);
  });

  check('closes in time although a handler hangs', async () => {
    const consumer = listen(1, () => new Promise(() => {}));
    await queues.publish(queue, [message('i:1')]);
    await until(() => consumer.active === 1);
    expect(await consumer.close(300)).toBe(false);
  });

  check('hears again after it was rebuilt', async () => {
    const received: string[] = [];
    const consumer = listen(2, async ({ key }) => void received.push(key));
    await consumer.rebuild();
    await queues.publish(queue, messages('k', 5));
    await until(() => received.length === 5);
  });

  check('answers a readiness probe', async () => {
    await queues.ping();
  });
});

describe.skipIf(!hasRedis())('Redis trouble', () => {
  it('rejects while Redis is away, works when it is back, and closes in time meanwhile', async () => {
    const server = await startTestRedis();
    const queues = createRedisQueues({ url: server.url, onError: () => {} });
    const received: string[] = [];
    const consumer = queues.consume('q', { concurrency: 1, handle: async ({ key }) => void received.push(key), onError: () => {} });
    await queues.publish('q', [message('a:1')]);
    await until(() => received.length === 1);
    await server.crash();
    await expect(queues.publish('q', [message('b:1')])).rejects.toThrow();
    await server.restart();
    await until(() =>
      queues.publish('q', [message('c:1')]).then(
        () => true,
        () => false,
      ),
    );
    await until(() => received.includes('c:1'));
    await server.crash();
    await consumer.close(500);
    await queues.close(500);
    await server.stop();
  });

  it('is refused when it may drop keys, in one line with the remedy', async () => {
    const server = await startTestRedis('allkeys-lru');
    await expect(checkRedis(server.url)).rejects.toThrow(/maxmemory-policy allkeys-lru.*noeviction/);
    await server.stop();
    await expect(checkRedis(server.url)).rejects.toThrow(/Redis cannot be reached/);
    await checkRedis(redis!.url);
  });
});
