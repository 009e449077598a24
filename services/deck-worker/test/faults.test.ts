/** Kills and forgetting with decks in the mix (T01, T02, T04, T05): every deck ends once, with the same bytes, and is paid for once. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { holdForSlides } from '@deckwright/platform/billing';
import { type Running, until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { isSoak, limit, rounds, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Stand, startStand } from '../../render-worker/test/_stand.ts';

let stand: Stand;
const queue = hasRedis() ? 'redis' : 'postgres';

beforeAll(async () => {
  stand = await startStand({ queue });
});
afterEach(() => stand.killWorkers());
afterAll(() => stand?.stop());

/** All of them in a soak. */
const POINTS = isSoak
  ? (['after_begin', 'mid_render', 'after_put', 'before_commit', 'after_commit', 'before_ack'] as const)
  : (['mid_render', 'before_commit'] as const);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** A deck past the gateway, its price held. */
async function accept(name: string, count: number): Promise<string> {
  const slides = Array.from({ length: count }, (_, i) => ({ ...stand.slide(), headline: `${name}, slide ${i + 1}`, page_number: i + 1 }));
  const request_text = JSON.stringify({ name, slides });
  const accepted = await stand.store.accept({
    account_id: stand.tenant.account_id,
    job_type: 'deck',
    name,
    request_text,
    input_hash: hashOf(request_text),
    outputs: ['pptx'],
    hold: holdForSlides(count, hashOf(request_text), 'live'),
    slides: slides.map((slide) => ({
      name: slide.headline,
      request_text: JSON.stringify(slide),
      input_hash: hashOf(JSON.stringify([slide])),
    })),
  });
  if (accepted.outcome !== 'accepted') throw new Error(accepted.outcome);
  return accepted.job.job_id;
}

/** Decks of 2 to 6 slides, and here and there one of 18, which are begun and ended by threes. */
const acceptMany = (many: number, of: string) =>
  Promise.all(Array.from({ length: many }, (_, i) => accept(`${of} ${i}`, i % 7 === 3 ? 18 : 2 + (i % 5))));

/** Every deck is complete, once, with its file and all its slides, and captured what its slides cost. */
async function expectWhole(deck_ids: readonly string[]): Promise<void> {
  const { rows } = await stand.db.query<{
    job_id: string;
    status: string;
    units: number;
    captured_units: number;
    object_key: string;
    sha256: string;
  }>(
    `SELECT j.job_id, j.status, h.units, h.captured_units, f.object_key, f.sha256 FROM jobs j JOIN wallet_holds h USING (job_id)
     LEFT JOIN job_files f ON f.job_id = j.job_id AND f.kind = 'pptx' WHERE j.job_id = ANY($1)`,
    [deck_ids],
  );
  expect(rows).toHaveLength(deck_ids.length);
  expect(rows.filter((row) => row.status !== 'complete' || row.captured_units !== row.units)).toEqual([]);
  for (const row of rows)
    expect(
      createHash('sha256')
        .update(readFileSync(join(stand.folder, row.object_key)))
        .digest('hex'),
    ).toBe(row.sha256);
  const { rows: slides } = await stand.db.query<{ n: number }>(
    "SELECT count(*) AS n FROM jobs WHERE parent_deck_id = ANY($1) AND status <> 'complete'",
    [deck_ids],
  );
  expect(slides[0]?.n).toBe(0);
}

const decksDone = async () =>
  (await stand.db.query<{ n: number }>("SELECT count(*) AS n FROM jobs WHERE job_type = 'deck' AND status = 'complete'")).rows[0]?.n ?? 0;

it(
  'T01 finishes every deck once and pays for it once, whichever worker is killed',
  async () => {
    const ids = [...(await acceptMany(sized(14, 400), 'Killed')), ...(await stand.accept(sized(6, 400)))];
    const decks = ids.slice(0, sized(14, 400));
    const start = [() => stand.startWorker({ pause_ms: 5 }), () => stand.startDeckWorker()] as const;
    const workers: Running[] = [start[0](), start[1](), start[0](), start[1]()];
    let kills = 0;
    for (const kill of rounds(4, 200)) {
      await until(`${kill} decks are complete`, async () => (await decksDone()) >= kill, 60_000);
      await sleep((kill % 10) * 7);
      const victim = kill % 4;
      await workers[victim]!.end('SIGKILL');
      workers[victim] = start[victim % 2]!();
      kills += 1;
    }
    await until('all have ended', stand.allEnded, limit(60_000));
    await expectWhole(decks);
    tally('T01', { with: 'decks', queue, kills, decks: decks.length, ...(await stand.expectLedgerBalance()) });
    for (const worker of workers) expect(await worker.end('SIGTERM')).toBe(0);
  },
  limit(120_000),
);

it(
  'T02 finishes a deck whose worker dies at any named point, with the bytes that it would have had',
  async () => {
    const worker = stand.startWorker({ pause_ms: 0 });
    const hashes = new Set<string>();
    for (const die_at of POINTS) {
      const id = await accept('Dying', 3);
      const dying = stand.startDeckWorker({ die_at });
      await until(`a deck worker died at ${die_at}`, () => dying.child.signalCode !== null, 20_000);
      const healthy = stand.startDeckWorker();
      await until('all have ended', stand.allEnded, 20_000);
      await healthy.end('SIGKILL');
      const { rows } = await stand.db.query<{ sha256: string }>("SELECT sha256 FROM job_files WHERE job_id = $1 AND kind = 'pptx'", [id]);
      for (const row of rows) hashes.add(row.sha256);
      expect(rows).toHaveLength(1);
    }
    // Slides of the stand differ in their numbers alone, which the headline replaces.
    expect(hashes.size).toBe(1);
    await stand.expectLedgerBalance();
    await worker.end('SIGTERM');
  },
  limit(120_000),
);

it(
  'T04 and T05 bring every deck back after the queue forgot everything, and after it was gone',
  async () => {
    const ids = await acceptMany(sized(8, 200), 'Forgotten');
    const workers = [stand.startWorker({ pause_ms: 5 }), stand.startDeckWorker()];
    const before = await decksDone();
    let flushes = 0;
    for (const round of rounds(2, 10)) {
      await until('work goes on', async () => (await decksDone()) >= before + round * 2, 60_000);
      if (stand.redis) await stand.redis.flush();
      else await stand.db.query('TRUNCATE doorbell_rings');
      flushes += 1;
    }
    if (stand.redis) {
      await stand.redis.crash();
      ids.push(await accept('Away', 4));
      await sleep(1_000);
      await stand.redis.restart();
    }
    await until('all have ended', stand.allEnded, limit(60_000));
    await expectWhole(ids);
    tally('T04', {
      with: 'decks',
      queue,
      flushes,
      restarts: stand.redis ? 1 : 0,
      decks: ids.length,
      ...(await stand.expectLedgerBalance()),
    });
    await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
  },
  limit(120_000),
);
