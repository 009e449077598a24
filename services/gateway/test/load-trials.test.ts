/** Trials of the service as it ships under load: for long, to see what it keeps; and five times too much, to see that it recovers. */
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { isSoak, limit, sized, tally, timeLeft } from '@deckwright/testkit/trial';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BenchService, startBenchService } from '../bench/_service.ts';
import { intent, quantile, rssMb, send } from '../bench/callers.ts';

let service: BenchService;
let worker: ReturnType<BenchService['start']>;
beforeAll(async () => {
  if (!hasRedis()) return;
  service = await startBenchService();
  worker = service.start('worker');
  await service.ready(1);
}, 180_000);
afterAll(() => service?.stop(), 60_000);

let serial = 0;
const key = (n: number) => service.keys[n % service.keys.length] ?? '';
const render = (n: number, headers: Record<string, string> = {}) =>
  send(service.agent, service.base, '/v1/render/intent', { key: key(n), json: { ...intent(n), outputs: ['pptx', 'png'] }, headers });
const live = async (): Promise<number> => (await service.db.query("SELECT 1 FROM jobs WHERE status IN ('queued', 'rendering')")).rowCount;
const fds = (pid: number | undefined): number => {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return 0;
  }
};

/** Growth of a straight line through the values, in per cent of their mean an hour. */
function slope(values: readonly { readonly at_s: number; readonly value: number }[]): number {
  const mean = (pick: (one: { at_s: number; value: number }) => number) => values.reduce((sum, one) => sum + pick(one), 0) / values.length;
  const [x, y] = [mean(({ at_s }) => at_s), mean(({ value }) => value)];
  const over = mean(({ at_s, value }) => (at_s - x) * (value - y));
  const under = mean(({ at_s }) => (at_s - x) ** 2);
  return under === 0 || y === 0 ? 0 : ((over / under) * 3_600 * 100) / y;
}

interface Sample {
  readonly at_s: number;
  readonly gateway: number;
  readonly relay: number;
  readonly worker: number;
  readonly fds: number;
  readonly temp: number;
  readonly redis: number;
  readonly connections: number;
}

describe.skipIf(!hasRedis() || process.platform !== 'linux')('the service as it ships', () => {
  it(
    'T31 keeps memory, files and connections level under seven tenths of what it can do',
    async () => {
      // Two hours unless the soak was given less.
      const minutes = isSoak ? (timeLeft() ?? 120 * 60_000) / 60_000 : 0.1;
      const { rows: before } = await service.db.query<{ n: number }>('SELECT count(*) AS n FROM jobs');
      // What a slide takes when nothing else is asked for; a pause of three sevenths of it leaves seven tenths.
      for (let i = 0; i < 5; i += 1) await render(serial++);
      const ends = Date.now() + minutes * 60_000;
      const failures: string[] = [];
      let done = 0;
      const caller = async () => {
        while (Date.now() < ends) {
          const from = performance.now();
          const reply = await render(serial++).catch((error: unknown) => ({ status: 0, text: String(error) }));
          if (reply.status === 200) done += 1;
          else failures.push(`${reply.status} ${reply.text.slice(0, 200)}`);
          await sleep(((performance.now() - from) * 3) / 7);
        }
      };
      const samples: Sample[] = [];
      const started = performance.now();
      const every_ms = Math.min(30_000, (minutes * 60_000) / 6);
      const watch = async () => {
        while (Date.now() < ends) {
          await sleep(every_ms);
          const { rows } = await service.db.query<{ n: number }>(
            "SELECT count(*) AS n FROM pg_stat_activity WHERE backend_type = 'client backend'",
          );
          const sample: Sample = {
            at_s: (performance.now() - started) / 1000,
            gateway: rssMb(service.gateway.pid),
            relay: rssMb(service.relay.pid),
            worker: rssMb(worker.pid),
            fds: [service.gateway, service.relay, worker].reduce((sum, one) => sum + fds(one.pid), 0),
            temp: readdirSync(tmpdir()).length,
            redis: await service.redisKeys(),
            connections: rows[0]?.n ?? 0,
          };
          samples.push(sample);
          const figures = (['gateway', 'relay', 'worker'] as const).map((name) => `${name} ${sample[name].toFixed(0)} MB`);
          process.stdout.write(
            `T31  ${sample.at_s.toFixed(0)} s: ${figures.join(', ')}; ${sample.fds} fds, ${sample.temp} in ${tmpdir()}, ${sample.redis} Redis keys, ${sample.connections} connections, ${done} slides\n`,
          );
        }
      };
      await Promise.all([watch(), caller()]);
      expect(failures).toEqual([]);
      expect(done).toBeGreaterThan(0);
      await until('all have ended', async () => (await live()) === 0);
      // The first half warms up.
      const half = samples.slice(Math.floor(samples.length / 2));
      const of = (name: Exclude<keyof Sample, 'at_s'>) => half.map((sample) => ({ at_s: sample.at_s, value: sample[name] }));
      const slopes = Object.fromEntries((['gateway', 'relay', 'worker'] as const).map((name) => [name, slope(of(name))]));
      const last = samples.at(-1)!;
      const first = half[0]!;
      // Connections come and go with what is in hand.
      expect(last.fds - first.fds).toBeLessThan(20);
      expect(last.connections - first.connections).toBeLessThan(10);
      // Finished messages are forgotten beyond a thousand a queue.
      expect(last.redis).toBeLessThan(5_000);
      // A shorter run says nothing of an hour.
      if (minutes >= 60) for (const value of Object.values(slopes)) expect(value).toBeLessThan(1);
      tally('T31', {
        minutes: Math.round(minutes * 10) / 10,
        slides: (await service.db.query<{ n: number }>('SELECT count(*) AS n FROM jobs')).rows[0]!.n - before[0]!.n,
        ...Object.fromEntries(Object.entries(slopes).map(([name, value]) => [`${name} % an hour`, Math.round(value * 10) / 10])),
        ...Object.fromEntries(
          (['gateway', 'relay', 'worker'] as const).map((name) => [`${name} MB`, `${first[name].toFixed(0)} to ${last[name].toFixed(0)}`]),
        ),
        fds: `${first.fds} to ${last.fds}`,
        temp: `${first.temp} to ${last.temp}`,
        'Redis keys': last.redis,
        connections: `${first.connections} to ${last.connections}`,
      });
    },
    isSoak ? 6 * 3_600_000 : limit(60_000),
  );

  it(
    'T32 refuses with 429 or 503 and a time to come back under five times its load, and is itself again soon after',
    async () => {
      const alone: number[] = [];
      for (let i = 0; i < 5; i += 1) {
        const from = performance.now();
        expect((await render(serial++)).status).toBe(200);
        alone.push(performance.now() - from);
      }
      let asked = 0;
      let storms = 0;
      let rendered = 0;
      const after_ms: number[] = [];
      const dryRun = () =>
        send(service.agent, service.base, '/v1/render/intent', { key: key(serial), json: { ...intent(serial++), dry_run: true } });
      let slowest_back_ms = 0;
      const statuses = new Map<number, number>();
      for (let storm = 0; storm < sized(1, 3); storm += 1) {
        const ends = Date.now() + sized(3, 180) * 1_000;
        // Ten at once are five times what one worker with two hands draws; dry runs and wrong keys come on top.
        const kinds = [
          // A backlog of some seconds when small: it is drawn to its end below.
          () => (rendered++ < (storm + 1) * sized(60, 600) ? render(serial++, { prefer: 'respond-async' }) : dryRun()),
          dryRun,
          () => send(service.agent, service.base, '/v1/account', { key: `wrong-${serial++}` }),
        ];
        const caller = async (i: number) => {
          // However slow the machine: until somebody has been refused.
          while (Date.now() < ends || !statuses.has(429)) {
            const reply = await kinds[i % kinds.length]!();
            asked += 1;
            statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
            if (reply.status === 429 || reply.status === 503) expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
          }
        };
        await Promise.all(Array.from({ length: 30 }, (_, i) => caller(i)));
        storms += 1;
        const over = performance.now();
        await until('the backlog is done', async () => (await live()) === 0, 600_000);
        const again = performance.now();
        expect((await render(serial++)).status).toBe(200);
        after_ms.push(performance.now() - again);
        slowest_back_ms = Math.max(slowest_back_ms, performance.now() - over);
      }
      expect([...statuses.keys()].filter((status) => ![200, 202, 401, 429, 503].includes(status))).toEqual([]);
      expect(statuses.get(429)).toBeGreaterThan(0);
      const { rows } = await service.db.query<{ n: number }>("SELECT count(*) AS n FROM jobs WHERE status NOT IN ('complete')");
      expect(rows[0]?.n).toBe(0);
      if (isSoak) expect(slowest_back_ms).toBeLessThan(60_000);
      tally('T32', {
        storms,
        asked,
        ...Object.fromEntries([...statuses].sort(([a], [b]) => a - b).map(([status, n]) => [`answered ${status}`, n])),
        'p95 alone ms': Math.round(quantile(alone, 0.95)),
        'a slide after, at most ms': Math.round(Math.max(...after_ms)),
        'itself again after, at most ms': Math.round(slowest_back_ms),
      });
    },
    limit(180_000),
  );
});
