/** A month of how queues and stores were: one row a queue and minute, folded to ten minutes after two days. Relays write them. */
import type { Queryable } from '../database/database.ts';
import { jobDefinitions } from './definitions.ts';
import { DUE } from './job-row.ts';

/** A slide that is begun later than this after it was queued counts against the objective of promptness. */
export const PROMPT_MS = 10_000;

/** Lines beside those of the queues. */
export const OUTBOX_LINE = 'outbox';
export const WEBHOOK_LINE = 'webhook';
export const storeLine = (name: string): string => `store:${name}`;

/** Job ids sort by time, so that the jobs of the last minutes are the end of an index. */
const SINCE_ID = (at: string): string => `'job_' || ulid_of(${at})`;

const QUEUES = `(VALUES ${jobDefinitions.map(({ queue, job_types }) => `('${queue}', ARRAY['${job_types.join("','")}'])`).join(', ')}) AS q(line, job_types)`;

/** Counts of the minute before and of this one. A slide of a deck arrives as its deck does. */
const COUNTS = `
SELECT q.line, m.at, (SELECT count(*) FROM jobs j WHERE j.job_id >= ${SINCE_ID('m.at')} AND j.job_id < ${SINCE_ID("m.at + interval '1 minute'")} AND j.job_type = ANY (q.job_types)) AS arrived,
  e.ended, e.failed, e.crashed, e.late, e.p95_ms
FROM ${QUEUES}
CROSS JOIN (VALUES (date_trunc('minute', now()) - interval '1 minute'), (date_trunc('minute', now()))) AS m(at)
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE a.outcome IN ('complete', 'failed')) AS ended, count(*) FILTER (WHERE a.outcome = 'failed') AS failed,
    count(*) FILTER (WHERE a.outcome IN ('crashed', 'lost')) AS crashed,
    count(*) FILTER (WHERE a.begun_at - a.queued_at > interval '${PROMPT_MS} milliseconds') AS late,
    percentile_cont(0.95) WITHIN GROUP (ORDER BY extract(epoch FROM a.ended_at - a.begun_at) * 1000) FILTER (WHERE a.outcome = 'complete') AS p95_ms
  FROM job_attempts a WHERE a.ended_at >= m.at AND a.ended_at < m.at + interval '1 minute' AND a.job_type = ANY (q.job_types)
) AS e
UNION ALL
SELECT '${OUTBOX_LINE}', m.at, e.n, e.n, 0, 0, 0, e.p95_ms
FROM (VALUES (date_trunc('minute', now()) - interval '1 minute'), (date_trunc('minute', now()))) AS m(at)
CROSS JOIN LATERAL (
  SELECT count(*) AS n, percentile_cont(0.95) WITHIN GROUP (ORDER BY extract(epoch FROM sent_at - GREATEST(created_at, due_at)) * 1000) AS p95_ms
  FROM outbox WHERE sent_at >= m.at AND sent_at < m.at + interval '1 minute'
) AS e
UNION ALL
SELECT '${WEBHOOK_LINE}', m.at, e.arrived, e.ended, e.failed, 0, 0, e.p95_ms
FROM (VALUES (date_trunc('minute', now()) - interval '1 minute'), (date_trunc('minute', now()))) AS m(at)
CROSS JOIN LATERAL (
  SELECT count(*) FILTER (WHERE d.created_at >= m.at AND d.created_at < m.at + interval '1 minute') AS arrived,
    count(*) FILTER (WHERE d.last_attempt_at >= m.at AND d.last_attempt_at < m.at + interval '1 minute' AND d.last_ms IS NOT NULL) AS ended,
    count(*) FILTER (WHERE d.last_attempt_at >= m.at AND d.last_attempt_at < m.at + interval '1 minute' AND d.last_error IS NOT NULL) AS failed,
    percentile_cont(0.95) WITHIN GROUP (ORDER BY d.last_ms) FILTER (WHERE d.last_attempt_at >= m.at AND d.last_attempt_at < m.at + interval '1 minute') AS p95_ms
  FROM webhook_events v JOIN webhook_deliveries d ON d.event_id = v.event_id WHERE v.occurred_at >= m.at - interval '1 hour'
) AS e`;

const WRITE_COUNTS = `INSERT INTO queue_samples (line, at, arrived, ended, failed, crashed, late, p95_ms)
SELECT line, at, arrived, ended, failed, crashed, late, p95_ms FROM (${COUNTS}) AS c
ON CONFLICT (line, at) DO UPDATE SET arrived = excluded.arrived, ended = excluded.ended, failed = excluded.failed, crashed = excluded.crashed,
  late = excluded.late, p95_ms = excluded.p95_ms WHERE queue_samples.minutes = 1`;

/** How a line is now: a queue, the outbox or the webhooks. */
export interface LineNow {
  readonly line: string;
  readonly waiting: number;
  readonly running: number;
  readonly slots: number;
  /** Wait of the one that has waited longest. */
  readonly oldest_ms: number;
}

const NOW = `
SELECT q.line, w.waiting, r.running, s.slots, w.oldest_ms FROM ${QUEUES}
CROSS JOIN LATERAL (
  SELECT count(*)::int AS waiting, COALESCE(extract(epoch FROM now() - min(GREATEST(j.queued_at, j.not_before))) * 1000, 0)::float8 AS oldest_ms
  FROM jobs j WHERE ${DUE} AND j.job_type = ANY (q.job_types)
) AS w
CROSS JOIN LATERAL (SELECT count(*)::int AS running FROM jobs j WHERE j.status = 'rendering' AND j.worker_id IS NOT NULL AND j.job_type = ANY (q.job_types)) AS r
CROSS JOIN LATERAL (
  SELECT COALESCE(sum(concurrency), 0)::int AS slots FROM workers w WHERE w.queue = q.line AND w.heartbeat_at > now() - interval '30 seconds'
) AS s
UNION ALL
SELECT '${OUTBOX_LINE}', count(*)::int, 0, 0, COALESCE(extract(epoch FROM now() - min(GREATEST(created_at, due_at))) * 1000, 0)::float8
FROM outbox WHERE sent_at IS NULL AND due_at <= now() AND (claimed_until IS NULL OR claimed_until < now())
UNION ALL
SELECT '${WEBHOOK_LINE}', count(*) FILTER (WHERE d.claimed_until IS NULL OR d.claimed_until < now())::int, count(*) FILTER (WHERE d.claimed_until >= now())::int, 0,
  COALESCE(extract(epoch FROM now() - min(d.next_attempt_at)) * 1000, 0)::float8
FROM webhook_deliveries d JOIN webhooks o ON o.webhook_id = d.webhook_id AND o.status = 'active'
WHERE d.state = 'pending' AND d.next_attempt_at <= now()`;

/** How each line is now. */
export async function readLines(db: Queryable): Promise<readonly LineNow[]> {
  const { rows } = await db.query<LineNow & Record<string, unknown>>(NOW);
  return rows;
}

/** What the samples of this minute are made of, beside what the tables say. */
export interface StoreReading {
  readonly name: string;
  /** Null when it did not answer. */
  readonly ms: number | null;
}

/** Writes this minute's row of each line, and finishes those of the minute before. Several relays write the same. */
export async function writeSamples(db: Queryable, stores: readonly StoreReading[]): Promise<void> {
  await db.query(WRITE_COUNTS);
  const now = [
    ...(await readLines(db)).map(({ line, waiting, running, oldest_ms }) => ({ line, waiting, running, oldest_ms, ms: null, failed: 0 })),
    ...stores.map(({ name, ms }) => ({
      line: storeLine(name),
      waiting: 0,
      running: 0,
      oldest_ms: ms ?? 0,
      ms,
      failed: ms === null ? 1 : 0,
    })),
  ];
  // Between two looks the worst counts.
  await db.query(
    `INSERT INTO queue_samples (line, at, waiting, running, oldest_ms, p95_ms, failed)
     SELECT line, date_trunc('minute', now()), waiting, running, oldest_ms, ms, failed
     FROM json_to_recordset($1::json) AS s(line text, waiting int, running int, oldest_ms float8, ms float8, failed int)
     ON CONFLICT (line, at) DO UPDATE SET waiting = GREATEST(queue_samples.waiting, excluded.waiting),
       running = GREATEST(queue_samples.running, excluded.running), oldest_ms = GREATEST(queue_samples.oldest_ms, excluded.oldest_ms),
       p95_ms = COALESCE(GREATEST(queue_samples.p95_ms, excluded.p95_ms), queue_samples.p95_ms), failed = queue_samples.failed + excluded.failed`,
    [JSON.stringify(now)],
  );
}

/** Puts minutes older than two days together to tens, and drops what is older than a month. */
export async function foldSamples(db: Queryable): Promise<number> {
  const { rowCount } = await db.query(
    `WITH old AS (
       DELETE FROM queue_samples WHERE minutes = 1 AND at < date_trunc('hour', now() - interval '48 hours')
       RETURNING line, date_bin('10 minutes', at, '2000-01-01') AS ten, arrived, ended, failed, crashed, late, waiting, running, oldest_ms, p95_ms
     )
     INSERT INTO queue_samples (line, at, minutes, arrived, ended, failed, crashed, late, waiting, running, oldest_ms, p95_ms)
     -- The row of the first minute is still seen by this statement: a second more makes another key.
     SELECT line, ten + interval '1 second', 10, sum(arrived), sum(ended), sum(failed), sum(crashed), sum(late), max(waiting), max(running), max(oldest_ms), max(p95_ms)
     FROM old GROUP BY line, ten
     ON CONFLICT (line, at) DO UPDATE SET arrived = queue_samples.arrived + excluded.arrived, ended = queue_samples.ended + excluded.ended,
       failed = queue_samples.failed + excluded.failed, crashed = queue_samples.crashed + excluded.crashed, late = queue_samples.late + excluded.late,
       waiting = GREATEST(queue_samples.waiting, excluded.waiting), running = GREATEST(queue_samples.running, excluded.running),
       oldest_ms = GREATEST(queue_samples.oldest_ms, excluded.oldest_ms), p95_ms = GREATEST(queue_samples.p95_ms, excluded.p95_ms)`,
  );
  const gone = await db.query("DELETE FROM queue_samples WHERE at < now() - interval '30 days'");
  return rowCount + gone.rowCount;
}
