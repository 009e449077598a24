/** Trials of the whole service with clocks that are wrong, jump, change to summer time and pass the end of a month. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { limit, rounds, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Stand, startStand } from '../../render-worker/test/_stand.ts';
import { insist, jobOf, post } from './_callers.ts';
import { clockEnv } from './_clock.ts';
import { CLOCK_CASES } from './_clock-cases.ts';

let stand: Stand;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-clock-'));
  stand = await startStand({ queue: hasRedis() ? 'redis' : 'postgres' });
}, 180_000);
afterEach(() => stand.killWorkers());
afterAll(async () => {
  await stand?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 30_000);

it(
  'T17 holds, answers, links and bills as ever while clocks are wrong, jump or pass an end of something',
  async () => {
    let asked = 0;
    let links = 0;
    let wrong = 0;
    const jobs = async () => (await stand.db.query<{ n: number }>('SELECT count(*) AS n FROM jobs')).rows[0]?.n ?? 0;
    for (const round of rounds(2, CLOCK_CASES.length)) {
      const [what, ...clocks] = CLOCK_CASES[round]!;
      const [one, other] = await Promise.all(clocks.slice(0, 2).map((clock) => stand.startGateway({}, clockEnv(folder, clock()))));
      const worker = stand.startWorker({ pause_ms: 0, lease_ms: 15_000 }, clockEnv(folder, clocks[2]!()));
      await worker.ready;
      const began = performance.now();
      for (let i = 0; i < 6 || performance.now() - began < 6_000; i += 1) {
        const ask = { tenant: stand.tenant, key: randomUUID(), body: stand.slide() };
        const first = await insist(() => [one!.base], ask);
        const again = await post(other!.base, ask);
        // The same key within its day is the same answer, by whichever clock.
        expect([what, again.status, again.text]).toEqual([what, 200, first.text]);
        asked += 1;
        const made = await post(one!.base, {
          ...ask,
          key: randomUUID(),
          path: `/v1/jobs/${jobOf(first)}/download-url`,
          body: { expires_in_s: 86_400, single_use: true },
        });
        const { pathname, search } = new URL((JSON.parse(made.text) as { url: string }).url);
        const taken = await fetch(other!.base + pathname + search);
        expect([what, taken.status, (await taken.arrayBuffer()).byteLength > 1_000]).toEqual([what, 200, true]);
        // Used up by whichever clock.
        const twice = await fetch(one!.base + pathname + search);
        await twice.arrayBuffer();
        if (twice.status === 200) wrong += 1;
        links += 1;
      }
      await until('all have ended', stand.allEnded);
      await stand.killWorkers();
    }
    expect(wrong).toBe(0);
    expect(await jobs()).toBe(asked);
    tally('T17', { asked, links, 'opened twice': wrong, ...(await stand.expectLedgerBalance()) });
  },
  limit(180_000),
);
