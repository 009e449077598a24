/** Queues, outbox and webhooks: how they are now and how they were in the last day, the one nearest to its target first. */
import type { Queryable } from '@deckwright/platform/database';
import { jobDefinitions, type LineNow, readLines } from '@deckwright/platform/jobs';
import { NEAR, targetOf } from '../objectives.ts';

export type Health = 'bad' | 'warn' | 'ok';

export interface Line extends LineNow {
  readonly target_ms: number;
  readonly health: Health;
  readonly in_minute: number;
  readonly out_minute: number;
  readonly p95_ms: number | null;
  /** Of what ended in 24 hours, the share that failed or crashed. */
  readonly failed: number;
  readonly ended_day: number;
  /** Crashed or lost within 15 minutes. */
  readonly crashed: number;
  /** Longest wait in each quarter of an hour of the last day, oldest first. */
  readonly waits: readonly number[];
}

export interface Sampled {
  readonly line: string;
  readonly slot: number;
  readonly oldest_ms: number;
  readonly p95_ms: number | null;
  readonly arrived: number;
  readonly ended: number;
  readonly failed: number;
  readonly crashed: number;
}

export const SLOTS = 96;

/** The last day in quarters of an hour; slot 95 is the current one. */
export async function readDay(db: Queryable): Promise<readonly Sampled[]> {
  const { rows } = await db.query<Sampled & Record<string, unknown>>(
    `SELECT line, (95 - floor(extract(epoch FROM now() - at) / 900))::int AS slot, max(oldest_ms) AS oldest_ms, max(p95_ms) AS p95_ms,
       sum(arrived)::int AS arrived, sum(ended)::int AS ended, sum(failed)::int AS failed, sum(crashed)::int AS crashed
     FROM queue_samples WHERE at > now() - interval '24 hours' GROUP BY 1, 2 ORDER BY 1, 2`,
  );
  return rows;
}

interface Recent {
  readonly line: string;
  readonly arrived: number;
  readonly ended: number;
  readonly crashed: number;
  readonly p95_ms: number | null;
}

async function readRecent(db: Queryable): Promise<readonly Recent[]> {
  const { rows } = await db.query<Recent & Record<string, unknown>>(
    `SELECT line, (COALESCE(sum(arrived) FILTER (WHERE at > now() - interval '5 minutes'), 0) / 5.0)::float8 AS arrived,
       (COALESCE(sum(ended) FILTER (WHERE at > now() - interval '5 minutes'), 0) / 5.0)::float8 AS ended, sum(crashed)::int AS crashed, max(p95_ms) AS p95_ms
     FROM queue_samples WHERE at > now() - interval '15 minutes' GROUP BY line`,
  );
  return rows;
}

/** 95 of 100 attempts of the last quarter of an hour were done in this time. */
async function readRunTimes(db: Queryable): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.query<{ job_type: string; p95_ms: number | null }>(
    `SELECT job_type, percentile_cont(0.95) WITHIN GROUP (ORDER BY extract(epoch FROM ended_at - begun_at) * 1000) AS p95_ms
     FROM job_attempts WHERE ended_at > now() - interval '15 minutes' AND outcome = 'complete' GROUP BY job_type`,
  );
  const of_type = new Map(rows.map((row) => [row.job_type, row.p95_ms ?? 0]));
  return new Map(
    jobDefinitions.flatMap(({ queue, job_types }) => {
      const found = job_types.flatMap((type) => of_type.get(type) ?? []);
      return found.length === 0 ? [] : [[queue, Math.max(...found)]];
    }),
  );
}

export async function readQueues(db: Queryable, day: readonly Sampled[]): Promise<readonly Line[]> {
  const [now, recent, times] = await Promise.all([readLines(db), readRecent(db), readRunTimes(db)]);
  const lines = now.map((line): Line => {
    const target_ms = targetOf(line.line);
    const mine = day.filter((one) => one.line === line.line);
    const sum = (pick: (one: Sampled) => number) => mine.reduce((all, one) => all + pick(one), 0);
    const latest = recent.find((one) => one.line === line.line);
    const ended_day = sum((one) => one.ended);
    const waits = Array.from({ length: SLOTS }, (_, slot) => mine.find((one) => one.slot === slot)?.oldest_ms ?? 0);
    waits[SLOTS - 1] = line.oldest_ms;
    const tried = ended_day + sum((one) => one.crashed);
    return {
      ...line,
      target_ms,
      health: line.oldest_ms > target_ms ? 'bad' : line.oldest_ms > NEAR * target_ms ? 'warn' : 'ok',
      in_minute: latest?.arrived ?? 0,
      out_minute: latest?.ended ?? 0,
      p95_ms: times.get(line.line) ?? latest?.p95_ms ?? null,
      failed: tried === 0 ? 0 : sum((one) => one.failed + one.crashed) / tried,
      ended_day,
      crashed: latest?.crashed ?? 0,
      waits,
    };
  });
  return lines.sort((a, b) => b.oldest_ms / b.target_ms - a.oldest_ms / a.target_ms);
}
