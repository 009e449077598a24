/** Trials of the whole service without its queue: Redis gone and back empty, Redis full, and what ten thousand jobs leave in it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { limit, rounds, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Stand, startStand } from '../../render-worker/test/_stand.ts';
import { type Answer, jobOf, post } from './_callers.ts';

let stand: Stand;
beforeAll(async () => {
  if (hasRedis()) stand = await startStand({ queue: 'redis' });
}, 180_000);
afterEach(() => stand?.killWorkers());
afterAll(() => stand?.stop(), 30_000);

const ask = () => ({ tenant: stand.tenant, key: randomUUID(), body: stand.slide(), headers: { prefer: 'respond-async' } });
const unsent = async (): Promise<number> =>
  (await stand.db.query<{ n: number }>('SELECT count(*) AS n FROM outbox WHERE sent_at IS NULL')).rows[0]?.n ?? 0;
const get = (base: string, path: string, key = stand.tenant.key) => fetch(base + path, { headers: { 'x-api-key': key } });
/** Bytes that Redis uses. */
const used = async (): Promise<number> => Number(/used_memory:(\d+)/.exec(await stand.redis!.command('INFO memory'))?.[1]);

/** With the lease that ships: nobody dies here, and whoever is only slow keeps what it holds. */
const startWorker = () => stand.startWorker({ pause_ms: 0, lease_ms: 15_000 });

describe.skipIf(!hasRedis())('without its queue', () => {
  it(
    'T05 accepts, answers and keeps to its limits while Redis is gone, and drains the outbox when it is back empty',
    async () => {
      const gateway = await stand.startGateway({ is_limited: true });
      const workers = [startWorker(), startWorker()];
      await Promise.all(workers.map((worker) => worker.ready));
      const first = await post(gateway.base, ask());
      const accepted: Answer[] = [first];
      let reads = 0;
      let limited = 0;
      let slowest_ms = 0;
      for (const round of rounds(1, 10)) {
        await stand.redis!.crash();
        // From one second to a minute.
        const ends = Date.now() + [1, 2, 5, 10, 15, 20, 30, 40, 50, 60][round]! * 1_000;
        do {
          const answers = await Promise.all([post(gateway.base, ask()), post(gateway.base, ask()), post(gateway.base, ask())]);
          expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
          accepted.push(...answers);
          const read = await get(gateway.base, `/v1/jobs/${jobOf(first)}`);
          expect([read.status, (await read.text()) !== '']).toEqual([200, true]);
          reads += 1;
          await sleep(50);
        } while (Date.now() < ends);
        // Thirty wrong keys a minute, whoever counts them.
        const wrong = await Promise.all(Array.from({ length: 70 }, (_, i) => get(gateway.base, '/v1/account', `wrong ${i}`)));
        const refused = wrong.filter(({ status }) => status === 429);
        expect(wrong.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(30);
        expect(refused.length).toBeGreaterThanOrEqual(40);
        expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
        limited += refused.length;
        expect(await (await fetch(`${gateway.base}/readyz`)).json()).toMatchObject({ status: 'ready', checks: { queue: 'degraded' } });
        await stand.redis!.restart();
        const back = performance.now();
        await until('the outbox is empty', async () => (await unsent()) === 0, 60_000);
        await until('all have ended', stand.allEnded, 120_000);
        slowest_ms = Math.max(slowest_ms, performance.now() - back);
      }
      await stand.expectAllWhole(accepted.map(jobOf));
      tally('T05', {
        'times gone': sized(1, 10),
        accepted: accepted.length,
        'read meanwhile': reads,
        'wrong keys refused': limited,
        'all done after, at most ms': Math.round(slowest_ms),
        ...(await stand.expectLedgerBalance()),
      });
    },
    limit(240_000),
  );

  it(
    'T06 takes work while Redis is full, goes on when it is not, and leaves little in it',
    async () => {
      const redis = stand.redis!;
      const gateway = await stand.startGateway();
      const workers = [startWorker(), startWorker()];
      await Promise.all(workers.map((worker) => worker.ready));
      const before = await post(gateway.base, ask());
      await until('work is done', stand.allEnded);
      await redis.command('CONFIG SET maxmemory 1');
      const meanwhile = await Promise.all(Array.from({ length: 10 }, () => post(gateway.base, ask())));
      expect(meanwhile.map(({ status }) => status)).toEqual(Array(10).fill(202));
      await until('the queue is degraded', async () => {
        const { status, checks } = (await (await fetch(`${gateway.base}/readyz`)).json()) as { status: string; checks: { queue: string } };
        return status === 'ready' && checks.queue === 'degraded';
      });
      // Nothing was lost on the way: it waits where it is written.
      expect(await unsent()).toBeGreaterThan(0);
      await redis.command('CONFIG SET maxmemory 0');
      await until('all have ended', stand.allEnded, 60_000);
      await stand.expectAllWhole([before, ...meanwhile].map(jobOf));

      let finished = 0;
      while (finished < sized(60, 10_000)) {
        await stand.accept(sized(60, 500));
        finished += sized(60, 500);
        await until('all have ended', stand.allEnded, 600_000);
      }
      const bytes = await used();
      expect(bytes).toBeLessThan(64 * 1024 * 1024);
      tally('T06', {
        'accepted while full': meanwhile.length,
        finished,
        'Redis MiB': Math.round((bytes / 2 ** 20) * 10) / 10,
        keys: Number(/:(\d+)/.exec(await redis.command('DBSIZE'))?.[1]),
        ...(await stand.expectLedgerBalance()),
      });
    },
    limit(240_000),
  );
});
