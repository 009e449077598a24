/**
 * Kills, lost messages in bulk, and workers that return after their lease (T01, T02, T04, T09): every job ends once, with its files, and
 * is paid for once.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { faultPoints } from '@deckwright/platform/jobs';
import { type Running, until } from '@deckwright/testkit/processes';
import { hasRedis } from '@deckwright/testkit/redis';
import { isSoak, limit, rounds, sized, tally } from '@deckwright/testkit/trial';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Stand, startStand } from './_stand.ts';

// As many kills on either queue.
const jobs = sized(60, 2_000);
const kills = sized(5, 200);

describe.each(['postgres', 'redis'] as const)('with the queue in %s', (queue) => {
  const skip = queue === 'redis' && !hasRedis();
  /** With every change, what differs little between the queues is tried on one of them. */
  const elsewhere = (on: string) => !isSoak && queue !== on;
  let stand: Stand;

  beforeAll(async () => {
    if (!skip) stand = await startStand({ queue });
  }, 600_000);

  afterEach(async () => {
    await stand?.killWorkers();
  });

  afterAll(async () => {
    await stand?.stop();
  }, 600_000);

  const complete = async () => (await stand.counts()).complete ?? 0;
  const allEnded = () => stand.allEnded();

  it.skipIf(skip)(
    `T01 finishes ${jobs} jobs, each once and paid once, under ${kills} kills of a worker`,
    async () => {
      const job_ids = [...(await stand.accept(jobs))];
      const workers: Running[] = [stand.startWorker(), stand.startWorker()];
      await Promise.all(workers.map((worker) => worker.ready));
      let killed = 0;
      for (const kill of rounds(5, 200)) {
        killed = kill + 1;
        const goal = kill * 6;
        await until(`${goal} jobs are complete`, async () => (await complete()) >= goal, 60_000);
        const victim = kill % 2;
        // However long a process takes to start: it draws when it is killed, and there is more to draw.
        await until('the victim draws', async () => {
          if (((await stand.counts()).queued ?? 0) < 10) job_ids.push(...(await stand.accept(10)));
          return workers[victim]!.lines.some((line) => line.message === 'drawing');
        });
        // Not at the same place of each job: pauses of 0 to 57 ms walk through a drawing.
        await sleep((kill % 20) * 3);
        await workers[victim]!.end('SIGKILL');
        workers[victim] = stand.startWorker();
      }
      await until('all have ended', allEnded, limit(90_000));
      await stand.expectAllWhole(job_ids);
      const { rows } = await stand.db.query<{ crashed: number; crashes: number }>(
        'SELECT count(*) FILTER (WHERE crashes > 0) AS crashed, sum(crashes) AS crashes FROM jobs',
      );
      // The kills really hit running work.
      expect(rows[0]!.crashed).toBeGreaterThanOrEqual(killed / 4);
      tally('T01', { queue, kills: killed, 'jobs hit': rows[0]!.crashed, ...(await stand.expectLedgerBalance()) });
      for (const worker of workers) {
        // The last one may have begun just now: before it listens, a signal ends it.
        await worker.ready;
        expect(await worker.end('SIGTERM')).toBe(0);
      }
    },
    limit(240_000),
  );

  if (!elsewhere('redis'))
    it.skipIf(skip)(
      'T02 finishes a job whose worker dies at any named point',
      async () => {
        const points = faultPoints.slice(faultPoints.indexOf('after_begin'));
        const dying: Running[] = [];
        const job_ids: string[] = [];
        for (const _ of rounds(1, 20)) {
          for (const die_at of points) {
            job_ids.push(...(await stand.accept(1)));
            const worker = stand.startWorker({ die_at, concurrency: 1 });
            dying.push(worker);
            await until(`a worker died at ${die_at}`, () => worker.child.signalCode !== null, 20_000);
            expect(worker.lines.filter((line) => line.message === 'dying')).toMatchObject([{ point: die_at }]);
          }
          const healthy = stand.startWorker();
          await until('all have ended', allEnded);
          expect(await healthy.end('SIGTERM')).toBe(0);
        }
        await stand.expectAllWhole(job_ids);
        tally('T02', { queue, points: points.length, deaths: dying.length, ...(await stand.expectLedgerBalance()) });
      },
      limit(90_000),
    );

  if (!elsewhere('postgres'))
    it.skipIf(skip)(
      'T09 keeps one effect, and one bill, of two executions when a stopped worker wakes as a zombie',
      async () => {
        let fenced = 0;
        for (const _ of rounds(2, 25)) {
          const zombie = stand.startWorker({ pause_ms: 300, concurrency: 1 });
          await zombie.ready;
          const job_ids = await stand.accept(1);
          await until('the drawing has begun', () => zombie.lines.some((line) => line.message === 'drawing'));
          zombie.child.kill('SIGSTOP');
          stand.countAsSilent(zombie);
          const other = stand.startWorker();
          await until('another worker has finished the job', allEnded);
          zombie.child.kill('SIGCONT');
          // Either its heartbeat tells it, or its commit changes no row.
          await until('the zombie was fenced', () => zombie.lines.some((line) => line.fenced === true));
          await stand.expectAllWhole(job_ids);
          const job = await stand.db.query('SELECT crashes FROM jobs WHERE job_id = $1', [job_ids[0]]);
          expect(job.rows).toEqual([{ crashes: 1 }]);
          fenced += zombie.lines.filter((line) => line.fenced === true).length;
          await Promise.all([zombie.end('SIGKILL'), other.end('SIGTERM')]);
        }
        tally('T09', { queue, fenced, ...(await stand.expectLedgerBalance()) });
      },
      limit(90_000),
    );

  if (!elsewhere('postgres'))
    it.skipIf(skip)(
      'gives back what it cannot finish in its grace, without counting a crash',
      async () => {
        const slow = stand.startWorker({ pause_ms: 60_000, concurrency: 1 });
        await slow.ready;
        const job_ids = await stand.accept(1);
        await until('the drawing has begun', () => slow.lines.some((line) => line.message === 'drawing'));
        expect(await slow.end('SIGTERM')).toBe(0);
        const next = stand.startWorker();
        await until('the job has ended', allEnded);
        await stand.expectAllWhole(job_ids);
        const { rows } = await stand.db.query('SELECT crashes FROM jobs WHERE job_id = $1', [job_ids[0]]);
        expect(rows).toEqual([{ crashes: 0 }]);
        await next.end('SIGTERM');
      },
      600_000,
    );

  it.skipIf(skip)(
    'T04 brings every live job back after the queue forgot everything, again and again under load',
    async () => {
      let flushes = 0;
      const job_ids = [...(await stand.accept(sized(90, 400)))];
      const workers = [stand.startWorker(), stand.startWorker()];
      const before = await complete();
      let forgotten: readonly { readonly job_id: string; readonly attempt_no: number }[] = [];
      for (const round of rounds(2, 10)) {
        await until('work goes on', async () => (await complete()) >= before + (round + 1) * 20, 60_000);
        flushes += 1;
        // Stopped, so that something waits when the queue forgets, however slow this process is beside theirs.
        for (const worker of workers) worker.child.kill('SIGSTOP');
        if (((await stand.counts()).queued ?? 0) < 40) job_ids.push(...(await stand.accept(40)));
        if (stand.redis) await stand.redis.flush();
        else await stand.db.query('TRUNCATE doorbell_rings');
        ({ rows: forgotten } = await stand.db.query<{ job_id: string; attempt_no: number }>(
          "SELECT job_id, attempt_no FROM jobs WHERE status = 'queued'",
        ));
        for (const worker of workers) worker.child.kill('SIGCONT');
      }
      expect(forgotten.length).toBeGreaterThan(0);
      const values = [forgotten.map((row) => row.job_id), forgotten.map((row) => row.attempt_no)];
      const left = async () =>
        (
          await stand.db.query(
            `SELECT 1 FROM jobs JOIN unnest($1::text[], $2::int[]) AS f(job_id, attempt_no) USING (job_id, attempt_no)
             WHERE status = 'queued'`,
            values,
          )
        ).rowCount;
      const forgotten_at = Date.now();
      await until('every forgotten job was published again', async () => (await left()) === 0);
      // What is promised of a machine that has nothing else to do.
      if (isSoak) expect(Date.now() - forgotten_at).toBeLessThan(30_000);
      await until('all have ended', allEnded, 90_000);
      await stand.expectAllWhole(job_ids);
      tally('T04', { queue, flushes, ...(await stand.expectLedgerBalance()) });
      await Promise.all(workers.map((worker) => worker.end('SIGTERM')));
    },
    limit(240_000),
  );
});
