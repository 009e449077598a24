/* Long because every trial is on the same stand of Postgres, Redis and processes. */
/** Trials of the whole service: gateways, relay and workers killed and rolled, Postgres and Redis stopped, wallets rushed. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readWallet } from '@deckwright/platform/billing';
import { type Running, until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { isSoak, limit, rounds, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Stand, startStand, type Tenant } from '../../render-worker/test/_stand.ts';
import { type Answer, insist, jobOf, post } from './_callers.ts';
import { startLoad } from './_load.ts';

/** Of T11, at 5 cents each. */
const PAID = sized(20, 100);
/** Of T28. */
const AT_ONCE = sized(20, 50);

let stand: Stand;
beforeAll(async () => {
  // The grace that ships: a message that a busy worker is slow to begin is not published again under another number.
  stand = await startStand({ queue: hasRedis() ? 'redis' : 'postgres', relay: { grace_ms: 5_000 } });
});
afterEach(() => stand.killWorkers());
afterAll(() => stand?.stop());

const ask = (tenant: Tenant = stand.tenant) => ({ tenant, key: randomUUID(), body: stand.slide() });
const jobsOf = async (tenant: Tenant): Promise<number> =>
  (await stand.store.list({ account_id: tenant.account_id, mode: 'live', limit: 1, offset: 0 })).total;
const jobs = async (): Promise<number> => (await stand.db.query<{ n: number }>('SELECT count(*) AS n FROM jobs')).rows[0]?.n ?? 0;
const died = (one: Running) => one.child.signalCode === 'SIGKILL';

it(
  'T02 loses and doubles nothing when a gateway or a relay dies at a named point',
  async () => {
    const healthy = await stand.startGateway();
    // Leaves all publishing to the relay.
    const silent = await stand.startGateway({ is_silent: true });
    const worker = stand.startWorker();
    await worker.ready;
    const before = await jobs();
    let asked = 0;
    let deaths = 0;
    for (const _ of rounds(1, 20)) {
      for (const die_at of ['after_outbox', 'after_hold', 'before_add', 'after_add'] as const) {
        const dying = await stand.startGateway({ die_at });
        const answer = await insist(() => [dying.base, healthy.base], ask());
        expect(answer.tries).toBeGreaterThan(1);
        expect(dying.lines.filter((line) => line.message === 'dying')).toMatchObject([{ point: die_at }]);
        expect(died(dying)).toBe(true);
        asked += 1;
        deaths += 1;
      }
      const relay = stand.startRelay({ die_at: 'after_add' });
      await relay.ready;
      // Two relays share the outbox, so it takes some entries until the dying one has one in hand.
      while (!died(relay)) {
        await insist(() => [silent.base], ask());
        asked += 1;
      }
      expect(relay.lines.filter((line) => line.message === 'dying')).toMatchObject([{ point: 'after_add' }]);
      deaths += 1;
    }
    await until('all have ended', stand.allEnded);
    expect((await jobs()) - before).toBe(asked);
    tally('T02', { where: 'gateway and relay', deaths, asked, ...(await stand.expectLedgerBalance()) });
  },
  limit(60_000),
);

it(
  'T03 makes one job and one bill of a key whose gateway was killed in the middle of the request',
  async () => {
    const healthy = await stand.startGateway();
    const workers = [stand.startWorker({ pause_ms: 10 }), stand.startWorker({ pause_ms: 10 })];
    let victim = await stand.startGateway();
    await Promise.all(workers.map((worker) => worker.ready));
    const before = await jobs();
    let kills = 0;
    let cut = 0;
    const keys = 4;
    for (const round of rounds(2, 100)) {
      // Started while the other still serves: the trial is not about how fast a process starts.
      const next = stand.startGateway();
      const asks = Array.from({ length: keys }, () => ask());
      const { base } = victim;
      const answers = asks.map((one) => insist(() => [base, healthy.base], one));
      // From before the request is read to after its slide is stored.
      await sleep(2 + ((round * 13) % 90));
      await victim.end('SIGKILL');
      kills += 1;
      for (const [i, answer] of (await Promise.all(answers)).entries()) {
        if (answer.tries > 1) cut += 1;
        const again = await post(healthy.base, asks[i]!);
        expect([again.status, again.text]).toEqual([200, answer.text]);
        expect(again.headers.get('idempotent-replayed')).toBe('true');
      }
      victim = await next;
    }
    expect(cut).toBeGreaterThan(0);
    await until('all have ended', stand.allEnded);
    expect((await jobs()) - before).toBe(kills * keys);
    tally('T03', { kills, keys: kills * keys, 'requests cut': cut, ...(await stand.expectLedgerBalance()) });
  },
  limit(90_000),
);

it(
  'T08 keeps every acknowledged job when Postgres stops at once under load, and serves again without a restart',
  async () => {
    const gateway = await stand.startGateway();
    const workers = [stand.startWorker({ pause_ms: 5 }), stand.startWorker({ pause_ms: 5 })];
    await Promise.all(workers.map((worker) => worker.ready));
    const before = await jobs();
    const acknowledged: Answer[] = [];
    let asked = 0;
    let refused = 0;
    let loading = true;
    const caller = async () => {
      while (loading) {
        const one = ask();
        asked += 1;
        const answer = await insist(() => [gateway.base], one);
        acknowledged.push(answer);
      }
    };
    const callers = Array.from({ length: 6 }, caller);
    let stops = 0;
    let slowest_ms = 0;
    for (const round of rounds(1, 20)) {
      const goal = acknowledged.length + 12;
      await until('work goes on', () => acknowledged.length >= goal, 30_000);
      await stand.postgres.crash();
      stops += 1;
      const answer = await post(gateway.base, ask());
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
      refused += 1;
      await sleep((round % 5) * 200);
      await stand.postgres.restart();
      const back = performance.now();
      await until('a render is answered', async () => (await post(gateway.base, ask()).then(count200, () => 0)) > 0, 20_000);
      slowest_ms = Math.max(slowest_ms, performance.now() - back);
    }
    loading = false;
    await Promise.all(callers);
    await until('all have ended', stand.allEnded);
    // What is promised of a machine that has nothing else to do.
    if (isSoak) expect(slowest_ms).toBeLessThan(15_000);
    // Those of the probes come on top: a probe that was refused may not have left a job, one that was answered has.
    const ids = [...new Set([...acknowledged.map(jobOf), ...probes.map(jobOf)])];
    expect(ids).toHaveLength(asked + probes.length);
    await stand.expectAllWhole(ids);
    const left = (await jobs()) - before - ids.length;
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left).toBeLessThanOrEqual(unanswered);
    expect([gateway, ...workers].filter((one) => one.child.exitCode !== null || one.child.signalCode !== null)).toEqual([]);
    tally('T08', {
      stops,
      acknowledged: ids.length,
      'refused with 503': refused,
      'slowest return ms': Math.round(slowest_ms),
      ...(await stand.expectLedgerBalance()),
    });
  },
  limit(120_000),
);
const probes: Answer[] = [];
let unanswered = 0;
const count200 = (answer: Answer): number => {
  if (answer.status === 200) probes.push(answer);
  else unanswered += 1;
  return answer.status === 200 ? 1 : 0;
};

it(
  `T11 accepts exactly ${PAID} of ${5 * PAID} renders at once, for which the wallet has the money, and no reader sees less than nothing`,
  async () => {
    const gateway = await stand.startGateway();
    const workers = [stand.startWorker({ pause_ms: 0 }), stand.startWorker({ pause_ms: 0 })];
    await Promise.all(workers.map((worker) => worker.ready));
    let lowest = Number.POSITIVE_INFINITY;
    let rushes = 0;
    let later = 0;
    for (const _ of rounds(1, 20)) {
      const tenant = await stand.createTenant({ cents: 5 * PAID, broke: true });
      let rushing = true;
      const reader = (async () => {
        while (rushing) lowest = Math.min(lowest, (await readWallet(stand.db, tenant.account_id))?.paid_cents ?? -1);
      })();
      const answers = await Promise.all(
        Array.from({ length: 5 * PAID }, async () => {
          const one = { ...ask(tenant), headers: { prefer: 'respond-async' } };
          let answer = await post(gateway.base, one);
          // Told to come back, which happens where the machine is slow: the same key, as a caller would.
          for (; answer.status === 503; answer = await post(gateway.base, one)) {
            later += 1;
            await sleep(500);
          }
          return answer;
        }),
      );
      rushing = false;
      await reader;
      rushes += 1;
      const count = (status: number) => answers.filter((answer) => answer.status === status).length;
      expect([count(202), count(402)]).toEqual([PAID, 4 * PAID]);
      await until('all have ended', stand.allEnded, 60_000);
      expect(await jobsOf(tenant)).toBe(PAID);
      expect(await readWallet(stand.db, tenant.account_id)).toMatchObject({ paid_cents: 0, held_cents: 0 });
    }
    expect(lowest).toBeGreaterThanOrEqual(0);
    tally('T11', {
      rushes,
      accepted: rushes * PAID,
      refused: rushes * 4 * PAID,
      'told to come back': later,
      'lowest seen': lowest,
      ...(await stand.expectLedgerBalance()),
    });
  },
  limit(240_000),
);

it(
  `T28 makes one job and one bill of ${AT_ONCE} requests at once under one key, and keeps keys apart`,
  async () => {
    const gateways = [await stand.startGateway(), await stand.startGateway()];
    const worker = stand.startWorker({ pause_ms: 0 });
    await worker.ready;
    const other = await stand.createTenant();
    const before = await jobs();
    let keys = 0;
    let conflicts = 0;
    for (const _ of rounds(1, 50)) {
      const one = ask();
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => post(gateways[i % 2]!.base, one)));
      const ok = answers.filter(({ status }) => status === 200);
      conflicts += answers.filter(({ status, text }) => status === 409 && text.includes('idempotency_in_progress')).length;
      expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
      expect(ok.length).toBeGreaterThan(0);
      expect(new Set(ok.map(({ text }) => text)).size).toBe(1);
      expect((await post(gateways[0]!.base, { ...one, body: stand.slide() })).status).toBe(422);
      const theirs = await post(gateways[1]!.base, { ...one, tenant: other });
      expect([theirs.status, jobOf(theirs) === jobOf(ok[0]!)]).toEqual([200, false]);
      // A day later the key is free again; the slide itself has been paid for.
      await stand.db.query("UPDATE idempotency_keys SET expires_at = now() - interval '1 second' WHERE key = $1", [one.key]);
      const later = await post(gateways[0]!.base, one);
      expect([later.status, JSON.parse(later.text)]).toMatchObject([200, { cost: 0, charged_to: 'none', repeat_of: jobOf(ok[0]!) }]);
      keys += 1;
    }
    await until('all have ended', stand.allEnded);
    expect((await jobs()) - before).toBe(keys * 3);
    tally('T28', {
      keys,
      requests: keys * (AT_ONCE + 3),
      'jobs of those at once': keys,
      'told to wait': conflicts,
      ...(await stand.expectLedgerBalance()),
    });
  },
  limit(60_000),
);

it(
  'T14 refuses and cuts nobody while gateways and workers are replaced one after the other',
  async () => {
    // One of each when small: its successor serves before it ends, as in a fleet.
    const size = sized(1, 3);
    const startGateway = () => stand.startGateway({ notice_ms: 400 });
    const gateways = await Promise.all(Array.from({ length: size }, startGateway));
    const startWorker = () => stand.startWorker();
    const startDeckWorker = () => stand.startDeckWorker();
    const workers = Array.from({ length: size }, startWorker);
    const deckWorkers = Array.from({ length: size }, startDeckWorker);
    await Promise.all([...workers, ...deckWorkers].map((worker) => worker.ready));
    // Callers who never pause would keep a small machine from starting anything.
    const pause_ms = sized(100, 0);
    const load = startLoad(gateways, { callers: sized(2, 6), pause_ms, request: ask });
    const decks = startLoad(gateways, {
      callers: sized(1, 2),
      pause_ms,
      request: () => ({ ...ask(), path: '/v1/render/intent/deck', body: { slides: [stand.slide(), stand.slide()] } }),
    });
    let replaced = 0;
    for (const _ of rounds(1, 20)) {
      for (let i = 0; i < size; i += 1) {
        const fresh = await startGateway();
        for (const one of [load, decks]) one.inRotation.add(fresh);
        expect(await gateways[i]!.end('SIGTERM')).toBe(0);
        gateways[i] = fresh;
        for (const [fleet, start] of [
          [workers, startWorker],
          [deckWorkers, startDeckWorker],
        ] as const) {
          const successor = start();
          await successor.ready;
          expect(await fleet[i]!.end('SIGTERM')).toBe(0);
          fleet[i] = successor;
        }
        replaced += 3;
      }
    }
    await until('a deck came through', () => decks.answers.length > 0, 60_000);
    await Promise.all([load.stop(), decks.stop()]);
    expect([...load.failures, ...decks.failures]).toEqual([]);
    await until('all have ended', stand.allEnded);
    const ids = load.answers.map(jobOf);
    const deck_ids = decks.answers.map(jobOf);
    await stand.expectAllWhole(ids);
    expect(decks.answers.map(({ text }) => JSON.parse(text))).toEqual(
      deck_ids.map((job_id) => expect.objectContaining({ job_id, status: 'complete', slides_ok: 2, pptx_available: true })),
    );
    // A deck is begun anew when the last of its slides has ended; each slide once.
    const again = await stand.db.query(
      `SELECT job_id, attempt_no, crashes FROM jobs
       WHERE attempt_no > CASE WHEN job_id = ANY($2) THEN 2 ELSE 1 END AND (job_id = ANY($1 || $2) OR parent_deck_id = ANY($2))`,
      [ids, deck_ids],
    );
    expect(again.rows).toEqual([]);
    const { rows: behind } = await stand.db.query<{ ms: number }>(
      `SELECT COALESCE(max(extract(epoch FROM deck.finished_at - slides.finished_at)) * 1000, 0)::float8 AS ms FROM jobs deck
       JOIN LATERAL (SELECT max(finished_at) AS finished_at FROM jobs WHERE parent_deck_id = deck.job_id) slides ON true
       WHERE deck.job_id = ANY($1)`,
      [deck_ids],
    );
    const behind_ms = Math.round(behind[0]?.ms ?? 0);
    expect(behind_ms).toBeLessThan(10_000);
    tally('T14', {
      replaced,
      'deck behind its slides, at most ms': behind_ms,
      answered: ids.length,
      decks: deck_ids.length,
      'refused or cut': 0,
      'extra attempts': 0,
      ...(await stand.expectLedgerBalance()),
    });
  },
  limit(180_000),
);

it.skipIf(!hasRedis())(
  'T14 ends in its grace with 0 while Redis is away, and accepts meanwhile',
  async () => {
    const gateways = await Promise.all(Array.from({ length: 2 }, () => stand.startGateway({ notice_ms: 1_000 })));
    let worker = stand.startWorker();
    await worker.ready;
    let replaced = 0;
    let accepted = 0;
    for (const _ of rounds(1, 5)) {
      const load = startLoad(gateways, { callers: 4, pause_ms: 60, request: () => ({ ...ask(), headers: { prefer: 'respond-async' } }) });
      await until('work goes on', () => load.answers.length > 10);
      await stand.redis!.crash();
      const from = performance.now();
      expect(await Promise.all([gateways[0]!.end('SIGTERM'), worker.end('SIGTERM')])).toEqual([0, 0]);
      if (isSoak) expect(performance.now() - from).toBeLessThan(20_000);
      replaced += 2;
      await until('work is accepted', () => load.answers.length > 30);
      await load.stop();
      expect(load.failures).toEqual([]);
      await stand.redis!.restart();
      gateways[0] = await stand.startGateway({ notice_ms: 1_000 });
      worker = stand.startWorker({ pause_ms: 0 });
      await until('all have ended', stand.allEnded, 60_000);
      await stand.expectAllWhole(load.answers.map(jobOf));
      accepted += load.answers.length;
    }
    tally('T14', { 'without Redis': replaced, accepted, 'refused or cut': 0, ...(await stand.expectLedgerBalance()) });
  },
  limit(90_000),
);
