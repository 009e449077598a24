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
import { type Clock, clockEnv } from './_clock.ts';

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

const HOUR_MS = 3_600_000;
/** A clock that stands five seconds before that moment when its process starts, which passes it while it works. */
const before = (moment: string, zone: string): Clock => ({ skew_ms: Date.parse(moment) - 5_000 - Date.now(), zone });

/** Clocks of two gateways and of a worker; the database's is right. */
const CASES: readonly (readonly [what: string, gateway: () => Clock, other: () => Clock, worker: () => Clock])[] = [
  ['an hour ahead and behind', () => ({ skew_ms: HOUR_MS }), () => ({ skew_ms: -HOUR_MS }), () => ({ skew_ms: 0 })],
  ...([HOUR_MS, -HOUR_MS] as const).map((by_ms) => {
    const jumping = (): Clock => ({ skew_ms: 0, jump: { after_ms: 4_000, by_ms } });
    return [`jumps by ${by_ms / HOUR_MS} h`, jumping, jumping, jumping] as const;
  }),
  ['a worker ahead', () => ({ skew_ms: 0 }), () => ({ skew_ms: 0 }), () => ({ skew_ms: HOUR_MS })],
  ['a worker behind', () => ({ skew_ms: 0 }), () => ({ skew_ms: 0 }), () => ({ skew_ms: -HOUR_MS })],
  ...(
    [
      ['summer time begins', '2027-03-28T01:00:00Z', 'Europe/Berlin'],
      ['summer time ends', '2026-10-25T01:00:00Z', 'Europe/Berlin'],
      ['summer time begins in the south', '2026-10-03T16:30:00Z', 'Australia/Lord_Howe'],
      ['a month ends', '2026-12-01T00:00:00Z', 'UTC'],
      ['a year ends', '2027-01-01T00:00:00Z', 'UTC'],
      ['a leap day', '2028-02-29T00:00:00Z', 'UTC'],
      ['a month ends fourteen hours earlier', '2026-11-30T10:00:00Z', 'Pacific/Kiritimati'],
    ] as const
  ).map(([what, moment, zone]) => {
    const there = (): Clock => before(moment, zone);
    return [what, there, there, there] as const;
  }),
];

it(
  'T17 holds, answers, links and bills as ever while clocks are wrong, jump or pass an end of something',
  async () => {
    let asked = 0;
    let links = 0;
    let wrong = 0;
    const jobs = async () => (await stand.db.query<{ n: number }>('SELECT count(*) AS n FROM jobs')).rows[0]?.n ?? 0;
    for (const round of rounds(2, CASES.length)) {
      const [what, ...clocks] = CASES[round]!;
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
